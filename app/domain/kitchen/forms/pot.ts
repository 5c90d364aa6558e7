import {
  type Dish,
  type DishForm,
  type Part,
  type Step,
  bySkill,
  firstIn,
  partsIn,
} from '#app/domain/kitchen/dish.ts'
import { attributive, bare, label, the, be, they } from '#app/domain/kitchen/labels.ts'
import { attributives, flavoured, leads, plurals } from '#app/domain/kitchen/naming.ts'
import { type Act, NOTHING, act, awaiting, starting, step } from '#app/domain/kitchen/techniques/act.ts'
import { bloom, heatFat, pot, render, soften } from '#app/domain/kitchen/techniques/base.ts'
import { enrich, serve, sharpen, top } from '#app/domain/kitchen/techniques/finish.ts'
import { brown, donenessOf, isDelicate, poach, untilDone } from '#app/domain/kitchen/techniques/protein.ts'
import { boilStarch, jugMl } from '#app/domain/kitchen/techniques/starch.ts'
import { simmerMinOf, simmerVegetables, wilt } from '#app/domain/kitchen/techniques/vegetables.ts'
import { traitsOf } from '#app/domain/kitchen/kinds.ts'
import { chain, minutes } from '#app/domain/kitchen/words.ts'
import {
  FIRM_VEGETABLES,
  LEAVES,
  MEATS,
  NUTS,
  SAVOURY,
  SEAFOOD,
  VEGETARIAN_MAINS,
  WARM_SPICES,
  CONDIMENT,
  HOT,
  freshHerb,
  givenIn,
  oil,
  onion,
  rule,
} from './slot-rules.ts'

const POT_VEGETABLES = rule('veg', 3, [...FIRM_VEGETABLES, 'potato', 'sweet-potato'], 1)
const PULSES = rule('pulse', 1, ['pulse-cooked'])
const TOMATO = rule('tomato', 1, ['canned-tomato'])
const CREAMY = rule('dairy', 1, ['yoghurt', 'cream'])
const COCONUT = rule('liquid', 1, ['coconut-milk'])
const STOCK = rule('liquid', 2, ['stock', 'stock-cube', 'wine'])

function opening(dish: Dish): Part[] {
  return partsIn(dish, 'main').filter((part) => !isDelicate(part))
}

/** Browns the main food and sets it aside, then softens and blooms in the same pot. */
function startPot(dish: Dish, where: string): ReturnType<typeof step>[] {
  const main = opening(dish)[0]
  const browned = main ? brown(dish, main, where) : NOTHING
  const isMince = main?.item.kind === 'mince'
  return [
    step(
      heatFat(dish, pot(dish), 'medium'),
      render(dish),
      isMince ? NOTHING : browned,
      main && !isMince ? act(`Lift ${they([main]) === 'it' ? 'it' : 'them'} out onto a plate.`, 1) : NOTHING,
      main && !isMince ? NOTHING : soften(dish),
    ),
    step(main && !isMince ? soften(dish) : NOTHING, isMince ? browned : NOTHING, bloom(dish)),
  ]
}

/** Minutes the pot has to bubble: the slowest of meat and vegetables. */
function bubbleMin(dish: Dish): readonly [number, number] {
  const main = opening(dish)[0]
  const [low, high] =
    main && main.item.kind !== 'mince' ? donenessOf(main).simmerMin : main ? [20, 25] : [0, 0]
  const veg = simmerMinOf(partsIn(dish, 'veg'))
  const pulses = partsIn(dish, 'pulse').length > 0 ? 10 : 0
  const slowest = dish.form.id === 'chilli' || dish.form.id === 'stew' ? 25 : 12
  const isQuick = main === undefined && partsIn(dish, 'main').length > 0
  const least = Math.max(low, veg, pulses, isQuick ? 12 : slowest)
  return [least, Math.max(high, least + 3)]
}

/** Vegetables that would fall apart in a long simmer go in near its end. */
function lateVegetables(
  dish: Dish,
  low: number,
): { soon: Part[]; late: { parts: Part[]; lastMin: number }[] } {
  const veg = [...partsIn(dish, 'veg'), ...partsIn(dish, 'pulse')]
  if (low < 25) return { soon: veg, late: [] }
  const quick = veg.filter((part) => traitsOf(part.item.kind).simmerMin <= 10)
  const medium =
    low >= 60 ? veg.filter((part) => ['potato', 'sweet-potato', 'squash'].includes(part.item.kind)) : []
  return {
    soon: veg.filter((part) => !quick.includes(part) && !medium.includes(part)),
    late: [
      { parts: medium, lastMin: 30 },
      { parts: quick, lastMin: 10 },
    ].filter((group) => group.parts.length > 0),
  }
}

function bubble(dish: Dish, liquid: string, extra: readonly Part[]): Step {
  const main = opening(dish)[0]
  const [low, high] = bubbleMin(dish)
  const { soon, late } = lateVegetables(dish, low)
  const inPot = [...(main && main.item.kind !== 'mince' ? [main] : []), ...soon, ...extra]
  const what = `Add ${chain(the(inPot), liquid)}`
  const sign = main ? untilDone(dish, main) : ''
  const until = main
    ? `until ${the([main])} ${be([main])} ${/^(?:no|the|it|a) /.test(sign) ? `done: ${sign}` : sign}`
    : 'until everything is tender'
  const text = bySkill(
    dish,
    `${what}. Bring to the boil, turn the heat down so that it only just bubbles, half cover and cook for ${minutes(low, high)}, stirring now and then, ${until}.`,
    `${what}, bring to the boil and simmer for ${minutes(low, high)}, ${until}.`,
    `${what}; simmer, half covered, for ${minutes(low, high)}, ${until}.`,
  )
  const additions = late.map(({ parts, lastMin }) => `Add ${the(parts)} for the last ${lastMin} minutes.`)
  return starting(step(act([text, ...additions].join(' '), 3)), 'pot', high)
}

/** The rice, told at the right moment of a long or a short simmer. */
function riceMeanwhile(dish: Dish, boiled: { act: Act; waitMin: number } | null): Step[] {
  if (!boiled) return []
  const [, high] = bubbleMin(dish)
  const isLong = high > boiled.waitMin + 12
  const when = isLong
    ? `About ${Math.ceil((boiled.waitMin + 5) / 5) * 5} minutes before the pot is ready:`
    : 'Meanwhile:'
  return [
    isLong ? step(act(when), boiled.act) : starting(step(act(when), boiled.act), 'rice', boiled.waitMin),
  ]
}

function lateMains(dish: Dish): Act {
  const delicate = partsIn(dish, 'main').find(isDelicate)
  return delicate ? poach(dish, delicate) : NOTHING
}

function waterWords(dish: Dish, perServing: number): string {
  return `${jugMl(perServing * dish.servings)} water`
}

function servedWith(dish: Dish): string {
  const starch = firstIn(dish, 'starch')
  if (!starch) return 'in deep bowls'
  return ['wrap', 'roll'].includes(starch.item.kind)
    ? `with ${label(starch)} to tear`
    : `ladled over ${label(starch)}`
}

/** What goes on top, without what went into the pot already. */
function scatter(dish: Dish, inPot: readonly Part[]): Act {
  const parts = partsIn(dish, 'topping', 'herb').filter((part) => !inPot.includes(part))
  return parts.length > 0 ? act(`Scatter with ${the(parts)}.`, 1) : NOTHING
}

const CURRY_MAIN = rule('main', 1, [
  ...MEATS,
  'poultry-bone',
  'stewing-meat',
  ...SEAFOOD,
  ...VEGETARIAN_MAINS,
  'mince',
  'cooked-meat',
])

export const curry: DishForm = {
  id: 'curry',
  standby: true,
  noun: 'curry',
  plate: 'curry',
  family: 'pot',
  taste: 'savoury',
  meals: { dinner: 1, lunch: 0.6 },
  only: ['Indian', 'Chinese', 'Japanese'],
  cuisines: { Indian: 1.6, Japanese: -0.8, Chinese: -1.5 },
  style: 'simmer',
  slots: [
    CURRY_MAIN,
    PULSES,
    POT_VEGETABLES,
    rule('leaf', 1, LEAVES),
    ...SAVOURY,
    WARM_SPICES,
    rule('spice', 1, ['curry-paste']),
    TOMATO,
    COCONUT,
    CREAMY,
    rule('liquid', 1, ['stock']),
    rule('topping', 1, ['nut', 'coconut']),
    rule('topping', 1, ['dried-fruit'], 0.7),
    CONDIMENT,
    rule('starch', 1, ['rice', 'cooked-rice', 'wrap', 'roll', 'quick-grain', 'slow-grain']),
  ],
  fills: [
    { slot: 'pulse', across: ['main', 'pulse', 'veg'], ids: (dish) => dish.cuisine.pulse, must: true },
    oil,
    { slot: 'starch', ids: (dish) => dish.cuisine.rice, must: true },
    onion,
  ],
  suits: (dish) => givenIn(dish, 'main', 'pulse', 'veg', 'leaf', 'spice') > 0,
  cook: (dish) => {
    const starch = firstIn(dish, 'starch')
    const isRice = starch && !['wrap', 'roll'].includes(starch.item.kind)
    const boiled = isRice ? boilStarch(dish, starch) : null
    const wet = [...partsIn(dish, 'tomato'), ...partsIn(dish, 'liquid')]
    const water = wet.length >= 2 ? '' : waterWords(dish, wet.length === 1 ? 60 : 130)
    const fruit = partsIn(dish, 'topping').filter((part) => part.item.kind === 'dried-fruit')
    return [
      ...startPot(dish, 'in the sauce'),
      bubble(dish, water, [...wet, ...fruit]),
      ...riceMeanwhile(dish, boiled),
      awaiting(step(lateMains(dish), wilt(dish, partsIn(dish, 'leaf')), enrich(dish), sharpen(dish)), 'pot'),
      awaiting(
        step(
          scatter(dish, fruit),
          starch
            ? act(isRice ? `Serve over ${the([starch])}.` : `Warm ${the([starch])} and serve alongside.`, 1)
            : serve(dish, 'bowl'),
          starch && firstIn(dish, 'side') ? act(`Put ${the(partsIn(dish, 'side'))} on the table.`) : NOTHING,
        ),
        'rice',
      ),
    ]
  },
  names: (dish) => {
    const [first, second] = leads(dish)
    if (!first) return ['Vegetable curry']
    const coconut = dish.parts.some((part) => part.item.kind === 'coconut-milk') ? 'coconut ' : ''
    const rice = firstIn(dish, 'starch')
    return [
      `${attributives([first, ...(second ? [second] : [])])} ${coconut}curry`,
      `${attributive(first)} ${coconut}curry with ${second ? plurals([second]) : rice ? label(rice) : 'rice'}`,
    ]
  },
  descriptions: (dish) => {
    const main = leads(dish).slice(0, 2)
    const creamy = firstIn(dish, 'dairy') ?? firstIn(dish, 'liquid')
    return [
      `${bare(main)} in a spiced sauce${creamy ? ` softened with ${label(creamy)}` : ''}, ${servedWith(dish)}.`,
      `The spices go into hot oil first, which is most of the secret. It keeps well until tomorrow.`,
    ]
  },
}

export const dal: DishForm = {
  ...curry,
  id: 'dal',
  standby: false,
  noun: 'dal',
  plate: 'dal',
  only: ['Indian'],
  cuisines: { Indian: 1.5 },
  slots: [
    rule('main', 1, ['pulse-quick']),
    rule('veg', 2, ['tomato', 'squash', 'hard-root', 'firm', 'courgette', 'aubergine', 'sweet-potato'], 0.7),
    rule('leaf', 1, LEAVES),
    ...SAVOURY,
    WARM_SPICES,
    COCONUT,
    TOMATO,
    rule('dairy', 1, ['yoghurt']),
    CONDIMENT,
    rule('starch', 1, ['rice', 'cooked-rice', 'wrap', 'roll'], 0.8),
  ],
  fills: [
    { slot: 'main', ids: ['red-lentils', 'lentils'], must: true },
    oil,
    { slot: 'starch', ids: (dish) => dish.cuisine.rice },
    onion,
  ],
  suits: (dish) => givenIn(dish, 'main') > 0,
  cook: (dish) => {
    const lentils = firstIn(dish, 'main')!
    const starch = firstIn(dish, 'starch')
    const isRice = starch && !['wrap', 'roll'].includes(starch.item.kind)
    const boiled = isRice ? boilStarch(dish, starch) : null
    const split = /red|split|masoor|moong|mung|toor|urad/.test(lentils.item.name)
    const [low, high] = split ? [18, 20] : [28, 32]
    const slow = [...partsIn(dish, 'veg'), ...partsIn(dish, 'tomato'), ...partsIn(dish, 'liquid')]
    const water = waterWords(dish, (lentils.grams / dish.servings) * 4.2)
    return [
      starting(
        step(
          act(
            bySkill(
              dish,
              `Put ${the([lentils])}${slow.length > 0 ? `, ${bare(slow)}` : ''} and ${water} in ${pot(dish)}. Bring to the boil, skim off the foam, then cook at a gentle bubble for ${minutes(low, high)}, stirring now and then, until the lentils fall apart.`,
              `Put ${the([lentils])}${slow.length > 0 ? `, ${bare(slow)}` : ''} and ${water} in ${pot(dish)}, bring to the boil, skim and simmer for ${minutes(low, high)}, until soft.`,
              `Simmer ${the([lentils])}${slow.length > 0 ? ` with ${bare(slow)}` : ''} in ${water} for ${minutes(low, high)}, skimming, until collapsed.`,
            ),
            5,
          ),
        ),
        'dal',
        high,
      ),
      ...(boiled ? [starting(step(boiled.act), 'rice', boiled.waitMin)] : []),
      step(heatFat(dish, 'a frying pan', 'medium'), soften(dish), bloom(dish)),
      awaiting(
        step(
          act(
            bySkill(
              dish,
              'Scrape the hot spiced oil from the pan into the lentils and stir well: this is the tarka, and it gives the dal its taste.',
              'Stir the contents of the pan into the lentils.',
              'Tip the sizzling tarka into the lentils.',
            ),
            1,
          ),
          wilt(dish, partsIn(dish, 'leaf')),
          enrich(dish),
          sharpen(dish),
        ),
        'dal',
      ),
      awaiting(
        step(
          top(dish, 'topping', 'herb'),
          starch
            ? act(isRice ? `Serve with ${the([starch])}.` : `Warm ${the([starch])} and serve alongside.`, 1)
            : serve(dish, 'bowl'),
        ),
        'rice',
      ),
    ]
  },
  names: (dish) => {
    const second = leads(dish).find((part) => part.slot !== 'main')
    const lentils = attributive(firstIn(dish, 'main')!).replace(/^split /, '')
    return [
      second ? `${lentils} dal with ${plurals([second])}` : `Everyday ${lentils} dal`,
      `${second ? `${attributive(second)} and ` : ''}${lentils} dal`,
    ]
  },
  descriptions: (dish) => [
    `Lentils cooked until they fall apart, finished with spices sizzled in oil${firstIn(dish, 'leaf') ? ` and ${label(firstIn(dish, 'leaf')!)}` : ''}.`,
    `Soft, warm and cheap, and better the next day. Loosen it with hot water when you reheat it.`,
  ],
}

export const stew: DishForm = {
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
  suits: (dish) =>
    givenIn(dish, 'main', 'pulse', 'veg') > 1
      ? firstIn(dish, 'main')?.item.kind === 'stewing-meat'
        ? 3
        : 0
      : false,
  cook: (dish) => {
    const wet = [
      ...partsIn(dish, 'tomato'),
      ...partsIn(dish, 'liquid'),
      ...partsIn(dish, 'sauce'),
      ...partsIn(dish, 'topping'),
    ]
    return [
      ...startPot(dish, 'in the stew'),
      bubble(dish, waterWords(dish, wet.length > 0 ? 100 : 250), wet),
      awaiting(step(lateMains(dish), wilt(dish, partsIn(dish, 'leaf')), sharpen(dish)), 'pot'),
      step(top(dish, 'herb'), serve(dish, 'bowl', 'Ladle into')),
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

export const chilli: DishForm = {
  id: 'chilli',
  noun: 'chilli',
  plate: 'chili',
  family: 'pot',
  taste: 'savoury',
  meals: { dinner: 1, lunch: 0.6 },
  only: ['Mexican', 'American'],
  cuisines: { Mexican: 1.2, American: 1 },
  style: 'simmer',
  slots: [
    rule('main', 1, ['mince', 'stewing-meat', 'tempeh', 'poultry', 'steak']),
    rule('bacon', 1, ['bacon'], 0.6),
    rule('pulse', 2, ['pulse-cooked']),
    rule(
      'veg',
      3,
      [
        'pepper',
        'quick',
        'squash',
        'sweet-potato',
        'mushroom',
        'courgette',
        'tomato',
        'hard-root',
        'celery',
        'aubergine',
      ],
      0.8,
    ),
    ...SAVOURY,
    WARM_SPICES,
    rule('spice', 1, ['tomato-paste']),
    TOMATO,
    rule('sauce', 1, ['hot-sauce']),
    rule('sauce', 1, ['dark-chocolate', 'cocoa'], 0.4),
    rule('cheese', 1, ['melting-cheese', 'crumbly-cheese'], 0.6),
    rule('dairy', 1, ['yoghurt'], 0.6),
    rule('raw', 1, ['avocado'], 0.6),
    rule('starch', 1, ['rice', 'cooked-rice', 'quick-grain', 'slow-grain'], 0.9),
    rule('side', 1, ['wrap', 'corn-wrap', 'crackers']),
  ],
  fills: [
    { slot: 'pulse', ids: (dish) => dish.cuisine.pulse, must: true },
    {
      slot: 'tomato',
      across: ['tomato'],
      ids: ['chopped-tomatoes', 'tomato-passata'],
      must: true,
    },
    oil,
    onion,
  ],
  suits: (dish) => (givenIn(dish, 'main', 'pulse') > 0 ? (givenIn(dish, 'pulse') > 0 ? 1.5 : 0) : false),
  cook: (dish) => {
    const wet = [...partsIn(dish, 'tomato'), ...partsIn(dish, 'sauce')]
    const starch = firstIn(dish, 'starch')
    const boiled = starch ? boilStarch(dish, starch) : null
    const toppings = [
      ...partsIn(dish, 'dairy'),
      ...partsIn(dish, 'cheese'),
      ...partsIn(dish, 'raw'),
      ...partsIn(dish, 'herb'),
    ]
    return [
      ...startPot(dish, 'in the chilli'),
      bubble(dish, waterWords(dish, 70), wet),
      ...riceMeanwhile(dish, boiled),
      awaiting(
        step(
          sharpen(dish),
          starch ? act(`Serve over ${the([starch])}.`, 1) : NOTHING,
          toppings.length > 0 ? act(`Top with ${the(toppings)}.`, 1) : NOTHING,
          starch ? NOTHING : serve(dish, 'bowl', 'Ladle into'),
          starch && firstIn(dish, 'side') ? act(`Put ${the(partsIn(dish, 'side'))} on the table.`) : NOTHING,
        ),
        'rice',
      ),
    ]
  },
  names: (dish) => {
    const main = firstIn(dish, 'main')
    const pulse = firstIn(dish, 'pulse')
    const veg = firstIn(dish, 'veg')
    return main
      ? [
          `${attributive(main)} and ${attributive(pulse ?? main)} chilli`,
          `${attributive(main)} chilli${veg ? ` with ${plurals([veg])}` : ''}`,
        ]
      : [`${attributives(partsIn(dish, 'pulse', 'veg'))} chilli`, `Smoky ${attributive(pulse!)} chilli`]
  },
  descriptions: (dish) => [
    `${bare(partsIn(dish, 'main', 'pulse').slice(0, 2))} in a thick tomato sauce with cumin and a warm, not fierce, heat.`,
    `Give it the full time on the stove and it turns from sauce with bits into chilli. The leftovers make a good lunch.`,
  ],
}
