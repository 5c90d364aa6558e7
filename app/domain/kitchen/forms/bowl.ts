import { type Dish, type DishForm, type Part, bySkill, firstIn, partsIn } from '#app/domain/kitchen/dish.ts'
import { attributive, bare, be, label, the, them } from '#app/domain/kitchen/labels.ts'
import { attributives, flavoured, leads, plurals } from '#app/domain/kitchen/naming.ts'
import { NOTHING, act, awaiting, starting, step } from '#app/domain/kitchen/techniques/act.ts'
import { pan, seasoning } from '#app/domain/kitchen/techniques/base.ts'
import { serve, whisk, withSide } from '#app/domain/kitchen/techniques/finish.ts'
import { fry, fryWhole, isDelicate } from '#app/domain/kitchen/techniques/protein.ts'
import { boilStarch } from '#app/domain/kitchen/techniques/starch.ts'
import { roastMinOf } from '#app/domain/kitchen/techniques/vegetables.ts'
import { chain, minutes } from '#app/domain/kitchen/words.ts'
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

const DRESSING = rule(
  'sauce',
  4,
  [
    'soy',
    'sesame-oil',
    'mustard',
    'syrup',
    'tahini',
    'hot-sauce',
    'miso',
    'pesto',
    'nut-butter',
    'asian-sauce',
    'mayonnaise',
    'fish-sauce',
  ],
  0.8,
)
const READY_MAINS = ['canned-fish', 'smoked-fish', 'cooked-meat', 'cured-meat'] as const

const coldSlots = [
  rule('main', 1, [...MEATS, 'prawns', 'oily-fish', 'white-fish', ...VEGETARIAN_MAINS, ...READY_MAINS], 0.85),
  rule('bacon', 1, ['bacon']),
  rule('egg', 1, ['egg'], 0.8),
  rule('pulse', 1, ['pulse-cooked'], 0.8),
  rule('raw', 4, ['raw-vegetable', 'avocado', 'tomato', 'salad-leaf'], 1),
  rule('cheese', 1, ['crumbly-cheese', 'hard-cheese', 'melting-cheese', 'soft-cheese']),
  ...GARLIC,
  SPICES,
  DRESSING,
  rule('dairy', 1, ['yoghurt'], 0.8),
  rule('acid', 2, ['citrus', 'vinegar']),
  HERBS,
  rule('topping', 1, ['briny', 'pickle', 'seaweed']),
  rule('topping', 2, ['nut', 'seed']),
  rule('topping', 1, ['dried-fruit'], 0.8),
  rule('side', 1, ['hummus', 'condiment', 'salsa']),
  FAT,
  SEASON,
]

function dressingParts(dish: Dish, ...others: readonly Part[]): Part[] {
  return [
    ...partsIn(dish, 'sauce'),
    ...partsIn(dish, 'acid'),
    ...partsIn(dish, 'dairy'),
    ...partsIn(dish, 'garlic'),
    ...others,
  ]
}

/** Eggs for bowls and salads: boiled, cooled and halved. */
function boilEggs(dish: Dish): ReturnType<typeof step> {
  const egg = firstIn(dish, 'egg')
  if (!egg) return step(NOTHING)
  return starting(
    step(
      act(
        bySkill(
          dish,
          `Lower ${the([egg])} into a pan of boiling water, cook for 9 minutes, then cool in cold water so that the yolk does not go grey. Peel and halve.`,
          `Boil ${the([egg])} for 9 minutes, cool in cold water, peel and halve.`,
          `Boil ${the([egg])} for 8 to 9 minutes; shock, peel, halve.`,
        ),
        3,
      ),
    ),
    'eggs',
    9,
  )
}

function cookMain(dish: Dish, spiced: boolean): ReturnType<typeof step> {
  const main = firstIn(dish, 'main')
  const bacon = partsIn(dish, 'bacon')
  const crisp = bacon.length > 0 ? act(`Fry ${the(bacon)} for 5 to 6 minutes, until crisp.`, 6) : NOTHING
  if (!main) return step(crisp)
  if (READY_MAINS.some((kind) => kind === main.item.kind)) return step(crisp)
  const spices = spiced ? partsIn(dish, 'spice') : []
  const fat = partsIn(dish, 'fat')
  const salt = seasoning(dish)
  const rub =
    spices.length > 0 || salt !== ''
      ? act(`Season ${the([main])} with ${chain(bare(spices), salt)}.`, 1)
      : NOTHING
  const hot = act(
    `Heat ${fat.length > 0 ? `half of ${the(fat)} in ` : ''}${pan(dish)}${fat.length > 0 ? '' : ' '} over a medium-high heat.`.replace(
      '  ',
      ' ',
    ),
    2,
  )
  const isWhole = ['poultry', 'steak', 'pork', 'oily-fish', 'white-fish'].includes(main.item.kind)
  const cooked = isWhole ? fryWhole(dish, main) : fry(dish, main)
  return step(
    crisp,
    rub,
    hot,
    cooked,
    isWhole && !isDelicate(main) ? act(`Slice ${them([main])}.`, 1) : NOTHING,
  )
}

export const grainBowl: DishForm = {
  id: 'grain-bowl',
  standby: true,
  noun: 'grain bowl',
  plate: 'grain bowl',
  family: 'cold',
  taste: 'savoury',
  meals: { lunch: 1, dinner: 0.85 },
  cuisines: {
    Mediterranean: 1.3,
    American: 0.8,
    Mexican: 0.9,
    Japanese: 0.6,
    Italian: 0.2,
    Indian: 0.3,
    Chinese: -0.6,
  },
  style: 'dressing',
  slots: [
    ...coldSlots,
    rule('veg', 3, [...FIRM_VEGETABLES.filter((kind) => kind !== 'tomato'), 'sweet-potato', 'allium'], 0.9),
    rule('leaf', 1, LEAVES, 0.7),
    rule('starch', 1, ['quick-grain', 'slow-grain', 'cooked-grain', 'rice', 'cooked-rice'], 0.95),
  ],
  fills: [
    { slot: 'starch', ids: (dish) => dish.cuisine.grain, must: true },
    oil,
    {
      slot: 'raw',
      across: ['veg', 'raw', 'leaf'],
      need: 2,
      ids: (dish) => ['cucumber', 'carrot', 'tomato', ...dish.cuisine.vegetable],
      must: true,
    },
    {
      slot: 'pulse',
      across: ['main', 'pulse', 'egg', 'cheese'],
      ids: (dish) => dish.cuisine.pulse,
      must: true,
    },
  ],
  cuts: { main: 'whole', veg: 'chunk', egg: 'whole', raw: 'slice', garlic: 'juice' },
  suits: (dish) =>
    givenIn(dish, 'main', 'pulse', 'veg', 'raw', 'leaf', 'egg') > 0
      ? givenIn(dish, 'starch') > 0
        ? 1
        : 0
      : false,
  cook: (dish) => {
    const grain = firstIn(dish, 'starch')!
    const boiled = boilStarch(dish, grain)
    const veg = partsIn(dish, 'veg')
    const roastMin = Math.max(15, roastMinOf(veg))
    const spices = partsIn(dish, 'spice')
    const hasMain = partsIn(dish, 'main').some((part) => !READY_MAINS.some((kind) => kind === part.item.kind))
    const rest = [...partsIn(dish, 'main', 'bacon', 'pulse', 'raw')]
    const tops = partsIn(dish, 'egg', 'cheese', 'topping', 'herb')
    const fat = partsIn(dish, 'fat')
    const leaves = partsIn(dish, 'leaf')
    const salt = seasoning(dish)
    const roast =
      veg.length > 0
        ? [
            starting(
              step(
                act(
                  bySkill(
                    dish,
                    `Heat the oven to 200 °C (180 °C fan). Toss ${the(veg)} with half of ${the(fat)}${!hasMain && spices.length > 0 ? `, ${bare(spices)}` : ''}${salt === '' ? '' : ` and a little of the ${salt.split(' and ')[0]}`} on a baking tray, spread out, and roast for ${minutes(roastMin, roastMin + 5)}, until tender and brown at the edges.`,
                    `Toss ${the(veg)} with half of ${the(fat)}${!hasMain && spices.length > 0 ? ` and ${the(spices)}` : ''} and roast at 200 °C (180 °C fan) for ${minutes(roastMin, roastMin + 5)}, until brown at the edges.`,
                    `Roast ${the(veg)} in half of ${the(fat)}${!hasMain && spices.length > 0 ? ` with ${bare(spices)}` : ''}, 200 °C (180 °C fan), ${minutes(roastMin, roastMin + 5)}.`,
                  ),
                  4,
                ),
              ),
              'veg',
              roastMin + 5,
            ),
          ]
        : []
    const bareSpice = !hasMain && veg.length === 0 ? spices : []
    return [
      ...roast,
      starting(step(boiled.act), 'grain', boiled.waitMin),
      boilEggs(dish),
      cookMain(dish, true),
      step(
        whisk(dish, dressingParts(dish, ...bareSpice, ...(veg.length > 0 || hasMain ? [] : fat)), 'dressing'),
        act(
          veg.length > 0 || hasMain
            ? `Stir the rest of ${the(fat)} into ${dressingParts(dish).length > 0 ? 'it' : 'the grains'}.`
            : dressingParts(dish, ...bareSpice).length === 0
              ? `Have ${the(fat)} ready for dressing.`
              : '',
        ),
      ),
      awaiting(
        step(
          leaves.length > 0
            ? act(
                leaves.some((part) => part.item.kind === 'tough-leaf')
                  ? `Stir ${the(leaves)} into the hot grains, cover and leave for 5 minutes to soften.`
                  : `Turn ${the(leaves)} through the hot grains to wilt.`,
                3,
              )
            : NOTHING,
        ),
        'grain',
      ),
      awaiting(
        step(
          act(
            `Put ${the([grain])} into ${dish.servings === 1 ? 'a bowl' : 'bowls'} and arrange ${the([...veg, ...rest])} on top.`,
            2,
          ),
          dressingParts(dish).length > 0 || bareSpice.length > 0 ? act('Spoon the dressing over.') : NOTHING,
          tops.length > 0 ? act(`Finish with ${the(tops)}.`, 1) : NOTHING,
          withSide(dish),
        ),
        'veg',
      ),
    ]
  },
  names: (dish) => {
    const grain = attributive(firstIn(dish, 'starch')!)
    const [first, second] = leads(dish)
    if (!first) return [`${grain} bowl`]
    return [
      flavoured(dish, `${attributive(first)} ${grain} bowl${second ? ` with ${plurals([second])}` : ''}`),
      `${grain} bowl with ${plurals([first, ...(second ? [second] : [])])}`,
    ]
  },
  descriptions: (dish) => [
    `Warm ${label(firstIn(dish, 'starch')!)} under ${bare(leads(dish).slice(0, 3))}, with a dressing to pull it together.`,
    `Cooked and raw, soft and crisp in one bowl. It packs well for lunch if the dressing travels by itself.`,
  ],
}

export const salad: DishForm = {
  id: 'salad',
  standby: true,
  noun: 'salad',
  plate: 'salad',
  family: 'cold',
  taste: 'savoury',
  meals: { lunch: 1, dinner: 0.7 },
  only: ['Italian', 'Mediterranean', 'American', 'Mexican', 'Indian', 'Japanese', 'Chinese'],
  cuisines: {
    Mediterranean: 1.2,
    American: 0.7,
    Italian: 0.7,
    Mexican: 0.2,
    Indian: -1.5,
    Japanese: -0.5,
    Chinese: -1,
  },
  style: 'dressing',
  slots: [
    ...coldSlots,
    rule(
      'raw',
      5,
      ['pepper', 'hard-root', 'celery', 'quick', 'cabbage', 'beetroot', 'mushroom', 'spring-onion'],
      0.7,
    ),
    rule('veg', 2, ['firm', 'courgette', 'aubergine', 'squash', 'potato', 'sweet-potato'], 0.9),
    rule('leaf', 1, LEAVES, 0.7),
    rule('fruit', 1, ['firm-fruit', 'soft-fruit', 'berry', 'sweet-citrus'], 0.6),
    rule('aromatic', 1, ['allium'], 0.4),
    rule('starch', 1, ['bread', 'pasta', 'roll', 'quick-grain', 'noodles'], 0.5),
  ],
  fills: [
    { slot: 'fat', ids: (dish) => dish.cuisine.oil, must: true },
    {
      slot: 'raw',
      across: ['raw', 'leaf'],
      need: 2,
      ids: (dish) => [...dish.cuisine.saladLeaf, 'tomato', 'cucumber', 'carrot'],
      must: true,
    },
    { slot: 'acid', ids: (dish) => dish.cuisine.acid, must: true },
  ],
  cuts: {
    main: 'whole',
    veg: 'bite',
    egg: 'whole',
    raw: 'slice',
    garlic: 'juice',
    aromatic: 'slice',
    starch: 'bite',
  },
  suits: (dish) =>
    givenIn(dish, 'raw', 'leaf', 'veg', 'pulse') > 0 &&
    givenIn(dish, 'raw', 'leaf', 'veg', 'pulse', 'main', 'cheese', 'egg') > 1
      ? givenIn(dish, 'raw') * 0.5
      : false,
  cook: (dish) => {
    const veg = partsIn(dish, 'veg')
    const starch = firstIn(dish, 'starch')
    const isBread = starch && ['bread', 'roll'].includes(starch.item.kind)
    const boiled = starch && !isBread ? boilStarch(dish, starch) : null
    const hasMain = partsIn(dish, 'main').some((part) => !READY_MAINS.some((kind) => kind === part.item.kind))
    const spices = partsIn(dish, 'spice')
    const fat = partsIn(dish, 'fat')
    const roastMin = Math.max(15, roastMinOf(veg))
    const base = [
      ...partsIn(dish, 'leaf', 'raw', 'aromatic', 'fruit', 'pulse'),
      ...veg,
      ...(starch && !isBread ? [starch] : []),
    ]
    const onTop = [...partsIn(dish, 'main', 'bacon', 'egg', 'cheese'), ...(isBread ? [starch] : [])]
    const scattered = partsIn(dish, 'topping', 'herb')
    const dressing = dressingParts(dish, ...fat, ...(hasMain ? [] : spices))
    return [
      veg.length > 0
        ? starting(
            step(
              act(
                `Heat the oven to 200 °C (180 °C fan). Toss ${the(veg)} with a little of ${the(fat)}, spread on a tray and roast for ${minutes(roastMin, roastMin + 5)}, until tender and brown at the edges.`,
                3,
              ),
            ),
            'veg',
            roastMin + 5,
          )
        : step(NOTHING),
      boiled
        ? starting(
            step(
              boiled.act,
              act(bySkill(dish, 'Let it cool: warm food makes leaves limp.', 'Let it cool.', '')),
            ),
            'starch',
            boiled.waitMin,
          )
        : step(NOTHING),
      boilEggs(dish),
      cookMain(dish, true),
      isBread
        ? step(
            act(
              `Tear or cut ${the([starch])} into pieces and toast in a dry pan or hot oven for 5 to 6 minutes, until crisp.`,
              6,
            ),
          )
        : step(NOTHING),
      step(whisk(dish, dressing, 'dressing')),
      awaiting(
        step(
          act(
            bySkill(
              dish,
              `Put ${the(base)} in a large bowl, pour over most of the dressing and turn with your hands until everything shines. Dress it just before eating, or the leaves go limp.`,
              `Toss ${the(base)} with most of the dressing.`,
              `Dress ${the(base)} at the last moment.`,
            ),
            3,
          ),
          onTop.length > 0 ? act(`Lay ${the(onTop)} on top.`, 1) : NOTHING,
          scattered.length > 0 ? act(`Scatter with ${the(scattered)}.`) : NOTHING,
          act('Spoon over the rest of the dressing.'),
          serve(dish, 'plate'),
        ),
        'veg',
      ),
    ]
  },
  names: (dish) => {
    const parts = leads(dish).filter((part) => part.item.kind !== 'salad-leaf')
    const [first, second, third] = parts.length > 0 ? parts : leads(dish)
    if (!first) return ['Green salad']
    return [
      `${attributives([first, ...(second ? [second] : [])])} salad${third ? ` with ${plurals([third])}` : ''}`,
      flavoured(
        dish,
        `${attributive(first)} salad${second ? ` with ${plurals([second, ...(third ? [third] : [])])}` : ''}`,
      ),
    ]
  },
  descriptions: (dish) => [
    `${bare(leads(dish).slice(0, 3))} under a sharp dressing: enough for a meal, not a side.`,
    `Cut everything about the same size and dress it at the last minute. ${firstIn(dish, 'topping') ? `The ${label(firstIn(dish, 'topping')!)} ${be([firstIn(dish, 'topping')!])} there for the crunch and the salt.` : 'Use the best oil you have.'}`,
  ],
}

export const poke: DishForm = {
  id: 'rice-bowl',
  noun: 'rice bowl',
  plate: 'poke bowl',
  family: 'cold',
  taste: 'savoury',
  meals: { lunch: 0.9, dinner: 0.8 },
  only: ['Japanese', 'Chinese', 'Mexican', 'American'],
  cuisines: { Japanese: 1.8, Chinese: 0, Mexican: 0.6, American: -0.5 },
  style: 'dressing',
  slots: [
    ...coldSlots,
    rule('raw', 5, ['hard-root', 'quick', 'cabbage', 'pepper', 'soft-fruit'], 0.7),
    rule('leaf', 1, LEAVES, 0.6),
    rule('veg', 1, ['mushroom', 'firm', 'courgette'], 0.7),
    rule('starch', 1, ['rice', 'cooked-rice'], 1),
  ],
  fills: [
    { slot: 'starch', ids: (dish) => dish.cuisine.rice, must: true },
    {
      slot: 'raw',
      across: ['raw', 'leaf', 'veg'],
      need: 2,
      ids: ['cucumber', 'carrot', 'avocado'],
      must: true,
    },
    { slot: 'pulse', across: ['main', 'pulse', 'egg'], ids: (dish) => dish.cuisine.pulse, must: true },
    oil,
  ],
  cuts: { main: 'whole', egg: 'whole', raw: 'slice', garlic: 'juice', veg: 'slice' },
  suits: (dish) =>
    givenIn(dish, 'main', 'egg', 'pulse') > 0 && givenIn(dish, 'raw', 'leaf', 'veg', 'starch') > 0
      ? 0.6
      : false,
  cook: (dish) => {
    const rice = firstIn(dish, 'starch')!
    const boiled = boilStarch(dish, rice)
    const fat = partsIn(dish, 'fat')
    const hasMain = partsIn(dish, 'main').some((part) => !READY_MAINS.some((kind) => kind === part.item.kind))
    const veg = partsIn(dish, 'veg')
    const rest = partsIn(dish, 'main', 'bacon', 'pulse', 'raw', 'leaf')
    const tops = partsIn(dish, 'egg', 'cheese', 'topping', 'herb')
    return [
      starting(step(boiled.act), 'rice', boiled.waitMin),
      boilEggs(dish),
      cookMain(dish, true),
      veg.length > 0
        ? step(
            act(
              `Fry ${the(veg)} in ${hasMain ? 'the same pan' : `${the(fat)}`} for 4 to 5 minutes, until tender.`,
              5,
            ),
          )
        : step(NOTHING),
      step(
        whisk(
          dish,
          dressingParts(
            dish,
            ...(hasMain ? [] : partsIn(dish, 'spice')),
            ...(hasMain || veg.length > 0 ? [] : fat),
          ),
          'dressing',
        ),
        act(hasMain ? `Stir in the rest of ${the(fat)}.` : ''),
      ),
      awaiting(
        step(
          act(
            `Divide ${the([rice])} between ${dish.servings === 1 ? 'one bowl' : 'bowls'} and lay ${the([...rest, ...veg])} over it in separate heaps.`
              .replace('Divide the', dish.servings === 1 ? 'Put the' : 'Divide the')
              .replace('between one bowl', 'into a bowl'),
            3,
          ),
          act('Spoon the dressing over.'),
          tops.length > 0 ? act(`Finish with ${the(tops)}.`, 1) : NOTHING,
          withSide(dish),
        ),
        'rice',
      ),
    ]
  },
  names: (dish) => {
    const [first, second] = leads(dish)
    return [
      flavoured(dish, `${attributive(first!)} rice bowl${second ? ` with ${plurals([second])}` : ''}`),
      flavoured(dish, `${attributives([first!, ...(second ? [second] : [])])} rice bowl`),
    ]
  },
  descriptions: (dish) => [
    `Warm rice with ${bare(leads(dish).slice(0, 3))} in separate heaps, so that every mouthful can be different.`,
    `Hot rice, cool vegetables and a salty-sharp dressing: a bowl that is put together rather than cooked.`,
  ],
}
