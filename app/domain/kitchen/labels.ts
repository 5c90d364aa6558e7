import type { Item } from './item.ts'
import type { Kind } from './kinds.ts'

/** Kinds that a line names in the singular, however many there are. */
const SINGULAR_KINDS: ReadonlySet<Kind> = new Set<Kind>([
  'wine',
  'salad-leaf',
  'cabbage',
  'firm',
  'squash',
  'cured-meat',
  'avocado',
  'whole-bird',
])
const LARGE_PIECE_G = 250

/** One of it feeds several, so that lists speak of it as a mass: "150 g cucumber". */
export function isLargeItem(item: Item): boolean {
  if (item.plural === item.name || /bean|sprout|leaves|greens/.test(item.name)) return false
  if (SINGULAR_KINDS.has(item.kind)) return true
  const { piece, medium } = item.food?.household ?? {}
  return (piece ?? medium ?? 0) >= LARGE_PIECE_G
}
