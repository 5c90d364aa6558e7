import { isBlogSlug } from './blog-slug.ts'

export const BLOG_PATH = '/blog'

export const categoryPath = (slug: string): string => `/blog/${slug}`
export const authorPath = (slug: string): string => `/blog/author/${slug}`
export const blogPagePath = (slug: string): string => `/blog/page/${slug}`

/** Two-part addresses below the blog that are no posts. */
const NOT_POSTS = new Set(['author', 'page', 'preview', 'tag'])

/** The post's slug where a path has the form of a post's address; else null. */
export function postSlugOf(path: string): string | null {
  if (!path.startsWith('/blog/')) return null
  const at = path.indexOf('/', 6)
  if (at === -1 || NOT_POSTS.has(path.slice(6, at))) return null
  const slug = path.slice(at + 1)
  return isBlogSlug(slug) ? slug : null
}
