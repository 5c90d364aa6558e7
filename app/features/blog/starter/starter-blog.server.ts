import { setImmediate as nextTurn } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { newId } from '#app/db/id.ts'
import type { Tx } from '#app/db/open.server.ts'
import {
  blogAuthors,
  blogCategories,
  blogFaqs,
  blogPosts,
  blogPostVersions,
  blogSettings,
} from '#app/db/schema/index.ts'
import { articlePictureAddress } from '#app/domain/blog/article-picture.ts'
import type { PostFaq } from '#app/domain/blog/blog.ts'
import {
  type RenderedArticle,
  renderArticle,
  renderFragment,
} from '#app/features/blog/render-article.server.ts'
import type { Services } from '#app/features/services.ts'
import { STARTER_PICTURE_SIZE } from './starter-picture.ts'
import type { StarterArticle, StarterContent } from './starter-content.server.ts'

/** The row of blog_settings that says a database has been filled, or was not empty when it was looked at. */
const MARKER = 'starter'
const FIRST_VERSION = 1

type Needs = Pick<Services, 'db' | 'pages' | 'now'>
type Ids = ReadonlyMap<string, string>
type Written = StarterArticle & RenderedArticle & { id: string; cleanFaqs: PostFaq[] }

/**
 * Fills an empty blog with authors, categories and articles, once per database, so that deleted ones stay deleted.
 * Safe to run in several processes. Returns whether it filled it.
 */
export async function fillStarterBlog({ db, pages, now }: Needs): Promise<boolean> {
  const [marker] = await db.select().from(blogSettings).where(eq(blogSettings.page, MARKER))
  if (marker) return false
  const { readStarterContent } = await import('./starter-content.server.ts')
  const content = readStarterContent()
  const articles = await writtenArticles(content.articles)
  const isFilled = await db.transaction(async (tx) => {
    const at = now()
    // Another process that got here first holds the row until it has committed.
    const [mine] = await tx
      .insert(blogSettings)
      .values({ page: MARKER, updatedAt: at })
      .onConflictDoNothing({ target: blogSettings.page })
      .returning()
    if (!mine || !(await isEmpty(tx))) return false
    await fill(tx, { ...content, articles }, at)
    return true
  })
  if (isFilled) await Promise.all([pages.changed('/blog'), pages.changed('/')])
  return isFilled
}

/** Rendered before the transaction, one per turn of the event loop, so that requests are served meanwhile. */
async function writtenArticles(articles: readonly StarterArticle[]): Promise<Written[]> {
  const written: Written[] = []
  for (const article of articles) {
    const body = withFirmUnits(article.body)
    const rendered = renderArticle(body, 'markdown')
    const cleanFaqs = article.faqs.map(({ question, answer }) => ({
      question,
      answer: renderFragment(withFirmUnits(answer), 'markdown').trim(),
    }))
    written.push({
      ...article,
      ...rendered,
      body,
      excerpt: withFirmUnits(article.excerpt),
      cleanFaqs,
      id: newId(Date.parse(article.publishedAt)),
    })
    await nextTurn()
  }
  return written
}

/** A figure and its unit never break apart. */
const withFirmUnits = (text: string) => text.replace(/(\d) (?=(?:kcal|kg|g|mg|ml|cm)\b)/g, '$1\u00a0')

async function isEmpty(tx: Tx): Promise<boolean> {
  for (const table of [blogPosts, blogCategories, blogAuthors]) {
    const rows = await tx.select({ id: table.id }).from(table).limit(1)
    if (rows.length > 0) return false
  }
  return true
}

type Filling = Omit<StarterContent, 'articles'> & { articles: readonly Written[] }

async function fill(tx: Tx, { authors, categories, articles }: Filling, at: Date): Promise<void> {
  const authorIds = idsOf(authors, at)
  await tx.insert(blogAuthors).values(
    authors.map(({ slug, name, body, photoUrl, seoDescription }) => ({
      id: authorIds.get(slug)!,
      slug,
      name,
      bio: renderFragment(body, 'markdown').trim(),
      profilePhotoUrl: photoUrl,
      seoTitle: name,
      seoDescription,
      createdAt: at,
      updatedAt: at,
    })),
  )

  const categoryIds = idsOf(categories, at)
  const articleIds = new Map(articles.map(({ slug, id }) => [slug, id]))
  await tx.insert(blogCategories).values(
    categories.map(({ body, featured, ...category }) => ({
      ...category,
      id: categoryIds.get(category.slug)!,
      pillarContent: body,
      pillarHtml: renderArticle(body, 'markdown').html,
      featuredPosts: featured.map((slug) => articleIds.get(slug)!),
      createdAt: at,
      updatedAt: at,
    })),
  )

  const posts = articles.map((article) => ({ ...article, fields: fieldsOf(article, authorIds, categoryIds) }))
  await tx.insert(blogPosts).values(
    posts.map(({ id, fields, html, timeToReadMin, publishedAt }) => ({
      ...fields,
      id,
      contentHtml: html,
      timeToReadMin,
      version: FIRST_VERSION,
      publishedAt: new Date(publishedAt),
      createdAt: new Date(publishedAt),
      updatedAt: new Date(publishedAt),
    })),
  )
  await tx.insert(blogFaqs).values(
    posts.flatMap(({ id, cleanFaqs, publishedAt }) =>
      cleanFaqs.map((faq, sortOrder) => ({
        ...faq,
        id: newId(at.getTime()),
        postId: id,
        sortOrder,
        createdAt: new Date(publishedAt),
      })),
    ),
  )
  // The state that staff can compare with, and go back to, after their first change.
  await tx.insert(blogPostVersions).values(
    posts.map(({ id, fields, cleanFaqs, publishedAt }) => ({
      id: newId(at.getTime()),
      postId: id,
      version: FIRST_VERSION,
      fields: { ...fields, faqs: cleanFaqs, redirectFrom: [] },
      createdAt: new Date(publishedAt),
    })),
  )
}

/** What of a post a writer fills in. */
function fieldsOf(article: Written, authorIds: Ids, categoryIds: Ids) {
  const { title, slug, body, excerpt, picture, author, category, seoTitle, seoDescription, schemaType } =
    article
  return {
    title,
    slug,
    content: body,
    contentFormat: 'markdown' as const,
    excerpt,
    featuredImageUrl: articlePictureAddress({ id: picture.id, ...STARTER_PICTURE_SIZE }),
    featuredImageAlt: picture.alt,
    authorId: authorIds.get(author)!,
    categoryId: categoryIds.get(category)!,
    seoTitle,
    seoDescription,
    schemaType,
    tags: [...article.tags],
    isFeatured: article.isFeatured ?? false,
    noIndex: false,
    status: 'published' as const,
  }
}

const idsOf = (items: readonly { slug: string }[], at: Date): Ids =>
  new Map(items.map(({ slug }) => [slug, newId(at.getTime())]))
