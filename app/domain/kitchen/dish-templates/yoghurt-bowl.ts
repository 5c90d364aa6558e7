import { type DishTemplate, bySkill, firstIn, partsIn } from '#app/domain/kitchen/dish.ts'
import { attributive, bare, label, the } from '#app/domain/kitchen/labels.ts'
import { attributives, plurals } from '#app/domain/kitchen/naming.ts'
import { NOTHING, act, step } from '#app/domain/kitchen/techniques/act.ts'
import { givenIn, rule } from './slot-rules.ts'
import { CRUNCH, FRUIT, NUT_IDS, SCENT, SWEETENER, SWEETENERS, fruitFill, fruits } from './sweet-base.ts'

const sweetMeals = { breakfast: 1, snack: 0.7 } as const

export const yoghurtBowl: DishTemplate = {
  id: 'yoghurt-bowl',
  standby: true,
  noun: 'bowl',
  plate: 'yoghurt bowl',
  family: 'sweet',
  taste: 'sweet',
  meals: { ...sweetMeals, snack: 0.9 },
  cuisines: { Mediterranean: 1 },
  style: null,
  slots: [
    rule('base', 1, ['yoghurt', 'soft-cheese'], 3.4),
    rule('topping', 1, ['cereal', 'oats'], 0.8),
    FRUIT,
    ...SCENT,
    SWEETENER,
    ...CRUNCH,
  ],
  fills: [
    {
      slot: 'base',
      ids: ['greek-yoghurt', 'natural-yoghurt', 'soya-yoghurt', 'coconut-yoghurt'],
      must: true,
      grams: 170,
    },
    fruitFill,
    { slot: 'topping', ids: ['granola', ...NUT_IDS] },
    { slot: 'sweet', ids: SWEETENERS },
  ],
  suits: (dish) => (givenIn(dish, 'base', 'fruit', 'topping', 'sweet') > 0 ? givenIn(dish, 'base') : false),
  cook: (dish) => {
    const base = firstIn(dish, 'base')!
    const oats = partsIn(dish, 'topping').filter((part) => part.item.kind === 'oats')
    const nuts = partsIn(dish, 'topping').filter(
      (part) => part.item.kind === 'nut' || part.item.kind === 'seed',
    )
    const toasted = [...oats, ...nuts]
    const rest = partsIn(dish, 'topping').filter((part) => !toasted.includes(part))
    const stirred = [...partsIn(dish, 'spice')]
    const end = [...fruits(dish), ...rest, ...toasted, ...partsIn(dish, 'side')]
    return [
      toasted.length > 0
        ? step(
            act(
              bySkill(
                dish,
                `Toast ${the(toasted)} in a dry frying pan over a medium heat for 3 to 4 minutes, shaking the pan, until they smell nutty. Tip out at once, or they go on browning.`,
                `Toast ${the(toasted)} in a dry pan for 3 to 4 minutes and tip out.`,
                `Dry-toast ${the(toasted)}, 3 minutes.`,
              ),
              4,
            ),
          )
        : step(NOTHING),
      step(
        act(
          `Spoon ${the([base])} into ${dish.servings === 1 ? 'a bowl' : 'bowls'}${stirred.length > 0 ? ` and swirl in ${the(stirred)}` : ''}.`,
          1,
        ),
        act(
          `Arrange ${the(end)} on top${partsIn(dish, 'sweet').length > 0 ? `. Trickle ${the(partsIn(dish, 'sweet'))} over it` : ''}.`,
          2,
        ),
      ),
    ]
  },
  names: (dish) => {
    const [first, second] = fruits(dish)
    const top = firstIn(dish, 'topping')
    const base = attributive(firstIn(dish, 'base')!)
    return [
      `${base} bowl with ${plurals([first!, ...(second ? [second] : [])])}`,
      `${attributives([first!, ...(second ? [second] : [])])} ${base} bowl${top ? ` with ${label(top)}` : ''}`,
    ]
  },
  descriptions: (dish) => [
    `Cold ${label(firstIn(dish, 'base')!)}, ${bare(fruits(dish).slice(0, 2))} and something crunchy. No cooking to speak of.`,
    `Put together fast and eaten slowly. Add the crunchy things last, so that they stay so.`,
  ],
}
