import type { Flavour, FlavourPart } from './dish.ts'
import { findFood } from '#app/domain/food/foods.ts'
import { type Dish, type SlotName, partsIn } from './dish.ts'
import { MOST_EXTRAS, extrasOf, holds, pickExtra } from './extras.ts'
import { FLAVOURS } from './flavours.ts'
import type { Kind } from './kinds.ts'
import { extraItem } from './pantry.ts'
import { partOf, rulesFor } from './slotting.ts'

/** One flavour a dish: what the person has of it first, what it lacks bought while extras are few, then salt. */

/** One source of heat is enough. */
const HEAT: ReadonlySet<Kind> = new Set<Kind>(['fresh-chilli', 'hot-spice', 'hot-sauce'])
const SALTY: ReadonlySet<Kind> = new Set<Kind>(['soy', 'fish-sauce', 'miso', 'stock', 'stock-cube'])
const FLAVOUR_SLOTS: readonly SlotName[] = ['spice', 'sauce', 'herb', 'acid', 'garlic']

function suits(dish: Dish, flavour: Flavour): boolean {
  return (
    dish.form.style !== null &&
    flavour.cuisine === dish.cuisine.name &&
    flavour.styles.includes(dish.form.style)
  )
}

function hasSlot(dish: Dish, slot: SlotName): boolean {
  return dish.form.slots.some((rule) => rule.slot === slot)
}

/** Whether the form has a place for what a part of a flavour brings. */
function takes(dish: Dish, part: FlavourPart): boolean {
  const food = part.ids.map(findFood).find((found) => found !== null)
  if (!food) return false
  const { kind } = extraItem(food)
  return rulesFor(dish.form, kind).some((rule) => rule.slot === part.slot)
}

/** Whether the dish already has what a part of a flavour brings. */
function isCovered(dish: Dish, part: FlavourPart): boolean {
  if (holds(dish, part.ids)) return true
  const inSlot = partsIn(dish, part.slot)
  const food = part.ids.map(findFood).find((found) => found !== null)
  if (!food) return true
  const kind = extraItem(food).kind
  if (kind === 'hot-spice' && dish.parts.some((one) => HEAT.has(one.item.kind))) return true
  if (kind === 'canned-tomato' && dish.parts.some((one) => one.item.kind === 'tomato')) return true
  if (kind === 'soy' && inSlot.some((one) => one.item.kind === 'miso')) return true
  if (part.slot === 'spice')
    return inSlot.some((one) => one.item.kind === kind && (kind === 'hot-spice' || kind === 'spice-blend'))
  if (part.slot === 'herb') return inSlot.some((one) => one.item.kind === kind || kind === 'spring-onion')
  if (part.slot === 'acid') return inSlot.length > 0
  if (part.slot === 'tomato') return inSlot.length > 0
  return inSlot.some((one) => one.item.kind === kind)
}

function liking(dish: Dish, flavour: Flavour): number {
  const creamy = partsIn(dish, 'dairy', 'liquid').length > 0
  const wantsLiquid = flavour.key.some((part) => part.slot === 'liquid')
  const misses = flavour.key.filter((part) => !takes(dish, part)).length
  const had = flavour.key.filter(
    (part) => holds(dish, part.ids) || (part.slot === 'acid' && isCovered(dish, part)),
  ).length
  const rest = flavour.rest.filter((part) => holds(dish, part.ids)).length
  return (
    had * 2 +
    rest * 0.7 -
    misses * 3 -
    (creamy && wantsLiquid && !flavour.key.some((part) => part.slot === 'liquid' && holds(dish, part.ids))
      ? 4
      : 0) +
    dish.random() * 1.5
  )
}

/** Chooses the seasoning nearest to what is there and adds what it lacks, key foods first. */
export function seasonDish(dish: Dish): void {
  const given = partsIn(dish, ...FLAVOUR_SLOTS).filter((part) => part.item.isGiven).length
  let best: { flavour: Flavour; score: number } | null = null
  for (const flavour of FLAVOURS) {
    if (!suits(dish, flavour)) continue
    const score = liking(dish, flavour)
    if (best === null || score > best.score) best = { flavour, score }
  }
  if (best) {
    dish.flavour = best.flavour
    if (given < 5) addFlavour(dish, best.flavour.key, false)
    if (given < 3) addFlavour(dish, best.flavour.rest, true)
  }
  addSalt(dish)
}

/** Sour enough already: no lemon is bought for these. */
const SOUR: ReadonlySet<Kind> = new Set<Kind>([
  'canned-tomato',
  'tomato',
  'yoghurt',
  'sour-cream',
  'cream',
  'wine',
  'pickle',
  'briny',
  'mustard',
  'coconut-milk',
])

function addFlavour(dish: Dish, parts: readonly FlavourPart[], isRest: boolean): void {
  for (const part of parts) {
    if (extrasOf(dish).length >= MOST_EXTRAS) return
    if (!takes(dish, part) || dish.form.givenOnly?.includes(part.slot) || isCovered(dish, part)) continue
    if (isRest && part.slot === 'acid' && dish.parts.some((one) => SOUR.has(one.item.kind))) continue
    const item = pickExtra(dish, part.ids)
    if (item) dish.parts.push(partOf(item, part.slot, part.grams))
  }
}

function addSalt(dish: Dish): void {
  if (dish.form.taste === 'sweet' || !hasSlot(dish, 'season')) return
  const salty = dish.parts.some((part) => SALTY.has(part.item.kind))
  if (!salty) addStaple(dish, ['salt'])
  if (['Italian', 'Mediterranean', 'American', 'Mexican'].includes(dish.cuisine.name))
    addStaple(dish, ['black-pepper'])
}

function addStaple(dish: Dish, ids: readonly string[]): void {
  if (holds(dish, ids)) return
  const item = pickExtra(dish, ids)
  if (item) dish.parts.push(partOf(item, 'season', null))
}

/** True when every key food of the dish's flavour is in it, so that its name may carry it. */
export function flavourIsThere(dish: Dish): boolean {
  return dish.flavour !== null && dish.flavour.key.every((part) => holds(dish, part.ids))
}
