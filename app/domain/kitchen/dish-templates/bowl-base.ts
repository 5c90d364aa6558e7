import { type Dish, type Part, bySkill, firstIn, partsIn } from '#app/domain/kitchen/dish.ts'
import { bare, the, them } from '#app/domain/kitchen/labels.ts'
import { NOTHING, act, starting, step } from '#app/domain/kitchen/techniques/act.ts'
import { pan, seasoning } from '#app/domain/kitchen/techniques/base.ts'
import { fry, fryWhole, isDelicate } from '#app/domain/kitchen/techniques/protein.ts'
import { chain } from '#app/domain/kitchen/words.ts'
import { FAT, GARLIC, HERBS, MEATS, SEASON, SPICES, VEGETARIAN_MAINS, rule } from './slot-rules.ts'

const DRESSING = rule(
  'sauce',
  4,
  [
    'soy',
    'sesame-oil',
    'mustard',
    'syrup',
    'tahini',
    'hot-sauce',
    'miso',
    'pesto',
    'nut-butter',
    'asian-sauce',
    'mayonnaise',
    'fish-sauce',
  ],
  0.8,
)

export const READY_MAINS = ['canned-fish', 'smoked-fish', 'cooked-meat', 'cured-meat'] as const

export const coldSlots = [
  rule('main', 1, [...MEATS, 'prawns', 'oily-fish', 'white-fish', ...VEGETARIAN_MAINS, ...READY_MAINS], 0.85),
  rule('bacon', 1, ['bacon']),
  rule('egg', 1, ['egg'], 0.8),
  rule('pulse', 1, ['pulse-cooked'], 0.8),
  rule('raw', 4, ['raw-vegetable', 'avocado', 'tomato', 'salad-leaf'], 1),
  rule('cheese', 1, ['crumbly-cheese', 'hard-cheese', 'melting-cheese', 'soft-cheese']),
  ...GARLIC,
  SPICES,
  DRESSING,
  rule('dairy', 1, ['yoghurt'], 0.8),
  rule('acid', 2, ['citrus', 'vinegar']),
  HERBS,
  rule('topping', 1, ['briny', 'pickle', 'seaweed']),
  rule('topping', 2, ['nut', 'seed']),
  rule('topping', 1, ['dried-fruit'], 0.8),
  rule('side', 1, ['hummus', 'condiment', 'salsa']),
  FAT,
  SEASON,
]

export function dressingParts(dish: Dish, ...others: readonly Part[]): Part[] {
  return [
    ...partsIn(dish, 'sauce'),
    ...partsIn(dish, 'acid'),
    ...partsIn(dish, 'dairy'),
    ...partsIn(dish, 'garlic'),
    ...others,
  ]
}

/** Eggs for bowls and salads: boiled, cooled and halved. */
export function boilEggs(dish: Dish): ReturnType<typeof step> {
  const egg = firstIn(dish, 'egg')
  if (!egg) return step(NOTHING)
  return starting(
    step(
      act(
        bySkill(
          dish,
          `Lower ${the([egg])} into a pan of boiling water, cook for 9 minutes, then cool in cold water so that the yolk does not go grey. Peel and halve.`,
          `Boil ${the([egg])} for 9 minutes, cool in cold water, peel and halve.`,
          `Boil ${the([egg])} for 8 to 9 minutes; shock, peel, halve.`,
        ),
        3,
      ),
    ),
    'eggs',
    9,
  )
}

export function cookMain(dish: Dish, spiced: boolean): ReturnType<typeof step> {
  const main = firstIn(dish, 'main')
  const bacon = partsIn(dish, 'bacon')
  const crisp = bacon.length > 0 ? act(`Fry ${the(bacon)} for 5 to 6 minutes, until crisp.`, 6) : NOTHING
  if (!main) return step(crisp)
  if (READY_MAINS.some((kind) => kind === main.item.kind)) return step(crisp)
  const spices = spiced ? partsIn(dish, 'spice') : []
  const fat = partsIn(dish, 'fat')
  const salt = seasoning(dish)
  const rub =
    spices.length > 0 || salt !== ''
      ? act(`Season ${the([main])} with ${chain(bare(spices), salt)}.`, 1)
      : NOTHING
  const hot = act(
    `Heat ${fat.length > 0 ? `half of ${the(fat)} in ` : ''}${pan(dish)}${fat.length > 0 ? '' : ' '} over a medium-high heat.`.replace(
      '  ',
      ' ',
    ),
    2,
  )
  const isWhole = ['poultry', 'steak', 'pork', 'oily-fish', 'white-fish'].includes(main.item.kind)
  const cooked = isWhole ? fryWhole(dish, main) : fry(dish, main)
  return step(
    crisp,
    rub,
    hot,
    cooked,
    isWhole && !isDelicate(main) ? act(`Slice ${them([main])}.`, 1) : NOTHING,
  )
}
