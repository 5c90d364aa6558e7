import { amountNear } from './amounts.ts'
import type { Dish, Item, Part, SlotName } from './dish.ts'
import type { Heroes } from './heroes.ts'
import { traitsOf } from './kinds.ts'
import { wantedG } from './portions.ts'
import { countWord } from './words.ts'

/** How many a dish really feeds with the amounts given, and the sentence that says so. */

/** What a dish is made of: too little of it, and there is no dish for so many. */
const CARRIERS: ReadonlySet<SlotName> = new Set<SlotName>(['main', 'egg', 'pulse', 'starch', 'base'])
/** Carries a dish where it was named first and no protein does. */
const LIGHT_CARRIERS: ReadonlySet<SlotName> = new Set<SlotName>([
  'veg',
  'leaf',
  'raw',
  'fruit',
  'cheese',
  'tomato',
])

/** Least share of the usual portion with which a serving is still the dish it is called. */
const LEAST_OF_HERO = 0.5
const LEAST_OF_OTHERS = 0.34

export type Sufficiency = {
  /** People the dish feeds: at most as many as asked for, but never less than one whole bird does. */
  servings: number
  /** Why it is not as many as asked for; empty when it is. */
  note: string
  /** Even one serving would be a pretence. */
  isTooLittle: boolean
}

/** Works out how many the given amounts feed in this form. The dish is not changed. */
export function sufficiencyOf(dish: Dish, heroes: Heroes): Sufficiency {
  const bird = dish.parts.find((part) => part.item.kind === 'whole-bird' && part.slot === 'main')
  if (bird) return ofBird(dish, bird.item)
  const isCarried = dish.parts.some(
    (part) => part.item.isGiven && ['main', 'egg', 'pulse'].includes(part.slot),
  )
  let servings = dish.servings
  let short: Part | null = null
  let isTooLittle = false
  for (const part of dish.parts) {
    const { item, slot } = part
    if (item.givenG === null || !item.isGiven) continue
    const isHero = item.key === heroes.first?.key || item.key === heroes.main?.key
    if (!CARRIERS.has(slot) && !(LIGHT_CARRIERS.has(slot) && isHero && !isCarried)) continue
    const leastG = (wantedG(dish, part) / dish.servings) * (isHero ? LEAST_OF_HERO : LEAST_OF_OTHERS)
    const feeds = Math.floor(item.givenG / leastG + 0.02)
    if (feeds < 1) isTooLittle = true
    if (feeds >= servings) continue
    servings = Math.max(1, feeds)
    short = part
  }
  const note = short === null || servings === dish.servings ? '' : shortNote(dish, short.item, servings)
  return { servings, note, isTooLittle }
}

/** A bird is cooked whole: it feeds as many as there is meat on it, whoever is at the table. */
function ofBird(dish: Dish, item: Item): Sufficiency {
  const { piece, medium } = item.food?.household ?? {}
  const oneG = piece ?? medium ?? 1000
  const feeds = Math.max(1, Math.round(oneG / traitsOf('whole-bird').portionG))
  const birds = item.givenG === null ? Math.ceil(dish.servings / feeds) : item.givenG / oneG
  const most = Math.max(1, Math.round(birds * feeds))
  const servings =
    item.givenG === null
      ? Math.max(dish.servings, feeds)
      : most < dish.servings
        ? most
        : Math.max(dish.servings, Math.min(feeds, most))
  const note =
    servings === dish.servings
      ? ''
      : servings > dish.servings
        ? `Serves ${servings}, not ${dish.servings}: a ${item.name} is cooked in one piece and feeds ${countWord(servings)}.`
        : shortNote(dish, item, servings)
  return { servings, note, isTooLittle: false }
}

function shortNote(dish: Dish, item: Item, servings: number): string {
  const amount = item.givenG === null ? null : amountNear(item, item.givenG, item.givenG)
  const text = amount?.text ?? `${Math.round(item.givenG ?? 0)} g ${item.plural}`
  const be = amount?.units !== null && amount?.units !== undefined && amount.units > 1 ? 'are' : 'is'
  return `Serves ${servings}, not ${dish.servings}: ${text} ${be} enough for ${countWord(servings)}.`
}
