import { jugMl } from '#app/domain/kitchen/words.ts'
import {
  type Dish,
  type DishTemplate,
  type Part,
  bySkill,
  firstIn,
  partsIn,
  hasFirmEggs,
} from '#app/domain/kitchen/dish.ts'
import { bare, label, the } from '#app/domain/kitchen/labels.ts'
import { plurals } from '#app/domain/kitchen/naming.ts'
import { type Act, NOTHING, act, awaiting, starting, step } from '#app/domain/kitchen/techniques/act.ts'
import { seasoning } from '#app/domain/kitchen/techniques/base.ts'
import { brown, donenessOf, fry, untilDone } from '#app/domain/kitchen/techniques/protein.ts'
import { minutes } from '#app/domain/kitchen/words.ts'
import { FAT, GARLIC, HERBS, SEASON, SPICES, YEASTS, givenIn, oil, rule } from './slot-rules.ts'

/** Flours that hold a dough together; without gluten it would crumble. */
const DOUGH_FLOURS: ReadonlySet<string> = new Set([
  'plain-flour',
  'strong-white-flour',
  'self-raising-flour',
  'wholemeal-flour',
  'spelt-flour',
])
const BASES: ReadonlySet<string> = new Set(['pizza-base'])
/** Raw meat goes on a pizza cooked: its minutes in the oven are too few. */
const COOKED_FIRST = ['mince', 'sausage', 'poultry', 'bacon', 'prawns', 'pork', 'steak']
/** Wet vegetables and firm ones are fried first, or the dough stays raw under them. */
const FRIED_FIRST = [
  'mushroom',
  'pepper',
  'courgette',
  'aubergine',
  'allium',
  'firm',
  'squash',
  'tough-leaf',
  'leaf',
]

const isDough = (dish: Dish) => firstIn(dish, 'base')?.item.kind === 'flour'
const needsYeast = (dish: Dish) => isDough(dish) && firstIn(dish, 'base')?.item.key !== 'self-raising-flour'

function makeDough(dish: Dish, flour: Part): ReturnType<typeof step>[] {
  const water = jugMl(flour.grams * 0.62)
  const raised = partsIn(dish, 'baking')
  const hasYeast = raised.some((part) => YEASTS.has(part.item.key))
  const dry = [flour, ...raised]
  const salt = seasoning(dish)
  return [
    starting(
      step(
        act(
          bySkill(
            dish,
            `Mix ${the(dry)}${salt === '' ? '' : ` and ${salt}`} in a large bowl. Pour in ${water} water${hasYeast ? ', hand-warm,' : ''} and half of ${the(partsIn(dish, 'fat'))} and bring it together with your hand. Knead on the worktop for ${hasYeast ? '8 to 10' : '2 to 3'} minutes, until smooth and springy. Put it back in the bowl, cover and leave ${hasYeast ? 'in a warm place for 1 hour, until doubled' : 'for 15 minutes'}.`,
            `Mix ${the(dry)}${salt === '' ? '' : `, ${salt}`}, ${water} water${hasYeast ? ', hand-warm,' : ''} and half of ${the(partsIn(dish, 'fat'))} to a dough, knead for ${hasYeast ? '8' : '2'} minutes and leave, covered, for ${hasYeast ? '1 hour, until doubled' : '15 minutes'}.`,
            `Dough: ${bare(dry)}, ${water} water, half of ${the(partsIn(dish, 'fat'))}${salt === '' ? '' : `, ${salt}`}; knead ${hasYeast ? '8' : '2'} minutes, ${hasYeast ? 'prove 1 hour' : 'rest 15 minutes'}.`,
          ),
          hasYeast ? 13 : 7,
        ),
      ),
      'dough',
      hasYeast ? 60 : 15,
    ),
  ]
}

function fryFirst(dish: Dish, cooked: readonly Part[], veg: readonly Part[]): Act[] {
  if (cooked.length + veg.length === 0) return []
  return [
    act(`Heat a little of ${the(partsIn(dish, 'fat'))} in a frying pan over a medium-high heat.`, 1),
    ...cooked.map((part) =>
      ['mince', 'prawns', 'poultry', 'pork', 'steak'].includes(part.item.kind)
        ? fry(dish, part)
        : part.item.kind === 'sausage'
          ? act(
              `Fry ${the([part])} for ${minutes(...donenessOf(part, dish.eaters).bitesMin)}, until ${untilDone(dish, part)}.`,
              donenessOf(part, dish.eaters).bitesMin[1],
            )
          : brown(dish, part, 'in the oven'),
    ),
    veg.length > 0 ? act(`Fry ${the(veg)} for 5 to 6 minutes, until soft and the pan is dry.`, 6) : NOTHING,
  ]
}

/** Dough, or a bought base, with what is on hand on top. */
export const pizza: DishTemplate = {
  id: 'pizza',
  noun: 'pizza',
  plate: 'pizza',
  family: 'bread',
  taste: 'savoury',
  meals: { dinner: 1, lunch: 0.7 },
  cuisines: {
    Italian: 1.6,
    American: 0.8,
    Mediterranean: 0.6,
    Mexican: -0.3,
    Indian: -0.4,
    Chinese: -1,
    Japanese: -1,
  },
  style: null,
  slots: [
    rule('base', 1, ['flour'], 2.1),
    rule('base', 1, ['pastry'], 3.3),
    rule('baking', 1, ['leavening'], 1.4),
    rule(
      'main',
      1,
      [
        'mince',
        'sausage',
        'poultry',
        'cooked-meat',
        'canned-fish',
        'smoked-fish',
        'prawns',
        'tofu',
        'tempeh',
        'frying-cheese',
        'pork',
      ],
      0.5,
    ),
    rule('bacon', 1, ['bacon', 'cured-meat']),
    rule('egg', 1, ['egg'], 0.5),
    rule('pulse', 1, ['pulse-cooked'], 0.5),
    rule('tomato', 1, ['canned-tomato'], 0.7),
    rule('sauce', 1, ['tomato-paste', 'pesto', 'ketchup', 'hot-sauce']),
    rule(
      'veg',
      3,
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
        'leaf',
        'tough-leaf',
      ],
      0.7,
    ),
    rule('leaf', 1, ['salad-leaf'], 0.5),
    ...GARLIC,
    SPICES,
    rule('cheese', 3, ['melting-cheese', 'crumbly-cheese', 'hard-cheese', 'soft-cheese'], 1.3),
    rule('dairy', 1, ['yoghurt', 'cream'], 0.6),
    rule('topping', 2, ['briny', 'pickle', 'nut', 'seed']),
    rule('fruit', 1, ['firm-fruit', 'canned-fruit'], 0.4),
    HERBS,
    FAT,
    SEASON,
  ],
  fills: [
    { slot: 'base', ids: [], must: true },
    { slot: 'baking', ids: ['dried-yeast'], must: true, when: needsYeast, grams: 2 },
    oil,
    {
      slot: 'tomato',
      across: ['tomato', 'sauce', 'veg', 'dairy'],
      ids: ['tomato-passata', 'chopped-tomatoes'],
      must: true,
      grams: 60,
    },
    { slot: 'cheese', across: ['cheese', 'main', 'pulse', 'egg'], ids: ['mozzarella', 'vegan-cheese'] },
    { slot: 'season', ids: ['salt'], grams: 1 },
  ],
  cuts: { veg: 'slice', main: 'dice', egg: 'whole', cheese: 'bite' },
  suits: (dish) => {
    const base = firstIn(dish, 'base')
    if (!base || givenIn(dish, 'base') === 0) return false
    if (!DOUGH_FLOURS.has(base.item.key) && !BASES.has(base.item.key)) return false
    const on = givenIn(dish, 'cheese', 'tomato', 'sauce', 'veg', 'main', 'bacon')
    return (givenIn(dish, 'baking') > 0 ? 3 : 0) + (BASES.has(base.item.key) ? 3 : 0) + (on > 0 ? 1.5 : -1.5)
  },
  cook: (dish) => {
    const base = firstIn(dish, 'base')!
    const dough = isDough(dish)
    const cooked = partsIn(dish, 'main', 'bacon').filter((part) => COOKED_FIRST.includes(part.item.kind))
    const ready = partsIn(dish, 'main', 'bacon').filter((part) => !cooked.includes(part))
    const fried = partsIn(dish, 'veg').filter((part) => FRIED_FIRST.includes(part.item.kind))
    const fresh = partsIn(dish, 'veg').filter((part) => !fried.includes(part))
    const spread = [...partsIn(dish, 'tomato', 'sauce', 'dairy')]
    const flavour = [...partsIn(dish, 'garlic'), ...partsIn(dish, 'spice')]
    const on = [
      ...cooked,
      ...fried,
      ...ready,
      ...fresh,
      ...partsIn(dish, 'pulse', 'fruit', 'cheese', 'topping'),
    ]
    const eggs = partsIn(dish, 'egg')
    const tops = partsIn(dish, 'leaf', 'herb')
    const count = dish.servings
    const salt = dough ? '' : seasoning(dish)
    return [
      ...(dough ? makeDough(dish, base) : []),
      step(...fryFirst(dish, cooked, fried)),
      step(act('Heat the oven to 240 °C (220 °C fan) with a baking tray in it.', 2)),
      awaiting(
        step(
          dough
            ? act(
                count === 1
                  ? 'On a floured worktop, press and stretch the dough to a round about 25 cm across and lift it onto baking paper.'
                  : `Cut the dough in ${count}. On a floured worktop, press and stretch each piece to a round about 25 cm across and lift onto baking paper.`,
                3 + count,
              )
            : act(`Lay ${the([base])} on baking paper.`, 1),
          spread.length > 0
            ? act(
                `${flavour.length > 0 ? `Stir ${the(flavour)} into ${the(spread)} and spread` : `Spread ${the(spread)}`} thinly over, leaving a rim.`,
                2,
              )
            : act(
                `Brush with a little of ${the(partsIn(dish, 'fat'))}${flavour.length > 0 ? ` mixed with ${the(flavour)}` : ''}.`,
                1,
              ),
          on.length > 0
            ? act(`Scatter with ${the(on)}${salt === '' ? '' : ` and season with ${salt}`}.`, 2)
            : NOTHING,
        ),
        'dough',
      ),
      step(
        act(
          bySkill(
            dish,
            `Slide onto the hot tray, ${count > 2 ? 'in batches, ' : ''}and bake for ${minutes(10, 13)}, until the rim is brown underneath as well${partsIn(dish, 'cheese').length > 0 ? ' and the cheese bubbles' : ''}.`,
            `Bake on the hot tray, ${count > 2 ? 'in batches, ' : ''}for ${minutes(10, 13)}, until the rim is brown.`,
            `Bake hot, ${minutes(9, 12)}${count > 2 ? ', in batches' : ''}, until leoparded.`,
          ),
          13 + Math.max(0, Math.ceil(count / 2) - 1) * 13,
        ),
        eggs.length > 0
          ? act(
              hasFirmEggs(dish)
                ? `Crack ${the(eggs)} on top for the last 8 minutes, until white and yolk are firm.`
                : `Crack ${the(eggs)} on top for the last 5 minutes, until the white is set.`,
              1,
            )
          : NOTHING,
        tops.length > 0 ? act(`Scatter with ${the(tops)}.`, 1) : NOTHING,
        act(`Serve at once, with the last of ${the(partsIn(dish, 'fat'))}.`),
      ),
    ]
  },
  names: (dish) => {
    const on = partsIn(dish, 'main', 'bacon', 'veg', 'cheese', 'tomato', 'sauce', 'topping', 'leaf').filter(
      (part) => part.item.isGiven,
    )
    const noun = ['Italian', 'American', 'Mediterranean'].includes(dish.cuisine.name) ? 'pizza' : 'flatbread'
    if (on.length === 0)
      return [`${noun} with ${label(firstIn(dish, 'tomato', 'cheese') ?? firstIn(dish, 'base')!)}`]
    return [`${noun} with ${plurals(on)}`, ...(on.length > 2 ? [`${noun} with ${plurals(on.slice(1))}`] : [])]
  },
  descriptions: (dish) => [
    isDough(dish)
      ? `Dough made by hand, with ${bare(partsIn(dish, 'tomato', 'veg', 'cheese').slice(0, 2))} on top, baked as hot as the oven goes.`
      : `Baked as hot as the oven goes, on a tray that is hot before it goes in.`,
    `A thin layer is plenty: a loaded base stays wet in the middle.`,
  ],
}
