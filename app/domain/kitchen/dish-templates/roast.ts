import {
  type Dish,
  type DishTemplate,
  type Part,
  bySkill,
  firstIn,
  partsIn,
} from '#app/domain/kitchen/dish.ts'
import { attributive, bare, label, pluralLabel, the } from '#app/domain/kitchen/labels.ts'
import { flavoured, plurals } from '#app/domain/kitchen/naming.ts'
import { type Act, NOTHING, act, awaiting, starting, step } from '#app/domain/kitchen/techniques/act.ts'
import { sour, withSide } from '#app/domain/kitchen/techniques/finish.ts'
import { boilStarch } from '#app/domain/kitchen/techniques/starch.ts'
import { roastMinOf, wilt } from '#app/domain/kitchen/techniques/vegetables.ts'
import { minutes } from '#app/domain/kitchen/words.ts'
import { coating } from './oven-base.ts'
import {
  CONDIMENT,
  GARLIC,
  HERBS,
  FAT,
  LEAVES,
  SEASON,
  SPICES,
  WARM_SPICES,
  givenIn,
  oil,
  rule,
} from './slot-rules.ts'

/** How long a joint takes at 160 °C under a lid until a fork turns in it, and whether it is cut in pieces already. */
const SLOW_JOINTS: Readonly<Record<string, { min: number; isPieces?: boolean; isBestSo?: boolean }>> = {
  'beef-brisket': { min: 165 },
  'beef-short-ribs': { min: 150, isPieces: true, isBestSo: true },
  'beef-joint': { min: 150, isBestSo: true },
  'veal-shank': { min: 130, isPieces: true },
  'pork-shoulder': { min: 150 },
  'pork-belly': { min: 130, isBestSo: true },
  'pork-ribs': { min: 110, isPieces: true, isBestSo: true },
  'lamb-shoulder': { min: 150 },
  'lamb-leg': { min: 150, isBestSo: true },
  'lamb-shank': { min: 150, isPieces: true, isBestSo: true },
}

const LATE_MIN = 60
/** What roasts as long as this may go in with the potatoes. */
const FIRM_MIN = 28

const isBird = (part: Part) => part.item.kind === 'whole-bird'

/**
 * Minutes at 190 °C: 45 a kilogram and 20 more, above 4 kg 20 a kilogram and 90 more, by the weight with the bones (UK
 * Food Standards Agency and NHS turkey times).
 */
function birdMin(part: Part): number {
  const { household = {}, edibleShare = 70 } = part.item.food ?? {}
  const share = edibleShare > 1 ? edibleShare / 100 : edibleShare
  const oneG = Math.min(household.piece ?? 1000, part.grams) / share
  const kg = oneG / 1000
  return Math.round((kg > 4 ? kg * 20 + 90 : kg * 45 + 20) / 5) * 5
}

function roastBird(dish: Dish, bird: Part, coat: string): { steps: ReturnType<typeof step>[]; min: number } {
  const min = birdMin(bird)
  const isMany = bird.text.startsWith('1 ') ? false : /^\d+ /.test(bird.text) && !/ k?g /.test(bird.text)
  const it = isMany ? 'them' : 'it'
  return {
    min,
    steps: [
      step(
        act('Heat the oven to 190 °C (170 °C fan).', 1),
        act(
          bySkill(
            dish,
            `Take ${the([bird])} out of the packaging and remove anything tucked inside. Do not wash ${it}: that only spreads bacteria. Pat dry with kitchen paper, rub all over with ${coat} and put in a large roasting tin, breast up.`,
            `Pat ${the([bird])} dry, rub with ${coat} and put in a large roasting tin, breast up.`,
            `Dry ${the([bird])}, rub with ${coat}, into a roasting tin.`,
          ),
          5,
        ),
      ),
    ],
  }
}

function roastJoint(
  dish: Dish,
  joint: Part,
  coat: string,
): { steps: ReturnType<typeof step>[]; min: number } {
  const { min = 150 } = SLOW_JOINTS[joint.item.key] ?? {}
  return {
    min,
    steps: [
      step(
        act('Heat the oven to 160 °C (140 °C fan).', 1),
        act(
          bySkill(
            dish,
            `Pat ${the([joint])} dry with kitchen paper, rub with ${coat} and put in a roasting tin. Pour 200 ml water round the sides and cover tightly with foil, so that the steam stays in.`,
            `Rub ${the([joint])} with ${coat}, put in a roasting tin with 200 ml water and cover tightly with foil.`,
            `Rub ${the([joint])} with ${coat}; roasting tin, 200 ml water, foil.`,
          ),
          5,
        ),
      ),
    ],
  }
}

/** A whole bird, or a joint that wants hours, with what roasts under it. */
export const roast: DishTemplate = {
  id: 'roast',
  noun: 'roast',
  plate: 'tray',
  family: 'oven',
  taste: 'savoury',
  isForTable: true,
  meals: { dinner: 1, lunch: 0.6 },
  cuisines: {
    American: 1.2,
    Mediterranean: 1.2,
    Italian: 1,
    Indian: -0.6,
    Mexican: -0.2,
    Chinese: -0.8,
    Japanese: -0.8,
  },
  style: 'roast',
  slots: [
    rule('main', 1, ['whole-bird', 'stewing-meat']),
    rule(
      'veg',
      4,
      [
        'hard-root',
        'allium',
        'squash',
        'beetroot',
        'celery',
        'cabbage',
        'firm',
        'pepper',
        'courgette',
        'aubergine',
        'mushroom',
        'tomato',
        'quick',
      ],
      1.1,
    ),
    rule('starch', 1, [
      'potato',
      'sweet-potato',
      'rice',
      'quick-grain',
      'cooked-rice',
      'polenta',
      'pasta',
      'noodles',
    ]),
    rule('leaf', 1, [...LEAVES, 'salad-leaf'], 0.7),
    ...GARLIC,
    SPICES,
    WARM_SPICES,
    rule('acid', 1, ['citrus', 'vinegar']),
    HERBS,
    FAT,
    SEASON,
    rule('sauce', 3, [
      'mustard',
      'syrup',
      'soy',
      'asian-sauce',
      'miso',
      'ketchup',
      'hot-sauce',
      'curry-paste',
      'sesame-oil',
      'pesto',
    ]),
    rule('fruit', 1, ['firm-fruit', 'dried-fruit', 'sweet-citrus', 'stone-fruit'], 0.5),
    rule('dairy', 1, ['yoghurt', 'butter'], 0.6),
    CONDIMENT,
  ],
  fills: [
    { slot: 'main', ids: [], must: true },
    oil,
    {
      slot: 'starch',
      ids: (dish) =>
        ['Chinese', 'Japanese', 'Indian', 'Mexican'].includes(dish.cuisine.name)
          ? dish.cuisine.rice
          : ['potato', 'new-potato'],
      must: true,
    },
    { slot: 'veg', across: ['veg', 'leaf'], ids: ['carrot', 'onion'] },
    { slot: 'garlic', ids: ['garlic'] },
  ],
  cuts: { main: 'whole', veg: 'chunk', starch: 'chunk' },
  suits: (dish) => {
    const main = firstIn(dish, 'main')
    if (!main || givenIn(dish, 'main') === 0) return false
    if (isBird(main)) return 4
    const joint = SLOW_JOINTS[main.item.key]
    return joint ? (joint.isBestSo ? 6 : 3.5) : false
  },
  cook: (dish) => {
    const main = firstIn(dish, 'main')!
    const starch = firstIn(dish, 'starch')!
    const isRoastStarch = ['potato', 'sweet-potato'].includes(starch.item.kind)
    const boiled = isRoastStarch ? null : boilStarch(dish, starch)
    const bird = isBird(main)
    const coat = coating(dish, ...partsIn(dish, 'dairy'))
    const { steps, min } = bird ? roastBird(dish, main, coat) : roastJoint(dish, main, coat)
    const beside = [...(isRoastStarch ? [starch] : []), ...partsIn(dish, 'veg'), ...partsIn(dish, 'fruit')]
    const round = beside.filter((part) => roastMinOf([part]) >= FIRM_MIN)
    const quick = beside.filter((part) => !round.includes(part))
    const last =
      quick.length > 0 ? ` Add ${the(quick)} for the last ${Math.max(10, roastMinOf(quick))} minutes.` : ''
    const before = Math.max(0, min - LATE_MIN)
    const after = min - before
    const acids = partsIn(dish, 'acid')
    const done = bird
      ? bySkill(
          dish,
          'the juices run clear when you push a skewer into the thickest part of the thigh and no pink is left at the bone (74 °C in the thigh, if you have a thermometer)',
          'the juices at the thigh run clear (74 °C in the thickest part)',
          'the thigh reads 74 °C',
        )
      : bySkill(
          dish,
          'a fork slides in and turns without effort (over 85 °C inside, where tough meat goes soft)',
          'a fork turns in it without effort (over 85 °C inside)',
          'fork-tender, 85 to 90 °C',
        )
    const tuck: Act =
      round.length > 0
        ? act(
            bySkill(
              dish,
              `Lift out the tin${bird ? '' : ' and take off the foil'}, tuck ${the(round)} round ${the([main])}, turn in the fat and juices of the tin and roast for ${minutes(after, after + 10)} more${bird ? '' : ' at 190 °C (170 °C fan)'}, until the edges are brown and ${done}.${last}`,
              `${bird ? '' : 'Take off the foil. '}Tuck ${the(round)} round ${the([main])} and roast for ${minutes(after, after + 10)} more${bird ? '' : ' at 190 °C (170 °C fan)'}, until browned and ${done}.${last}`,
              `${bird ? '' : 'Uncover, 190 °C (170 °C fan). '}Add ${the(round)}; ${minutes(after, after + 10)} more, until ${done}.${last}`,
            ),
            2,
          )
        : act(
            `${bird ? 'Roast' : 'Take off the foil and roast'} for ${minutes(after, after + 10)} more, until ${done}.${last}`,
            2,
          )
    const tops = partsIn(dish, 'herb')
    return [
      ...steps,
      before > 0
        ? starting(
            step(act(`${bird ? 'Roast' : 'Cook, covered,'} for ${minutes(before)}.`, 1)),
            'alone',
            before,
          )
        : step(NOTHING),
      awaiting(starting(step(tuck), 'roast', after + 5), 'alone'),
      boiled ? starting(step(act('Meanwhile:'), boiled.act), 'starch', boiled.waitMin) : step(NOTHING),
      awaiting(
        step(
          act(
            bySkill(
              dish,
              `Lift ${the([main])} onto a board and leave for 15 minutes before you cut: the juices settle, and nothing gets cold.`,
              `Rest ${the([main])} for 15 minutes.`,
              'Rest 15 minutes; skim the tin juices.',
            ),
            15,
          ),
          wilt(
            dish,
            partsIn(dish, 'leaf').filter((part) => part.item.kind !== 'salad-leaf'),
          ),
        ),
        'roast',
      ),
      awaiting(
        step(
          acids.length > 0 ? act(`Stir ${sour(acids)} into the juices in the tin.`, 1) : NOTHING,
          act(
            `${main.item.key in SLOW_JOINTS && !SLOW_JOINTS[main.item.key]?.isPieces ? 'Slice or pull apart' : bird ? 'Carve' : 'Divide'} ${the([main])} and serve with ${the([starch])} and everything from the tin.`,
            4,
          ),
          partsIn(dish, 'leaf').some((part) => part.item.kind === 'salad-leaf')
            ? act(`Put ${the(partsIn(dish, 'leaf'))} beside.`)
            : NOTHING,
          tops.length > 0 ? act(`Scatter with ${the(tops)}.`) : NOTHING,
          withSide(dish),
        ),
        'starch',
      ),
    ]
  },
  names: (dish) => {
    const main = firstIn(dish, 'main')!
    const what = isBird(main)
      ? label(main)
          .replace(/^whole /, '')
          .replace(/s$/, '')
      : pluralLabel(main)
    const beside = [...partsIn(dish, 'starch', 'veg', 'leaf')].filter((part) => part.item.isGiven)
    const on = beside.length > 0 ? beside : partsIn(dish, 'starch')
    const how = isBird(main) ? 'roast' : 'slow-roast'
    return [
      flavoured(dish, `${how} ${what} with ${plurals(on)}`),
      `${how} ${what} with ${plurals(on.slice(0, 1))}`,
    ]
  },
  descriptions: (dish) => {
    const main = firstIn(dish, 'main')!
    return isBird(main)
      ? [
          `One bird, one tin, with ${bare(partsIn(dish, 'veg', 'starch').slice(0, 2))} to catch what runs out of it.`,
          `Browned all over and rested before it is carved. Simmer the bones for stock the next day.`,
        ]
      : [
          `${attributive(main)} cooked low under foil until a fork turns in it, then browned with ${bare(partsIn(dish, 'veg').slice(0, 2)) || label(firstIn(dish, 'starch')!)}.`,
          `Nothing to do for most of it but wait. What is left over is as good the next day.`,
        ]
  },
}
