import { ONE_WORD_NUMBERS } from '#app/domain/food/number-words.ts'
import { readIngredientLine } from '#app/domain/food/ingredient-line.ts'
import { foodOfLine } from '#app/domain/food/line-food.ts'
import type { Kind } from '#app/domain/kitchen/kinds.ts'
import { wordTable } from '#app/domain/word-table.ts'
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
const RICE_DISH = /\b(?:rice|risotto|paella|pilaf|pilau|biryani|congee|kedgeree|jollof|arancini|sushi)\b/i

const COUNTS = wordTable<number>({
  ...ONE_WORD_NUMBERS,
  a: 1,
  an: 1,
  few: 3,
  couple: 2,
  several: 5,
})
const DAYS_OF = wordTable<number>({ day: 1, night: 1, week: 7, month: 30, year: 365 })
const SPAN = /\b(\d{1,3}|[a-z]+)(?: of)? (day|night|week|month|year)s?\b/g
const IS_FROZEN = /\bfr(?:eez|oze)/
const IS_WARM =
  /\b(?:room temperature|worktop|counter(?:top)?|cupboard|larder|unrefrigerated|out of the fridge)\b/
/** Told of what is not cooked yet, or of a part without the food that spoils. */
const IS_OF_A_PART =
  /\b(?:raw|unbaked|uncooked|dough|dressing|sauce|paste|marinade|pickle|rub|crumbs?|spices?|alone|in a tin)\b/
const PARTS = /[.;,:]|\b(?:and|or)\b/

/** Days a dish may be kept in the fridge; null where nothing in it sets a limit. */
function mostDaysOf({ name, ingredients }: Dish): number | null {
  const days = ingredients.flatMap(({ text }) => {
    const food = foodOfLine(readIngredientLine(text))?.food
    return (food && MOST_DAYS[food.kind]) ?? []
  })
  if (RICE_DISH.test(name)) days.push(MOST_DAYS_OF_RICE)
  return days.length === 0 ? null : Math.min(...days)
}

type Dish = Pick<RecipeDraft, 'name' | 'ingredients'>

/** Whether a sentence on keeping a dish keeps it too long, or warm: "the rice keeps a week in the fridge". */
export function keepsTooLong(sentence: string, dish: Dish): boolean {
  const mostDays = mostDaysOf(dish)
  const text = sentence.toLowerCase()
  if (mostDays === null || IS_OF_A_PART.test(text)) return false
  let isFrozen = false
  for (const part of text.split(PARTS)) {
    const days = daysIn(part)
    isFrozen = IS_FROZEN.test(part) || (isFrozen && days === 0)
    if (!isFrozen && (days > mostDays || (days > 0 && IS_WARM.test(part)))) return true
  }
  return false
}

/** The longest span a text tells, in days; 0 where it tells none. */
function daysIn(text: string): number {
  return Math.max(
    0,
    ...[...text.matchAll(SPAN)].map(
      ([, count = '', unit = '']) => (Number(count) || COUNTS[count] || 0) * (DAYS_OF[unit] ?? 0),
    ),
  )
}
