/**
 * Pages that read the same for every visitor without a session, and which part of the query each of them reads. They
 * are rendered once and kept, so nothing in them may depend on who asks, nor on a query that is not named here: what
 * campaigns and other sites add to a link never reaches the page.
 */
const QUERY_OF = new Map<string, readonly string[]>([
  ['/', []],
  ['/pricing', []],
  ['/about', []],
  ['/terms', []],
  ['/privacy', []],
  ['/cookies', []],
  ['/contact', []],
  ['/help', ['q']],
  ['/blog', []],
  ['/blog/all', ['category', 'page', 'q']],
])
/** Opens the sign-in dialog on any page, and says where to go then: for one person, and not kept. */
const FOR_ONE = ['auth', 'to']
const LIST_OF_POSTS = /^\/blog\/(?:(?:author|tag)\/)?[^/]+$/
const LONGEST_KEPT_QUERY = 120

export type PublicPage = {
  /** What the page is kept under; null where it is made for one request. */
  key: string | null
  /** The query that the page is made from, as it stands in an address: with its `?`, or ''. */
  search: string
}

/** The public page at an address, or null where there is none: `search` as a URL has it. */
export function publicPageAt(path: string, search: string): PublicPage | null {
  const read = queryOf(path)
  if (!read) return null
  if (search === '') return { key: path, search }
  const given = new URLSearchParams(search)
  const kept = new URLSearchParams()
  const isForOne = FOR_ONE.some((name) => given.has(name))
  for (const name of isForOne ? [...read, ...FOR_ONE] : read) {
    const value = given.get(name)
    if (value) kept.set(name, value)
  }
  const text = kept.size > 0 ? `?${kept}` : ''
  return { key: isForOne || text.length > LONGEST_KEPT_QUERY ? null : path + text, search: text }
}

function queryOf(path: string): readonly string[] | null {
  const exact = QUERY_OF.get(path)
  if (exact) return exact
  // A search is of one reader; a preview is for whoever has its link, and as the post is now.
  if (!path.startsWith('/blog/') || path === '/blog/search' || path.startsWith('/blog/preview/')) return null
  return LIST_OF_POSTS.test(path) ? ['page'] : []
}
