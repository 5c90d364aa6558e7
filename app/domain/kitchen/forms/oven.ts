import { type Dish, type DishForm, type Part, bySkill, firstIn, partsIn } from '#app/domain/kitchen/dish.ts'
import { attributive, bare, be, isPlural, label, pluralLabel, the, them } from '#app/domain/kitchen/labels.ts'
import { attributives, flavoured, leads, plurals } from '#app/domain/kitchen/naming.ts'
import { type Act, NOTHING, act, awaiting, starting, step } from '#app/domain/kitchen/techniques/act.ts'
import { seasoning } from '#app/domain/kitchen/techniques/base.ts'
import { serve, sour } from '#app/domain/kitchen/techniques/finish.ts'
import { donenessOf, untilDone } from '#app/domain/kitchen/techniques/protein.ts'
import { boilStarch } from '#app/domain/kitchen/techniques/starch.ts'
import { roastMinOf } from '#app/domain/kitchen/techniques/vegetables.ts'
import { chain, listOf, minutes } from '#app/domain/kitchen/words.ts'
import {
  FIRM_VEGETABLES,
  LEAVES,
  NUTS,
  SAVOURY,
  VEGETARIAN_MAINS,
  WARM_SPICES,
  CONDIMENT,
  garlicClove,
  givenIn,
  oil,
  rule,
} from './slot-rules.ts'

/** "the olive oil, garlic, oregano, salt and black pepper": what coats food for the oven. */
export function coating(dish: Dish, ...more: readonly Part[]): string {
  const parts = [
    ...partsIn(dish, 'fat'),
    ...partsIn(dish, 'garlic'),
    ...partsIn(dish, 'spice'),
    ...partsIn(dish, 'sauce'),
    ...more,
  ]
  const salt = seasoning(dish)
  return listOf([
    ...parts.map((part, at) => (at === 0 ? `the ${label(part)}` : label(part))),
    ...(salt === '' ? [] : salt.split(' and ')),
  ])
}

export function trays(dish: Dish): string {
  return dish.servings >= 6
    ? 'two roasting trays'
    : dish.servings <= 1
      ? 'a small roasting tray'
      : 'a large roasting tray'
}

const ROAST_MAIN = rule('main', 1, [
  'poultry',
  'poultry-bone',
  'whole-bird',
  'pork',
  'sausage',
  'white-fish',
  'oily-fish',
  'prawns',
  ...VEGETARIAN_MAINS,
])

/** Yoghurt, tahini and herbs stirred into a cold sauce for hot roast food. */
export function coldSauce(dish: Dish, what: readonly Part[]): Act {
  if (what.length === 0) return NOTHING
  if (what.length === 1) return act(`Loosen ${the(what)} with 1 tbsp cold water.`, 1)
  return act(
    bySkill(
      dish,
      `While the oven works, stir ${the(what)} together with 1 tbsp cold water for a sauce.`,
      `Stir ${the(what)} together for a sauce.`,
      `Sauce: ${bare(what)}, let down with a little water.`,
    ),
    2,
  )
}

export const trayBake: DishForm = {
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
    const mainMin = main ? donenessOf(main).roastMin[1] : 0
    const firm = first.filter((part) => roastMinOf([part]) >= slowMin * 0.6 && part.item.kind !== 'gnocchi')
    const soft = first.filter((part) => !firm.includes(part))
    const total = Math.max(slowMin, mainMin)
    const joined = [...soft, ...(main ? [main] : []), ...partsIn(dish, 'pulse', 'bacon', 'fruit')]
    const together = main ? mainMin : soft.length > 0 ? Math.max(12, roastMinOf(soft)) : 15
    const before = joined.length === 0 ? 0 : Math.max(0, total - together)
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
    `Ten minutes of cutting, then the oven does the rest${firstIn(dish, 'dairy') ? `. The cold ${label(firstIn(dish, 'dairy')!)} on hot vegetables is the point` : ''}.`,
  ],
}

/** Whole pieces in a parcel of baking paper: fish and vegetables steam in their own juice. */
export const parcels: DishForm = {
  id: 'fish-parcels',
  noun: 'fish parcel',
  plate: 'fish plate',
  family: 'oven',
  taste: 'savoury',
  meals: { dinner: 1, lunch: 0.5 },
  cuisines: { Mediterranean: 1, Italian: 0.6, Chinese: 0.5, Japanese: 0.8 },
  only: ['Mediterranean', 'Italian', 'Chinese', 'Japanese', 'American'],
  style: 'roast',
  slots: [
    rule('main', 1, ['white-fish', 'oily-fish']),
    rule('veg', 3, ['tomato', 'courgette', 'firm', 'pepper', 'mushroom', 'quick', 'celery', 'cabbage'], 0.9),
    rule('leaf', 1, LEAVES, 0.8),
    ...SAVOURY.filter((one) => one.slot !== 'aromatic'),
    rule('sauce', 3, ['soy', 'miso', 'sesame-oil', 'syrup', 'mustard', 'pesto', 'asian-sauce']),
    rule('topping', 1, ['briny', 'seed']),
    rule('liquid', 1, ['wine'], 0.6),
    rule('starch', 1, ['rice', 'cooked-rice', 'quick-grain', 'potato', 'noodles']),
  ],
  fills: [
    { slot: 'veg', across: ['veg', 'leaf'], ids: ['courgette', 'cherry-tomato', 'green-beans'], must: true },
    oil,
    {
      slot: 'starch',
      ids: (dish) =>
        ['Chinese', 'Japanese'].includes(dish.cuisine.name) ? dish.cuisine.rice : ['new-potato', 'potato'],
      must: true,
    },
    garlicClove,
  ],
  cuts: { main: 'whole', veg: 'slice', starch: 'bite' },
  suits: (dish) => (givenIn(dish, 'main') > 0 ? 0.6 : false),
  cook: (dish) => {
    const fish = firstIn(dish, 'main')!
    const starch = firstIn(dish, 'starch')!
    const boiled = boilStarch(dish, starch)
    const bed = [...partsIn(dish, 'veg'), ...partsIn(dish, 'leaf'), ...partsIn(dish, 'topping')]
    const acids = partsIn(dish, 'acid')
    const wet = [...partsIn(dish, 'liquid')]
    const parcelWord =
      dish.servings === 1
        ? 'a sheet of baking paper'
        : `${['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'][dish.servings] ?? dish.servings} large sheets of baking paper`
    return [
      step(act('Heat the oven to 200 °C (180 °C fan).', 1)),
      starting(step(boiled.act), 'starch', boiled.waitMin),
      step(
        act(
          bySkill(
            dish,
            `Lay out ${parcelWord}. Put ${the(bed)} in the middle, set ${the([fish])} on top and dress with ${chain(coating(dish), the(wet))}. Fold the paper over and crimp the edges tightly, so that the steam stays in.`,
            `Divide ${the(bed)} between ${parcelWord}, top with ${the([fish])}, dress with ${chain(coating(dish), the(wet))} and crimp shut.`,
            `En papillote: ${bare(bed)}, then ${the([fish])}, dressed with ${chain(coating(dish), the(wet))}, in ${parcelWord}, sealed.`,
          ),
          6,
        ),
      ),
      step(
        act(
          bySkill(
            dish,
            `Slide onto a baking tray and bake for 15 to 18 minutes. Open one parcel carefully (the steam is hot): the fish is done when ${untilDone(dish, fish)}.`,
            `Bake on a tray for 15 to 18 minutes, until ${the([fish])} ${be([fish])} ${untilDone(dish, fish)}.`,
            `Bake for 14 to 16 minutes, to ${untilDone(dish, fish)}.`,
          ),
          18,
        ),
      ),
      awaiting(
        step(
          acids.length > 0 ? act(`Open the parcels and pour ${sour(acids)} over.`, 1) : NOTHING,
          partsIn(dish, 'herb').length > 0 ? act(`Scatter with ${the(partsIn(dish, 'herb'))}.`) : NOTHING,
          act(`Serve with ${the([starch])}.`, 1),
        ),
        'starch',
      ),
    ]
  },
  names: (dish) => {
    const fish = firstIn(dish, 'main')!
    const [veg] = partsIn(dish, 'veg', 'leaf')
    return [
      flavoured(
        dish,
        `${attributive(fish)} parcels with ${plurals(veg ? [veg] : [firstIn(dish, 'starch')!])}`,
      ),
      `${attributive(fish)} baked in paper with ${plurals([...(veg ? [veg] : []), firstIn(dish, 'starch')!])}`,
    ]
  },
  descriptions: (dish) => [
    `${pluralLabel(firstIn(dish, 'main')!)} ${isPlural([firstIn(dish, 'main')!]) ? 'steam' : 'steams'} in a closed paper parcel with ${bare(partsIn(dish, 'veg', 'leaf').slice(0, 2))}, so nothing dries out.`,
    `Everyone opens a parcel at the table. There is hardly anything to wash up.`,
  ],
}

export const stuffed: DishForm = {
  id: 'stuffed-vegetables',
  noun: 'tray of stuffed vegetables',
  plate: 'tray',
  family: 'oven',
  taste: 'savoury',
  meals: { dinner: 1, lunch: 0.6 },
  only: ['Mediterranean', 'Italian', 'Mexican', 'American', 'Indian'],
  cuisines: { Mediterranean: 0.8, Mexican: 0.5, Italian: 0.3, Indian: -0.8 },
  style: 'filling',
  slots: [
    rule('base', 1, ['pepper', 'aubergine', 'courgette'], 2),
    rule('main', 1, ['mince', 'sausage', 'tempeh', 'cooked-meat', 'canned-fish'], 0.7),
    rule('pulse', 1, ['pulse-cooked'], 0.8),
    rule('starch', 1, ['quick-grain', 'rice', 'cooked-rice', 'cooked-grain'], 0.6),
    rule('veg', 2, ['tomato', 'mushroom', 'quick', 'courgette', 'celery'], 0.5),
    rule('leaf', 1, LEAVES, 0.6),
    ...SAVOURY,
    WARM_SPICES,
    rule('spice', 1, ['tomato-paste']),
    rule('tomato', 1, ['canned-tomato'], 0.6),
    rule('cheese', 1, ['crumbly-cheese', 'melting-cheese', 'hard-cheese']),
    rule('topping', 2, ['nut', 'seed', 'briny'], 0.8),
    rule('topping', 1, ['dried-fruit'], 0.8),
    rule('dairy', 1, ['yoghurt', 'tahini'], 0.8),
  ],
  fills: [
    { slot: 'starch', ids: (dish) => dish.cuisine.grain, must: true },
    oil,
    { slot: 'aromatic', ids: (dish) => dish.cuisine.allium },
    {
      slot: 'cheese',
      ids: ['feta', 'cheddar'],
      when: (dish) => !dish.parts.some((part) => part.item.kind === 'yeast-flakes'),
    },
  ],
  cuts: { base: 'whole', veg: 'dice' },
  suits: (dish) =>
    givenIn(dish, 'base') > 0 && givenIn(dish, 'main', 'pulse', 'starch', 'cheese', 'veg') > 0 ? 0.8 : false,
  cook: (dish) => {
    const base = firstIn(dish, 'base')!
    const grain = firstIn(dish, 'starch')!
    const main = firstIn(dish, 'main')
    const boiled = boilStarch(dish, grain)
    const hollow =
      base.item.kind === 'pepper'
        ? ''
        : ' Scoop out a little of the soft flesh, chop it and add it to the filling.'
    const mixed = [grain, ...partsIn(dish, 'pulse'), ...partsIn(dish, 'topping')]
    const wet = [...partsIn(dish, 'tomato'), ...partsIn(dish, 'veg')]
    const cold = partsIn(dish, 'dairy')
    const fryMain = main
      ? act(
          bySkill(
            dish,
            `Add ${the([main])}${main.item.kind === 'mince' ? `, break ${them([main])} up` : ''} and cook for ${minutes(...donenessOf(main).bitesMin)}, until ${untilDone(dish, main)}.`,
            `Add ${the([main])} and cook for ${minutes(...donenessOf(main).bitesMin)}, until ${untilDone(dish, main)}.`,
            `Brown ${the([main])}, ${minutes(...donenessOf(main).bitesMin)}.`,
          ),
          donenessOf(main).bitesMin[1],
        )
      : NOTHING
    const garlicky = [...partsIn(dish, 'garlic'), ...partsIn(dish, 'spice')]
    return [
      starting(step(boiled.act), 'grain', boiled.waitMin),
      starting(
        step(
          act(
            `Heat the oven to 200 °C (180 °C fan). Put ${the([base])} cut side up on ${trays(dish)}, brush with a little of the oil and roast for 15 minutes while you make the filling.${hollow}`,
            3,
          ),
        ),
        'shells',
        15,
      ),
      step(
        act(
          `Heat ${partsIn(dish, 'fat').length > 0 ? `the rest of ${the(partsIn(dish, 'fat'))}` : 'a pan'}${partsIn(dish, 'fat').length > 0 ? ' in a frying pan' : ''} over a medium heat.`,
          1,
        ),
        partsIn(dish, 'aromatic').length > 0
          ? act(
              bySkill(
                dish,
                `Add ${the(partsIn(dish, 'aromatic'))} and cook gently for 6 to 7 minutes, until soft.`,
                `Soften ${the(partsIn(dish, 'aromatic'))} for 6 minutes.`,
                `Sweat ${the(partsIn(dish, 'aromatic'))}, 6 minutes.`,
              ),
              6,
            )
          : NOTHING,
        fryMain,
        garlicky.length > 0 ? act(`Stir in ${the(garlicky)} for 1 minute.`, 1) : NOTHING,
        wet.length > 0 ? act(`Add ${the(wet)} and cook for 5 minutes, until thick.`, 5) : NOTHING,
        partsIn(dish, 'leaf').length > 0
          ? act(`Wilt in ${the(partsIn(dish, 'leaf'))}, 2 minutes.`, 2)
          : NOTHING,
      ),
      awaiting(
        step(
          act(
            `Off the heat, stir in ${the(mixed)}${partsIn(dish, 'acid').length > 0 ? ` and ${sour(partsIn(dish, 'acid'))}` : ''}${seasoning(dish) === '' ? '' : `, and season with ${seasoning(dish)}`}.`,
            2,
          ),
        ),
        'grain',
      ),
      awaiting(
        step(
          act(
            `Pile the filling into ${the([base])}${partsIn(dish, 'cheese').length > 0 ? `, top with ${the(partsIn(dish, 'cheese'))}` : ''} and bake for 15 to 20 minutes, until ${the([base])} ${be([base])} soft and the top is brown.`,
            20,
          ),
        ),
        'shells',
      ),
      step(
        coldSauce(dish, cold),
        cold.length > 0 ? act(`Spoon ${the(cold)} over.`) : NOTHING,
        partsIn(dish, 'herb').length > 0 ? act(`Scatter with ${the(partsIn(dish, 'herb'))}.`) : NOTHING,
        serve(dish, 'plate'),
      ),
    ]
  },
  names: (dish) => {
    const base = pluralLabel(firstIn(dish, 'base')!)
    const inside = [...partsIn(dish, 'main', 'pulse', 'starch')]
    const cheese = firstIn(dish, 'cheese')
    return [
      `Stuffed ${base} with ${listOf(inside.slice(0, 1).map(attributive))} and ${cheese ? label(cheese) : inside[1] ? attributive(inside[1]) : 'herbs'}`,
      `${base} filled with ${listOf(inside.slice(0, 2).map(attributive))}`,
    ]
  },
  descriptions: (dish) => [
    `${pluralLabel(firstIn(dish, 'base')!)} roasted until soft, filled with ${bare([...partsIn(dish, 'main', 'pulse'), ...partsIn(dish, 'starch')].slice(0, 2))} and browned on top.`,
    `The filling is made while the shells roast, so it is less work than it looks.`,
  ],
}

/** Milk alone would stay thin: it is thickened with flour. */
function needsWhiteSauce(dish: Dish): boolean {
  const dairy = partsIn(dish, 'dairy')
  return (
    dairy.length > 0 &&
    dairy.every((part) => part.item.kind === 'milk') &&
    partsIn(dish, 'tomato').length === 0
  )
}

export const gratin: DishForm = {
  id: 'bake',
  noun: 'bake',
  plate: 'tray bake',
  family: 'oven',
  taste: 'savoury',
  meals: { dinner: 1, lunch: 0.6 },
  only: ['Italian', 'American', 'Mediterranean'],
  cuisines: { Italian: 0.9, American: 0.9, Mediterranean: 0.3 },
  style: null,
  slots: [
    rule('base', 1, ['pasta', 'gnocchi', 'potato', 'sweet-potato']),
    rule(
      'main',
      1,
      ['cooked-meat', 'poultry', 'canned-fish', 'smoked-fish', 'mince', 'sausage', 'tempeh'],
      0.6,
    ),
    rule('bacon', 1, ['bacon'], 0.8),
    rule('pulse', 1, ['pulse-cooked'], 0.6),
    rule(
      'veg',
      3,
      ['firm', 'mushroom', 'courgette', 'pepper', 'aubergine', 'squash', 'quick', 'tomato', 'cabbage'],
      0.9,
    ),
    rule('leaf', 1, LEAVES),
    ...SAVOURY.filter((one) => one.slot !== 'acid'),
    rule('spice', 1, ['sweet-spice'], 0.3),
    rule('tomato', 1, ['canned-tomato'], 1.2),
    rule('dairy', 1, ['cream', 'soft-cheese'], 1.3),
    rule('dairy', 1, ['milk'], 2.2),
    rule('baking', 1, ['flour', 'thickener'], 0.2),
    rule('sauce', 1, ['mustard', 'pesto']),
    rule('cheese', 2, ['melting-cheese', 'hard-cheese', 'crumbly-cheese']),
    rule('topping', 1, ['crumbs']),
  ],
  fills: [
    { slot: 'base', ids: ['pasta', 'pasta', 'potato'], must: true },
    {
      slot: 'veg',
      across: ['veg', 'leaf', 'main', 'pulse', 'bacon'],
      ids: (dish) => dish.cuisine.vegetable,
      must: true,
    },
    { slot: 'cheese', ids: ['cheddar', 'mozzarella'], must: true },
    {
      slot: 'dairy',
      across: ['dairy', 'tomato'],
      ids: ['creme-fraiche', 'double-cream', 'single-cream'],
      must: true,
    },
    oil,
    { slot: 'baking', ids: ['plain-flour', 'cornflour'], grams: 8, when: needsWhiteSauce, must: true },
    { slot: 'aromatic', ids: (dish) => dish.cuisine.allium },
    garlicClove,
  ],
  cuts: { base: 'slice', main: 'dice', veg: 'dice' },
  suits: (dish) =>
    givenIn(dish, 'base', 'cheese', 'dairy') > 0 &&
    givenIn(dish, 'veg', 'main', 'leaf', 'base', 'bacon', 'pulse') > 0
      ? givenIn(dish, 'cheese') * 0.8
      : false,
  cook: (dish) => {
    const base = firstIn(dish, 'base')!
    const isPotato = base.item.kind === 'potato' || base.item.kind === 'sweet-potato'
    const main = firstIn(dish, 'main')
    const boiled = isPotato ? null : boilStarch(dish, base)
    const flour = partsIn(dish, 'baking')
    const milk = flour.length > 0 ? partsIn(dish, 'dairy').filter((part) => part.item.kind === 'milk') : []
    const creamy = [...partsIn(dish, 'dairy'), ...partsIn(dish, 'tomato'), ...partsIn(dish, 'sauce')].filter(
      (part) => !milk.includes(part),
    )
    const whiteSauce =
      flour.length > 0
        ? act(
            bySkill(
              dish,
              `Sprinkle in ${the(flour)} and stir for 1 minute, then add ${the(milk)} a splash at a time, stirring each in before the next, and let it bubble for 3 minutes, until thick enough to coat a spoon.`,
              `Stir in ${the(flour)} for 1 minute, add ${the(milk)} little by little, stirring, and simmer for 3 minutes, until thick.`,
              `Make a roux with ${the(flour)}, 1 minute; let down with ${the(milk)} and cook out for 3 minutes.`,
            ),
            5,
          )
        : NOTHING
    const ready = main && ['cooked-meat', 'canned-fish', 'smoked-fish'].includes(main.item.kind)
    const inside = [...partsIn(dish, 'pulse'), ...(ready && main ? [main] : [])]
    const veg = partsIn(dish, 'veg')
    const potted = isPotato
      ? act(
          bySkill(
            dish,
            `Put ${the([base])} in a pan of cold salted water, bring to the boil and cook for 5 minutes, until just bending but not soft. Drain.`,
            `Parboil ${the([base])} for 5 minutes and drain.`,
            `Blanch ${the([base])} for 4 to 5 minutes; drain.`,
          ),
          9,
        )
      : boiled!.act
    return [
      step(act('Heat the oven to 200 °C (180 °C fan).', 1)),
      isPotato ? step(potted) : starting(step(potted), 'base', Math.max(0, boiled!.waitMin - 2)),
      step(
        act(`Heat ${the(partsIn(dish, 'fat'))} in a large frying pan over a medium heat.`, 1),
        partsIn(dish, 'bacon').length > 0
          ? act(`Fry ${the(partsIn(dish, 'bacon'))} for 5 minutes, until browned.`, 5)
          : NOTHING,
        main && !ready
          ? act(
              `Add ${the([main])} and cook for ${minutes(...donenessOf(main).bitesMin)}, until ${untilDone(dish, main)}.`,
              donenessOf(main).bitesMin[1],
            )
          : NOTHING,
        partsIn(dish, 'aromatic').length + veg.length > 0
          ? act(
              bySkill(
                dish,
                `Add ${the([...partsIn(dish, 'aromatic'), ...veg])} and cook for 7 to 8 minutes, stirring now and then, until soft.`,
                `Add ${the([...partsIn(dish, 'aromatic'), ...veg])} and soften for 7 minutes.`,
                `Sweat ${the([...partsIn(dish, 'aromatic'), ...veg])}, 7 minutes.`,
              ),
              8,
            )
          : NOTHING,
        [...partsIn(dish, 'garlic'), ...partsIn(dish, 'spice')].length > 0
          ? act(`Stir in ${the([...partsIn(dish, 'garlic'), ...partsIn(dish, 'spice')])} for 1 minute.`, 1)
          : NOTHING,
        partsIn(dish, 'leaf').length > 0
          ? act(`Wilt in ${the(partsIn(dish, 'leaf'))}, 2 minutes.`, 2)
          : NOTHING,
        whiteSauce,
      ),
      awaiting(
        step(
          act(
            `${[...creamy, ...inside, ...(isPotato ? [] : [base])].length > 0 ? `Stir in ${the([...creamy, ...inside, ...(isPotato ? [] : [base])])}` : 'Take off the heat'}${seasoning(dish) === '' ? '' : ` and season with ${seasoning(dish)}`}.${isPotato ? ` Layer with ${the([base])} in a baking dish.` : ' Tip into a baking dish.'}`,
            3,
          ),
        ),
        'base',
      ),
      step(
        act(
          bySkill(
            dish,
            `Cover with ${the([...partsIn(dish, 'cheese'), ...partsIn(dish, 'topping')])} and bake for ${isPotato ? '30 to 35' : '20 to 25'} minutes, until brown on top and bubbling at the edges${isPotato ? ', and a knife goes through without resistance' : ''}.`,
            `Top with ${the([...partsIn(dish, 'cheese'), ...partsIn(dish, 'topping')])} and bake for ${isPotato ? '30 to 35' : '20 to 25'} minutes, until brown and bubbling.`,
            `Gratinate under ${the([...partsIn(dish, 'cheese'), ...partsIn(dish, 'topping')])}, ${isPotato ? '30 to 35' : '20 to 25'} minutes.`,
          ),
          isPotato ? 35 : 25,
        ),
      ),
      step(
        act('Leave to settle for 5 minutes.', 5),
        partsIn(dish, 'herb').length > 0 ? act(`Scatter with ${the(partsIn(dish, 'herb'))}.`) : NOTHING,
        serve(dish, 'plate'),
      ),
    ]
  },
  names: (dish) => {
    const base = firstIn(dish, 'base')!
    const [first, second] = leads(dish).filter((part) => part.slot !== 'cheese' && part.slot !== 'egg')
    const cheese = firstIn(dish, 'cheese')!
    if (!first) return [`${attributive(base)} and ${attributive(cheese)} bake`]
    return [
      `${attributives([first, ...(second ? [second] : [])])} ${attributive(base)} bake`,
      `Baked ${label(base)} with ${plurals([first])} and ${label(cheese)}`,
    ]
  },
  descriptions: (dish) => [
    `${label(firstIn(dish, 'base')!)} and ${bare(leads(dish).slice(0, 1))} under a lid of browned ${attributive(firstIn(dish, 'cheese')!)}.`,
    `The corners are the best part. It can be built in the morning and baked at night.`,
  ],
}
