import { type DishTemplate, bySkill, firstIn, partsIn } from '#app/domain/kitchen/dish.ts'
import { attributive, bare, label, the } from '#app/domain/kitchen/labels.ts'
import { plurals } from '#app/domain/kitchen/naming.ts'
import { act, step } from '#app/domain/kitchen/techniques/act.ts'
import { givenIn, rule } from './slot-rules.ts'
import { CRUNCH, FRUIT, PLANT_FIRST, SCENT, SWEETENER } from './sweet-base.ts'

/** Bread soaked in egg and milk and fried in butter. */
export const frenchToast: DishTemplate = {
  id: 'french-toast',
  noun: 'french toast',
  plate: 'french toast',
  family: 'sweet',
  taste: 'sweet',
  meals: { breakfast: 1, snack: 0.5 },
  cuisines: { American: 1 },
  style: null,
  slots: [
    rule('base', 1, ['bread', 'roll'], 1.1),
    rule('egg', 1, ['egg'], 0.7),
    rule('liquid', 1, ['milk', 'cream', 'coconut-milk'], 0.9),
    FRUIT,
    ...SCENT,
    SWEETENER,
    ...CRUNCH,
    rule('dairy', 1, ['yoghurt', 'soft-cheese']),
    rule('fat', 1, ['butter', 'oil'], 0.8),
  ],
  fills: [
    { slot: 'base', ids: ['white-bread', 'gluten-free-bread'], must: true },
    { slot: 'egg', ids: ['egg'], must: true },
    { slot: 'liquid', ids: PLANT_FIRST, must: true, grams: 55 },
    { slot: 'fat', ids: ['butter', 'sunflower-oil'], must: true, grams: 5 },
    { slot: 'sweet', across: ['sweet', 'fruit'], ids: ['maple-syrup', 'honey'] },
  ],
  cuts: { egg: 'beaten' },
  suits: (dish) =>
    givenIn(dish, 'base') > 0 && givenIn(dish, 'egg', 'liquid') > 0 ? givenIn(dish, 'egg') + 0.5 : false,
  cook: (dish) => {
    const base = firstIn(dish, 'base')!
    const wet = [...partsIn(dish, 'egg'), ...partsIn(dish, 'liquid'), ...partsIn(dish, 'spice')]
    const tops = partsIn(dish, 'dairy', 'fruit', 'topping', 'sweet', 'side')
    const fat = partsIn(dish, 'fat')
    return [
      step(
        act(
          bySkill(
            dish,
            `Whisk ${the(wet)} together in a wide dish with a pinch of salt. Lay in ${the([base])} and leave for 2 minutes a side, so that it soaks right through without falling apart.`,
            `Whisk ${the(wet)} with a pinch of salt in a wide dish and soak ${the([base])} for 2 minutes a side.`,
            `Soak ${the([base])} in ${bare(wet)}, whisked with a pinch of salt, 2 minutes a side.`,
          ),
          6,
        ),
      ),
      step(
        act(
          bySkill(
            dish,
            `Melt some of ${the(fat)} in a frying pan over a medium heat. Fry the soaked slices for 3 to 4 minutes a side, until deep gold outside and set in the middle; too hot a pan browns them before they are done.`,
            `Fry in ${the(fat)} over a medium heat for 3 to 4 minutes a side, until golden and set.`,
            `Fry gently in ${the(fat)}, 3 to 4 minutes a side, until set.`,
          ),
          6 + dish.servings * 2,
        ),
        tops.length > 0 ? act(`Serve hot with ${the(tops)}.`, 1) : act('Serve hot.', 1),
      ),
    ]
  },
  names: (dish) => {
    const [first, second] = partsIn(dish, 'fruit', 'sweet')
    const spice = firstIn(dish, 'spice')
    return [
      `French toast with ${first ? plurals([first, ...(second ? [second] : [])]) : 'a crisp edge'}`,
      `${spice ? `${attributive(spice).replace('ground ', '')} ` : ''}French toast${first ? ` with ${plurals([first])}` : ''}`,
    ]
  },
  descriptions: (dish) => [
    `${label(firstIn(dish, 'base')!)} soaked in egg and ${label(firstIn(dish, 'liquid')!)}, fried slowly until it sets like custard.`,
    `Made for bread that is a day past its best. Give it time to soak, then time to set.`,
  ],
}
