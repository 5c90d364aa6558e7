import { keepsDiet } from '#app/domain/food/diets.ts'
import { findFood } from '#app/domain/food/foods.ts'
import type { DietaryRestriction } from '#app/domain/recipe/recipe.ts'
import { cutWords } from './cuts.ts'
import {
  type Dish,
  type DishForm,
  type Fill,
  type Item,
  type Part,
  type SlotName,
  type SlotRule,
  partsIn,
} from './dish.ts'
import { FLAVOURS, type Flavour, type FlavourPart } from './flavours.ts'
import { type Kind, traitsOf } from './kinds.ts'
import { type LeftOut, extraItem } from './pantry.ts'
import { articleFor, isManyName } from './words.ts'

/** Extras a dish may ask for, besides salt, pepper, oil and water. */
export const MOST_EXTRAS = 5

const STAPLES: ReadonlySet<Kind> = new Set<Kind>(['salt', 'black-pepper', 'oil', 'water'])
const SWEET_ONLY: ReadonlySet<Kind> = new Set<Kind>([
  'treat',
  'jam',
  'cocoa',
  'dark-chocolate',
  'vanilla',
  'protein-powder',
  'cereal',
  'oats',
  'berry',
  'soft-fruit',
  'firm-fruit',
  'sweet-citrus',
  'canned-fruit',
  'juice',
  'setting',
])
const SALTY: ReadonlySet<Kind> = new Set<Kind>(['soy', 'fish-sauce', 'miso', 'stock-cube'])

/** Whether a rule takes a kind, by itself or as a near relation: soured cream goes where yoghurt or cream goes. */
export function accepts(form: DishForm, rule: SlotRule, kind: Kind): boolean {
  const { kinds } = rule
  if (kinds.includes(kind)) return true
  if (kind === 'sour-cream')
    return form.taste === 'savoury' && (kinds.includes('yoghurt') || kinds.includes('cream'))
  if (kind === 'sweet-yoghurt') return form.taste === 'sweet' && kinds.includes('yoghurt')
  if (kind === 'beaten-egg') return form.cuts?.egg === 'beaten' && kinds.includes('egg')
  return false
}

/** True for what every kitchen has and no list of extras counts. */
export function isStaple(item: Item): boolean {
  return STAPLES.has(item.kind)
}

function partOf(item: Item, slot: SlotName, askedG: number | null): Part {
  return { item, slot, grams: 0, askedG, text: '', prep: '', isOne: false }
}

/**
 * Puts what the person has into the slots of a form, most wanted first, and says why the rest stays out. The dish is
 * changed in place.
 */
export function placeItems(dish: Dish, items: readonly Item[]): LeftOut[] {
  const left: LeftOut[] = []
  const { form } = dish
  for (const item of items) {
    const reason = place(dish, item)
    if (reason !== null) left.push({ ingredient: item.typed, reason: `${reason}; kept for another dish.` })
  }
  if (form.taste === 'savoury') return left
  return left
}

function place(dish: Dish, item: Item): string | null {
  const { form, cuisine } = dish
  const name = capital(item.plural)
  const does = isManyName(item.plural) || item.plural !== item.name ? 'do' : 'does'
  if (form.taste === 'savoury' && item.worlds && !item.worlds.includes(cuisine.name)) {
    return `${name} ${does} not go with the ${cuisine.name} flavours of this ${form.noun}`
  }
  const rules = form.slots.filter((rule) => accepts(form, rule, item.kind))
  const rule = rules.find(
    (one) => partsIn(dish, one.slot).length < roomOf(form, one.slot) && partsOfRule(dish, one) < one.max,
  )
  if (rule) {
    dish.parts.push(partOf(item, rule.slot, null))
    return null
  }
  if (rules.length > 0) {
    const holder = partsIn(dish, rules[0]?.slot ?? 'main')[0]
    return holder
      ? `With ${holder.item.plural} there is enough of that sort in this ${form.noun} without ${item.plural}`
      : `There is enough in this ${form.noun} without ${item.plural}`
  }
  const sort =
    form.taste === 'savoury' && SWEET_ONLY.has(item.kind)
      ? 'savoury '
      : form.taste === 'sweet' && traitsOf(item.kind).taste === 'savoury'
        ? 'sweet '
        : ''
  const kind = `${sort}${form.noun}`
  return `${name} ${does} not suit ${articleFor(kind)} ${kind}`
}

function roomOf(form: DishForm, slot: SlotName): number {
  let room = 0
  for (const rule of form.slots) if (rule.slot === slot) room = Math.max(room, rule.max)
  return room
}

function partsOfRule(dish: Dish, rule: DishForm['slots'][number]): number {
  return dish.parts.filter((part) => part.slot === rule.slot && accepts(dish.form, rule, part.item.kind))
    .length
}

/** The first food of the list that the table has, the diet allows and the dish does not hold yet. */
export function pickExtra(dish: Dish, ids: readonly string[]): Item | null {
  for (const id of ids) {
    const food = findFood(id)
    if (!food || !keepsDiet(food, dish.diet)) continue
    if (dish.parts.some((part) => part.item.key === id)) continue
    return extraItem(food)
  }
  return null
}

/** Whether one of the foods is in the dish already. */
function holds(dish: Dish, ids: readonly string[]): boolean {
  return dish.parts.some((part) => ids.includes(part.item.key))
}

/** Extras of the dish that count against the limit. */
export function extrasOf(dish: Dish): Part[] {
  return dish.parts.filter((part) => !part.item.isGiven && !isStaple(part.item))
}

/** Adds what the form cannot do without, then what rounds it off while extras are few. False when a must is missing. */
export function fillForm(dish: Dish): boolean {
  for (const fill of dish.form.fills) if (fill.must && !applyFill(dish, fill)) return false
  return true
}

/** Adds the form's own optional extras while there is room. */
export function fillOptional(dish: Dish): void {
  for (const fill of dish.form.fills) {
    if (!fill.must && extrasOf(dish).length < MOST_EXTRAS) applyFill(dish, fill)
  }
}

function applyFill(dish: Dish, fill: Fill): boolean {
  if (fill.when && !fill.when(dish)) return true
  const slots = fill.across ?? [fill.slot]
  const need = fill.need ?? 1
  let have = partsIn(dish, ...slots).length
  const ids = typeof fill.ids === 'function' ? fill.ids(dish) : fill.ids
  while (have < need) {
    const item = pickExtra(dish, ids)
    if (!item) return false
    dish.parts.push(partOf(item, fill.slot, fill.grams ?? null))
    have++
  }
  return true
}

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
  return dish.form.slots.some((rule) => rule.slot === part.slot && accepts(dish.form, rule, kind))
}

/** Whether the dish already has what a part of a flavour brings. */
function isCovered(dish: Dish, part: FlavourPart): boolean {
  if (holds(dish, part.ids)) return true
  const inSlot = partsIn(dish, part.slot)
  const food = part.ids.map(findFood).find((found) => found !== null)
  if (!food) return true
  const kind = extraItem(food).kind
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

/** How each line says its food is cut. */
export function cutParts(dish: Dish): void {
  for (const part of dish.parts)
    part.prep = cutWords(
      part.item,
      dish.form.cuts?.[part.slot] ?? (part.slot === 'aromatic' ? 'dice' : 'bite'),
    )
}

/** Diets a food would break, for the gate of the finished draft. */
export function breaksDiet(dish: Dish, diet: DietaryRestriction): boolean {
  return dish.parts.some((part) => (part.item.food ? !keepsDiet(part.item.food, diet) : diet !== 'None'))
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
