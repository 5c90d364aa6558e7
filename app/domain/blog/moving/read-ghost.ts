import { parseJson } from '#app/domain/bounded-json.ts'
import { AppError } from '#app/domain/errors.ts'
import { blogSlug } from '#app/domain/blog/blog-slug.ts'
import { htmlOfLexical, htmlOfMobiledoc } from './ghost-documents.ts'
import { type LeftOut, type MovedBlog, type MovedPost, movedTime } from './moved-blog.ts'

type Row = Readonly<Record<string, unknown>>

/** What Ghost writes instead of the address of its site. */
const OWN_ADDRESS = /__GHOST_URL__/g

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null

const textOf = (row: Row | undefined, name: string): string => {
  const value = row?.[name]
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}
const isTrue = (value: unknown) => value === true || value === 1

/** The blog in a JSON export of Ghost (1 to 6). `site` is its address, which the export leaves out. Throws `AppError`. */
export function readGhost(json: string, site: string | null): MovedBlog {
  const tables = tablesOf(json)
  const rows = (name: string): Row[] => {
    const list: unknown = tables[name]
    return Array.isArray(list) ? list.filter(isRow) : []
  }
  const tags = new Map<string, Row>(rows('tags').map((tag) => [textOf(tag, 'id'), tag]))
  const metas = new Map<string, Row>(rows('posts_meta').map((meta) => [textOf(meta, 'post_id'), meta]))
  const tagIds = idsByPost(rows('posts_tags'), 'tag_id')
  const authorIds = idsByPost(rows('posts_authors'), 'author_id')
  const leftOut: LeftOut[] = []
  const posts: MovedPost[] = []
  const pages: MovedBlog['pages'] = []
  const filed = new Set<string>()
  for (const row of rows('posts')) {
    const id = textOf(row, 'id')
    const own = (tagIds.get(id) ?? []).flatMap((tagId): Row[] => [tags.get(tagId)].filter(isRow))
    const shown = own.filter(
      (tag) => textOf(tag, 'visibility') !== 'internal' && !textOf(tag, 'name').startsWith('#'),
    )
    const categoryKey = shown[0] ? textOf(shown[0], 'id') : null
    const authorKey = authorIds.get(id)?.[0] || textOf(row, 'author_id') || null
    const post = postOf(row, metas.get(id), { site, authorKey, categoryKey, tags: shown.slice(1) })
    if (post.status === 'draft' && textOf(row, 'status') === 'published')
      leftOut.push({ what: post.title, why: 'Only members could read it: imported as a draft' })
    if (textOf(row, 'codeinjection_head') || textOf(row, 'codeinjection_foot'))
      leftOut.push({ what: `Code added to “${post.title}”`, why: 'Code from other sites does not run here' })
    if (textOf(row, 'type') === 'page' || isTrue(row['page'])) {
      pages.push(pageOf(post))
      continue
    }
    if (categoryKey) filed.add(categoryKey)
    posts.push(post)
  }
  return {
    source: 'Ghost',
    site,
    authors: rows('users').map((user) => ({
      key: textOf(user, 'id'),
      name: textOf(user, 'name'),
      slug: blogSlug(textOf(user, 'slug')) || blogSlug(textOf(user, 'name')),
      email: textOf(user, 'email') || null,
      bio: paragraphOf(textOf(user, 'bio')),
      photo: withSite(textOf(user, 'profile_image') || textOf(user, 'image'), site) || null,
      websiteUrl: textOf(user, 'website') || null,
    })),
    // The first tag of a post is what its address and its heading name: its category here.
    categories: [...filed].map((key) => ({
      key,
      name: textOf(tags.get(key), 'name'),
      slug: blogSlug(textOf(tags.get(key), 'slug')) || blogSlug(textOf(tags.get(key), 'name')),
      description: textOf(tags.get(key), 'description'),
      parentKey: null,
      text: '',
    })),
    posts,
    pages,
    redirects: [],
    leftOut,
  }
}

function tablesOf(json: string): Row {
  const parsed = parsedOrNull(json)
  const root = (Array.isArray(parsed?.['db']) ? parsed['db'][0] : parsed) as Row | undefined
  const data = (root?.['data'] ?? null) as Row | null
  if (!data || typeof data !== 'object' || !Array.isArray(data['posts']))
    throw new AppError('malformed', 'That is no export of Ghost: it holds no posts where they should be.')
  return data
}

function parsedOrNull(json: string): Row | null {
  try {
    const parsed = parseJson(json)
    return typeof parsed === 'object' && parsed !== null ? (parsed as Row) : null
  } catch (cause) {
    throw new AppError('malformed', 'That file is damaged or cut off. Export it again.', { cause })
  }
}

function idsByPost(rows: readonly Row[], column: string): Map<string, string[]> {
  const byPost = new Map<string, string[]>()
  const inOrder = rows.toSorted(
    (one, other) => Number(one['sort_order'] ?? 0) - Number(other['sort_order'] ?? 0),
  )
  for (const row of inOrder) {
    const postId = textOf(row, 'post_id')
    byPost.set(postId, [...(byPost.get(postId) ?? []), textOf(row, column)])
  }
  return byPost
}

const withSite = (text: string, site: string | null) =>
  site === null ? text : text.replace(OWN_ADDRESS, site)

const paragraphOf = (text: string) =>
  text.trim() && `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`

function contentOf(row: Row): string {
  const html = textOf(row, 'html')
  if (html !== '') return html
  const lexical = textOf(row, 'lexical')
  return lexical === '' ? htmlOfMobiledoc(textOf(row, 'mobiledoc')) : htmlOfLexical(lexical)
}

type Around = {
  site: string | null
  authorKey: string | null
  categoryKey: string | null
  tags: readonly Row[]
}

function postOf(row: Row, meta: Row | undefined, { site, authorKey, categoryKey, tags }: Around): MovedPost {
  const status = textOf(row, 'status')
  const visibility = textOf(row, 'visibility') || 'public'
  const isOpen = (status === 'published' || status === 'sent') && visibility === 'public'
  const either = (name: string) => textOf(meta, name) || textOf(row, name)
  const picture = withSite(textOf(row, 'feature_image') || textOf(row, 'image'), site)
  const slug = textOf(row, 'slug')
  const publishedAt = movedTime(row['published_at']) ?? movedTime(row['created_at'])
  return {
    key: `ghost ${textOf(row, 'uuid') || textOf(row, 'id')}`,
    title: textOf(row, 'title') || 'Untitled',
    slug: blogSlug(slug),
    content: withSite(contentOf(row), site),
    contentFormat: 'html',
    excerpt: textOf(row, 'custom_excerpt'),
    picture: picture ? { address: picture, alt: either('feature_image_alt') } : null,
    authorKey,
    categoryKey,
    tags: tags.map((tag) => textOf(tag, 'name')),
    isFeatured: isTrue(row['featured']),
    noIndex: false,
    seoTitle: either('meta_title'),
    seoDescription: either('meta_description'),
    schemaType: 'Article',
    social: {
      title: either('og_title') || either('twitter_title'),
      description: either('og_description') || either('twitter_description'),
      picture: withSite(either('og_image') || either('twitter_image'), site) || null,
    },
    faqs: [],
    status: isOpen ? 'published' : 'draft',
    publishedAt: isOpen ? publishedAt : null,
    publishOn: status === 'scheduled' ? publishedAt : null,
    createdAt: movedTime(row['created_at']) ?? publishedAt,
    updatedAt: movedTime(row['updated_at']) ?? publishedAt,
    oldPaths: slug && !slug.includes('untitled') ? [`/${slug}/`] : [],
  }
}

function pageOf({ content, ...post }: MovedPost): MovedBlog['pages'][number] {
  const { key, title, slug, seoTitle, seoDescription, status, createdAt, updatedAt, oldPaths } = post
  const sections = [{ sectionType: 'text' as const, title: '', content, settings: {} }]
  return { key, title, slug, seoTitle, seoDescription, status, createdAt, updatedAt, oldPaths, sections }
}
