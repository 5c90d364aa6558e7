import type { Services } from '#app/features/services.ts'
import { findAuthor } from './authors.server.ts'
import { blogHomeSettings, findBlogPage } from './blog-pages.server.ts'
import type { ListedCategory } from '#app/features/blog/blog-types.ts'
import { type CategoryTree, findCategory, listCategories, nested } from './categories.server.ts'
import type { FilledSection } from './custom-page.tsx'
import { pageCountOf, POSTS_PER_PAGE } from './list-address.ts'
import { findTag } from './tags.server.ts'
import { findPostsById, listBlogPosts, newestPosts, type PostFilters } from './posts.server.ts'

/** The data of each blog page that is no article, in one call. */

type Db = Services['db']

const HOME_FEATURED = 3
const HOME_LATEST = 6

export async function blogHome(db: Db) {
  const [settings, featured, categories, newest] = await Promise.all([
    blogHomeSettings(db),
    newestPosts(db, HOME_FEATURED, { featured: true }),
    listCategories(db),
    newestPosts(db, HOME_FEATURED + HOME_LATEST),
  ])
  // No article stands on the page twice.
  const isFeatured = new Set(featured.map(({ id }) => id))
  const latest = newest.filter(({ id }) => !isFeatured.has(id)).slice(0, HOME_LATEST)
  return { settings, featured, topics: topicsToRead(categories), latest }
}

type Topic = ListedCategory & { parentName: string | null }

/** Child topics follow their parents; a category is left out if neither it nor one below it has an article. */
export const topicsToRead = (categories: readonly ListedCategory[]): Topic[] =>
  inOrder(withArticles(nested(categories)), null)

const withArticles = (trees: readonly CategoryTree[]): CategoryTree[] =>
  trees
    .map((tree) => ({ ...tree, children: withArticles(tree.children) }))
    .filter(({ postCount, children }) => postCount > 0 || children.length > 0)

const inOrder = (trees: readonly CategoryTree[], parentName: string | null): Topic[] =>
  trees.flatMap(({ children, ...category }) => [
    { ...category, parentName },
    ...inOrder(children, category.name),
  ])

/** One page of posts. A page behind the last one is that last one. */
async function pageOfPosts(db: Db, filters: PostFilters, asked: number) {
  const at = (page: number) =>
    listBlogPosts(db, { ...filters, limit: POSTS_PER_PAGE, offset: (page - 1) * POSTS_PER_PAGE })
  const found = await at(asked)
  const pageCount = pageCountOf(found.total)
  if (asked <= pageCount) return { ...found, page: asked, pageCount }
  return { ...(await at(pageCount)), page: pageCount, pageCount }
}

/** All posts, or those of one category, or those that hold the words looked for. An unknown category holds none. */
export async function allPosts(db: Db, query: { search: string; category: string; page: number }) {
  const categories = await listCategories(db)
  const chosen = categories.find(({ slug }) => slug === query.category)
  const isUnknown = query.category !== '' && !chosen
  const list = isUnknown
    ? { posts: [], total: 0, page: 1, pageCount: 1 }
    : await pageOfPosts(db, { search: query.search, ...(chosen && { categoryId: chosen.id }) }, query.page)
  const offered = topicsToRead(categories).filter(({ postCount }) => postCount > 0)
  // Include the chosen category, or the field would show a different one.
  if (chosen && !offered.some(({ id }) => id === chosen.id)) offered.push({ ...chosen, parentName: null })
  return { ...list, search: query.search, category: query.category, categories: offered }
}

export async function searchResults(db: Db, query: { search: string; page: number }) {
  const { search, page } = query
  if (search === '') return { posts: [], total: 0, page: 1, pageCount: 1, search }
  return { ...(await pageOfPosts(db, { search, isBestFirst: true }, page)), search }
}

/** A category with its posts; null where there is none. */
export async function categoryWithPosts(db: Db, slug: string, page: number) {
  const category = await findCategory(db, { slug })
  if (!category) return null
  const [list, featured, categories] = await Promise.all([
    pageOfPosts(db, { categoryId: category.id }, page),
    findPostsById(db, category.featuredPosts),
    listCategories(db),
  ])
  const parent = categories.find(({ id }) => id === category.parentCategoryId)
  return {
    ...list,
    category: { ...category, pillarContent: '' },
    parent: parent ? { name: parent.name, slug: parent.slug } : null,
    children: categories.filter(({ parentCategoryId }) => parentCategoryId === category.id),
    featured,
  }
}

/** An author with their posts; null where there is none. */
export async function authorWithPosts(db: Db, slug: string, page: number) {
  const author = await findAuthor(db, { slug })
  if (!author) return null
  const list = await pageOfPosts(db, { authorId: author.id }, page)
  return { ...list, author }
}

/** A tag with its posts; null where no published post has it. */
export async function tagWithPosts(db: Db, asked: string, page: number) {
  const tag = await findTag(db, asked)
  if (!tag) return null
  return {
    ...(await pageOfPosts(db, { tags: tag.spellings }, page)),
    tag: { slug: tag.slug, name: tag.name },
  }
}

const SECTION_POSTS = 3
const MOST_SECTION_POSTS = 12

/** A custom page, its sections filled with the posts they ask for; null where there is none. */
export async function blogPageWithPosts(db: Db, slug: string) {
  const page = await findBlogPage(db, slug)
  if (!page) return null
  const sections: FilledSection[] = []
  for (const section of page.sections) {
    const { categoryId, count } = section.settings
    const limit = Math.min(Number(count) || SECTION_POSTS, MOST_SECTION_POSTS)
    const posts =
      section.sectionType === 'posts'
        ? (await listBlogPosts(db, { limit, ...(categoryId && { categoryId }) })).posts
        : []
    sections.push({ ...section, posts })
  }
  return { page, sections }
}
