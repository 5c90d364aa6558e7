import { type DishTemplate, firstIn, partsIn } from '#app/domain/kitchen/dish.ts'
import { attributive, bare, the } from '#app/domain/kitchen/labels.ts'
import { attributives, flavoured, leads, plurals } from '#app/domain/kitchen/naming.ts'
import { act, awaiting, step } from '#app/domain/kitchen/techniques/act.ts'
import { serve, sharpen, top } from '#app/domain/kitchen/techniques/finish.ts'
import { boilStarch } from '#app/domain/kitchen/techniques/starch.ts'
import { wilt } from '#app/domain/kitchen/techniques/vegetables.ts'
import { PULSES, TOMATO, bubble, lateMains, startPot, waterWords, riceMeanwhile } from './pot-base.ts'
import {
  FIRM_VEGETABLES,
  LEAVES,
  MEATS,
  SAVOURY,
  WARM_SPICES,
  freshHerb,
  givenIn,
  oil,
  onion,
  rule,
} from './slot-rules.ts'

const STOCK = rule('liquid', 2, ['stock', 'stock-cube', 'wine'])

export const stew: DishTemplate = {
  id: 'stew',
  noun: 'stew',
  plate: 'stew',
  family: 'pot',
  taste: 'savoury',
  meals: { dinner: 1, lunch: 0.5 },
  only: ['Italian', 'Mediterranean', 'American', 'Mexican'],
  cuisines: { Mediterranean: 0.8, American: 0.8, Italian: 0.4, Mexican: 0 },
  style: 'simmer',
  givenOnly: ['acid'],
  slots: [
    rule('main', 1, [
      'stewing-meat',
      ...MEATS,
      'poultry-bone',
      'sausage',
      'white-fish',
      'prawns',
      'squid',
      'mussels',
      'tempeh',
    ]),
    rule('bacon', 1, ['bacon'], 0.8),
    PULSES,
    rule('veg', 4, [...FIRM_VEGETABLES, 'potato', 'sweet-potato'], 1),
    rule('leaf', 1, LEAVES),
    ...SAVOURY,
    WARM_SPICES,
    rule('spice', 1, ['tomato-paste']),
    TOMATO,
    STOCK,
    rule('sauce', 1, ['mustard', 'ketchup', 'hot-sauce']),
    rule('topping', 1, ['briny']),
    rule('topping', 1, ['dried-fruit'], 0.8),
    rule('fruit', 1, ['stone-fruit', 'firm-fruit'], 0.5),
    rule('starch', 1, ['quick-grain', 'rice', 'slow-grain', 'cooked-rice']),
    rule('side', 1, ['bread', 'roll']),
  ],
  fills: [
    { slot: 'pulse', across: ['main', 'pulse'], ids: (dish) => dish.cuisine.pulse, must: true },
    oil,
    onion,
    { slot: 'veg', ids: ['carrot', 'potato'], need: 1, must: true },
    {
      slot: 'liquid',
      ids: (dish) => dish.cuisine.stock,
      grams: 150,
      when: (dish) => partsIn(dish, 'tomato').length === 0,
    },
    freshHerb,
  ],
  cuts: { veg: 'chunk', main: 'bite' },
  suits: (dish) => {
    if (firstIn(dish, 'main')?.item.kind === 'stewing-meat') return givenIn(dish, 'main') > 0 ? 3 : false
    return givenIn(dish, 'main', 'pulse', 'veg') > 1
  },
  cook: (dish) => {
    const wet = [
      ...partsIn(dish, 'tomato'),
      ...partsIn(dish, 'liquid'),
      ...partsIn(dish, 'sauce'),
      ...partsIn(dish, 'topping'),
      ...partsIn(dish, 'fruit'),
    ]
    const starch = firstIn(dish, 'starch')
    const boiled = starch ? boilStarch(dish, starch) : null
    return [
      ...startPot(dish, 'in the stew'),
      bubble(dish, waterWords(dish, wet.length > 0 ? 100 : 250), wet),
      ...riceMeanwhile(dish, boiled),
      awaiting(step(lateMains(dish), wilt(dish, partsIn(dish, 'leaf')), sharpen(dish)), 'pot'),
      awaiting(
        step(
          top(dish, 'herb'),
          starch ? act(`Serve over ${the([starch])}.`, 1) : serve(dish, 'bowl', 'Ladle into'),
        ),
        'rice',
      ),
    ]
  },
  names: (dish) => {
    const [first, second] = leads(dish)
    if (!first) return ['Vegetable stew']
    return [
      flavoured(dish, `${attributives([first, ...(second ? [second] : [])])} stew`),
      `${attributive(first)} stew${second ? ` with ${plurals([second])}` : ''}`,
    ]
  },
  descriptions: (dish) => [
    `${bare(leads(dish).slice(0, 3))}, cooked together until the broth is rich enough to mop up.`,
    `A pot that mostly looks after itself. Make more than you need: it freezes well.`,
  ],
}
