const MOST_CHARACTERS = 300
/**
 * An old address as it is looked up: any path below the home page, without a slash at its end, its signs coded as a
 * browser sends them. What is typed may also be a whole address; its query is left out. Null for anything else.
 */
export function oldPath(typed: string): string | null {
  const given = pathOf(typed.trim())
  if (given === null || given.length > MOST_CHARACTERS || /[\\\s\p{Cc}]/u.test(given)) return null
  // A way up is no part of an address anybody had: it would be another path when it is looked up.
  if (
    given
      .split(/[?#]/, 1)[0]!
      .split('/')
      .some((part) => /^(?:\.|%2e){1,2}$/i.test(part))
  )
    return null
  const path = lookedUpPath(new URL(given, 'https://own.invalid').pathname)
  return path === null || path === '' || path.startsWith('//') || path.length > MOST_CHARACTERS ? null : path
}

/** A path of a request as redirects are kept under it; null for one whose signs are broken. */
export function lookedUpPath(pathname: string): string | null {
  try {
    return pathname
      .split('/')
      .map((part) =>
        encodeURIComponent(decodeURIComponent(part)).replace(
          /%(?:24|26|2B|2C|3A|3B|3D|40)/g,
          decodeURIComponent,
        ),
      )
      .join('/')
      .replace(/\/+$/, '')
  } catch {
    return null
  }
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
  if (typed.startsWith('/')) return typed.startsWith('//') ? null : typed
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
    // A slash at the end and a query make no other address: they would come back to it all the same.
    const path = oldPath(end) ?? end
    if (seen.has(path)) return null
    seen.add(path)
    const next = redirects.get(path)
    if (next === undefined) return end
    end = next
  }
}
