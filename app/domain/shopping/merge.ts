import type { Food } from '#app/domain/food/food.ts'
import { findGood } from '#app/domain/food/goods.ts'
import { readIngredientLine } from '#app/domain/food/ingredient-line.ts'
import { saysGlutenFree } from '#app/domain/food/qualifiers.ts'
import { unitKind } from '#app/domain/food/units.ts'
import {
  type CountedPacks,
  countedText,
  isSoldByLitre,
  packsTogether,
  sizeText,
  wholePacks,
} from './counted-packs.ts'
import { amountText, buyText } from './buy-text.ts'
import { type Sale, saleOf } from './pack-table.ts'
import { buyForFood } from './packs.ts'
import { onShelf } from './shelves.ts'
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
  /** Packs that the line counts, if any: they are bought as counted, whatever they weigh. */
  packs?: CountedPacks
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
    const { key, foodId, name, aisle, grams, text, packs } = one
    const before = merged.get(key) ?? { key, foodId, name, aisle, sources: [] }
    isEmptied.delete(key)
    const ownG = before.sources.reduce((sum, source) => sum + (source.from === from ? source.pantryG : 0), 0)
    const freeG = Math.max(0, (free.get(key) ?? 0) - ownG)
    const pantryG = grams === null ? 0 : Math.min(grams, freeG)
    const source = { from, label, text, grams, pantryG, ...(packs && { packs }) }
    merged.set(key, { ...before, sources: [...before.sources, source] })
  }
  return [...merged.values()].filter(({ key }) => !isEmptied.has(key))
}

/** Typed by hand: it is bought, whatever the pantry has. */
const isTyped = ({ from }: ShoppingSource) => from.startsWith('hand:')

/**
 * Edible grams to buy: null if no line gives an amount, or if all that is left to buy was typed or counted without one;
 * 0 if the pantry has all of it.
 */
export function gramsToBuy(sources: readonly ShoppingSource[]): number | null {
  const known = sources.filter(({ grams }) => grams !== null)
  if (known.length === 0) return null
  const neededG = known.reduce((sum, { grams }) => sum + (grams ?? 0), 0)
  const missingG = known.reduce((sum, { grams, pantryG }) => sum + (grams ?? 0) - pantryG, 0)
  // A typed line is bought, however small its share of the total.
  const isAsked = known.some((source) => isTyped(source) && (source.grams ?? 0) > source.pantryG)
  if (isAsked || missingG > neededG * NOTHING_MISSING_SHARE) return missingG
  return sources.some((source) => source.grams === null && (isTyped(source) || source.packs)) ? null : 0
}

/** The counted packs to buy, without those that the pantry has. */
export function packsToBuy(sources: readonly ShoppingSource[]): CountedPacks[] {
  const typed = sources.find((source) => isTyped(source) && source.packs)?.packs
  const packs = sources.flatMap((source) => {
    const { grams, pantryG } = source
    // "Butter" beside "2 butter" is one more.
    const asked = source.packs ?? (typed && isTyped(source) && grams === null ? { ...typed, count: 1 } : null)
    const share = grams === null || grams <= 0 ? 1 : (grams - pantryG) / grams
    return asked && share > NOTHING_MISSING_SHARE ? [{ ...asked, count: asked.count * share }] : []
  })
  return packsTogether(packs)
}

/** What to take from the shelf: "2 bananas"; the food's name where no amount is said, and what no table knows as written. */
export function textToBuy({ key, foodId, name, sources }: MergedItem): string {
  const food = foodId === null ? null : findGood(foodId)
  const [only, ...others] = sources
  // A single line typed by hand is shown in the person's own words, unless it weighs what shops sell in packs.
  if (only && others.length === 0 && isTyped(only) && !isMeasured(only.text)) return only.text
  const packs = packsToBuy(sources)
  if (packs.length > 0) return packsText({ food, key, name, sources })
  const grams = gramsToBuy(sources)
  if (!food || grams === null)
    return sources.find((source) => isTyped(source) && source.grams === null)?.text ?? name
  return boughtText(food, namesOf(key, saleOf(food).soldAs, sources), grams)
}

type Names = Sale['soldAs']

/** The names on the shelf; gluten-free where a line says so, for then it is bought so for all. */
function namesOf(key: string, soldAs: Names, sources: readonly Pick<ShoppingSource, 'text'>[]): Names {
  const names = onShelf(key, soldAs)
  const isGlutenFree = sources.some(({ text }) => saysGlutenFree(text)) && !saysGlutenFree(names[0])
  return isGlutenFree ? [`gluten-free ${names[0]}`, `gluten-free ${names[1]}`] : names
}

/** The text as shops sell the food, under these names. */
const boughtText = (food: Food, soldAs: Names, grams: number): string =>
  buyText({ ...saleOf(food), soldAs }, buyForFood(food, grams))

/** Counted packs, plus those for measured lines: a tin and 200 g of chickpeas are two tins. */
function packsText({
  food,
  key,
  name,
  sources,
}: Pick<MergedItem, 'key' | 'name' | 'sources'> & { food: Food | null }): string {
  const packs = packsToBuy(sources)
  if (!food) return countedText(packs, { soldAs: [name, name] })
  const sale = saleOf(food)
  const soldAs = namesOf(key, sale.soldAs, sources)
  const said = { soldAs, isLiquid: isSoldByLitre(sale) }
  const measuredG = gramsToBuy(sources.filter((source) => !source.packs)) ?? 0
  if (measuredG === 0) return countedText(packs, said) + usedOfPacks(packs, sale)
  const more = buyForFood(food, measuredG)
  if (!packs.some(({ unit }) => sale.sell === 'pack' && unit === sale.unit))
    return `${countedText(packs, said)} and ${boughtText(food, soldAs, measuredG)}`
  const others = more.packs.map(({ count, size }) => ({ count, unit: sale.unit, size: sizeText(size) }))
  return countedText(packsTogether([...packs, ...others]), said)
}

/** For half a tin, or one and a half, says how much is used. */
function usedOfPacks(packs: readonly CountedPacks[], { sizes }: Sale): string {
  const [only, ...others] = packs
  const size = sizes.find((one) => only && only.size !== '' && sizeText(one) === only.size)
  if (!only || !size || others.length > 0 || wholePacks(only.count) - only.count < SAID_SHARE) return ''
  return `, ${amountText(only.count * size.labelAmount, size.labelUnit)} used`
}

/** A leftover of less than this share of the last pack is not mentioned. */
const SAID_SHARE = 0.2

function isMeasured(text: string): boolean {
  const { unit } = readIngredientLine(text)
  return unit !== null && (unitKind(unit) === 'mass' || unitKind(unit) === 'volume')
}
