import { type DishTemplate, bySkill, firstIn, partsIn } from '#app/domain/kitchen/dish.ts'
import { bare, label, the } from '#app/domain/kitchen/labels.ts'
import { attributives, plurals } from '#app/domain/kitchen/naming.ts'
import { NOTHING, act, step } from '#app/domain/kitchen/techniques/act.ts'
import { givenIn, rule } from './slot-rules.ts'
import { fruits } from './sweet-base.ts'

export const bakedFruit: DishTemplate = {
  id: 'crumble',
  noun: 'crumble',
  plate: 'crumble',
  family: 'oven',
  taste: 'sweet',
  meals: { snack: 0.7, breakfast: 0.2 },
  cuisines: { American: 1 },
  style: null,
  slots: [
    rule('fruit', 3, ['firm-fruit', 'berry', 'soft-fruit', 'canned-fruit'], 1.5),
    rule('base', 2, ['oats', 'flour'], 0.7),
    rule('sweet', 2, ['sugar', 'syrup'], 1.6),
    rule('fat', 1, ['butter', 'oil'], 2),
    rule('spice', 2, ['sweet-spice', 'vanilla', 'ginger']),
    rule('topping', 1, ['nut', 'seed', 'coconut']),
    rule('topping', 1, ['dried-fruit', 'dark-chocolate']),
    rule('dairy', 1, ['yoghurt', 'cream', 'soft-cheese']),
    rule('acid', 1, ['citrus']),
  ],
  fills: [
    { slot: 'fruit', ids: ['apple', 'pear'], must: true },
    {
      slot: 'base',
      ids: ['oats', 'plain-flour', 'ground-almonds', 'gluten-free-flour'],
      must: true,
      grams: 35,
    },
    {
      slot: 'sweet',
      ids: ['brown-sugar', 'sugar'],
      must: true,
      grams: 12,
    },
    { slot: 'fat', ids: ['butter', 'coconut-oil', 'sunflower-oil', 'vegetable-oil'], must: true, grams: 15 },
    { slot: 'spice', ids: ['cinnamon'] },
  ],
  suits: (dish) => (givenIn(dish, 'fruit') > 0 && givenIn(dish, 'base', 'fat', 'sweet') > 0 ? 0.5 : false),
  cook: (dish) => {
    const fat = partsIn(dish, 'fat')
    const crumble = [
      ...partsIn(dish, 'base'),
      ...partsIn(dish, 'sweet').slice(0, 1),
      ...partsIn(dish, 'topping').filter((part) => part.item.kind !== 'dried-fruit'),
    ]
    const under = [
      ...fruits(dish),
      ...partsIn(dish, 'sweet').slice(1),
      ...partsIn(dish, 'spice'),
      ...partsIn(dish, 'topping').filter((part) => part.item.kind === 'dried-fruit'),
    ]
    const acids = partsIn(dish, 'acid').map((part) => ` and the ${label(part).replace(/s$/, '')} juice`)
    return [
      step(
        act('Heat the oven to 180 °C (160 °C fan).', 1),
        act(`Toss ${the(under)}${acids.join('')} together in a baking dish.`, 3),
      ),
      step(
        act(
          bySkill(
            dish,
            `Rub ${the(fat)} into ${the(crumble)} with your fingertips until it looks like coarse breadcrumbs, then scatter over the fruit without pressing down.`,
            `Rub ${the(fat)} into ${the(crumble)} until crumbly and scatter over the fruit.`,
            `Rub ${the(fat)} into ${the(crumble)}; scatter loosely.`,
          ),
          5,
        ),
      ),
      step(act('Bake for 30 to 35 minutes, until the top is golden and juice bubbles at the edges.', 35)),
      step(
        act('Leave to cool for 10 minutes.', 10),
        partsIn(dish, 'dairy', 'side').length > 0
          ? act(`Serve with ${the(partsIn(dish, 'dairy', 'side'))}.`)
          : NOTHING,
      ),
    ]
  },
  names: (dish) => {
    const list = fruits(dish)
    return [
      `${attributives(list)} crumble`,
      `Baked ${plurals(list.slice(0, 1))} with ${firstIn(dish, 'base')!.item.kind === 'oats' ? 'an oat' : 'a crisp'} crumble`,
    ]
  },
  descriptions: (dish) => [
    `${bare(fruits(dish).slice(0, 2))} baked soft under a rough, crisp topping.`,
    `The oven does the most of it, and the house smells of it. Cold leftovers are a fair breakfast.`,
  ],
}
