import { type DishTemplate, bySkill, firstIn, partsIn } from '#app/domain/kitchen/dish.ts'
import { bare, the } from '#app/domain/kitchen/labels.ts'
import { plurals } from '#app/domain/kitchen/naming.ts'
import { NOTHING, act, step } from '#app/domain/kitchen/techniques/act.ts'
import { bloom, heatFat, pan, seasoning } from '#app/domain/kitchen/techniques/base.ts'
import { fry } from '#app/domain/kitchen/techniques/protein.ts'
import { serve } from '#app/domain/kitchen/techniques/finish.ts'
import { FAT, GARLIC, HERBS, LEAVES, SEASON, SPICES, givenIn, oil, rule } from './slot-rules.ts'

/** Pastry that lies flat on a tray and bakes through under vegetables. */
const SHEETS: ReadonlySet<string> = new Set([
  'puff-pastry',
  'all-butter-puff-pastry',
  'shortcrust-pastry',
  'filo-pastry',
])

export const tart: DishTemplate = {
  id: 'tart',
  noun: 'open tart',
  plate: 'tart',
  family: 'oven',
  taste: 'savoury',
  meals: { lunch: 1, dinner: 0.9 },
  cuisines: { Mediterranean: 0.8, Italian: 0.6, American: 0.6 },
  style: null,
  slots: [
    rule('base', 1, ['pastry'], 1.3),
    rule(
      'main',
      1,
      [
        'cooked-meat',
        'canned-fish',
        'smoked-fish',
        'mince',
        'poultry',
        'prawns',
        'sausage',
        'frying-cheese',
        'tofu',
        'tempeh',
        'oily-fish',
        'white-fish',
      ],
      0.6,
    ),
    rule('bacon', 1, ['bacon', 'cured-meat'], 0.8),
    rule('pulse', 1, ['pulse-cooked'], 0.5),
    rule('egg', 1, ['egg'], 0.5),
    rule(
      'veg',
      4,
      [
        'tomato',
        'mushroom',
        'pepper',
        'courgette',
        'aubergine',
        'allium',
        'firm',
        'quick',
        'squash',
        'potato',
        'sweet-potato',
        'hard-root',
        'beetroot',
        'cabbage',
      ],
      0.9,
    ),
    rule('leaf', 1, LEAVES),
    ...GARLIC,
    SPICES,
    rule('cheese', 2, ['melting-cheese', 'crumbly-cheese', 'hard-cheese', 'soft-cheese']),
    rule('dairy', 1, ['cream', 'yoghurt'], 0.8),
    rule('sauce', 1, ['pesto', 'mustard', 'tomato-paste']),
    rule('topping', 2, ['briny', 'nut', 'seed']),
    HERBS,
    FAT,
    SEASON,
    rule('side', 1, ['salad-leaf']),
  ],
  fills: [
    { slot: 'base', ids: [], must: true },
    oil,
    { slot: 'veg', across: ['veg', 'leaf'], ids: (dish) => dish.cuisine.vegetable, must: true },
    {
      slot: 'cheese',
      across: ['cheese', 'dairy', 'main', 'egg', 'pulse'],
      ids: ['feta', 'goats-cheese', 'vegan-cheese', 'tofu'],
    },
    { slot: 'season', ids: ['salt'], grams: 0.5 },
  ],
  cuts: { veg: 'slice', main: 'dice', egg: 'beaten' },
  suits: (dish) => {
    const base = firstIn(dish, 'base')
    return base !== undefined && SHEETS.has(base.item.key) && givenIn(dish, 'base') > 0 ? 4 : false
  },
  cook: (dish) => {
    const base = firstIn(dish, 'base')!
    const isFilo = base.item.key === 'filo-pastry'
    const meats = partsIn(dish, 'main', 'bacon')
    const veg = [...partsIn(dish, 'veg'), ...partsIn(dish, 'leaf')]
    const creamy = [...partsIn(dish, 'egg'), ...partsIn(dish, 'dairy'), ...partsIn(dish, 'sauce')]
    const tops = [...partsIn(dish, 'cheese', 'pulse', 'topping')]
    const salt = seasoning(dish)
    return [
      step(act('Heat the oven to 200 °C (180 °C fan).', 1)),
      step(
        heatFat(dish, pan(dish), 'medium'),
        ...meats.map((part) => fry(dish, part)),
        act(
          bySkill(
            dish,
            `Add ${the(veg)} and cook for 8 to 10 minutes, stirring now and then, until soft and no liquid is left in the pan: wet vegetables make wet pastry.`,
            `Add ${the(veg)} and cook for 8 to 10 minutes, until soft and dry.`,
            `Cook ${the(veg)} down until dry, 8 to 10 minutes.`,
          ),
          10,
        ),
        bloom(dish),
        salt === '' ? NOTHING : act(`Season with ${salt}.`),
      ),
      step(
        act(
          isFilo
            ? `Line a baking tin with ${the([base])}, sheet over sheet, each brushed with a little oil.`
            : `Unroll ${the([base])} on a baking tray lined with paper and score a border 2 cm from the edge with the tip of a knife.`,
          3,
        ),
        creamy.length > 0 ? act(`Stir ${the(creamy)} together and spread inside the border.`, 2) : NOTHING,
        act(`Spread the filling over${tops.length > 0 ? ` and scatter with ${the(tops)}` : ''}.`, 2),
      ),
      step(
        act(
          'Bake for 25 to 30 minutes, until the pastry is brown and crisp underneath when you lift a corner.',
          30,
        ),
        partsIn(dish, 'herb').length > 0 ? act(`Scatter with ${the(partsIn(dish, 'herb'))}.`) : NOTHING,
        serve(dish, 'plate', 'Cut up and divide between'),
      ),
    ]
  },
  names: (dish) => {
    const told = partsIn(dish, 'main', 'bacon', 'veg', 'leaf', 'cheese').filter((part) => part.item.isGiven)
    if (told.length === 0) return [`open tart with ${plurals(partsIn(dish, 'veg', 'leaf').slice(0, 1))}`]
    return [`open tart with ${plurals(told)}`, `${plurals(told.slice(0, 1))} tart`]
  },
  descriptions: (dish) => [
    `${bare(partsIn(dish, 'veg', 'leaf', 'cheese').slice(0, 2))} on crisp pastry, hot or cold.`,
    `Cook the filling dry before it meets the pastry, and the base stays crisp.`,
  ],
}
