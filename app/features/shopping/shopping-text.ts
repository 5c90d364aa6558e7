import { byAisle } from '#app/domain/shopping/aisles.ts'
import type { ShoppingItem } from './shopping-view.ts'

/** "2 bananas" and "180 g used", which stands apart where there is room. */
export function partsOfText(text: string): { what: string; used: string | null } {
  const at = text.lastIndexOf(', ')
  return at > 0 && text.endsWith(' used')
    ? { what: text.slice(0, at), used: text.slice(at + 2) }
    : { what: text, used: null }
}

export const isInPantry = (item: ShoppingItem): boolean => item.own?.isInPantry === true

/** What is still to be bought, what lies in the basket (the last on top), and what the pantry has. */
export function sortedList(items: readonly ShoppingItem[]) {
  const wanted = items.filter((item) => !isInPantry(item))
  return {
    toBuy: byAisle(wanted.filter(({ tickedAt }) => tickedAt === null)),
    basket: wanted
      .filter(({ tickedAt }) => tickedAt !== null)
      .toSorted((one, other) => (other.tickedAt ?? '').localeCompare(one.tickedAt ?? '')),
    inPantry: items.filter(isInPantry),
    total: wanted.length,
  }
}

/** The list as text, to paste or to send: what is still to be bought, aisle by aisle. */
export function listAsText(name: string, items: readonly ShoppingItem[]): string {
  const aisles = sortedList(items).toBuy.flatMap(({ label, items }) => [
    '',
    label,
    ...items.map(({ text, note }) => `- ${text}${note === '' ? '' : ` (${note})`}`),
  ])
  return [name, ...aisles].join('\n')
}
