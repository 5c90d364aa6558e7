/**
 * Where the reading pages are: those that come without the application's scripts. A test holds this list to the
 * handles of the route modules, which the browser does not know before it has loaded them.
 */
const EXACT = new Set([
  '/',
  '/about',
  '/terms',
  '/privacy',
  '/cookies',
  '/contact',
  '/help',
  '/offline',
  '/newsletter',
  '/newsletter/confirm',
  '/newsletter/leave',
  '/newsletter/choices',
  '/reminders/leave',
  '/blog',
])
const NO_PAGE = /\.[a-z]+$/

export function isReadingPath(path: string): boolean {
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  return EXACT.has(plain) || (plain.startsWith('/blog/') && !NO_PAGE.test(plain))
}
