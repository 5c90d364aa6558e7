import { type Dish, type DishForm, bySkill, firstIn, partsIn } from '#app/domain/kitchen/dish.ts'
import { attributive, bare, label, the, them } from '#app/domain/kitchen/labels.ts'
import { attributives, flavoured, leads, plurals } from '#app/domain/kitchen/naming.ts'
import { type Act, NOTHING, act, awaiting, starting, step } from '#app/domain/kitchen/techniques/act.ts'
import { bloom, heatFat, pan, seasoning } from '#app/domain/kitchen/techniques/base.ts'
import { serve, sharpen, sour, top } from '#app/domain/kitchen/techniques/finish.ts'
import { fry, isDelicate } from '#app/domain/kitchen/techniques/protein.ts'
import { boilStarch } from '#app/domain/kitchen/techniques/starch.ts'
import { fryVegetables, wilt } from '#app/domain/kitchen/techniques/vegetables.ts'
import { listOf } from '#app/domain/kitchen/words.ts'
import {
  FAT,
  FIRM_VEGETABLES,
  GARLIC,
  HERBS,
  LEAVES,
  MEATS,
  NUTS,
  SEASON,
  SPICES,
  VEGETARIAN_MAINS,
  givenIn,
  oil,
  rule,
} from './slot-rules.ts'

const WOK_SAUCES = rule('sauce', 4, [
  'soy',
  'asian-sauce',
  'fish-sauce',
  'hot-sauce',
  'miso',
  'sesame-oil',
  'syrup',
])
const WOK_MAIN = rule('main', 1, [
  ...MEATS,
  'prawns',
  'squid',
  ...VEGETARIAN_MAINS,
  'mince',
  'cooked-meat',
  'oily-fish',
  'white-fish',
  'bacon',
  'sausage',
])
const WOK_VEGETABLES = rule(
  'veg',
  4,
  [...FIRM_VEGETABLES.filter((kind) => !['squash', 'beetroot', 'tomato'].includes(kind)), 'allium'],
  1.15,
)
const WOK_ACID = rule('acid', 1, ['citrus', 'vinegar'])

const wokBase = [
  WOK_MAIN,
  WOK_VEGETABLES,
  rule('leaf', 1, LEAVES),
  ...GARLIC,
  WOK_SAUCES,
  SPICES,
  WOK_ACID,
  HERBS,
  NUTS,
  FAT,
  SEASON,
]

/** The sauce, stirred together before the pan is hot: there is no time afterwards. */
function mixSauce(dish: Dish): Act {
  const sauces = partsIn(dish, 'sauce')
  const acids = partsIn(dish, 'acid')
  if (sauces.length + acids.length === 0) return NOTHING
  const words = listOf([
    ...sauces.map((part) => `the ${label(part)}`),
    ...(acids.length > 0 ? [sour(acids)] : []),
  ])
  return act(
    bySkill(
      dish,
      `Mix ${words} with ${dish.servings + 1} tbsp water in a cup. Have everything cut and within reach before you start: the cooking goes fast.`,
      `Mix ${words} with ${dish.servings + 1} tbsp water.`,
      `Stir ${words} together with ${dish.servings + 1} tbsp water.`,
    ),
    2,
  )
}

function pourSauce(dish: Dish): Act {
  const hasSauce = partsIn(dish, 'sauce', 'acid').length > 0
  if (!hasSauce) return sharpen(dish)
  const salt = seasoning(dish) === '' ? '' : ` Season with ${seasoning(dish)}.`
  return act(
    bySkill(
      dish,
      `Pour in the sauce and toss for 1 to 2 minutes, until it bubbles and coats everything.${salt}`,
      `Pour in the sauce and toss for 1 minute, until it coats everything.${salt}`,
      `Deglaze with the sauce, reduce to a glaze, about 1 minute.${salt}`,
    ),
    2,
  )
}

function tossing(dish: Dish): { parts: ReturnType<typeof partsIn>; main: ReturnType<typeof firstIn> } {
  return { parts: partsIn(dish, 'veg'), main: firstIn(dish, 'main') }
}

function fryMain(dish: Dish): Act {
  const { main } = tossing(dish)
  if (!main) return NOTHING
  const cooked = fry(dish, main)
  return act(`${cooked.text} Lift ${them([main])} out onto a plate.`, cooked.min)
}

function finishWok(dish: Dish): Act {
  const { main } = tossing(dish)
  return main ? act(`Return ${the([main])} to the pan.`, 1) : NOTHING
}

export const stirFry: DishForm = {
  id: 'stir-fry',
  standby: true,
  noun: 'stir-fry',
  plate: 'stir-fry',
  family: 'wok',
  taste: 'savoury',
  meals: { dinner: 1, lunch: 0.8 },
  cuisines: {
    Chinese: 2.2,
    Japanese: 1.2,
    American: -1,
    Italian: -3,
    Mexican: -2.5,
    Indian: -2,
    Mediterranean: -2.5,
  },
  style: 'wok',
  slots: [
    ...wokBase,
    rule('starch', 1, ['rice', 'cooked-rice', 'quick-grain', 'slow-grain', 'cooked-grain']),
  ],
  fills: [
    { slot: 'veg', ids: (dish) => dish.cuisine.vegetable, must: true },
    oil,
    { slot: 'starch', ids: (dish) => dish.cuisine.rice, must: true },
    { slot: 'garlic', ids: ['garlic'] },
  ],
  cuts: { main: 'slice', veg: 'slice' },
  suits: (dish) => givenIn(dish, 'main', 'veg') > 0,
  cook: (dish) => {
    const starch = firstIn(dish, 'starch')
    const boiled = starch ? boilStarch(dish, starch) : null
    const { parts } = tossing(dish)
    return [
      ...(boiled ? [starting(step(boiled.act), 'starch', boiled.waitMin)] : []),
      step(mixSauce(dish)),
      step(heatFat(dish, pan(dish, 'wok or frying pan'), 'high'), fryMain(dish)),
      step(fryVegetables(dish, parts), bloom(dish), wilt(dish, partsIn(dish, 'leaf'))),
      awaiting(
        step(
          finishWok(dish),
          pourSauce(dish),
          top(dish, 'topping', 'herb'),
          starch ? act(`Serve with ${the([starch])}.`, 1) : serve(dish, 'bowl'),
        ),
        'starch',
      ),
    ]
  },
  names: (dish) => {
    const [first, second] = leads(dish)
    if (!first) return ['Vegetable stir-fry']
    const both = attributives([first, ...(second ? [second] : [])])
    return [
      flavoured(dish, `${attributive(first)} stir-fry${second ? ` with ${plurals([second])}` : ''}`),
      flavoured(dish, `${both} stir-fry`),
    ]
  },
  descriptions: (dish) => {
    const quick = bare([...partsIn(dish, 'veg'), ...partsIn(dish, 'leaf')].slice(0, 2))
    return [
      `A fast pan of ${bare(leads(dish).slice(0, 3))}, glossy with sauce, over plain ${label(firstIn(dish, 'starch') ?? dish.parts[0]!)}.`,
      `Ten minutes of quick cooking keep the ${quick} crisp. Have everything cut before the pan is hot.`,
    ]
  },
}

export const noodleStirFry: DishForm = {
  ...stirFry,
  id: 'noodle-stir-fry',
  standby: false,
  noun: 'noodle stir-fry',
  plate: 'noodle stir-fry',
  slots: [...wokBase, rule('starch', 1, ['noodles', 'ready-noodles', 'pasta'])],
  fills: [
    { slot: 'veg', ids: (dish) => dish.cuisine.vegetable, must: true },
    oil,
    { slot: 'starch', ids: (dish) => dish.cuisine.noodles, must: true },
    { slot: 'garlic', ids: ['garlic'] },
  ],
  cook: (dish) => {
    const starch = firstIn(dish, 'starch')
    const boiled = starch ? boilStarch(dish, starch) : null
    return [
      ...(boiled ? [starting(step(boiled.act), 'starch', Math.max(0, boiled.waitMin - 2))] : []),
      step(mixSauce(dish)),
      step(heatFat(dish, pan(dish, 'wok or frying pan'), 'high'), fryMain(dish)),
      step(fryVegetables(dish, partsIn(dish, 'veg')), bloom(dish), wilt(dish, partsIn(dish, 'leaf'))),
      awaiting(
        step(
          starch
            ? act(
                `Add ${the([starch])}${tossing(dish).main ? ` and ${the([tossing(dish).main!])}` : ''} to the pan.`,
                1,
              )
            : NOTHING,
          pourSauce(dish),
          top(dish, 'topping', 'herb'),
          serve(dish, 'bowl'),
        ),
        'starch',
      ),
    ]
  },
  names: (dish) => {
    const [first, second] = leads(dish)
    const noodle = label(firstIn(dish, 'starch')!)
    if (!first) return [`Stir-fried ${noodle}`]
    return [
      flavoured(dish, `${attributive(first)} ${noodle}${second ? ` with ${plurals([second])}` : ''}`),
      `Stir-fried ${noodle} with ${plurals([first, ...(second ? [second] : [])])}`,
    ]
  },
  descriptions: (dish) => [
    `${bare(partsIn(dish, 'starch'))} tossed in a hot pan with ${bare(leads(dish).slice(0, 3))}, until the sauce clings.`,
    `One pan for the noodles and everything that goes with them. The edges should catch a little: that is where the taste is.`,
  ],
}

export const friedRice: DishForm = {
  ...stirFry,
  id: 'fried-rice',
  standby: false,
  noun: 'fried rice',
  plate: 'rice bowl',
  cuisines: {
    Chinese: 2,
    Japanese: 1.2,
    Indian: -1.5,
    American: -2,
    Italian: -4,
    Mexican: -3,
    Mediterranean: -3,
  },
  meals: { dinner: 0.9, lunch: 0.9 },
  slots: [
    rule(
      'main',
      1,
      [
        'poultry',
        'pork',
        'steak',
        'prawns',
        'tofu',
        'tempeh',
        'mince',
        'cooked-meat',
        'bacon',
        'cured-meat',
        'sausage',
      ],
      0.7,
    ),
    rule('egg', 1, ['egg'], 0.6),
    rule(
      'veg',
      4,
      [
        ...FIRM_VEGETABLES.filter((kind) => !['squash', 'beetroot', 'tomato', 'aubergine'].includes(kind)),
        'allium',
      ],
      0.8,
    ),
    rule('leaf', 1, LEAVES),
    ...GARLIC,
    WOK_SAUCES,
    SPICES,
    WOK_ACID,
    HERBS,
    NUTS,
    FAT,
    SEASON,
    rule('starch', 1, ['cooked-rice', 'rice'], 1.05),
  ],
  fills: [
    { slot: 'starch', ids: (dish) => dish.cuisine.rice, must: true },
    oil,
    { slot: 'egg', ids: ['egg'], grams: 50 },
    { slot: 'herb', ids: ['spring-onion'], grams: 12 },
  ],
  cuts: { main: 'dice', veg: 'dice', egg: 'beaten' },
  suits: (dish) => givenIn(dish, 'starch') > 0 && givenIn(dish, 'main', 'egg', 'veg') > 0,
  cook: (dish) => {
    const rice = firstIn(dish, 'starch')!
    const egg = firstIn(dish, 'egg')
    const isCooked = rice.item.kind === 'cooked-rice'
    const boiled = isCooked ? null : boilStarch(dish, rice)
    const cool = isCooked
      ? NOTHING
      : act('Spread it on a tray to steam dry and cool: dry grains fry, damp ones clump.')
    return [
      ...(boiled ? [starting(step(boiled.act, cool), 'rice', boiled.waitMin + 5)] : []),
      step(mixSauce(dish)),
      awaiting(step(heatFat(dish, pan(dish, 'wok or frying pan'), 'high'), fryMain(dish)), 'rice'),
      step(fryVegetables(dish, partsIn(dish, 'veg')), bloom(dish), wilt(dish, partsIn(dish, 'leaf'))),
      step(
        act(
          bySkill(
            dish,
            `Add ${the([rice])}, press out any lumps and fry for 3 to 4 minutes, letting it sit between stirs, until steaming hot all through.`,
            `Add ${the([rice])} and fry for 3 to 4 minutes, until steaming hot.`,
            `Add ${the([rice])}; fry hard for 3 minutes, letting it catch.`,
          ),
          4,
        ),
        egg
          ? act(
              bySkill(
                dish,
                `Push everything to one side, pour ${the([egg])} into the space and stir for 1 to 2 minutes until set, then fold through the rice.`,
                `Push aside, scramble ${the([egg])} in the space for 1 to 2 minutes until set, and fold through.`,
                `Scramble ${the([egg])} in a cleared space until just set; fold through.`,
              ),
              2,
            )
          : NOTHING,
      ),
      step(finishWok(dish), pourSauce(dish), top(dish, 'topping', 'herb'), serve(dish, 'bowl')),
    ]
  },
  names: (dish) => {
    const [first, second] = leads(dish).toSorted(
      (left, right) => Number(left.slot === 'egg') - Number(right.slot === 'egg'),
    )
    const both = first ? attributives([first, ...(second ? [second] : [])]) : 'egg'
    return [
      flavoured(dish, `${both} fried rice`),
      `${first ? attributive(first) : 'egg'} fried rice${second ? ` with ${plurals([second])}` : ''}`,
    ]
  },
  descriptions: (dish) => [
    `Rice fried hard with ${
      bare(
        leads(dish)
          .filter((part) => part.slot !== 'egg')
          .slice(0, 3),
      ) || 'spring onion'
    }${firstIn(dish, 'egg') ? ' and a ribbon of egg' : ''}. Rice from yesterday, kept cold, is even better.`,
    `Everything small, everything hot: a bowl that cooks in the time it takes to lay the table.`,
  ],
}
