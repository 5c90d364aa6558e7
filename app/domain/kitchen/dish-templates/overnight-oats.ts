import { type DishTemplate, type Part, bySkill, firstIn, partsIn } from '#app/domain/kitchen/dish.ts'
import { bare, label, the } from '#app/domain/kitchen/labels.ts'
import { attributives, plurals } from '#app/domain/kitchen/naming.ts'
import { act, step } from '#app/domain/kitchen/techniques/act.ts'
import { porridge } from './porridge.ts'
import { givenIn, rule } from './slot-rules.ts'
import {
  CRUNCH,
  FRUIT,
  NUT_IDS,
  PLANT_FIRST,
  SCENT,
  SWEETENER,
  SWEETENERS,
  fruitFill,
  fruits,
} from './sweet-base.ts'

/** Drinks up liquid overnight. */
const swells = ({ item }: Part): boolean => item.key === 'chia-seeds'

export const overnightOats: DishTemplate = {
  ...porridge,
  id: 'overnight-oats',
  standby: false,
  noun: 'jar of overnight oats',
  plate: 'overnight oats',
  meals: { breakfast: 0.9, snack: 0.5 },
  slots: [
    rule('base', 1, ['oats']),
    rule('liquid', 1, ['milk', 'coconut-milk', 'juice'], 1.9),
    rule('dairy', 1, ['yoghurt'], 1.6),
    FRUIT,
    ...SCENT,
    SWEETENER,
    ...CRUNCH,
  ],
  fills: [
    { slot: 'base', ids: ['oats'], must: true, grams: 50 },
    { slot: 'liquid', ids: PLANT_FIRST, must: true, grams: 120 },
    fruitFill,
    { slot: 'topping', ids: ['chia-seeds', ...NUT_IDS] },
    { slot: 'sweet', ids: SWEETENERS },
  ],
  suits: (dish) => (givenIn(dish, 'base') > 0 ? 1.4 : false),
  cook: (dish) => {
    const soak = [
      firstIn(dish, 'base')!,
      firstIn(dish, 'liquid')!,
      ...partsIn(dish, 'dairy', 'spice', 'sweet'),
      ...partsIn(dish, 'topping').filter(swells),
    ]
    const tops = [
      ...fruits(dish),
      ...partsIn(dish, 'topping').filter((part) => !swells(part)),
      ...partsIn(dish, 'side'),
    ]
    return [
      step(
        act(
          bySkill(
            dish,
            `Stir ${the(soak)} together in a ${dish.servings === 1 ? 'jar' : 'bowl'} with a small pinch of salt. Cover and leave in the fridge overnight, or for at least 4 hours: the oats soften without any cooking.`,
            `Stir ${the(soak)} together with a pinch of salt, cover and chill overnight.`,
            `Soak ${the(soak)} with a pinch of salt, covered, overnight.`,
          ),
          4,
        ),
      ),
      step(
        act(
          `In the morning, stir, and loosen with a splash of water if it is stiff.${tops.length > 0 ? ` Top with ${the(tops)}.` : ''}`,
          2,
        ),
      ),
    ]
  },
  names: (dish) => {
    const [first, second] = fruits(dish)
    return [
      `${attributives([first!, ...(second ? [second] : [])])} overnight oats`,
      `Overnight oats with ${plurals([first!, ...(second ? [second] : [])])}`,
    ]
  },
  descriptions: (dish) => [
    `Oats soaked overnight in ${label(firstIn(dish, 'liquid')!)}, with ${bare(fruits(dish).slice(0, 2))} in the morning. The fridge does the cooking.`,
    `A few moves the evening before, nothing but a spoon the next day. It keeps for two days.`,
  ],
}
