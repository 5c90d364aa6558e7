import { Feed } from 'feed'
import { and, desc, eq, sql } from 'drizzle-orm'
import { blogAuthors, blogCategories, blogPosts } from '#app/db/schema/index.ts'
import { articleDescription } from '#app/domain/blog/article-description.ts'
import { blogPostPath } from '#app/domain/blog/blog.ts'
import { authorPath, BLOG_PATH } from '#app/domain/blog/blog-paths.ts'
import { plainArticle } from '#app/features/blog/blocks/plain-article.server.ts'
import type { Services } from '#app/features/services.ts'
import { BLOG_DESCRIPTION, BLOG_TITLE, socialImageOf } from './blog-meta.ts'
import { blogHomeSettings } from './blog-pages.server.ts'
import { fetched } from './fetched.server.ts'

const POSTS_IN_FEED = 20

/** The newest posts with their whole text, for readers of feeds. Addresses in them are whole. */
export async function blogFeed(
  { db, site, now }: Pick<Services, 'db' | 'site' | 'now'>,
  kind: 'rss' | 'atom',
): Promise<Feed> {
  const { origin } = site
  const [settings, posts] = await Promise.all([blogHomeSettings(db), newestWithText(db)])
  const feed = new Feed({
    title: settings.title || BLOG_TITLE,
    description: settings.seoDescription || BLOG_DESCRIPTION,
    id: origin + BLOG_PATH,
    link: origin + BLOG_PATH,
    language: 'en-GB',
    image: `${origin}/apple-touch-icon.png`,
    favicon: `${origin}/favicon.ico`,
    copyright: 'Mealwright',
    updated: posts[0]?.updatedAt ?? now(),
    generator: 'Mealwright',
    feedLinks: { rss: `${origin}/blog/feed.xml`, atom: `${origin}/blog/atom.xml` },
  })
  for (const post of posts) {
    const url = origin + blogPostPath(post.category?.slug ?? null, post.slug)
    const image = socialImageOf(post).path
    const title = xmlText(post.title)
    const description = xmlText(articleDescription(post)).trim() || title
    feed.addItem({
      // Atom's titles are HTML, RSS's are words.
      title: kind === 'atom' ? asHtml(title) : title,
      id: `urn:uuid:${post.id}`,
      guid: `urn:uuid:${post.id}`,
      link: url,
      description: asHtml(description),
      // Never empty: the library declares the words of RSS's extensions with it.
      content: xmlText(
        withWholeAddresses(plainArticle(post.contentHtml), origin, url) || asHtml(description),
      ),
      ...writtenBy(post.author, origin, kind),
      category: topicsOf(post).map((name) => ({ name, term: name })),
      image: {
        url: origin + image,
        type: new URL(image, origin).pathname.endsWith('.jpg') ? 'image/jpeg' : 'image/png',
      },
      date: post.updatedAt,
      published: post.publishedAt!,
    })
  }
  return feed
}

/** The library derives a picture's type from its file name, but `image/jpg` is not a valid media type. */
export const atomText = (feed: Feed): string =>
  feed.atom1().replace(/(<link rel="enclosure"[^>]* type="image\/)jpg"/g, '$1jpeg"')

/** RSS's `author` is an e-mail address, which is not public; `dc:creator` has the name. */
function writtenBy(author: { name: string; slug: string } | null, origin: string, kind: 'rss' | 'atom') {
  // Atom wants an author of every entry.
  if (kind === 'atom')
    return author
      ? { author: [{ name: xmlText(author.name), link: origin + authorPath(author.slug) }] }
      : { author: [{ name: 'Mealwright', link: `${origin}/` }] }
  if (!author) return {}
  const name = xmlText(author.name)
  return { extensions: [{ name: 'dc:creator', objects: { _text: name } }] }
}

/** The category and the tags, each once. The library writes them into attributes without escaping this sign. */
const topicsOf = ({ category, tags }: { category: { name: string } | null; tags: readonly string[] }) => [
  ...new Set(
    [...(category ? [category.name] : []), ...tags].map((topic) => xmlText(topic).replaceAll('<', '‹')),
  ),
]

/** Text in which XML takes every sign: articles that came from elsewhere may hold control characters. */
const xmlText = (text: string) =>
  text.replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')

const asHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function newestWithText(db: Services['db']) {
  return fetched('posts', () =>
    db
      .select({
        id: blogPosts.id,
        title: blogPosts.title,
        slug: blogPosts.slug,
        excerpt: blogPosts.excerpt,
        seoDescription: blogPosts.seoDescription,
        featuredImageUrl: blogPosts.featuredImageUrl,
        featuredImageAlt: blogPosts.featuredImageAlt,
        socialTitle: blogPosts.socialTitle,
        socialImageUrl: blogPosts.socialImageUrl,
        tags: blogPosts.tags,
        contentHtml: blogPosts.contentHtml,
        publishedAt: blogPosts.publishedAt,
        updatedAt: blogPosts.updatedAt,
        author: { name: blogAuthors.name, slug: blogAuthors.slug },
        category: { name: blogCategories.name, slug: blogCategories.slug },
      })
      .from(blogPosts)
      .leftJoin(blogAuthors, eq(blogAuthors.id, blogPosts.authorId))
      .leftJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
      .where(and(sql`${blogPosts.status} = 'published'`, sql`not ${blogPosts.noIndex}`))
      .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id))
      .limit(POSTS_IN_FEED),
  )
}

/** A pattern is enough: cleaned HTML writes attributes in one form only. */
function withWholeAddresses(html: string, origin: string, url: string): string {
  return html
    .replace(/ (href|src)="(\/[^"]*)"/g, (_, name: string, path: string) => ` ${name}="${origin}${path}"`)
    .replace(/ href="(#[^"]*)"/g, (_, place: string) => ` href="${url}${place}"`)
    .replace(/ srcset="([^"]*)"/g, '')
}
