export const POSTS_PER_PAGE = 12
const LAST_PAGE = 10_000

/** The page number in the address; 1 if it is not valid. */
export function pageNumberOf(text: string | null): number {
  const page = /^\d{1,5}$/.test(text ?? '') ? Number(text) : 1
  return page >= 1 && page <= LAST_PAGE ? page : 1
}

export const pageCountOf = (total: number): number => Math.max(1, Math.ceil(total / POSTS_PER_PAGE))

/** The address of a list, without parameters at their default. */
export function listAddress(
  path: string,
  query: { q?: string; category?: string; page?: number } = {},
): string {
  const parts = new URLSearchParams()
  if (query.q) parts.set('q', query.q)
  if (query.category) parts.set('category', query.category)
  if (query.page && query.page > 1) parts.set('page', String(query.page))
  return parts.size > 0 ? `${path}?${parts}` : path
}
