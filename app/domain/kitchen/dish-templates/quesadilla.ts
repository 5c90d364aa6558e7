import { type DishTemplate, bySkill, firstIn, partsIn } from '#app/domain/kitchen/dish.ts'
import { attributive, bare, the } from '#app/domain/kitchen/labels.ts'
import { attributives, leads } from '#app/domain/kitchen/naming.ts'
import { act, step } from '#app/domain/kitchen/techniques/act.ts'
import { hotFilling } from './filled-bread.ts'
import { LEAVES, SAVOURY, givenIn, oil, rule } from './slot-rules.ts'

export const quesadilla: DishTemplate = {
  id: 'quesadilla',
  noun: 'quesadilla',
  plate: 'quesadilla',
  family: 'bread',
  taste: 'savoury',
  meals: { lunch: 1, dinner: 0.6, snack: 0.5 },
  only: ['Mexican', 'American'],
  cuisines: { Mexican: 1.2, American: 0.2 },
  style: 'filling',
  slots: [
    rule('base', 1, ['wrap', 'corn-wrap']),
    rule('cheese', 2, ['melting-cheese', 'crumbly-cheese'], 1.4),
    rule('main', 1, ['cooked-meat', 'poultry', 'mince', 'prawns', 'cured-meat', 'tempeh', 'steak'], 0.5),
    rule('bacon', 1, ['bacon'], 0.7),
    rule('pulse', 1, ['pulse-cooked'], 0.5),
    rule('veg', 2, ['pepper', 'mushroom', 'quick', 'courgette', 'sweet-potato', 'squash', 'firm'], 0.5),
    rule('leaf', 1, LEAVES, 0.4),
    ...SAVOURY,
    rule('sauce', 1, ['hot-sauce']),
    rule('side', 1, ['salsa', 'yoghurt', 'hummus', 'condiment', 'pickle']),
    rule('raw', 2, ['avocado', 'tomato', 'salad-leaf'], 0.6),
  ],
  fills: [
    { slot: 'base', ids: ['flour-tortilla', 'corn-tortilla'], must: true },
    { slot: 'cheese', ids: ['cheddar', 'mozzarella', 'monterey-jack'], must: true },
    oil,
    { slot: 'pulse', across: ['main', 'pulse', 'veg', 'leaf', 'bacon'], ids: (dish) => dish.cuisine.pulse },
    { slot: 'raw', across: ['raw', 'side'], ids: ['avocado', 'tomato'] },
  ],
  cuts: { main: 'dice', veg: 'dice', raw: 'slice' },
  suits: (dish) =>
    givenIn(dish, 'cheese', 'base') > 0 &&
    givenIn(dish, 'cheese', 'base', 'main', 'pulse', 'veg', 'leaf', 'bacon') > 1
      ? 1
      : false,
  cook: (dish) => {
    const base = firstIn(dish, 'base')!
    const hot = hotFilling(dish)
    const beside = [...partsIn(dish, 'raw'), ...partsIn(dish, 'side'), ...partsIn(dish, 'herb')]
    return [
      ...hot,
      step(
        act(
          bySkill(
            dish,
            `Scatter ${the(partsIn(dish, 'cheese'))} over one half of each of ${the([base])}${hot.length > 0 ? ', spread the filling over' : ''} and fold shut. Not too much filling, or it falls out when you turn it.`,
            `Cover half of each of ${the([base])} with ${the(partsIn(dish, 'cheese'))}${hot.length > 0 ? ' and the filling' : ''} and fold.`,
            `${the(partsIn(dish, 'cheese'))}${hot.length > 0 ? ' and filling' : ''} on one half of each of ${the([base])}; fold.`.replace(
              /^t/,
              'T',
            ),
          ),
          3,
        ),
      ),
      step(
        act(
          `Wipe out the pan and cook ${the([base])} over a medium heat for 2 to 3 minutes a side, until crisp and the cheese runs.`,
          6,
        ),
      ),
      step(
        act(
          beside.length > 0
            ? `Cut into wedges and serve with ${the(beside)}.`
            : 'Cut into wedges and serve hot.',
          2,
        ),
      ),
    ]
  },
  names: (dish) => {
    const [first, second] = leads(dish).filter((part) => part.slot !== 'cheese')
    const cheese = firstIn(dish, 'cheese')!
    return first
      ? [
          `${attributive(first)} and ${attributive(cheese)} quesadillas`,
          `${attributives([first, ...(second ? [second] : [])])} quesadillas`,
        ]
      : [`${attributive(cheese)} quesadillas`]
  },
  descriptions: (dish) => [
    `Tortillas folded over ${bare([...leads(dish).slice(0, 1), ...partsIn(dish, 'cheese').slice(0, 1)].filter((part, at, list) => list.indexOf(part) === at))} and fried until the outside is crisp and the inside runs.`,
    `Quick enough for a weekday lunch. Eat them hot, while the cheese still pulls.`,
  ],
}
