import { eaterTreatmentOf } from '#app/domain/food/cautions.ts'
import { CORE_TEMPERATURES as CORE } from '#app/domain/food/core-temperatures.ts'
import type { Eater } from '#app/domain/food/eaters.ts'
import { treatmentOf } from '#app/domain/food/treatment.ts'
import { type Dish, type Part, bySkill } from '#app/domain/kitchen/dish.ts'
import { type Kind, isMinced } from '#app/domain/kitchen/kinds.ts'
import { isPlural, the, them, they, verb } from '#app/domain/kitchen/labels.ts'
import { minutes } from '#app/domain/kitchen/words.ts'
import { type Act, act } from './act.ts'

/** Frying, browning and roasting meat, fish, tofu and eggs: times, signs of doneness and safe inner temperatures. */

type Doneness = {
  /** Minutes in a pan cut up, and in one piece, and roasting in one piece at 200 °C. */
  bitesMin: readonly [number, number]
  wholeMin: readonly [number, number]
  roastMin: readonly [number, number]
  /** Minutes to finish in simmering liquid after browning. */
  simmerMin: readonly [number, number]
  /** Sign a beginner can see, without a subject: "no pink is left in the middle". */
  sign: string
  short: string
  /** Safe inner temperature, °C; null where none is needed. */
  safeC: number | null
}

const done = (
  bitesMin: readonly [number, number],
  wholeMin: readonly [number, number],
  roastMin: readonly [number, number],
  simmerMin: readonly [number, number],
  sign: string,
  short: string,
  safeC: number | null,
): Doneness => ({ bitesMin, wholeMin, roastMin, simmerMin, sign, short, safeC })

const DONENESS: Partial<Record<Kind, Doneness>> = {
  poultry: done(
    [7, 8],
    [12, 14],
    [25, 30],
    [12, 15],
    'no pink is left when you cut into the thickest piece and the juices run clear',
    'golden and cooked through',
    CORE.poultry.leastC,
  ),
  'poultry-bone': done(
    [25, 30],
    [30, 35],
    [40, 45],
    [35, 40],
    'the juices run clear when you pierce the thickest part and no pink is left at the bone',
    'cooked through to the bone',
    CORE.poultry.leastC,
  ),
  'whole-bird': done(
    [80, 90],
    [80, 90],
    [80, 90],
    [80, 90],
    'the juices run clear when you pierce the thickest part of the thigh',
    'cooked through at the thigh',
    CORE.poultry.leastC,
  ),
  mince: done(
    [7, 8],
    [10, 12],
    [20, 25],
    [15, 20],
    'no pink is left',
    'browned, with no pink left',
    CORE.mince.leastC,
  ),
  steak: done(
    [4, 5],
    [6, 8],
    [20, 25],
    [60, 75],
    'browned outside and still juicy',
    'well browned',
    CORE.wholeCut.leastC,
  ),
  pork: done(
    [6, 8],
    [10, 12],
    [25, 30],
    [40, 50],
    'no pink is left in the middle',
    'cooked through',
    CORE.wellDone.leastC,
  ),
  'stewing-meat': done(
    [8, 10],
    [10, 12],
    [120, 150],
    [90, 105],
    'a fork slides in easily',
    'fork-tender',
    null,
  ),
  sausage: done(
    [10, 12],
    [14, 16],
    [25, 30],
    [15, 20],
    'browned all over, with no pink inside',
    'browned and cooked through',
    CORE.mince.leastC,
  ),
  bacon: done([5, 6], [5, 6], [15, 18], [10, 12], 'browned at the edges', 'browned', null),
  'cured-meat': done([1, 2], [1, 2], [8, 10], [4, 5], 'warmed through', 'warm', null),
  'cooked-meat': done(
    [3, 4],
    [4, 5],
    [12, 15],
    [5, 6],
    'steaming hot all through',
    'piping hot',
    CORE.reheated.leastC,
  ),
  'white-fish': done(
    [5, 6],
    [6, 7],
    [12, 15],
    [6, 8],
    'it has turned opaque and comes apart in flakes when you press it with a fork',
    'opaque and flaking',
    CORE.fish.leastC,
  ),
  'oily-fish': done(
    [5, 6],
    [7, 8],
    [12, 15],
    [6, 8],
    'it flakes when you press it with a fork',
    'just flaking',
    CORE.fish.leastC,
  ),
  'smoked-fish': done([1, 2], [2, 3], [8, 10], [3, 4], 'hot all through', 'hot through', null),
  'canned-fish': done([1, 2], [1, 2], [8, 10], [2, 3], 'hot all through', 'hot through', null),
  prawns: done(
    [3, 4],
    [3, 4],
    [8, 10],
    [3, 4],
    'pink and opaque all the way through',
    'pink and opaque',
    CORE.fish.leastC,
  ),
  squid: done([2, 3], [2, 3], [10, 12], [30, 35], 'opaque and just firm', 'just opaque', CORE.fish.leastC),
  mussels: done(
    [4, 5],
    [4, 5],
    [8, 10],
    [4, 5],
    'the shells have opened (throw away any that stay shut)',
    'the shells have opened (throw away any that stay shut)',
    null,
  ),
  tofu: done([8, 10], [8, 10], [25, 30], [5, 6], 'golden and crisp on most sides', 'golden', null),
  'silken-tofu': done([3, 4], [3, 4], [20, 22], [4, 5], 'hot all through', 'hot', null),
  tempeh: done([6, 8], [6, 8], [22, 25], [8, 10], 'golden brown', 'golden brown', null),
  'plant-mince': done([5, 6], [5, 6], [18, 20], [10, 12], 'browned in places', 'browned in places', null),
  'frying-cheese': done([5, 6], [4, 5], [15, 18], [4, 5], 'golden on both sides', 'golden', null),
  'pulse-cooked': done([3, 4], [3, 4], [20, 25], [8, 10], 'hot all through', 'hot', null),
  egg: done([3, 4], [3, 4], [10, 12], [8, 9], 'the white is set', 'set', null),
}

/** The same where infants or pregnant people eat along. */
const CARE: Partial<Record<Kind, Doneness>> = {
  steak: done(
    [6, 8],
    [10, 12],
    [25, 30],
    [60, 75],
    'no pink is left in the middle',
    'well browned, with no pink left',
    CORE.wellDone.leastC,
  ),
  egg: done(
    [5, 6],
    [5, 6],
    [10, 12],
    [9, 10],
    'white and yolk are firm',
    'firm all through',
    CORE.eggs.leastC,
  ),
  'cured-meat': done([3, 4], [3, 4], [8, 10], [4, 5], 'steaming hot', 'steaming hot', CORE.reheated.leastC),
  'smoked-fish': done([3, 4], [3, 4], [8, 10], [4, 5], 'steaming hot', 'steaming hot', CORE.reheated.leastC),
}

const FALLBACK = done(
  [6, 8],
  [8, 10],
  [25, 30],
  [15, 20],
  'hot and cooked through',
  'cooked through',
  CORE.reheated.leastC,
)

/** Times and signs of a part; infants and pregnant people have what others eat pink cooked through. */
export function donenessOf(part: Part, eaters: readonly Eater[] = []): Doneness {
  const { food, kind } = part.item
  const forEaters = food && eaterTreatmentOf(food, eaters)
  const usual = (forEaters && CARE[kind]) ?? DONENESS[kind] ?? FALLBACK
  const { tenderMin, leastC } = (food && treatmentOf(food)) ?? {}
  const safeC = usual.safeC !== null && leastC !== undefined ? Math.max(usual.safeC, leastC) : usual.safeC
  if (tenderMin === undefined) return { ...usual, safeC }
  // What is full of gristle takes its own time, whatever others of its kind take.
  const simmerMin = [
    Math.max(usual.simmerMin[0], tenderMin),
    Math.max(usual.simmerMin[1], tenderMin + 30),
  ] as const
  return { ...usual, safeC, simmerMin }
}

/** "golden and cooked through (74 °C)" or with the sign a beginner can see. */
export function untilDone(dish: Dish, part: Part): string {
  const { sign, short, safeC } = donenessOf(part, dish.eaters)
  const inside =
    safeC === null
      ? ''
      : bySkill(
          dish,
          ` (${safeC} °C in the thickest part, if you have a thermometer)`,
          ` (${safeC} °C inside)`,
          ` (${safeC} °C)`,
        )
  return `${dish.skill === 'Beginner' ? sign : short}${inside}`
}

/** Cooks the main food through in a hot pan, cut up. */
export function fry(dish: Dish, part: Part): Act {
  const [low, high] = donenessOf(part, dish.eaters).bitesMin
  const one = [part]
  if (part.item.kind === 'plant-mince') {
    return act(
      bySkill(
        dish,
        `Add ${the(one)} and fry for ${minutes(low, high)}, stirring now and then, until browned in places: this gives ${them(one)} a taste of its own.`,
        `Add ${the(one)} and fry for ${minutes(low, high)}, stirring, until browned in places.`,
        `Fry ${the(one)} for ${minutes(low, high)}, to colour in places.`,
      ),
      high,
    )
  }
  if (part.item.kind === 'mince') {
    return act(
      bySkill(
        dish,
        `Add ${the(one)}, break ${them(one)} up with a wooden spoon and cook for ${minutes(low, high)}, until no pink is left and ${they(one)} ${verb(one, 'begin')} to brown (${CORE.mince.leastC} °C). Brown means flavour, so give it time.`,
        `Add ${the(one)} and cook for ${minutes(low, high)}, breaking ${them(one)} up, until browned with no pink left (${CORE.mince.leastC} °C).`,
        `Brown ${the(one)} hard for ${minutes(low, high)}: let a crust form before you break it up (${CORE.mince.leastC} °C).`,
      ),
      high,
    )
  }
  if (part.item.kind === 'mussels') {
    return act(
      `Add ${the(one)}, cover and steam for ${minutes(low, high)}, shaking the pan once, until the shells have opened. Throw away any that stay shut.`,
      high,
    )
  }
  if (low <= 2) {
    return act(
      bySkill(
        dish,
        `Add ${the(one)} and cook for ${minutes(low, high)}, stirring, until ${untilDone(dish, part)}.`,
        `Add ${the(one)} and cook for ${minutes(low, high)}, until ${untilDone(dish, part)}.`,
        `Add ${the(one)}, ${minutes(low, high)}.`,
      ),
      high,
    )
  }
  const turnMin = Math.max(1, Math.round(low / 2))
  return act(
    bySkill(
      dish,
      `Add ${the(one)} in one layer and leave for ${minutes(turnMin)} without stirring, so that ${they(one)} ${verb(one, 'brown')}. Turn and cook for ${minutes(Math.max(1, low - turnMin), high - turnMin)} more, until ${untilDone(dish, part)}.`,
      `Add ${the(one)} and fry for ${minutes(low, high)}, turning now and then, until ${untilDone(dish, part)}.`,
      `Sear ${the(one)} in one layer, ${minutes(low, high)}, turning once, until ${untilDone(dish, part)}.`,
    ),
    high,
  )
}

/** Fries the main food in one piece (breasts, chops, fillets, slabs of tofu), and rests meat. */
export function fryWhole(dish: Dish, part: Part): Act {
  const [low, high] = donenessOf(part, dish.eaters).wholeMin
  const one = [part]
  if (part.item.kind === 'sausage') {
    return act(
      bySkill(
        dish,
        `Add ${the(one)}, turn the heat down to medium and fry for ${minutes(low, high)}, turning often, until ${untilDone(dish, part)}.`,
        `Fry ${the(one)} over a medium heat for ${minutes(low, high)}, turning often, until ${untilDone(dish, part)}.`,
        `Fry ${the(one)} gently, ${minutes(low, high)}, turning, until ${untilDone(dish, part)}.`,
      ),
      high,
    )
  }
  const half = Math.round(low / 2)
  const halfHigh = Math.max(half + 1, Math.round(high / 2))
  const rests = ['poultry', 'steak', 'pork'].includes(part.item.kind)
  const rest = rests
    ? bySkill(
        dish,
        ` Rest on a warm plate for 5 minutes: the juices settle instead of running out.`,
        ' Rest for 5 minutes.',
        ' Rest 5 minutes; keep the resting juices.',
      )
    : ''
  const text = bySkill(
    dish,
    `Add ${the(one)} and cook for ${minutes(half, halfHigh)} without moving ${them(one)}, until golden underneath. Turn and cook for ${minutes(half, halfHigh)} on the other side, until ${untilDone(dish, part)}.`,
    `Add ${the(one)} and fry for ${minutes(half, halfHigh)} a side, until ${untilDone(dish, part)}.`,
    `Sear ${the(one)}, ${minutes(half, halfHigh)} a side, basting near the end, to ${untilDone(dish, part).replace(/^golden and /, '')}.`,
  )
  return act(text + rest, high + (rests ? 5 : 0))
}

/** Browns the outside only: it finishes in the sauce, in the soup or in the oven. */
export function brown(dish: Dish, part: Part, where = 'in the sauce'): Act {
  const one = [part]
  if (isMinced(part.item.kind)) return fry(dish, part)
  if (part.item.kind === 'tofu' || part.item.kind === 'tempeh' || part.item.kind === 'frying-cheese') {
    return act(
      bySkill(
        dish,
        `Add ${the(one)} in one layer and fry for 5 to 6 minutes, turning once or twice, until golden.`,
        `Fry ${the(one)} for 5 to 6 minutes, until golden.`,
        `Colour ${the(one)} for 5 minutes.`,
      ),
      6,
    )
  }
  return act(
    bySkill(
      dish,
      `Add ${the(one)} in one layer and brown for 5 to 6 minutes, turning once or twice. ${isPlural(one) ? 'They' : 'It'} will finish cooking ${where}, so ${isPlural(one) ? 'they' : 'it'} can still be raw inside.`,
      `Brown ${the(one)} for 5 to 6 minutes; ${isPlural(one) ? 'they finish' : 'it finishes'} cooking ${where}.`,
      `Sear ${the(one)} hard for 5 minutes, in batches if crowded.`,
    ),
    6,
  )
}

/** What must not be browned first: it goes straight into the liquid near the end. */
export function isDelicate(part: Part): boolean {
  return [
    'white-fish',
    'oily-fish',
    'smoked-fish',
    'canned-fish',
    'prawns',
    'squid',
    'mussels',
    'silken-tofu',
    'cooked-meat',
    'cured-meat',
    'pulse-cooked',
  ].includes(part.item.kind)
}

/** Lowers a delicate food into a simmering pot for its last minutes. */
export function poach(dish: Dish, part: Part): Act {
  const [low, high] = part.item.kind === 'squid' ? ([3, 4] as const) : donenessOf(part, dish.eaters).simmerMin
  const one = [part]
  return act(
    bySkill(
      dish,
      `Add ${the(one)}, keep the pot at a gentle bubble and cook for ${minutes(low, high)}, until ${untilDone(dish, part)}.`,
      `Add ${the(one)} and simmer gently for ${minutes(low, high)}, until ${untilDone(dish, part)}.`,
      `Poach ${the(one)} in it for ${minutes(low, high)}, until ${untilDone(dish, part)}.`,
    ),
    high,
  )
}
