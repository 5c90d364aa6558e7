import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { blogAuthors, blogCategories, blogPages, blogPosts } from '#app/db/schema/index.ts'
import { type ArticleFault, articleFaults, ownLinksOf } from '#app/domain/blog/article-checks.ts'
import type { ContentFormat } from '#app/domain/blog/blog.ts'
import { wordCountOf } from '#app/domain/blog/reading-time.ts'
import { tagSlug } from '#app/domain/blog/tags.ts'
import { listTags } from '#app/features/blog/public/tags.server.ts'
import { drawnArticle } from '#app/features/blog/blocks/draw-article.server.ts'
import { markdownOfHtml } from '#app/features/blog/markdown-of.server.ts'
import { renderArticle, renderFragment } from '#app/features/blog/render-article.server.ts'

/** The first part of every address that is a page here; what lies below `/blog` is looked up. */
const KNOWN = new Set(
  (
    ' upload recipe recipes public-recipes calories pricing about terms privacy cookies contact help profile dashboard ' +
    'meal-planning auth newsletter plates pictures blog-pictures brand og'
  ).split(' '),
)
const BLOG_LISTS = new Set(['all', 'search', 'feed.xml'])
const MOST_LINKS = 200

/** The rendered article, with warnings: heading levels, broken links, pictures without alt text. */
export async function previewArticle(
  db: Db,
  {
    content,
    contentFormat,
    isConverted = false,
  }: { content: string; contentFormat: ContentFormat; isConverted?: boolean },
): Promise<{
  html: string
  /** The same as readers see it, its blocks drawn. */
  shown: string
  words: number
  timeToReadMin: number
  faults: ArticleFault[]
  /** The text in the other format, when that was asked for. */
  converted?: string
}> {
  const { html, timeToReadMin } = renderArticle(content, contentFormat)
  const lost = await lostLinks(db, ownLinksOf(html).slice(0, MOST_LINKS))
  const faults = lost.map((path): ArticleFault => ({
    about: 'link',
    message: `${path} is no page readers can open`,
  }))
  return {
    html,
    shown: drawnArticle(html),
    words: wordCountOf(html),
    timeToReadMin,
    faults: [...articleFaults(html), ...faults],
    ...(isConverted && { converted: convertedArticle(content, contentFormat) }),
  }
}

/** HTML of a text in Markdown, or Markdown of one in HTML; both ways through the cleaner. */
function convertedArticle(content: string, from: ContentFormat): string {
  const html = renderFragment(content, from)
  return from === 'markdown' ? html : markdownOfHtml(html)
}

async function lostLinks(db: Db, paths: readonly string[]): Promise<string[]> {
  const parts = paths.map((path) => ({ path, parts: path.split('/').slice(1) }))
  const below = parts.filter(({ parts }) => parts[0] === 'blog' && parts.length > 1)
  const slugs = (test: (parts: string[]) => string | undefined) =>
    below.flatMap(({ parts }) => test(parts) ?? [])
  const isTagAsked = below.some(({ parts }) => parts[1] === 'tag')
  const tags = new Set(isTagAsked ? (await listTags(db)).map(({ slug }) => slug) : [])
  const [posts, categories, authors, pages] = await Promise.all([
    slugsIn(
      slugs((parts) => (parts.length === 3 ? parts[2] : undefined)),
      (wanted) =>
        db
          .select({ slug: blogPosts.slug })
          .from(blogPosts)
          .where(and(inArray(blogPosts.slug, wanted), eq(blogPosts.status, 'published'))),
    ),
    slugsIn(
      slugs((parts) => (parts.length === 2 ? parts[1] : undefined)),
      (wanted) =>
        db
          .select({ slug: blogCategories.slug })
          .from(blogCategories)
          .where(inArray(blogCategories.slug, wanted)),
    ),
    slugsIn(
      slugs((parts) => (parts[1] === 'author' ? parts[2] : undefined)),
      (wanted) =>
        db.select({ slug: blogAuthors.slug }).from(blogAuthors).where(inArray(blogAuthors.slug, wanted)),
    ),
    slugsIn(
      slugs((parts) => (parts[1] === 'page' ? parts[2] : undefined)),
      (wanted) =>
        db
          .select({ slug: blogPages.slug })
          .from(blogPages)
          .where(and(inArray(blogPages.slug, wanted), eq(blogPages.status, 'published'))),
    ),
  ])
  const isThere = ([first = '', second = '', third = '', ...more]: string[]) => {
    if (first !== 'blog') return KNOWN.has(first)
    if (more.length > 0) return false
    if (second === '') return true
    if (second === 'author') return authors.has(third)
    if (second === 'page') return pages.has(third)
    if (second === 'tag') return tags.has(tagSlug(decoded(third)))
    if (third === '') return BLOG_LISTS.has(second) || categories.has(second)
    return posts.has(third)
  }
  return parts.filter(({ parts }) => !isThere(parts)).map(({ path }) => path)
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

async function slugsIn(
  wanted: string[],
  read: (wanted: string[]) => Promise<{ slug: string }[]>,
): Promise<ReadonlySet<string>> {
  return new Set(wanted.length === 0 ? [] : (await read(wanted)).map(({ slug }) => slug))
}
