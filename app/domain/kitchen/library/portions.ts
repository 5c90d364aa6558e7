import type { Food } from '#app/domain/food/food.ts'
import type { FoodId } from '#app/domain/food/food-id.ts'
import { eatenOfWeighed } from '#app/domain/food/as-bought.ts'
import { foodById } from '#app/domain/food/foods.ts'
import { treatmentOf } from '#app/domain/food/treatment.ts'
import { type Amount, amountLadder, amountNear } from '#app/domain/kitchen/amounts.ts'
import type { Item } from '#app/domain/kitchen/dish.ts'
import type { AmountStyle } from '#app/domain/kitchen/kinds.ts'
import { countWord } from '#app/domain/kitchen/words.ts'
import { mostGramsFor } from '#app/domain/kitchen/doses.ts'
import { juiceFactor } from './alike.ts'
import type { DishFit } from './fit-dish.ts'
import type { LibraryDish, Slot } from './types.ts'

/** A food in the dish with its amount for everyone. */
export type LibraryPart = {
  /** Name of the slot; `guest` and a number for guests. */
  name: string
  slot: Slot
  item: Item
  grams: number
  /** "2 tbsp olive oil". */
  text: string
  isOne: boolean
}

export type Portions = {
  parts: readonly LibraryPart[]
  servings: number
  /** Batches of the dish's own size; 1 where it has none. */
  batches: number
  /** What to say where it does not feed as many as asked for; empty otherwise. */
  note: string
}

/** With less than this share of its grams a serving is no longer the dish. */
const LEAST_SHARE = 0.6
/** How far calories may move the portions of a dish. */
const SCALES = [0.6, 1.7] as const
/** How far from the calories asked for a dish may be. */
const OFF_TARGET = 0.05
const TRIES = 6

/**
 * The amounts of a fitted dish. Null when what is given is not enough for one, or when no amounts of it come within 5 % of
 * the calories asked for.
 */
export function portionDish(
  fit: DishFit,
  wanted: { servings: number; targetKcal: number | null },
): Portions | null {
  const size = sizeOf(fit, wanted.servings)
  if (size === null) return null
  const measure = (scale: number) => partsOf(fit, size, scale)
  if (wanted.targetKcal === null) {
    const parts = measure(1)
    return parts && { ...size, parts }
  }
  if (fit.dish.batch) {
    const parts = measure(1)
    return parts && isNear(kcalOf(parts) / size.servings, wanted.targetKcal) ? { ...size, parts } : null
  }
  const parts = scaleToTarget(measure, size.servings, wanted.targetKcal)
  return parts && { ...size, parts }
}

function scaleToTarget(
  measure: (scale: number) => LibraryPart[] | null,
  servings: number,
  targetKcal: number,
): LibraryPart[] | null {
  let scale = 1
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const parts = measure(scale)
    if (!parts) return null
    const kcal = kcalOf(parts) / servings
    if (isNear(kcal, targetKcal)) return parts
    scale *= targetKcal / kcal
    if (scale < SCALES[0] || scale > SCALES[1]) return null
  }
  return null
}

const isNear = (kcal: number, target: number) => Math.abs(kcal - target) <= target * OFF_TARGET

/** Energy of what is eaten, for everyone. */
export function kcalOf(parts: readonly LibraryPart[]): number {
  return parts.reduce(
    (sum, { item, grams, slot }) => sum + ((item.food?.per100g.kcal ?? 0) * grams * (slot.eaten ?? 1)) / 100,
    0,
  )
}

type Size = { servings: number; batches: number; note: string }

/** How many it feeds with the amounts given; null when not even one. */
function sizeOf({ dish, chosen }: DishFit, wantedServings: number): Size | null {
  const batches = dish.batch ? nearestSize(dish, dish.batch.sizes, wantedServings) : 1
  const bird = wholeBirdOf(dish, chosen)
  const servings = dish.batch
    ? Math.max(1, Math.round(batches * dish.serves))
    : Math.max(wantedServings, bird?.feeds ?? 0)
  let feeds: number = servings
  let short: Item | null = null
  for (const [name, slot] of Object.entries(dish.slots)) {
    const item = chosen.get(name)
    if (!item?.isGiven || item.givenG === null || slot.need === 'extra') continue
    const needG = gramsFor(dish, slot, item, { servings, batches }) * LEAST_SHARE
    if (item.givenG >= needG) continue
    const enoughFor = Math.floor((servings * item.givenG) / needG)
    if (enoughFor >= feeds) continue
    feeds = enoughFor
    short = item
  }
  if (feeds < 1) return null
  const size = { servings: feeds, batches: (batches * feeds) / servings }
  if (bird && feeds > wantedServings)
    return {
      ...size,
      note: `Serves ${feeds}, not ${wantedServings}: a ${bird.item.name} is cooked in one piece and feeds ${countWord(feeds)}.`,
    }
  return { ...size, note: noteOf(wantedServings, feeds, short, dish) }
}

/** A bird is cooked whole: it feeds as many as there is meat on it, whoever is at the table. */
function wholeBirdOf(dish: LibraryDish, chosen: DishFit['chosen']): { item: Item; feeds: number } | null {
  for (const [name, item] of chosen) {
    const pieceG = item.food?.household.piece
    if (item.kind !== 'whole-bird' || pieceG === undefined) continue
    return { item, feeds: Math.max(1, Math.round(pieceG / dish.slots[name]!.g)) }
  }
  return null
}

function nearestSize(dish: LibraryDish, sizes: readonly number[], servings: number): number {
  const off = (size: number) => Math.abs(size * dish.serves - servings)
  return sizes.reduce((best, size) => (off(size) < off(best) ? size : best))
}

function noteOf(wanted: number, feeds: number, short: Item | null, dish: LibraryDish): string {
  if (wanted === feeds) return ''
  if (short === null) {
    const makes = dish.batch?.makes ?? 'enough'
    return makes.startsWith(`${feeds} `) ? `Makes ${makes}.` : `Makes ${makes}, for ${feeds}.`
  }
  const text = amountNear(short, short.givenG ?? 0, short.givenG)?.text ?? short.plural
  return `Serves ${feeds}, not ${wanted}: ${text} ${feeds === 1 ? 'is' : 'are'} enough for ${countWord(feeds)}.`
}

function gramsFor(
  dish: LibraryDish,
  slot: Slot,
  item: Item,
  { servings, batches }: Pick<Size, 'servings' | 'batches'>,
): number {
  const grams = dish.batch ? slot.g * dish.batch.baseG * batches : slot.g * servings
  const factor = slot.factors?.[item.key as FoodId] ?? usualFactor(slot.foods[0], item)
  // Dishes say what is bought, amounts count what is eaten: mussels weigh more than half of shells.
  return grams * factor * eatenOfWeighed(foodById(slot.foods[0]))
}

function usualFactor(own: FoodId, item: Item): number {
  return juiceFactor(own, item.key) * (gainsOf(foodById(own)) / gainsOf(item.food))
}

/** Grams ready to cook with per gram as bought: dried beans stand for 2.4 times their weight of tinned ones. */
function gainsOf(food: Food | null): number {
  return (food && treatmentOf(food)?.before?.gains) ?? 1
}

function partsOf(fit: DishFit, size: Size, scale: number): LibraryPart[] | null {
  const parts: LibraryPart[] = []
  const usedG = new Map<Item, number>()
  const add = (name: string, slot: Slot, item: Item): boolean => {
    const wantedG = gramsFor(fit.dish, slot, item, size) * scale
    const leftG = item.givenG === null ? null : item.givenG - (usedG.get(item) ?? 0)
    const most = Math.min(leftG ?? Infinity, mostGramsFor(item.food, size.servings))
    const amount = amountFor(
      styleOf(fit.dish, slot, wantedG),
      item,
      Math.min(wantedG, most),
      Number.isFinite(most) ? most : null,
    )
    if (amount === null) return false
    usedG.set(item, (usedG.get(item) ?? 0) + amount.grams)
    parts.push({ name, slot, item, grams: amount.grams, text: amount.text, isOne: amount.isOne })
    return true
  }
  for (const [name, slot] of Object.entries(fit.dish.slots)) {
    const item = fit.chosen.get(name)
    if (item && !add(name, slot, item) && slot.need === 'must') return null
  }
  for (const [index, { guest, item }] of fit.guests.entries())
    add(`guest${index}`, { foods: guest.foods, g: guest.g, need: 'extra' }, item)
  return parts
}

/** How far an amount written as the dish wants it may be off before the food's usual way is better. */
const OFF_STYLE = 0.3

/** Baking is weighed. */
const WEIGHED_FROM_G = 25
function styleOf(dish: LibraryDish, slot: Slot, grams: number): AmountStyle | undefined {
  return slot.as ?? (dish.batch && !slot.isTap && grams >= WEIGHED_FROM_G ? 'grams' : undefined)
}

function amountFor(
  style: AmountStyle | undefined,
  item: Item,
  grams: number,
  atMostG: number | null,
): Amount | null {
  if (style && item.food) {
    const most = atMostG === null ? Infinity : atMostG * 1.001
    const ladder = amountLadder(item, style).filter((amount) => amount.grams <= most)
    const off = (amount: Amount) => Math.abs(amount.grams - grams)
    const best = ladder.reduce<Amount | null>(
      (found, amount) => (found === null || off(amount) < off(found) ? amount : found),
      null,
    )
    if (best && off(best) <= grams * OFF_STYLE) return best
  }
  return amountNear(item, grams, atMostG)
}
