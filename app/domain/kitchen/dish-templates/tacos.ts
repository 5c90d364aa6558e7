import { type Dish, type DishTemplate, bySkill, firstIn, partsIn } from '#app/domain/kitchen/dish.ts'
import { attributive, bare, the, them } from '#app/domain/kitchen/labels.ts'
import { attributives, flavoured, leads, plurals } from '#app/domain/kitchen/naming.ts'
import { type Act, act, step } from '#app/domain/kitchen/techniques/act.ts'
import { cold, filled, hotFilling } from './filled-bread.ts'
import { givenIn, oil, rule } from './slot-rules.ts'

function warmBreads(dish: Dish, part: Parameters<typeof the>[0][number]): Act {
  return act(
    bySkill(
      dish,
      `Warm ${the([part])} one at a time in a dry frying pan, about 30 seconds a side, and keep ${them([part])} soft in a clean tea towel.`,
      `Warm ${the([part])} in a dry pan and keep ${them([part])} wrapped in a tea towel.`,
      `Warm ${the([part])} in a dry pan until they just blister.`,
    ),
    4,
  )
}

export const tacos: DishTemplate = {
  id: 'tacos',
  standby: true,
  noun: 'plate of tacos',
  plate: 'tacos',
  family: 'bread',
  taste: 'savoury',
  meals: { dinner: 1, lunch: 0.9 },
  only: ['Mexican', 'American'],
  cuisines: { Mexican: 1.7, American: -0.3 },
  style: 'filling',
  slots: [...filled, rule('base', 1, ['corn-wrap', 'wrap'])],
  fills: [
    { slot: 'base', ids: ['corn-tortilla', 'flour-tortilla'], must: true },
    oil,
    {
      slot: 'pulse',
      across: ['main', 'pulse', 'veg', 'egg', 'bacon'],
      ids: (dish) => dish.cuisine.pulse,
      must: true,
    },
    { slot: 'raw', ids: ['avocado', 'tomato', 'lettuce'] },
    { slot: 'acid', ids: ['lime', 'lemon'] },
  ],
  cuts: { main: 'dice', veg: 'dice', raw: 'dice', egg: 'beaten' },
  suits: (dish) => givenIn(dish, 'main', 'pulse', 'veg', 'egg', 'bacon') > 0,
  cook: (dish) => {
    const base = firstIn(dish, 'base')!
    const tops = cold(dish)
    const spread = [
      ...partsIn(dish, 'dairy'),
      ...partsIn(dish, 'sauce').filter((part) => ['mustard', 'condiment', 'pesto'].includes(part.item.kind)),
    ]
    return [
      ...hotFilling(dish, { mayBeCold: false }),
      step(warmBreads(dish, base)),
      step(
        act(
          `Fill ${the([base])} with the hot filling${tops.length > 0 ? `, top with ${the(tops)}` : ''}${spread.length > 0 ? ` and add a spoonful of ${the(spread)}` : ''}.`,
          3,
        ),
        act('Eat straight away, with napkins.'),
      ),
    ]
  },
  names: (dish) => {
    const [first, second] = leads(dish).filter((part) => part.slot !== 'cheese')
    return [
      flavoured(dish, `${attributive(first!)} tacos${second ? ` with ${plurals([second])}` : ''}`),
      `${attributives([first!, ...(second ? [second] : [])])} tacos`,
    ]
  },
  descriptions: (dish) => [
    `Warm tortillas with ${bare(leads(dish).slice(0, 2))}, something sharp and something cool. Put everything on the table and let people build their own.`,
    `Hot filling, cold toppings and a squeeze of sourness: best eaten with your sleeves rolled up.`,
  ],
}
