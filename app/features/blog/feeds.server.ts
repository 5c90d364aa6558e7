import { Feed } from 'feed'
import { and, desc, eq, sql } from 'drizzle-orm'
import { blogAuthors, blogCategories, blogPosts } from '#app/db/schema/index.ts'
import { postPath } from '#app/domain/blog/blog.ts'
import { authorPath, BLOG_PATH } from '#app/domain/blog/blog-paths.ts'
import type { Services } from '#app/features/services.ts'
import { BLOG_DESCRIPTION, BLOG_TITLE, socialImageOf } from './blog-meta.ts'
import { blogHomeSettings } from './blog-pages.server.ts'
import { fetched } from './fetched.server.ts'
import { provenHtml } from './proven-html.server.ts'

const POSTS_IN_FEED = 20

/** The newest posts with their whole text, for readers of feeds. Addresses in them are whole. */
export async function blogFeed({ db, site, now }: Pick<Services, 'db' | 'site' | 'now'>): Promise<Feed> {
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
    const url = origin + postPath(post.category?.slug ?? null, post.slug)
    feed.addItem({
      title: post.title,
      id: `urn:uuid:${post.id}`,
      guid: `urn:uuid:${post.id}`,
      link: url,
      description: post.excerpt,
      content: withWholeAddresses(provenHtml(post.contentHtml), origin, url),
      ...(post.author && {
        author: [{ name: post.author.name, link: origin + authorPath(post.author.slug) }],
      }),
      ...(post.category && { category: [{ name: post.category.name }] }),
      image: { url: origin + socialImageOf(post).path, type: 'image/png' },
      date: post.updatedAt,
      published: post.publishedAt!,
    })
  }
  return feed
}

function newestWithText(db: Services['db']) {
  return fetched('posts', () =>
    db
      .select({
        id: blogPosts.id,
        title: blogPosts.title,
        slug: blogPosts.slug,
        excerpt: blogPosts.excerpt,
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

/** Clean HTML writes attributes in one way only, so that a pattern finds them all. */
function withWholeAddresses(html: string, origin: string, url: string): string {
  return html
    .replace(/ (href|src)="(\/[^"]*)"/g, (_, name: string, path: string) => ` ${name}="${origin}${path}"`)
    .replace(/ href="(#[^"]*)"/g, (_, place: string) => ` href="${url}${place}"`)
    .replace(/ srcset="([^"]*)"/g, '')
}
