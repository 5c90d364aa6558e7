import { findFood } from '#app/domain/food/foods.ts'
import { readIngredientLine } from '#app/domain/food/ingredient-line.ts'
import { unitKind } from '#app/domain/food/units.ts'
import { buyForFood } from './packs.ts'
import type { Wanted } from './shopping-line.ts'

/** Where a part of a line comes from, and how much of it the pantry gives. */
export type ShoppingSource = {
  /** `plan:…`, `recipe:…` or `hand:…`: adding the same again takes the place of what it gave before. */
  from: string
  /** Said to the owner: the plan's or the recipe's name; empty for what was typed. */
  label: string
  /** The line as written. */
  text: string
  /** Edible grams of the bought food; null where no amount is said. */
  grams: number | null
  /** Of these, what the pantry holds and nothing else claims. */
  pantryG: number
}

/** One food on a shopping list, whatever number of lines asks for it. */
export type MergedItem = Pick<Wanted, 'key' | 'foodId' | 'name' | 'aisle'> & {
  sources: readonly ShoppingSource[]
}

/** Lines of one plan or recipe, or typed ones. */
export type ShoppingBatch = { from: string; label: string; wanted: readonly Wanted[] }

/** A lot of the pantry smaller than this share of what is needed saves nobody a pack. */
const NOTHING_MISSING_SHARE = 0.02

/**
 * Adds a batch to what is on a list: one item a food. What the same plan or recipe gave before is replaced, and the items
 * that nothing asks for any more are gone. `free` is what the pantry gives for this batch, in grams by the food that is
 * bought: what others claim has been taken away from it (`share-out.ts`).
 */
export function mergeBatch(
  items: readonly MergedItem[],
  { from, label, wanted }: ShoppingBatch,
  free: ReadonlyMap<string, number> = new Map(),
): MergedItem[] {
  const merged = new Map<string, MergedItem>()
  const isEmptied = new Set<string>()
  for (const item of items) {
    const sources = item.sources.filter((source) => source.from !== from)
    if (sources.length === 0 && item.sources.length > 0) isEmptied.add(item.key)
    merged.set(item.key, { ...item, sources })
  }
  for (const one of wanted) {
    const { key, foodId, name, aisle, grams, text } = one
    const before = merged.get(key) ?? { key, foodId, name, aisle, sources: [] }
    isEmptied.delete(key)
    const ownG = before.sources.reduce((sum, source) => sum + (source.from === from ? source.pantryG : 0), 0)
    const freeG = Math.max(0, (free.get(key) ?? 0) - ownG)
    const pantryG = grams === null ? 0 : Math.min(grams, freeG)
    merged.set(key, { ...before, sources: [...before.sources, { from, label, text, grams, pantryG }] })
  }
  return [...merged.values()].filter(({ key }) => !isEmptied.has(key))
}

/** Edible grams that are to be bought: null where no line says an amount; 0 where the pantry has all of it. */
export function gramsToBuy(sources: readonly ShoppingSource[]): number | null {
  const known = sources.filter(({ grams }) => grams !== null)
  if (known.length === 0) return null
  const neededG = known.reduce((sum, { grams }) => sum + (grams ?? 0), 0)
  const missingG = known.reduce((sum, { grams, pantryG }) => sum + (grams ?? 0) - pantryG, 0)
  return missingG <= neededG * NOTHING_MISSING_SHARE ? 0 : missingG
}

/** What to take from the shelf: "2 bananas"; the food's name where no amount is said, and what no table knows as written. */
export function textToBuy({ foodId, name, sources }: MergedItem): string {
  const food = foodId === null ? null : findFood(foodId)
  const [only, ...others] = sources
  // A single line typed by hand is shown in the person's own words, unless it weighs what shops sell in packs.
  if (only && others.length === 0 && only.from.startsWith('hand:') && !isMeasured(only.text)) return only.text
  const grams = gramsToBuy(sources)
  if (!food || grams === null) return name
  return buyForFood(food, grams).text
}

function isMeasured(text: string): boolean {
  const { unit } = readIngredientLine(text)
  return unit !== null && (unitKind(unit) === 'mass' || unitKind(unit) === 'volume')
}
