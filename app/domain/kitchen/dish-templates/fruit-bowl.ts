import { type DishTemplate, bySkill, firstIn, partsIn } from '#app/domain/kitchen/dish.ts'
import { attributive, bare, label, the } from '#app/domain/kitchen/labels.ts'
import { attributives } from '#app/domain/kitchen/naming.ts'
import { act, starting, step } from '#app/domain/kitchen/techniques/act.ts'
import { listOf } from '#app/domain/kitchen/words.ts'
import { givenIn, rule } from './slot-rules.ts'
import { CRUNCH, SWEETENER, fruits } from './sweet-base.ts'

export const fruitBowl: DishTemplate = {
  id: 'fruit-bowl',
  standby: true,
  noun: 'fruit salad',
  plate: 'fruit bowl',
  family: 'sweet',
  taste: 'sweet',
  meals: { snack: 1, breakfast: 0.7 },
  cuisines: { Mediterranean: 1 },
  style: null,
  slots: [
    rule('fruit', 5, ['berry', 'soft-fruit', 'firm-fruit', 'sweet-citrus', 'canned-fruit'], 1.5),
    SWEETENER,
    rule('acid', 1, ['citrus', 'juice']),
    rule('herb', 1, ['mint']),
    rule('spice', 1, ['sweet-spice', 'ginger', 'vanilla']),
    ...CRUNCH,
    rule('dairy', 1, ['yoghurt', 'cream', 'soft-cheese']),
  ],
  fills: [
    { slot: 'fruit', need: 2, ids: ['orange', 'apple', 'banana', 'grapes'], must: true },
    { slot: 'acid', ids: ['lime', 'lemon'], must: true },
  ],
  suits: (dish) => (givenIn(dish, 'fruit') > 0 ? givenIn(dish, 'fruit') * 0.5 : false),
  cook: (dish) => {
    const acids = partsIn(dish, 'acid').map((part) =>
      part.item.kind === 'citrus' ? `the ${label(part).replace(/s$/, '')} juice` : `the ${label(part)}`,
    )
    const syrup = [...acids, ...partsIn(dish, 'sweet', 'spice').map((part) => `the ${label(part)}`)]
    const tops = partsIn(dish, 'dairy', 'topping', 'herb', 'side')
    return [
      step(
        act(
          bySkill(
            dish,
            `Stir ${listOf(syrup)} together in a large bowl. Add ${the(fruits(dish))} as you cut, so that nothing turns brown, and turn gently.`,
            `Stir ${listOf(syrup)} together and fold in ${the(fruits(dish))}.`,
            `Macerate ${the(fruits(dish))} in ${listOf(syrup)}.`,
          ),
          4,
        ),
      ),
      starting(step(act('Leave for 10 minutes, until some juice collects at the bottom.', 1)), 'rest', 10),
      step(
        act(
          `Spoon into ${dish.servings === 1 ? 'a bowl' : 'bowls'}${tops.length > 0 ? ` and finish with ${the(tops)}` : ''}.`,
          1,
        ),
      ),
    ]
  },
  names: (dish) => {
    const [first, second, third] = fruits(dish)
    const herb = firstIn(dish, 'herb', 'acid')
    return [
      `${attributives([first!, ...(second ? [second] : [])])} salad with ${herb ? attributive(herb) : 'its juice'}`,
      `Fruit salad of ${listOf([first!, second, third].filter((part) => part !== undefined).map(attributive))}`,
    ]
  },
  descriptions: (dish) => [
    `${bare(fruits(dish).slice(0, 3))}, left a few minutes in ${bare(partsIn(dish, 'acid'))} until they make their own dressing.`,
    `Only as good as the fruit: buy it ripe, cut it late, and let it sit a little before you eat.`,
  ],
}
