/**
 * Pages that read the same for every visitor without a session. They are rendered once and kept, so nothing
 * in them may depend on who asks.
 */
const EXACT = new Set([
  '/',
  '/pricing',
  '/about',
  '/terms',
  '/privacy',
  '/cookies',
  '/contact',
  '/help',
  '/blog',
])
const BELOW = ['/blog/']
/** A preview is for whoever has its link, and as the post is now. */
const NEVER_BELOW = '/blog/preview/'

export function isPublicPage(path: string): boolean {
  return (
    EXACT.has(path) ||
    (BELOW.some((prefix) => path.startsWith(prefix)) &&
      path !== '/blog/search' &&
      !path.startsWith(NEVER_BELOW))
  )
}
