import { type DishTemplate, bySkill, firstIn, partsIn } from '#app/domain/kitchen/dish.ts'
import { attributive, bare, be, label, pluralLabel, the } from '#app/domain/kitchen/labels.ts'
import { attributives, flavoured, leads, plurals } from '#app/domain/kitchen/naming.ts'
import { type Act, NOTHING, act, step } from '#app/domain/kitchen/techniques/act.ts'
import { serve, sour } from '#app/domain/kitchen/techniques/finish.ts'
import { donenessOf, untilDone } from '#app/domain/kitchen/techniques/protein.ts'
import { roastMinOf } from '#app/domain/kitchen/techniques/vegetables.ts'
import { minutes } from '#app/domain/kitchen/words.ts'
import { coating, coldSauce, trays } from './oven-base.ts'
import {
  FIRM_VEGETABLES,
  LEAVES,
  NUTS,
  SAVOURY,
  VEGETARIAN_MAINS,
  WARM_SPICES,
  garlicClove,
  givenIn,
  oil,
  rule,
} from './slot-rules.ts'

const ROAST_MAIN = rule('main', 1, [
  'poultry',
  'poultry-bone',
  'pork',
  'sausage',
  'white-fish',
  'oily-fish',
  'prawns',
  ...VEGETARIAN_MAINS,
])

export const trayBake: DishTemplate = {
  id: 'tray-bake',
  noun: 'tray bake',
  plate: 'tray',
  family: 'oven',
  taste: 'savoury',
  meals: { dinner: 1, lunch: 0.5 },
  cuisines: {
    Mediterranean: 1.4,
    American: 1.2,
    Italian: 1,
    Mexican: 0.5,
    Indian: 0.3,
    Chinese: -1.5,
    Japanese: -0.8,
  },
  style: 'roast',
  slots: [
    ROAST_MAIN,
    rule('bacon', 1, ['bacon']),
    rule('pulse', 1, ['pulse-cooked'], 0.8),
    rule('veg', 4, [...FIRM_VEGETABLES, 'allium'], 1.2),
    rule('starch', 1, ['potato', 'sweet-potato', 'gnocchi']),
    rule('leaf', 1, [...LEAVES, 'salad-leaf'], 0.6),
    ...SAVOURY.filter((one) => one.slot !== 'aromatic'),
    WARM_SPICES,
    rule('sauce', 3, [
      'soy',
      'asian-sauce',
      'miso',
      'mustard',
      'syrup',
      'ketchup',
      'hot-sauce',
      'sesame-oil',
      'pesto',
      'curry-paste',
    ]),
    rule('dairy', 1, ['yoghurt', 'tahini'], 0.8),
    rule('topping', 1, ['crumbly-cheese', 'hard-cheese']),
    rule('topping', 1, ['briny']),
    NUTS,
    rule('fruit', 1, ['firm-fruit', 'dried-fruit', 'sweet-citrus'], 0.5),
    rule('side', 1, ['bread', 'roll', 'wrap', 'condiment', 'pickle', 'hummus']),
  ],
  fills: [
    {
      slot: 'veg',
      across: ['veg'],
      ids: (dish) => [
        ...dish.cuisine.vegetable.filter((id) => id !== 'spinach' && id !== 'pak-choi'),
        'carrot',
      ],
      must: true,
    },
    oil,
    { slot: 'starch', across: ['starch', 'pulse', 'side'], ids: ['potato', 'new-potato', 'sweet-potato'] },
    garlicClove,
  ],
  cuts: { main: 'whole', veg: 'chunk', starch: 'chunk' },
  suits: (dish) =>
    (givenIn(dish, 'main', 'veg', 'pulse', 'bacon', 'starch') > 1 || givenIn(dish, 'main') > 0) &&
    partsIn(dish, 'main', 'veg', 'pulse', 'bacon').length > 0,
  cook: (dish) => {
    const main = firstIn(dish, 'main')
    const first = [...partsIn(dish, 'starch'), ...partsIn(dish, 'veg')]
    const slowMin = Math.max(20, roastMinOf(first.filter((part) => part.item.kind !== 'gnocchi')))
    const mainMin = main ? donenessOf(main, dish.eaters).roastMin[1] : 0
    const firm = first.filter((part) => roastMinOf([part]) >= slowMin * 0.6 && part.item.kind !== 'gnocchi')
    const soft = first.filter((part) => !firm.includes(part))
    const total = Math.max(slowMin, mainMin)
    const joined = [...soft, ...(main ? [main] : []), ...partsIn(dish, 'pulse', 'bacon', 'fruit')]
    const together = main ? mainMin : soft.length > 0 ? Math.max(12, roastMinOf(soft)) : 15
    const before = joined.length === 0 ? 0 : Math.round(Math.max(0, total - together) / 5) * 5
    const early = before >= 8 ? firm : []
    const later = before >= 8 ? joined : [...firm, ...joined]
    const cold = partsIn(dish, 'dairy')
    const acids = partsIn(dish, 'acid')
    const coat = coating(dish)
    const after = before >= 8 ? together : total
    const check = main
      ? ` and ${the([main])} ${be([main])} ${dish.skill === 'Beginner' ? `done: ${untilDone(dish, main)}` : untilDone(dish, main)}`
      : ''
    return [
      step(
        act(
          bySkill(
            dish,
            'Heat the oven to 200 °C (180 °C fan) and give it time to get really hot.',
            'Heat the oven to 200 °C (180 °C fan).',
            'Oven to 200 °C (180 °C fan), tray inside to heat.',
          ),
          1,
        ),
      ),
      step(
        act(
          bySkill(
            dish,
            `Put ${the([...early, ...later])} in a large bowl with ${coat} and turn with your hands until everything is coated.`,
            `Toss ${the([...early, ...later])} with ${coat}.`,
            `Coat ${the([...early, ...later])} with ${coat}.`,
          ),
          3,
        ),
      ),
      early.length > 0
        ? step(
            act(
              bySkill(
                dish,
                `Spread ${the(early)} on ${trays(dish)} with space between the pieces (crowded food steams instead of browning) and roast for ${minutes(before)}.`,
                `Spread ${the(early)} on ${trays(dish)} and roast for ${minutes(before)}.`,
                `Roast ${the(early)}, well spaced, for ${minutes(before)}.`,
              ),
              before + 1,
            ),
          )
        : step(NOTHING),
      step(
        act(
          bySkill(
            dish,
            `${early.length > 0 ? `Turn ${the(early)}, tuck in ${the(later)}` : `Spread everything out on ${trays(dish)}`} and roast for ${minutes(after, after + 3)}${early.length > 0 ? ' more' : ''}, until the edges are brown${check}.`,
            `${early.length > 0 ? `Add ${the(later)}` : `Spread out on ${trays(dish)}`} and roast for ${minutes(after, after + 3)}${early.length > 0 ? ' more' : ''}, until browned at the edges${check}.`,
            `${early.length > 0 ? `Add ${the(later)}; ` : `Spread on ${trays(dish)}; `}${minutes(after)}${early.length > 0 ? ' more' : ''}, until coloured${check}.`,
          ),
          after + 2,
        ),
        partsIn(dish, 'leaf').length > 0
          ? act(
              `Turn ${the(partsIn(dish, 'leaf'))} through the hot tray to wilt${partsIn(dish, 'leaf').some((part) => part.item.kind === 'tough-leaf') ? ' and return to the oven for 3 minutes' : ''}.`,
              3,
            )
          : NOTHING,
      ),
      step(
        coldSauce(dish, cold),
        acids.length > 0
          ? act(
              `Squeeze or spoon ${sour(acids)} over the tray.`.replace(
                'Squeeze or spoon',
                acids.some((part) => part.item.kind === 'citrus') ? 'Pour' : 'Spoon',
              ),
              1,
            )
          : NOTHING,
        ((): Act => {
          const tops = partsIn(dish, 'topping', 'herb')
          return tops.length > 0 ? act(`Scatter with ${the(tops)}.`, 1) : NOTHING
        })(),
        cold.length > 0 ? act(`Spoon ${the(cold)} over.`) : NOTHING,
        serve(dish, 'plate'),
      ),
    ]
  },
  names: (dish) => {
    const main = firstIn(dish, 'main')
    const others = leads(dish).filter((part) => part !== main)
    const starch = firstIn(dish, 'starch')
    if (main) {
      const beside = [...others.slice(0, 1), ...(starch ? [starch] : others.slice(1, 2))]
      return [
        flavoured(dish, `${pluralLabel(main)} with roast ${plurals(beside)}`),
        flavoured(dish, `${attributive(main)} tray bake with ${plurals(beside)}`),
      ]
    }
    return [
      flavoured(dish, `roast ${plurals(others, 3)}`),
      flavoured(dish, `${attributives(others)} tray bake`),
    ]
  },
  descriptions: (dish) => [
    `One tray: ${bare([...partsIn(dish, 'main'), ...partsIn(dish, 'veg'), ...partsIn(dish, 'starch')].slice(0, 3))}, roasted until the edges catch.`,
    `A little cutting, then the oven does the rest${firstIn(dish, 'dairy') ? `. The cold ${label(firstIn(dish, 'dairy')!)} on hot vegetables is the point` : ''}.`,
  ],
}
