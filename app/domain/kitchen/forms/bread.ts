import { type Dish, type DishForm, bySkill, firstIn, partsIn } from '#app/domain/kitchen/dish.ts'
import { attributive, bare, isPlural, label, pluralLabel, the, them } from '#app/domain/kitchen/labels.ts'
import { attributives, flavoured, leads, plurals } from '#app/domain/kitchen/naming.ts'
import { type Act, NOTHING, act, step } from '#app/domain/kitchen/techniques/act.ts'
import {
  bloom,
  heatFat,
  pan,
  render,
  season,
  seasoning,
  soften,
} from '#app/domain/kitchen/techniques/base.ts'
import { sour, withSide } from '#app/domain/kitchen/techniques/finish.ts'
import { fry, fryWhole } from '#app/domain/kitchen/techniques/protein.ts'
import { fryVegetables, wilt } from '#app/domain/kitchen/techniques/vegetables.ts'
import { chain, listOf } from '#app/domain/kitchen/words.ts'
import {
  FAT,
  FIRM_VEGETABLES,
  GARLIC,
  HERBS,
  LEAVES,
  MEATS,
  SAVOURY,
  SEASON,
  SPICES,
  VEGETARIAN_MAINS,
  givenIn,
  oil,
  rule,
} from './slot-rules.ts'

const READY = ['cooked-meat', 'cured-meat', 'canned-fish', 'smoked-fish'] as const
const FILLING_MAIN = rule(
  'main',
  1,
  [...MEATS, 'mince', 'prawns', 'white-fish', 'oily-fish', ...VEGETARIAN_MAINS, 'sausage', ...READY],
  0.8,
)
const COOL = rule('dairy', 1, ['yoghurt', 'mayonnaise', 'hummus', 'soft-cheese', 'salsa', 'tahini'], 0.8)
const RAW = rule('raw', 3, ['avocado', 'salad-leaf', 'tomato', 'raw-vegetable', 'cabbage'], 0.6)
const SANDWICH_RAW = rule(
  'raw',
  4,
  ['avocado', 'salad-leaf', 'tomato', 'raw-vegetable', 'cabbage', 'quick', 'celery'],
  0.6,
)
const FILLING_VEG = rule(
  'veg',
  2,
  [...FIRM_VEGETABLES.filter((kind) => !['tomato', 'cabbage', 'beetroot'].includes(kind)), 'sweet-potato'],
  0.7,
)

const filled = [
  FILLING_MAIN,
  rule('bacon', 1, ['bacon']),
  rule('egg', 1, ['egg'], 0.8),
  rule('pulse', 1, ['pulse-cooked'], 0.7),
  FILLING_VEG,
  RAW,
  rule('leaf', 1, LEAVES, 0.5),
  ...SAVOURY,
  rule('spice', 1, ['tomato-paste']),
  COOL,
  rule('sauce', 2, ['hot-sauce', 'ketchup', 'mustard', 'soy', 'asian-sauce', 'condiment', 'pesto'], 0.8),
  rule('topping', 1, ['pickle', 'briny']),
  rule('topping', 1, ['nut', 'seed'], 0.5),
  rule('cheese', 1, ['melting-cheese', 'crumbly-cheese', 'hard-cheese'], 0.8),
]

/** The hot filling: main food, vegetables, pulses, spices and sauces in one pan. */
function hotFilling(dish: Dish): ReturnType<typeof step>[] {
  const main = firstIn(dish, 'main')
  const ready = main && READY.some((kind) => kind === main.item.kind)
  const egg = firstIn(dish, 'egg')
  const pulses = partsIn(dish, 'pulse')
  const sauces = partsIn(dish, 'sauce').filter(
    (part) => !['mustard', 'condiment', 'pesto'].includes(part.item.kind),
  )
  const hot = partsIn(dish, 'bacon', 'aromatic', 'veg', 'pulse', 'leaf').length > 0 || egg || (main && !ready)
  if (!hot) return []
  const crush = pulses.length > 0 && !main
  return [
    step(
      heatFat(dish, pan(dish), 'medium-high'),
      render(dish),
      main && !ready ? fry(dish, main) : NOTHING,
      soften(dish),
      fryVegetables(dish, partsIn(dish, 'veg')),
    ),
    step(
      bloom(dish),
      pulses.length > 0
        ? act(
            `Add ${the(pulses)}${main ? '' : ' with a splash of water'} and cook for 4 minutes, ${crush ? 'crushing about half of them with a fork' : 'until hot'}.`,
            4,
          )
        : NOTHING,
      ready ? act(`Add ${the([main])} and heat through for 3 minutes, until steaming.`, 3) : NOTHING,
      wilt(dish, partsIn(dish, 'leaf')),
      sauces.length > 0 ? act(`Stir in ${the(sauces)}.`, 1) : NOTHING,
      egg
        ? act(
            bySkill(
              dish,
              `Push everything aside, pour in ${the([egg])}, beaten, and stir for 2 to 3 minutes, until softly set, then fold together.`,
              `Pour in ${the([egg])}, beaten, and stir for 2 minutes, until set.`,
              `Scramble in ${the([egg])}, beaten, until just set.`,
            ),
            3,
          )
        : NOTHING,
      seasonHot(dish),
    ),
  ]
}

function seasonHot(dish: Dish): Act {
  const acids = partsIn(dish, 'acid')
  const salt = seasoning(dish)
  if (acids.length === 0) return season(dish)
  return act(salt === '' ? `Stir in ${sour(acids)}.` : `Stir in ${sour(acids)} and season with ${salt}.`, 1)
}

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

function cold(dish: Dish) {
  return [
    ...partsIn(dish, 'raw'),
    ...partsIn(dish, 'cheese'),
    ...partsIn(dish, 'topping'),
    ...partsIn(dish, 'herb'),
  ]
}

export const tacos: DishForm = {
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
      ...hotFilling(dish),
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

export const wrap: DishForm = {
  id: 'wrap',
  noun: 'wrap',
  plate: 'sandwich',
  family: 'bread',
  taste: 'savoury',
  meals: { lunch: 1, dinner: 0.4, snack: 0.2, breakfast: 0.3 },
  only: ['Mediterranean', 'American', 'Mexican', 'Indian', 'Italian'],
  cuisines: { Mediterranean: 0.9, American: 0.6, Indian: 0.2, Italian: -0.5, Mexican: 0.2 },
  style: 'filling',
  slots: [
    ...filled,
    rule('starch', 1, ['rice', 'cooked-rice', 'quick-grain', 'cooked-grain'], 0.4),
    rule('base', 1, ['wrap', 'roll']),
  ],
  fills: [
    { slot: 'base', ids: ['flour-tortilla', 'flatbread', 'corn-tortilla'], must: true },
    oil,
    { slot: 'raw', across: ['raw', 'leaf'], ids: (dish) => dish.cuisine.saladLeaf, must: true },
    {
      slot: 'pulse',
      across: ['main', 'pulse', 'egg', 'bacon', 'cheese'],
      ids: (dish) => dish.cuisine.pulse,
      must: true,
    },
    {
      slot: 'dairy',
      across: ['dairy', 'sauce'],
      ids: ['hummus', 'natural-yoghurt', 'mayonnaise'],
    },
  ],
  cuts: { main: 'slice', veg: 'slice', raw: 'slice', egg: 'beaten' },
  suits: (dish) =>
    givenIn(dish, 'main', 'pulse', 'veg', 'egg', 'raw', 'bacon') > 0
      ? firstIn(dish, 'starch')
        ? -0.4
        : 0
      : false,
  cook: (dish) => {
    const base = firstIn(dish, 'base')!
    const spread = [
      ...partsIn(dish, 'dairy'),
      ...partsIn(dish, 'sauce').filter((part) => ['mustard', 'condiment', 'pesto'].includes(part.item.kind)),
    ]
    const grain = firstIn(dish, 'starch')
    const hot = hotFilling(dish)
    const main = firstIn(dish, 'main')
    const coldMain = hot.length === 0 && main ? [main] : []
    const inside = chain(
      hot.length > 0 ? 'the filling' : the(coldMain),
      the([...(grain ? [grain] : []), ...cold(dish)]),
    )
    const isPocket = base.item.kind === 'roll'
    return [
      grain
        ? step(
            act(
              `Cook ${the([grain])} in plenty of boiling salted water for 12 minutes or as long as the packet says, drain and spread out to cool.`.replace(
                'Cook the cooked',
                'Warm the cooked',
              ),
              14,
            ),
          )
        : step(NOTHING),
      ...hot,
      step(
        act(
          `Warm ${the([base])} in a dry pan for 20 seconds a side, so that ${isPlural([base]) ? 'they bend' : 'it bends'} without cracking.`,
          2,
        ),
      ),
      step(
        isPocket
          ? act(
              `Split ${the([base])} open${spread.length > 0 ? `, spread the inside with ${the(spread)}` : ''} and fill with ${inside}.`,
              4,
            )
          : act(
              bySkill(
                dish,
                `${spread.length > 0 ? `Spread ${the(spread)} over ${the([base])}` : `Lay out ${the([base])}`}, leaving a finger's width free at the edge. Put ${inside} in the middle, fold in the sides and roll up tightly.`,
                `${spread.length > 0 ? `Spread ${the(spread)} over ${the([base])}` : `Lay out ${the([base])}`}, add ${inside}, fold in the sides and roll up.`,
                `${spread.length > 0 ? `Spread ${the(spread)} on ${the([base])}` : `Lay out ${the([base])}`}; add ${inside}; roll tight.`,
              ),
              4,
            ),
        isPocket ? NOTHING : act('Cut in half on the slant.'),
        hot.length === 0 ? act(`${seasonHot(dish).text}`) : NOTHING,
      ),
    ]
  },
  names: (dish) => {
    const [first, second] = leads(dish)
    return [
      flavoured(dish, `${attributives([first!, ...(second ? [second] : [])])} wrap`),
      `${attributive(first!)} wrap with ${second ? plurals([second]) : label(firstIn(dish, 'dairy') ?? firstIn(dish, 'raw') ?? first!)}`,
    ]
  },
  descriptions: (dish) => [
    `${bare(leads(dish).slice(0, 3))} rolled into a warm wrap${firstIn(dish, 'dairy') ? ` with ${label(firstIn(dish, 'dairy')!)}` : ''}: lunch you can hold.`,
    `Roll it tight and it will survive the walk to a bench in the park.`,
  ],
}

export const quesadilla: DishForm = {
  id: 'quesadilla',
  noun: 'quesadilla',
  plate: 'quesadilla plate',
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

export const sandwich: DishForm = {
  id: 'sandwich',
  standby: true,
  noun: 'sandwich',
  plate: 'sandwich',
  family: 'bread',
  taste: 'savoury',
  meals: { lunch: 1, snack: 0.3, breakfast: 0.2 },
  cuisines: { American: 1, Mediterranean: 0.3, Italian: 0.3 },
  only: ['American', 'Mediterranean', 'Italian'],
  style: null,
  slots: [
    rule('base', 1, ['bread', 'roll'], 1.1),
    rule(
      'main',
      1,
      [
        'cooked-meat',
        'cured-meat',
        'canned-fish',
        'smoked-fish',
        'poultry',
        'frying-cheese',
        'tempeh',
        'tofu',
        'steak',
      ],
      0.7,
    ),
    rule('bacon', 1, ['bacon']),
    rule('egg', 1, ['egg'], 0.8),
    rule('pulse', 1, ['pulse-cooked'], 0.6),
    rule('cheese', 1, ['melting-cheese', 'crumbly-cheese', 'soft-cheese']),
    SANDWICH_RAW,
    rule('leaf', 1, ['leaf'], 0.3),
    rule('dairy', 1, ['mayonnaise', 'hummus', 'yoghurt']),
    rule('sauce', 2, ['mustard', 'pesto', 'condiment', 'ketchup', 'hot-sauce']),
    rule('topping', 1, ['pickle', 'briny']),
    rule('aromatic', 1, ['allium'], 0.3),
    ...GARLIC.slice(0, 1),
    SPICES,
    rule('acid', 1, ['citrus']),
    HERBS,
    FAT,
    SEASON,
  ],
  fills: [
    { slot: 'base', ids: (dish) => dish.cuisine.bread, must: true },
    {
      slot: 'pulse',
      across: ['main', 'egg', 'cheese', 'pulse', 'bacon'],
      ids: (dish) => dish.cuisine.pulse,
      must: true,
    },
    { slot: 'raw', across: ['raw', 'leaf'], ids: ['lettuce', 'tomato', 'cucumber'], must: true },
    { slot: 'dairy', across: ['dairy', 'sauce'], ids: ['mayonnaise', 'mustard', 'dijon-mustard', 'hummus'] },
    { slot: 'fat', ids: (dish) => dish.cuisine.oil, when: needsFat },
  ],
  cuts: { main: 'whole', raw: 'slice', egg: 'whole', aromatic: 'slice', cheese: 'slice' },
  suits: (dish) =>
    givenIn(dish, 'base') > 0 || givenIn(dish, 'main', 'egg', 'cheese', 'bacon', 'raw') > 1
      ? givenIn(dish, 'base') * 1.2
      : false,
  cook: (dish) => {
    const base = firstIn(dish, 'base')!
    const main = firstIn(dish, 'main')
    const egg = firstIn(dish, 'egg')
    const bacon = partsIn(dish, 'bacon')
    const pulses = partsIn(dish, 'pulse')
    const hotMain = main && !READY.some((kind) => kind === main.item.kind) ? main : null
    const spreads = [...partsIn(dish, 'dairy'), ...partsIn(dish, 'sauce')]
    const flavour = [...partsIn(dish, 'spice'), ...partsIn(dish, 'garlic')]
    const acids = partsIn(dish, 'acid')
    const inside = [
      ...(main ? [main] : []),
      ...bacon,
      ...(egg ? [egg] : []),
      ...partsIn(dish, 'cheese', 'raw', 'leaf', 'aromatic', 'topping', 'herb'),
    ]
    const salt = seasoning(dish)
    return [
      egg
        ? step(
            act(
              bySkill(
                dish,
                `Lower ${the([egg])} into boiling water and cook for 10 minutes. Cool under the cold tap, peel and slice.`,
                `Boil ${the([egg])} for 10 minutes, cool, peel and slice.`,
                `Boil ${the([egg])} for 9 minutes; shock, peel, slice.`,
              ),
              13,
            ),
          )
        : step(NOTHING),
      hotMain || bacon.length > 0
        ? step(
            heatFat(dish, pan(dish), 'medium-high'),
            bacon.length > 0 ? act(`Fry ${the(bacon)} for 5 to 6 minutes, until crisp.`, 6) : NOTHING,
            hotMain ? fryWhole(dish, hotMain) : NOTHING,
            hotMain ? act(`Slice ${them([hotMain])}.`, 1) : NOTHING,
          )
        : step(NOTHING),
      pulses.length > 0
        ? step(
            act(
              `Crush ${the(pulses)} with a fork${partsIn(dish, 'fat').length > 0 ? ` and ${the(partsIn(dish, 'fat'))}` : ''} to a coarse paste.`,
              3,
            ),
          )
        : step(NOTHING),
      step(
        act(
          bySkill(
            dish,
            `Toast ${the([base])} lightly${isPlural([base]) ? ' on both sides' : ''}: toasted bread does not go soggy.`,
            `Toast ${the([base])} lightly.`,
            `Toast ${the([base])}.`,
          ),
          3,
        ),
        spreads.length + flavour.length > 0
          ? act(
              `Stir ${the([...spreads, ...flavour])} together and spread over ${them([base])}.`.replace(
                /Stir (the [^,]*?) together and spread/,
                spreads.length + flavour.length === 1 ? 'Spread $1' : 'Stir $1 together and spread',
              ),
              1,
            )
          : NOTHING,
      ),
      step(
        act(
          `Build the sandwich with ${pulses.length > 0 ? `${the(pulses)}, ` : ''}${the(inside)}${chain(salt, sour(acids)) === '' ? '' : `, seasoning with ${chain(salt, sour(acids))}`} as you go.`,
          3,
        ),
        act('Press down, cut in half and eat.'),
      ),
    ]
  },
  names: (dish) => {
    const [first, second, third] = leads(dish)
    return [
      `${attributives([first!, ...(second ? [second] : [])])} sandwich`,
      `${attributive(first!)} sandwich with ${plurals([second ?? firstIn(dish, 'base')!, ...(third ? [third] : [])])}`,
    ]
  },
  descriptions: (dish) => [
    `${bare(leads(dish).slice(0, 3))} between two slices, with enough sharpness to keep it interesting.`,
    `The order matters: something creamy against the bread, the wet things in the middle.`,
  ],
}

function needsFat(dish: Dish): boolean {
  const main = firstIn(dish, 'main')
  return (
    (main !== undefined && !READY.some((kind) => kind === main.item.kind)) ||
    partsIn(dish, 'pulse').length > 0
  )
}

export const toast: DishForm = {
  id: 'toast',
  standby: true,
  noun: 'toast',
  plate: 'toast',
  family: 'bread',
  taste: 'savoury',
  meals: { breakfast: 1, lunch: 0.6, snack: 0.8 },
  only: ['American', 'Mediterranean', 'Italian'],
  cuisines: { American: 0.4, Mediterranean: 0.6, Italian: 0.8 },
  style: null,
  slots: [
    rule('base', 1, ['bread', 'roll'], 0.9),
    rule('egg', 1, ['egg'], 0.9),
    rule('bacon', 1, ['bacon', 'cured-meat', 'smoked-fish', 'canned-fish'], 0.9),
    rule('pulse', 1, ['pulse-cooked'], 0.8),
    rule('veg', 2, ['mushroom', 'tomato', 'quick', 'courgette', 'firm', 'pepper'], 0.8),
    rule('raw', 2, ['avocado', 'raw-vegetable', 'salad-leaf'], 0.9),
    rule('leaf', 1, LEAVES, 0.7),
    rule('cheese', 1, ['soft-cheese', 'crumbly-cheese', 'melting-cheese', 'frying-cheese', 'hard-cheese']),
    rule('dairy', 1, ['hummus', 'yoghurt', 'tahini', 'pesto']),
    ...GARLIC,
    SPICES,
    rule('sauce', 1, ['hot-sauce', 'condiment']),
    rule('acid', 1, ['citrus', 'vinegar']),
    HERBS,
    rule('topping', 2, ['seed', 'nut', 'briny', 'pickle'], 0.6),
    FAT,
    SEASON,
  ],
  fills: [
    {
      slot: 'base',
      ids: ['sourdough-bread', 'wholemeal-bread', 'white-bread', 'gluten-free-bread'],
      must: true,
    },
    {
      slot: 'raw',
      across: ['egg', 'pulse', 'veg', 'raw', 'leaf', 'cheese', 'bacon'],
      need: 2,
      ids: ['tomato', 'avocado', 'egg'],
      must: true,
    },
    oil,
    { slot: 'acid', ids: ['lemon'] },
  ],
  cuts: { raw: 'grate', garlic: 'juice', veg: 'bite', egg: 'whole' },
  suits: (dish) =>
    givenIn(dish, 'egg', 'pulse', 'veg', 'raw', 'leaf', 'cheese') > 0
      ? givenIn(dish, 'base') > 0
        ? 1.2
        : -0.5
      : false,
  cook: (dish) => {
    const base = firstIn(dish, 'base')!
    const egg = firstIn(dish, 'egg')
    const avocado = partsIn(dish, 'raw').filter((part) => part.item.kind === 'avocado')
    const fresh = partsIn(dish, 'raw').filter((part) => part.item.kind !== 'avocado')
    const spread = [
      ...avocado,
      ...partsIn(dish, 'dairy'),
      ...partsIn(dish, 'cheese').filter((part) => part.item.kind === 'soft-cheese'),
    ]
    const tops = [
      ...fresh,
      ...partsIn(dish, 'cheese').filter(
        (part) => part.item.kind !== 'soft-cheese' && part.item.kind !== 'frying-cheese',
      ),
      ...partsIn(dish, 'bacon').filter((part) => part.item.kind !== 'bacon'),
      ...partsIn(dish, 'topping', 'herb', 'sauce'),
    ]
    const fried = partsIn(dish, 'cheese').filter((part) => part.item.kind === 'frying-cheese')
    const acids = partsIn(dish, 'acid')
    const salt = seasoning(dish)
    const hasHot =
      partsIn(dish, 'veg', 'leaf', 'pulse').length > 0 ||
      partsIn(dish, 'bacon').some((part) => part.item.kind === 'bacon') ||
      fried.length > 0
    const taste = [...(acids.length > 0 ? [sour(acids)] : []), ...(salt === '' ? [] : [salt])]
    const flavour = [...partsIn(dish, 'garlic'), ...partsIn(dish, 'spice')]
    return [
      hasHot
        ? step(
            heatFat(dish, pan(dish), 'medium'),
            partsIn(dish, 'bacon').some((part) => part.item.kind === 'bacon') ? render(dish) : NOTHING,
            fryVegetables(dish, partsIn(dish, 'veg')),
            fried.length > 0 ? act(`Fry ${the(fried)} for 2 minutes a side, until golden.`, 4) : NOTHING,
            partsIn(dish, 'pulse').length > 0
              ? act(
                  `Add ${the(partsIn(dish, 'pulse'))} and warm for 4 minutes, crushing a few with a fork.`,
                  4,
                )
              : NOTHING,
            bloom(dish),
            wilt(dish, partsIn(dish, 'leaf')),
          )
        : step(NOTHING),
      egg
        ? step(
            act(
              bySkill(
                dish,
                `Bring a pan of water to a bare simmer, crack ${the([egg])} in one at a time and poach for 3 to 4 minutes, until the white is firm. Lift out onto kitchen paper.`,
                `Poach ${the([egg])} in barely simmering water for 3 to 4 minutes, until the white is set.`,
                `Poach ${the([egg])} for 3 minutes; drain.`,
              ),
              6,
            ),
          )
        : step(NOTHING),
      step(
        act(`Toast ${the([base])}.`, 3),
        spread.length > 0
          ? act(
              `Stir or mash ${the(spread)}${taste.length > 0 ? ` with ${chain(...taste)}` : ''}${!hasHot && flavour.length > 0 ? ` and ${the(flavour)}` : ''} and spread over the toast.`
                .replace(
                  'Stir or mash',
                  avocado.length > 0 ? 'Mash' : spread.length + taste.length > 1 ? 'Mix' : 'Take',
                )
                .replace(/Take (.*?) and spread over the toast/, 'Spread the toast with $1'),
              2,
            )
          : !hasHot && flavour.length > 0
            ? act(`Rub or sprinkle the toast with ${the(flavour)}.`)
            : NOTHING,
        hasHot
          ? NOTHING
          : partsIn(dish, 'fat').length > 0
            ? act(`Drizzle with ${the(partsIn(dish, 'fat'))}.`)
            : NOTHING,
      ),
      step(
        hasHot ? act('Pile the hot topping on.', 1) : NOTHING,
        tops.length > 0 ? act(`Top with ${the(tops)}.`, 1) : NOTHING,
        egg ? act(`Set ${the([egg])} on top.`) : NOTHING,
        spread.length === 0 && taste.length > 0 ? act(`Season with ${chain(...taste)}.`) : NOTHING,
        act('Eat while the toast is crisp.'),
      ),
    ]
  },
  names: (dish) => {
    const parts = leads(dish)
    const [first, second] = parts
    const base = attributive(firstIn(dish, 'base')!)
    return [
      `${attributives([first!, ...(second ? [second] : [])])} on toast`,
      `${base.replace(' bread', '')} toast with ${plurals(parts.slice(0, 2))}`,
    ]
  },
  descriptions: (dish) => [
    `Good bread, well toasted, under ${bare(leads(dish).slice(0, 2))}.`,
    `Ten minutes, one plate. Toast the bread darker than you think, so that it holds up.`,
  ],
}

export const burger: DishForm = {
  id: 'burger',
  noun: 'burger',
  plate: 'sandwich',
  family: 'bread',
  taste: 'savoury',
  meals: { dinner: 1, lunch: 0.7 },
  only: ['American', 'Mediterranean', 'Mexican', 'Indian'],
  cuisines: { American: 1.8, Mediterranean: 0, Mexican: -0.3, Indian: -0.6 },
  style: 'filling',
  givenOnly: ['acid'],
  slots: [
    rule('main', 1, ['mince', 'pulse-cooked', 'canned-fish', 'tempeh'], 1.05),
    rule('base', 1, ['roll']),
    rule('raw', 3, ['salad-leaf', 'tomato', 'avocado', 'raw-vegetable'], 0.5),
    rule('cheese', 1, ['melting-cheese', 'crumbly-cheese'], 0.7),
    rule('egg', 1, ['egg'], 0.25),
    rule('baking', 1, ['crumbs', 'oats', 'flour'], 1),
    rule('bacon', 1, ['bacon']),
    rule('aromatic', 1, ['allium'], 0.5),
    ...GARLIC.slice(0, 1),
    SPICES,
    rule('dairy', 1, ['mayonnaise', 'yoghurt', 'hummus']),
    rule('sauce', 2, ['ketchup', 'mustard', 'hot-sauce', 'condiment']),
    rule('topping', 1, ['pickle', 'briny']),
    HERBS,
    rule('acid', 1, ['citrus']),
    FAT,
    SEASON,
    rule('starch', 1, ['potato', 'sweet-potato']),
  ],
  fills: [
    { slot: 'base', ids: ['burger-bun', 'bread-roll', 'gluten-free-bread'], must: true },
    { slot: 'fat', ids: (dish) => dish.cuisine.oil, must: true },
    {
      slot: 'baking',
      ids: ['breadcrumbs', 'gram-flour', 'cornflour'],
      grams: 15,
      when: (dish) => firstIn(dish, 'main')?.item.kind !== 'mince',
      must: true,
    },
    { slot: 'raw', ids: ['lettuce', 'tomato'], must: true },
    { slot: 'sauce', across: ['sauce', 'dairy'], ids: ['ketchup', 'mustard', 'dijon-mustard'] },
    { slot: 'aromatic', ids: (dish) => dish.cuisine.allium },
  ],
  cuts: { raw: 'slice', aromatic: 'grate', starch: 'wedge', egg: 'beaten', cheese: 'slice', garlic: 'juice' },
  suits: (dish) => (givenIn(dish, 'main') > 0 ? (givenIn(dish, 'base') > 0 ? 2 : 0.2) : false),
  cook: (dish) => {
    const main = firstIn(dish, 'main')!
    const base = firstIn(dish, 'base')!
    const isMeat = main.item.kind === 'mince'
    const mixed = [...partsIn(dish, 'aromatic', 'garlic', 'spice', 'egg', 'baking')]
    const salt = seasoning(dish)
    const potato = firstIn(dish, 'starch')
    const acids = partsIn(dish, 'acid')
    const layers = [...partsIn(dish, 'raw', 'cheese', 'bacon', 'topping', 'herb')]
    const spreads = [...partsIn(dish, 'dairy', 'sauce')]
    const one = dish.servings === 1
    return [
      potato
        ? step(
            act(
              `Heat the oven to 220 °C (200 °C fan). Toss ${the([potato])} with a little of ${the(partsIn(dish, 'fat'))} and roast on a tray for 30 to 35 minutes, turning once, until brown.`,
              3,
            ),
          )
        : step(NOTHING),
      step(
        act(
          bySkill(
            dish,
            `${isMeat ? 'Put' : 'Crush'} ${the([main])} ${isMeat ? 'in a bowl' : 'in a bowl with a fork, leaving some texture'}${mixed.length > 0 ? ` and mix in ${the(mixed)}` : ''}${chain(salt, sour(acids)) === '' ? '' : `, seasoning with ${chain(salt, sour(acids))}`}. Mix only until it holds together: too much makes tough patties.`,
            `${isMeat ? 'Mix' : 'Crush'} ${the([main])}${mixed.length > 0 ? ` with ${the(mixed)}` : ''}${chain(salt, sour(acids)) === '' ? '' : ` and season with ${chain(salt, sour(acids))}`}.`,
            `${isMeat ? 'Work' : 'Crush'} ${the([main])}${mixed.length > 0 ? ` with ${bare(mixed)}` : ''}${chain(salt, sour(acids)) === '' ? '' : `; season with ${chain(salt, sour(acids))};`} briefly.`,
          ),
          4,
        ),
        act(
          `Shape into ${one ? 'a patty' : `${dish.servings} patties`} about 2 cm thick and press a dent in the middle with your thumb${isMeat ? '' : '; chill for 15 minutes if you can, so that they hold'}.`,
          3,
        ),
      ),
      step(
        heatFat(dish, pan(dish), 'medium-high'),
        partsIn(dish, 'bacon').length > 0
          ? act(`Fry ${the(partsIn(dish, 'bacon'))} for 5 minutes, until crisp, and set aside.`, 5)
          : NOTHING,
        act(
          isMeat
            ? bySkill(
                dish,
                `Fry the ${one ? 'patty' : 'patties'} for 4 to 5 minutes a side without pressing, until browned and no pink is left in the middle (71 °C).`,
                `Fry the ${one ? 'patty' : 'patties'} for 4 to 5 minutes a side, until cooked through (71 °C).`,
                `Sear the ${one ? 'patty' : 'patties'}, 4 minutes a side, to 71 °C.`,
              )
            : `Fry the ${one ? 'patty' : 'patties'} for 4 minutes a side, turning gently, until brown, crisp and hot all through.`,
          10,
        ),
      ),
      step(
        act(
          `Split and toast ${the([base])}${spreads.length > 0 ? ` and spread with ${the(spreads)}` : ''}. Stack with the ${one ? 'patty' : 'patties'} and ${the(layers)}.`,
          3,
        ),
        potato ? act(`Serve with ${the([potato])}.`) : NOTHING,
        withSide(dish),
      ),
    ]
  },
  names: (dish) => {
    const main = attributive(firstIn(dish, 'main')!)
    const cheese = firstIn(dish, 'cheese')
    const [raw] = partsIn(dish, 'raw')
    return [
      flavoured(dish, `${main} burgers with ${cheese ? label(cheese) : raw ? pluralLabel(raw) : 'salad'}`),
      `${main}${cheese ? ` and ${attributive(cheese)}` : ''} burgers`,
    ]
  },
  descriptions: (dish) => [
    `${attributive(firstIn(dish, 'main')!)} patties fried crisp at the edges, in toasted ${pluralLabel(firstIn(dish, 'base')!)} with ${bare(partsIn(dish, 'raw').slice(0, 2))}.`,
    `Handle the mixture as little as you can, and let the pan do the browning.`,
  ],
}
