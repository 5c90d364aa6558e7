import { type DishTemplate, bySkill, firstIn, partsIn } from '#app/domain/kitchen/dish.ts'
import { bare, label, the } from '#app/domain/kitchen/labels.ts'
import { attributives, plurals } from '#app/domain/kitchen/naming.ts'
import { NOTHING, act, step } from '#app/domain/kitchen/techniques/act.ts'
import { FAT, HERBS, givenIn, rule } from './slot-rules.ts'

export const snackPlate: DishTemplate = {
  id: 'snack-plate',
  standby: true,
  noun: 'snack plate',
  plate: 'snack plate',
  family: 'nibble',
  taste: 'savoury',
  meals: { snack: 1, lunch: 0.5 },
  only: ['Mediterranean', 'Italian', 'American'],
  cuisines: { Mediterranean: 0.8, Italian: 0.8, American: 0.3 },
  style: null,
  slots: [
    rule(
      'cheese',
      2,
      ['melting-cheese', 'crumbly-cheese', 'hard-cheese', 'soft-cheese', 'frying-cheese'],
      0.9,
    ),
    rule('main', 2, ['cured-meat', 'cooked-meat', 'smoked-fish', 'canned-fish'], 0.9),
    rule('egg', 1, ['egg'], 0.7),
    rule('dairy', 1, ['hummus', 'tahini', 'salsa', 'pesto'], 1),
    rule(
      'raw',
      4,
      ['raw-vegetable', 'tomato', 'pepper', 'celery', 'hard-root', 'salad-leaf', 'avocado', 'quick'],
      0.8,
    ),
    rule('fruit', 2, ['firm-fruit', 'berry', 'soft-fruit', 'sweet-citrus'], 0.7),
    rule('topping', 2, ['nut', 'seed'], 1),
    rule('topping', 1, ['dried-fruit']),
    rule('topping', 2, ['briny', 'pickle']),
    rule('base', 1, ['crackers', 'bread', 'roll', 'wrap'], 0.7),
    rule('sauce', 1, ['condiment', 'mustard', 'syrup', 'jam']),
    HERBS,
    FAT,
    rule('acid', 1, ['citrus', 'vinegar']),
  ],
  fills: [
    {
      slot: 'base',
      ids: ['oatcakes', 'crispbread', 'wholemeal-bread', 'rice-cakes'],
      must: true,
    },
    { slot: 'dairy', across: ['cheese', 'main', 'egg', 'dairy'], ids: ['hummus', 'cheddar'], must: true },
    {
      slot: 'raw',
      across: ['raw', 'fruit'],
      need: 1,
      ids: ['cucumber', 'cherry-tomato', 'carrot', 'apple'],
      must: true,
    },
  ],
  cuts: { raw: 'wedge', cheese: 'slice', egg: 'whole', fruit: 'slice', main: 'plain' },
  suits: (dish) =>
    givenIn(dish, 'cheese', 'main', 'egg', 'dairy', 'raw', 'fruit', 'topping', 'base') > 1 ? -0.5 : false,
  cook: (dish) => {
    const egg = firstIn(dish, 'egg')
    const rich = partsIn(dish, 'cheese', 'main', 'dairy')
    const crisp = partsIn(dish, 'raw', 'fruit')
    const small = partsIn(dish, 'topping', 'sauce', 'herb', 'side')
    const dress = partsIn(dish, 'fat', 'acid')
    return [
      egg
        ? step(act(`Boil ${the([egg])} for 9 minutes, cool under the cold tap, peel and halve.`, 13))
        : step(NOTHING),
      step(
        act(
          bySkill(
            dish,
            `Take ${rich.length > 0 ? the(rich) : 'everything'} out of the fridge a quarter of an hour before eating if you can: cold food tastes of less. Arrange ${the([...rich, ...(egg ? [egg] : [])])} on ${dish.servings === 1 ? 'a plate' : 'a board'}.`,
            `Arrange ${the([...rich, ...(egg ? [egg] : [])])} on ${dish.servings === 1 ? 'a plate' : 'a board'}.`,
            `Board: ${bare([...rich, ...(egg ? [egg] : [])])} at room temperature.`,
          ),
          2,
        ),
      ),
      step(
        act(`Fill the gaps with ${the([...crisp, ...small])}.`, 2),
        dress.length > 0 ? act(`Dress the vegetables with ${the(dress)}.`) : NOTHING,
        act(`Serve with ${the(partsIn(dish, 'base'))}.`),
      ),
    ]
  },
  names: (dish) => {
    const [first, second] = partsIn(dish, 'cheese', 'main', 'dairy', 'egg')
    const [raw] = partsIn(dish, 'raw', 'fruit')
    return [
      `${attributives([first!, ...(second ? [second] : [])])} plate with ${raw ? plurals([raw]) : label(firstIn(dish, 'base')!)}`,
      `Snack plate with ${plurals([first!, ...(raw ? [raw] : [])])}`,
    ]
  },
  descriptions: (dish) => [
    `${bare([...partsIn(dish, 'cheese', 'main', 'dairy', 'egg').slice(0, 2), ...partsIn(dish, 'raw', 'fruit').slice(0, 1)])}, laid out for picking at.`,
    `Nothing to cook; the work is in cutting things neatly and taking them out of the fridge in time.`,
  ],
}
