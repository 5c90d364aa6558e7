import { foodOfLine } from '#app/domain/food/line-food.ts'
import type { Kind } from '#app/domain/kitchen/kinds.ts'
import { keepingFault, ruleBroken } from './handling-faults.ts'
import { daysIn } from './keeping.ts'
import { lineOf } from './kept-readings.ts'
import { perishablesOf } from './perishables.ts'
import type { RecipeDraft } from './recipe.ts'

/**
 * Days that a cooked dish is kept in the fridge at most, by what is in it. USDA: leftovers 3 to 4 days. FSA: rice, cooled
 * at once, a day; two here, since people count the day it was cooked.
 */
const MOST_DAYS: Readonly<Partial<Record<Kind, number>>> = {
  poultry: 4,
  'whole-bird': 4,
  'poultry-bone': 4,
  'cooked-meat': 4,
  mince: 4,
  'stewing-meat': 4,
  steak: 4,
  pork: 4,
  sausage: 4,
  'oily-fish': 3,
  'white-fish': 3,
  prawns: 3,
  mussels: 3,
  squid: 3,
}
/** Of rice served beside a stew, the advice on the stew says nothing. */
const MOST_DAYS_OF_RICE = 2
const RICE_DISH =
  /\b(?:rice|risotto|paella|pilaf|pilau|biryani|congee|kedgeree|jollof|arancini|sushi|nasi goreng|bibimbap)\b/i
const MIXED_IN: ReadonlySet<Kind> = new Set<Kind>(['cooked-rice', 'risotto-rice'])

const IS_FROZEN = /\bfr(?:eez|oze)/
/** Told of what is not cooked yet, or of a part without the food that spoils. */
const IS_OF_A_PART =
  /\b(?:raw|unbaked|uncooked|dough|dressing|sauce|paste|marinade|pickle|rub|crumbs?|spices?|alone|in a tin)\b/
const PARTS = /[.;,:]|\b(?:and|or)\b/

type Dish = Pick<RecipeDraft, 'name' | 'ingredients'>

/** Days a dish may be kept in the fridge; null where nothing in it sets a limit. */
function mostDaysOf({ name, ingredients }: Dish, sentence: string): number | null {
  const kinds = ingredients.map(({ text }) => foodOfLine(lineOf(text))?.food.kind ?? 'unknown')
  const days = kinds.flatMap((kind) => MOST_DAYS[kind] ?? [])
  const isOfRice =
    RICE_DISH.test(name.replace(/\bwith (?:\w+ )*rice\b/i, '')) ||
    /\brice\b/.test(sentence) ||
    kinds.some((kind) => MIXED_IN.has(kind))
  if (isOfRice && kinds.some((kind) => kind === 'rice' || MIXED_IN.has(kind))) days.push(MOST_DAYS_OF_RICE)
  return days.length === 0 ? null : Math.min(...days)
}

/** Warmed so little that bacteria in it survive. */
const LUKEWARM =
  /\b(?:lukewarm|tepid|take the chill off)\b|\b(?:just|barely|only) (?:until )?(?:\w+ )?warm\b(?! (?:it|them|the))/
const REHEATS = /\b(?:re-?heat\w*|warm(?:ed)? (?:it|them|the|up|through))\b/
/** Whether a sentence on keeping a dish keeps it too long, or warm: "the rice keeps a week in the fridge". */
export function keepsTooLong(sentence: string, dish: Dish): boolean {
  const text = sentence.toLowerCase()
  const perishables = perishablesOf(
    dish.name,
    dish.ingredients.map((line) => line.text),
  )
  const kept = { name: dish.name, perishables }
  if (keepingFault(sentence, kept) !== null || ruleBroken(sentence, perishables) !== null) return true
  if (perishables.spoils && REHEATS.test(text) && LUKEWARM.test(text)) return true
  const mostDays = mostDaysOf(dish, text)
  if (mostDays === null || IS_OF_A_PART.test(text)) return false
  let isFrozen = false
  for (const part of text.split(PARTS)) {
    const days = daysIn(part)
    isFrozen = IS_FROZEN.test(part) || (isFrozen && days === 0)
    if (!isFrozen && days > mostDays) return true
  }
  return false
}
