const MOST_CHARACTERS = 300
const OLD_PATH = /^\/blog\/([A-Za-z0-9._~-]+)\/([A-Za-z0-9._~-]+)$/
/** Two-part addresses of the blog that are no posts. */
const TAKEN = new Set(['author', 'page', 'preview'])

/**
 * An old address of a post, `/blog/{category}/{post}`, as it is looked up: what is typed may also be a whole address or
 * end in a slash. Null for anything else.
 */
export function oldPath(typed: string): string | null {
  const path = pathOf(typed.trim())?.replace(/\/+$/, '')
  const [, category, post] = OLD_PATH.exec(path ?? '') ?? []
  if (!path || !category || !post || path.length > MOST_CHARACTERS) return null
  return TAKEN.has(category) || /^\.+$/.test(category) || /^\.+$/.test(post) ? null : path
}

/** A page of our own that a redirect may lead to, normalised; null for other hosts and what only looks like a path. */
export function targetPath(typed: string): string | null {
  const given = typed.trim()
  if (!/^\/(?![/\\])/.test(given) || /[\\\s\p{Cc}]/u.test(given) || given.length > MOST_CHARACTERS)
    return null
  if (!URL.canParse(given, 'https://own.invalid')) return null
  const url = new URL(given, 'https://own.invalid')
  // "/a/..//evil.test" stays with us as an address but not as the path it is normalised to.
  if (url.origin !== 'https://own.invalid' || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}

function pathOf(typed: string): string | null {
  if (typed.startsWith('/')) return typed
  if (!/^https?:\/\//i.test(typed) || !URL.canParse(typed)) return null
  return new URL(typed).pathname
}

/** Where a chain of redirects ends, or null when it comes back to where it began. */
export function endOfRedirects(
  from: string,
  to: string,
  redirects: ReadonlyMap<string, string>,
): string | null {
  const seen = new Set([from])
  let end = to
  for (;;) {
    if (seen.has(end)) return null
    seen.add(end)
    const next = redirects.get(end)
    if (next === undefined) return end
    end = next
  }
}
