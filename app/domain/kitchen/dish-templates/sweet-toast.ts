import { type DishTemplate, firstIn, partsIn } from '#app/domain/kitchen/dish.ts'
import { bare, label, the, them } from '#app/domain/kitchen/labels.ts'
import { attributives, plurals } from '#app/domain/kitchen/naming.ts'
import { NOTHING, act, step } from '#app/domain/kitchen/techniques/act.ts'
import { givenIn, rule } from './slot-rules.ts'
import { FRUIT_IDS } from './sweet-base.ts'

/** Toast with something sweet: what a house always has. */
export const sweetToast: DishTemplate = {
  id: 'sweet-toast',
  noun: 'slice of toast',
  plate: 'toast',
  family: 'bread',
  taste: 'sweet',
  meals: { snack: 1, breakfast: 0.8 },
  cuisines: { American: 1 },
  style: null,
  slots: [
    rule('base', 1, ['bread', 'roll'], 0.9),
    rule('dairy', 1, ['nut-butter', 'tahini', 'soft-cheese'], 1.2),
    rule('fruit', 2, ['soft-fruit', 'berry', 'firm-fruit', 'sweet-citrus'], 0.7),
    rule('sweet', 1, ['jam', 'syrup']),
    rule('spice', 1, ['sweet-spice', 'cocoa']),
    rule('topping', 2, ['nut', 'seed', 'coconut', 'dried-fruit', 'dark-chocolate', 'treat'], 0.6),
    rule('fat', 1, ['butter']),
  ],
  fills: [
    { slot: 'base', ids: ['wholemeal-bread', 'sourdough-bread', 'gluten-free-bread'], must: true },
    {
      slot: 'dairy',
      across: ['dairy', 'fat', 'sweet'],
      ids: ['peanut-butter', 'almond-butter', 'tahini'],
      must: true,
    },
    { slot: 'fruit', across: ['fruit', 'sweet', 'topping'], ids: FRUIT_IDS, must: true },
  ],
  cuts: { fruit: 'slice' },
  suits: (dish) => (givenIn(dish, 'base', 'dairy', 'fruit', 'sweet') > 1 ? givenIn(dish, 'base') : false),
  cook: (dish) => {
    const base = firstIn(dish, 'base')!
    const spread = [...partsIn(dish, 'fat'), ...partsIn(dish, 'dairy')]
    const tops = [...partsIn(dish, 'fruit'), ...partsIn(dish, 'topping')]
    const end = [...partsIn(dish, 'sweet'), ...partsIn(dish, 'spice'), ...partsIn(dish, 'side')]
    return [
      step(
        act(
          `Toast ${the([base])} until golden and let ${them([base])} cool for a minute, so that nothing soaks in.`,
          4,
        ),
      ),
      step(
        spread.length > 0 ? act(`Spread with ${the(spread)}.`, 1) : NOTHING,
        tops.length > 0 ? act(`Cover with ${the(tops)}.`, 1) : NOTHING,
        end.length > 0 ? act(`Finish with ${the(end)} and eat at once.`, 1) : act('Eat at once.'),
      ),
    ]
  },
  names: (dish) => {
    const parts = [...partsIn(dish, 'dairy'), ...partsIn(dish, 'fruit'), ...partsIn(dish, 'sweet')]
    return [`${attributives(parts)} on toast`, `Toast with ${plurals(parts)}`]
  },
  descriptions: (dish) => [
    `Crisp ${label(firstIn(dish, 'base')!)} under ${bare([...partsIn(dish, 'dairy'), ...partsIn(dish, 'fruit'), ...partsIn(dish, 'sweet')].slice(0, 2))}. Eat it while it is crisp.`,
    `Something between a meal and a treat. Ripe fruit does most of the sweetening.`,
  ],
}
