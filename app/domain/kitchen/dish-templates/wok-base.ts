import { type Dish, bySkill, firstIn, partsIn } from '#app/domain/kitchen/dish.ts'
import { the, them } from '#app/domain/kitchen/labels.ts'
import { type Act, NOTHING, act } from '#app/domain/kitchen/techniques/act.ts'
import { seasoning } from '#app/domain/kitchen/techniques/base.ts'
import { sharpen, sour } from '#app/domain/kitchen/techniques/finish.ts'
import { fry } from '#app/domain/kitchen/techniques/protein.ts'
import { chain } from '#app/domain/kitchen/words.ts'
import {
  FAT,
  FIRM_VEGETABLES,
  GARLIC,
  HERBS,
  LEAVES,
  MEATS,
  NUTS,
  SEASON,
  SPICES,
  VEGETARIAN_MAINS,
  rule,
} from './slot-rules.ts'

export const WOK_SAUCES = rule('sauce', 4, [
  'soy',
  'asian-sauce',
  'fish-sauce',
  'hot-sauce',
  'miso',
  'sesame-oil',
  'syrup',
  'nut-butter',
  'tahini',
])

const WOK_MAIN = rule('main', 1, [
  ...MEATS,
  'prawns',
  'squid',
  ...VEGETARIAN_MAINS,
  'mince',
  'cooked-meat',
  'oily-fish',
  'white-fish',
  'bacon',
  'sausage',
])

const WOK_VEGETABLES = rule(
  'veg',
  4,
  [...FIRM_VEGETABLES.filter((kind) => !['squash', 'beetroot', 'tomato'].includes(kind)), 'allium'],
  1.15,
)

export const WOK_ACID = rule('acid', 1, ['citrus', 'vinegar'])

export const wokBase = [
  WOK_MAIN,
  WOK_VEGETABLES,
  rule('leaf', 1, LEAVES),
  ...GARLIC,
  WOK_SAUCES,
  SPICES,
  WOK_ACID,
  HERBS,
  rule('side', 1, ['pickle', 'condiment']),
  NUTS,
  FAT,
  SEASON,
]

/** The sauce, stirred together before the pan is hot: there is no time afterwards. */
export function mixSauce(dish: Dish): Act {
  const sauces = partsIn(dish, 'sauce')
  const acids = partsIn(dish, 'acid')
  if (sauces.length + acids.length === 0) return NOTHING
  const words = chain(the(sauces), sour(acids))
  return act(
    bySkill(
      dish,
      `Mix ${words} with ${dish.servings + 1} tbsp water in a cup. Have everything cut and within reach before you start: the cooking goes fast.`,
      `Mix ${words} with ${dish.servings + 1} tbsp water.`,
      `Stir ${words} together with ${dish.servings + 1} tbsp water.`,
    ),
    2,
  )
}

export function pourSauce(dish: Dish): Act {
  const hasSauce = partsIn(dish, 'sauce', 'acid').length > 0
  if (!hasSauce) return sharpen(dish)
  const salt = seasoning(dish) === '' ? '' : ` Season with ${seasoning(dish)}.`
  return act(
    bySkill(
      dish,
      `Pour in the sauce and toss for 1 to 2 minutes, until it bubbles and coats everything.${salt}`,
      `Pour in the sauce and toss for 1 minute, until it coats everything.${salt}`,
      `Deglaze with the sauce, reduce to a glaze, about 1 minute.${salt}`,
    ),
    2,
  )
}

export function tossing(dish: Dish): { parts: ReturnType<typeof partsIn>; main: ReturnType<typeof firstIn> } {
  return { parts: partsIn(dish, 'veg'), main: firstIn(dish, 'main') }
}

export function fryMain(dish: Dish): Act {
  const { main } = tossing(dish)
  if (!main) return NOTHING
  const cooked = fry(dish, main)
  return act(`${cooked.text} Lift ${them([main])} out onto a plate.`, cooked.min)
}

export function finishWok(dish: Dish): Act {
  const { main } = tossing(dish)
  return main ? act(`Return ${the([main])} to the pan.`, 1) : NOTHING
}
