import { type DishTemplate, bySkill, firstIn, partsIn } from '#app/domain/kitchen/dish.ts'
import { bare, label, the } from '#app/domain/kitchen/labels.ts'
import { attributives } from '#app/domain/kitchen/naming.ts'
import { act, step } from '#app/domain/kitchen/techniques/act.ts'
import { givenIn, rule } from './slot-rules.ts'
import { FRUIT, FRUIT_IDS, PLANT_FIRST, SCENT, SWEETENER, fruits } from './sweet-base.ts'

export const smoothie: DishTemplate = {
  id: 'smoothie',
  standby: true,
  noun: 'smoothie',
  plate: 'smoothie',
  family: 'sweet',
  taste: 'sweet',
  meals: { breakfast: 0.8, snack: 0.9 },
  cuisines: { American: 1 },
  style: null,
  slots: [
    FRUIT,
    rule('fruit', 1, ['avocado'], 0.6),
    rule('leaf', 1, ['leaf'], 0.6),
    rule('liquid', 1, ['milk', 'juice', 'coconut-milk'], 2.6),
    rule('base', 1, ['yoghurt', 'silken-tofu'], 1.4),
    rule('topping', 1, ['oats'], 0.5),
    rule('topping', 1, ['nut-butter', 'tahini']),
    rule('topping', 1, ['seed', 'nut']),
    rule('topping', 1, ['dried-fruit', 'coconut']),
    ...SCENT,
    SWEETENER,
    rule('acid', 1, ['citrus']),
    rule('herb', 1, ['mint']),
    rule('topping', 1, ['cereal'], 0.5),
  ],
  fills: [
    { slot: 'fruit', need: 2, across: ['fruit'], ids: FRUIT_IDS, must: true },
    { slot: 'liquid', ids: PLANT_FIRST, must: true, grams: 180 },
  ],
  cuts: { fruit: 'chunk', acid: 'juice' },
  suits: (dish) => (givenIn(dish, 'fruit') > 0 ? -0.6 : false),
  cook: (dish) => {
    const liquid = firstIn(dish, 'liquid')!
    const rest = [
      ...fruits(dish),
      ...partsIn(dish, 'leaf', 'base', 'topping', 'spice', 'sweet', 'herb', 'side'),
    ]
    const acids = partsIn(dish, 'acid')
    return [
      step(
        act(
          bySkill(
            dish,
            `Pour ${the([liquid])} into a blender first (it helps the blades turn), then add ${the(rest)}${acids.length > 0 ? ` and the ${acids.map((part) => `${label(part)} juice`).join(' and ')}` : ''}.`,
            `Put ${the([liquid, ...rest])}${acids.length > 0 ? ` and the ${acids.map((part) => `${label(part)} juice`).join(' and ')}` : ''} in a blender.`,
            `Blender: ${bare([liquid, ...rest])}${acids.length > 0 ? `, ${acids.map((part) => `${label(part)} juice`).join(', ')}` : ''}.`,
          ),
          3,
        ),
      ),
      step(
        act(
          bySkill(
            dish,
            `Blend for 1 to 2 minutes, until completely smooth. If it is too thick to pour, add a splash of water; pour into ${dish.servings === 1 ? 'a glass' : 'glasses'} and drink at once.`,
            `Blend until smooth, thin with a splash of water if you like and pour into ${dish.servings === 1 ? 'a glass' : 'glasses'}.`,
            `Blend until smooth; adjust with cold water and pour.`,
          ),
          2,
        ),
      ),
    ]
  },
  names: (dish) => {
    const [first, second] = fruits(dish)
    const leaf = firstIn(dish, 'leaf')
    const extra = partsIn(dish, 'topping', 'spice')[0]
    return [
      `${attributives([first!, ...(leaf ? [leaf] : second ? [second] : [])])} smoothie`,
      `${attributives([first!, ...(second ? [second] : [])])} smoothie${extra ? ` with ${label(extra).replace('ground ', '')}` : ''}`,
    ]
  },
  descriptions: (dish) => [
    `${bare(fruits(dish).slice(0, 2))} blended with ${label(firstIn(dish, 'liquid')!)} until smooth. Breakfast in a glass.`,
    `Ripe fruit needs no sugar. Freeze it the night before if you like it thick and cold.`,
  ],
}
