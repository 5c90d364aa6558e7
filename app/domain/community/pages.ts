/** How the community feed is paged, and how far it looks. */

export const POSTS_PER_PAGE = 12
export const COMMENTS_PER_PAGE = 20
export const AUTHOR_RECIPES_PER_PAGE = 50
export const LEADERS_SHOWN = 5

/** Other orders than the latest consider this many of a member's likes or bookmarks, the latest. */
export const MOST_REACTIONS = 2000

/** Where a list ended: what its last entry is ordered by. */
export type Place = {
  /** Likes or comments; 0 where the order asks for neither. */
  count: number
  atMs: number
  id: string
}

const CURSOR = /^([0-9a-z]{1,11})\.([0-9a-z]{1,11})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/
const BASE = 36
/** The largest count and the latest moment that the database and a Date can hold. */
const MOST = { count: 2 ** 31 - 1, atMs: 8.64e15 }

/** A place as an opaque text, good only for a list of the same kind: "recent". */
export function cursorOf(kind: string, { count, atMs, id }: Place): string {
  return `${kind}~${count.toString(BASE)}.${atMs.toString(BASE)}.${id}`
}

/** The place a text from outside names, or null: whatever is no cursor of this list begins at its beginning. */
export function placeOf(kind: string, cursor: string | null): Place | null {
  if (!cursor?.startsWith(`${kind}~`)) return null
  const [, count, at, id] = CURSOR.exec(cursor.slice(kind.length + 1)) ?? []
  if (count === undefined || at === undefined || id === undefined) return null
  const place = { count: Number.parseInt(count, BASE), atMs: Number.parseInt(at, BASE), id }
  return place.count <= MOST.count && place.atMs <= MOST.atMs ? place : null
}

/** The first `size` of entries that were asked for with one more than that, and where they end. */
export function pageOf<One>(
  kind: string,
  entries: readonly One[],
  size: number,
  placeOfEntry: (entry: One) => Place,
): { page: One[]; nextCursor: string | null } {
  const page = entries.slice(0, size)
  const last = page.at(-1)
  return {
    page,
    nextCursor: last !== undefined && entries.length > size ? cursorOf(kind, placeOfEntry(last)) : null,
  }
}
