import { type DishTemplate, bySkill, firstIn, partsIn } from '#app/domain/kitchen/dish.ts'
import { attributive, bare, label, the } from '#app/domain/kitchen/labels.ts'
import { plurals } from '#app/domain/kitchen/naming.ts'
import { act, step } from '#app/domain/kitchen/techniques/act.ts'
import { givenIn, rule } from './slot-rules.ts'
import { CRUNCH, FRUIT, PLANT_FIRST, SCENT, SWEETENER, fruits } from './sweet-base.ts'

/** Fruit that holds a batter without eggs together. */
const BINDING_FRUIT: ReadonlySet<string> = new Set(['banana', 'apple', 'granny-smith'])

export const pancakes: DishTemplate = {
  id: 'pancakes',
  standby: true,
  noun: 'pile of pancakes',
  plate: 'pancakes',
  family: 'sweet',
  taste: 'sweet',
  meals: { breakfast: 1, snack: 0.4 },
  cuisines: { American: 1.2 },
  style: null,
  slots: [
    rule('base', 1, ['flour', 'oats'], 1.2),
    rule('egg', 1, ['egg'], 0.5),
    rule('liquid', 1, ['milk', 'coconut-milk'], 1.7),
    rule('baking', 1, ['leavening'], 1),
    FRUIT,
    ...SCENT,
    SWEETENER,
    ...CRUNCH,
    rule('dairy', 1, ['yoghurt', 'soft-cheese', 'cream']),
    rule('fat', 1, ['butter', 'oil'], 0.8),
    rule('acid', 1, ['citrus']),
  ],
  fills: [
    {
      slot: 'base',
      ids: [
        'plain-flour',
        'self-raising-flour',
        'gluten-free-flour',
        'buckwheat-flour',
        'rice-flour',
        'chickpea-flour',
      ],
      must: true,
      grams: 60,
    },
    { slot: 'liquid', ids: PLANT_FIRST, must: true, grams: 110 },
    { slot: 'egg', ids: ['egg'], grams: 25 },
    { slot: 'baking', ids: ['baking-powder'], must: true, grams: 2 },
    { slot: 'fat', ids: ['butter', 'sunflower-oil', 'vegetable-oil', 'rapeseed-oil'], must: true, grams: 5 },
    { slot: 'sweet', across: ['sweet', 'fruit'], ids: ['maple-syrup', 'honey'] },
  ],
  cuts: { egg: 'beaten', acid: 'wedge' },
  suits: (dish) =>
    givenIn(dish, 'base', 'egg', 'liquid', 'fruit', 'sweet') > 1 || givenIn(dish, 'base') > 0
      ? givenIn(dish, 'base') * 1.5
      : false,
  cook: (dish) => {
    const batter = [firstIn(dish, 'base')!, ...partsIn(dish, 'baking'), ...partsIn(dish, 'spice')]
    const wet = [...partsIn(dish, 'egg'), firstIn(dish, 'liquid')!]
    const banana = fruits(dish).filter(
      (part) => BINDING_FRUIT.has(part.item.key) && partsIn(dish, 'egg').length === 0,
    )
    const tops = [
      ...fruits(dish).filter((part) => !banana.includes(part)),
      ...partsIn(dish, 'dairy', 'topping', 'sweet', 'acid', 'side'),
    ]
    const fat = partsIn(dish, 'fat')
    const isOats = firstIn(dish, 'base')!.item.kind === 'oats'
    return [
      step(
        act(
          bySkill(
            dish,
            `${isOats ? `Grind ${the([firstIn(dish, 'base')!])} in a blender until fine. ` : ''}Stir ${the(batter)} together in a bowl with a pinch of salt, make a well in the middle and whisk in ${the([...wet, ...banana])} until just smooth; a few small lumps do no harm. Leave for 5 minutes to thicken.`,
            `${isOats ? `Grind ${the([firstIn(dish, 'base')!])} until fine. ` : ''}Whisk ${the(batter)} and a pinch of salt with ${the([...wet, ...banana])} to a thick batter and rest for 5 minutes.`,
            `${isOats ? `Mill ${the([firstIn(dish, 'base')!])}. ` : ''}Fold ${the(wet)} into ${the(batter)} with a pinch of salt${banana.length > 0 ? ` and ${the(banana)}, mashed` : ''}; rest 5 minutes. Do not overwork.`,
          ),
          8,
        ),
      ),
      step(
        act(
          bySkill(
            dish,
            `Heat a little of ${the(fat)} in a non-stick frying pan over a medium heat. Drop in 2 tbsp batter for each pancake and cook for 2 minutes, until bubbles open on top. Turn and cook for 1 to 2 minutes more, until golden. Repeat with the rest, keeping them warm in a low oven.`,
            `Heat a little of ${the(fat)} in a frying pan over a medium heat and cook spoonfuls of batter for 2 minutes, until bubbles show, then turn for 1 minute more. Repeat with the rest.`,
            `Cook in batches in a little of ${the(fat)}, medium heat, 2 minutes and 1 minute.`,
          ),
          6 + dish.servings * 2,
        ),
      ),
      step(act(tops.length > 0 ? `Pile up and serve with ${the(tops)}.` : 'Pile up and serve warm.', 2)),
    ]
  },
  names: (dish) => {
    const [first, second] = fruits(dish)
    const sweet = firstIn(dish, 'sweet')
    if (!first)
      return [
        `Pancakes with ${sweet ? label(sweet) : 'a squeeze of lemon'}`,
        `${attributive(firstIn(dish, 'base')!).replace(/^plain |^self-raising /, '')} pancakes`.replace(
          /^flour pancakes/,
          'Thick pancakes',
        ),
      ]
    return [
      `${attributive(first)} pancakes${second ? ` with ${plurals([second])}` : sweet ? ` with ${label(sweet)}` : ''}`,
      `Pancakes with ${plurals([first, ...(second ? [second] : [])])}`,
    ]
  },
  descriptions: (dish) => [
    `Thick, soft pancakes with ${bare([...fruits(dish), ...partsIn(dish, 'sweet')].slice(0, 2)) || 'whatever you like on top'}.`,
    `The batter wants only a few strokes of the whisk and a short rest. The first pancake is always for the cook.`,
  ],
}
