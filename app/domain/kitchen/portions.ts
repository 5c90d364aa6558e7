import { rulesFor } from './slotting.ts'
import { type Amount, amountLadder, amountNear } from './amounts.ts'
import type { Dish, Part, SlotName } from './dish.ts'
import { largestPortionG, USUAL_DOSE_G } from './doses.ts'
import { type Kind, traitsOf } from './kinds.ts'

/** Grams for everyone: usual portions first, then lifted or lowered to the calories asked for. */

/** Several foods in one slot share its room. */
const SHARED: readonly number[] = [1, 0.7, 0.55, 0.45, 0.38, 0.34]
const OWN_ROOM: ReadonlySet<SlotName> = new Set<SlotName>([
  'garlic',
  'sauce',
  'acid',
  'season',
  'fat',
  'sweet',
  'baking',
  'spice',
  'liquid',
  'dairy',
  'aromatic',
])
const MEAL_SHARE: Readonly<Record<string, number>> = { breakfast: 0.85, lunch: 0.95, dinner: 1, snack: 0.6 }
/** What may grow or shrink with the calories, and how far against the usual portion. */
const ELASTIC: Partial<Record<SlotName, readonly [low: number, high: number]>> = {
  main: [0.5, 1.8],
  bacon: [0.5, 1.5],
  egg: [0.5, 2],
  pulse: [0.4, 2],
  starch: [0.4, 2],
  base: [0.4, 2],
  veg: [0.6, 1.8],
  raw: [0.6, 1.8],
  fruit: [0.5, 1.8],
  cheese: [0.3, 1.8],
  dairy: [0.4, 1.8],
  topping: [0.3, 2.2],
  side: [0.4, 2],
  fat: [0.4, 2],
  sweet: [0.4, 1.6],
  liquid: [0.7, 1.4],
}

/** Most of a part for everyone: what was given, and what is good for them. */
function mostOf(dish: Dish, part: Part): number {
  return Math.min(part.item.givenG ?? Infinity, largestOf(dish, part))
}

function largestOf(dish: Dish, { item }: Part): number {
  return item.food === null ? Infinity : largestPortionG(item.food) * dish.servings
}

/** Grams of a part for everyone, by the usual portion of its kind in this form. */
export function wantedG(dish: Dish, part: Part): number {
  const rule = rulesFor(dish.form, part.item.kind).find((one) => one.slot === part.slot)
  const meal = ELASTIC[part.slot] && !dish.hasTarget ? (MEAL_SHARE[dish.mealType ?? 'dinner'] ?? 1) : 1
  if (part.askedG !== null) return part.askedG * dish.servings * meal
  const gains = part.item.before?.gains ?? 1
  const count = dish.parts.filter((one) => one.slot === part.slot).length
  const shared = OWN_ROOM.has(part.slot) ? 1 : (SHARED[count - 1] ?? 0.32)
  const portionG = USUAL_DOSE_G[part.item.key] ?? traitsOf(part.item.kind).portionG / gains
  const wanted = portionG * (rule?.share ?? 1) * shared * dish.servings * meal
  return Math.min(wanted, largestOf(dish, part))
}

const PER_PERSON: ReadonlySet<Kind> = new Set<Kind>(['roll', 'wrap', 'corn-wrap', 'bread', 'egg', 'sausage'])

/** Buns, eggs and slices are dealt out evenly where everyone gets one. */
function fairFor(dish: Dish, part: Part): (amount: Amount) => boolean {
  const isDealt =
    PER_PERSON.has(part.item.kind) &&
    dish.servings > 1 &&
    !(part.item.kind === 'egg' && dish.form.cuts?.egg === 'beaten')
  if (!isDealt) return () => true
  const given = part.item.givenG
  return (amount) => {
    if (amount.units === null || amount.units % dish.servings === 0) return true
    const oneG = amount.grams / amount.units
    const wanted = wantedG(dish, part)
    return wanted < oneG * dish.servings * 0.55 || (given !== null && given < oneG * dish.servings)
  }
}

function setAmount(dish: Dish, part: Part, grams: number): void {
  const { item } = part
  if (!item.food) {
    const spoons = Math.max(1, Math.round(grams / 15))
    part.grams = spoons * 15
    part.text = `${spoons} tbsp ${item.name}`
    part.isOne = false
    return
  }
  const most = mostOf(dish, part)
  const given = Number.isFinite(most) ? most : null
  const amount = amountNear(item, Math.min(grams, most), given, fairFor(dish, part))
  if (amount === null) {
    // Less was given than the smallest amount a cook would write: all of it, to the gram.
    part.grams = Math.max(1, Math.round(given ?? grams))
    part.text = `${part.grams} g ${item.plural}`
    part.isOne = false
    return
  }
  part.grams = amount.grams
  part.text = amount.text
  part.isOne = amount.isOne
}

/** Energy of a part as the table has it. */
function kcalOf(part: Part): number {
  return part.item.food ? (part.grams * part.item.food.per100g.kcal) / 100 : 0
}

/** Energy of one serving of the dish as it stands. */
export function kcalPerServing(dish: Dish): number {
  let kcal = 0
  for (const part of dish.parts) kcal += kcalOf(part)
  return kcal / dish.servings
}

type Room = { part: Part; low: number; high: number; base: number }

function roomFor(dish: Dish, part: Part): Room | null {
  const range = ELASTIC[part.slot]
  const food = part.item.food
  if (!range || !food || food.per100g.kcal === 0) return null
  const base = wantedG(dish, part)
  const high = Math.min(base * range[1], mostOf(dish, part))
  return { part, base, low: Math.min(base * range[0], high), high }
}

const USUAL_KCAL: Readonly<Record<string, readonly [low: number, high: number]>> = {
  breakfast: [300, 600],
  lunch: [400, 750],
  dinner: [450, 850],
  snack: [140, 380],
}

/** What a serving has to come to: the calories asked for, or the nearest usual figure when portions fell outside it. */
export function usualTarget(dish: Dish): number | null {
  const usual = USUAL_KCAL[dish.mealType ?? (dish.form.taste === 'sweet' ? 'breakfast' : 'dinner')]
  const kcal = kcalPerServing(dish)
  if (!usual || (kcal >= usual[0] && kcal <= usual[1])) return null
  return kcal < usual[0] ? usual[0] : usual[1]
}

/** Writes the amounts; with a target, scales what may be scaled and then closes the gap step by step. */
export function setPortions(dish: Dish, targetKcal: number | null): void {
  for (const part of dish.parts) setAmount(dish, part, wantedG(dish, part))
  if (targetKcal === null) return
  const rooms = dish.parts.map((part) => roomFor(dish, part)).filter((room) => room !== null)
  scaleTogether(dish, rooms, targetKcal)
  closeGap(dish, rooms, targetKcal)
}

function scaleTogether(dish: Dish, rooms: readonly Room[], targetKcal: number): void {
  let low = 0.2
  let high = 3
  for (let turn = 0; turn < 14; turn++) {
    const factor = (low + high) / 2
    for (const room of rooms) setAmount(dish, room.part, clamp(room.base * factor, room.low, room.high))
    if (kcalPerServing(dish) < targetKcal) low = factor
    else high = factor
  }
}

const CLOSE_ENOUGH = 0.012

function closeGap(dish: Dish, rooms: readonly Room[], targetKcal: number): void {
  for (let turn = 0; turn < 40; turn++) {
    const now = kcalPerServing(dish)
    const gap = targetKcal - now
    if (Math.abs(gap) <= targetKcal * CLOSE_ENOUGH) return
    let best: { room: Room; amount: ReturnType<typeof amountNear>; cost: number } | null = null
    for (const room of rooms) {
      const { part } = room
      for (const amount of neighbours(dish, part, gap > 0)) {
        if (amount.grams < room.low * 0.95 || amount.grams > room.high * 1.001) continue
        const change =
          ((amount.grams - part.grams) * (part.item.food?.per100g.kcal ?? 0)) / 100 / dish.servings
        const after = Math.abs(gap - change)
        if (after >= Math.abs(gap) - 0.5) continue
        const cost = after / targetKcal + Math.abs(Math.log(amount.grams / room.base)) * 0.03
        if (best === null || cost < best.cost) best = { room, amount, cost }
      }
    }
    if (!best?.amount) return
    best.room.part.grams = best.amount.grams
    best.room.part.text = best.amount.text
    best.room.part.isOne = best.amount.isOne
  }
}

/** The next amounts up or down in the style the line is written in now. */
function neighbours(dish: Dish, part: Part, isUp: boolean) {
  const found = []
  for (const style of traitsOf(part.item.kind).styles) {
    const ladder = amountLadder(part.item, style).filter(fairFor(dish, part))
    const at = ladder.findIndex((amount) => amount.text === part.text)
    if (at < 0) continue
    for (let step = 1; step <= 6; step++) {
      const next = ladder[isUp ? at + step : at - step]
      if (next) found.push(next)
    }
  }
  return found
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high)
}
