/**
 * Whether an address cannot be meant: its path does not decode, or path or query hold a NUL, which no text of the
 * database can. A stray per cent sign in the query is a person's "50%", and read as that.
 */
export function isBrokenAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean {
  try {
    return decodeURIComponent(pathname).includes('\u0000') || search.includes('%00')
  } catch {
    return true
  }
}
