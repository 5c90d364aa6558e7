import { CORE_TEMPERATURES } from './core-temperatures.ts'
import { EATER_WORDS, type Eater } from './eaters.ts'
import type { Food } from './food.ts'
import { FOODS_OF_CAUTION, LOW_IN_MERCURY } from './foods-of-cautions.ts'
import type { Treatment } from './treatment-types.ts'

/**
 * What infants and pregnant people do not eat, and what they eat only when it is cooked through. The rules follow the NHS, the
 * UK Food Standards Agency, the US FDA and USDA; where they differ, the stricter one (docs/eaters.md names the source of each).
 */

type Caution = keyof typeof FOODS_OF_CAUTION | 'mercury'

type CautionRule = {
  /** Behind "not in pregnancy:". */
  why: string
  /** Who does not eat it, cooked or not. */
  never: readonly Eater[]
  /** Who eats it heated until it steams. */
  cooked?: readonly Eater[]
}

const BOTH = ['under-one', 'pregnant'] as const

const RULES: Readonly<Record<Caution, CautionRule>> = {
  honey: { why: 'infant botulism', never: ['under-one'] },
  'served-raw': { why: 'raw or soft egg, meat or fish', never: BOTH },
  pate: { why: 'listeria', never: BOTH },
  liver: { why: 'vitamin A', never: BOTH },
  game: { why: 'lead shot', never: BOTH },
  mercury: { why: 'not known to be low in mercury', never: BOTH },
  alcohol: { why: 'alcohol', never: BOTH },
  caffeine: { why: 'caffeine', never: ['under-one'] },
  salty: { why: 'salt', never: ['under-one'] },
  sugary: { why: 'added sugar', never: ['under-one'] },
  choking: { why: 'choking', never: ['under-one'] },
  'rice-drink': { why: 'arsenic', never: ['under-one'] },
  'ripened-cheese': { why: 'listeria', never: [], cooked: BOTH },
  'cold-meat': { why: 'listeria', never: [], cooked: BOTH },
  'cold-fish': { why: 'listeria', never: [], cooked: BOTH },
}

const idsOf = (ids: string): ReadonlySet<string> => new Set(ids.split(/\s+/))
const LISTED = new Map(Object.entries(FOODS_OF_CAUTION).map(([caution, ids]) => [caution, idsOf(ids)]))
const LOW_MERCURY_IDS = idsOf(LOW_IN_MERCURY)

/** 1.5 g of salt: what UK labels call high. */
const HIGH_SODIUM_MG = 600
/** Mild hard cheese is food for infants; feta, parmesan and processed cheese hold more salt than this. */
const MILD_CHEESE_SODIUM_MG = 850
/** Weighed by the teaspoon to raise a dough: it salts nothing. */
const LEAVEN: ReadonlySet<string> = idsOf('baking-powder bicarbonate-of-soda self-raising-flour')
/** Used by the drop. */
const EXTRACTS: ReadonlySet<string> = idsOf('vanilla-extract almond-extract flavouring-extract')
const LEAST_ALCOHOL_G = 0.5

function isSalty({ id, group, per100g }: Food): boolean {
  if (group === 'dishes') return true
  const most = group === 'dairy' ? MILD_CHEESE_SODIUM_MG : HIGH_SODIUM_MG
  return (per100g.sodiumMg ?? 0) >= most && !LEAVEN.has(id)
}

const BY_FIGURE: Readonly<Partial<Record<Caution, (food: Food) => boolean>>> = {
  salty: isSalty,
  sugary: ({ group }) => group === 'sweets',
  choking: ({ kind }) => kind === 'nut',
  alcohol: ({ id, per100g }) => (per100g.alcoholG ?? 0) >= LEAST_ALCOHOL_G && !EXTRACTS.has(id),
  mercury: ({ id, group }) => group === 'fish' && !LOW_MERCURY_IDS.has(id),
}

const hasCaution = (food: Food, caution: Caution): boolean =>
  LISTED.get(caution)?.has(food.id) === true || BY_FIGURE[caution]?.(food) === true

/** Whole nuts and the like, on which a child under five may choke (NHS). */
export const isChokingRisk = (food: Food): boolean => hasCaution(food, 'choking')

const CAUTIONS = Object.keys(RULES) as readonly Caution[]

/** Why a food is not for one of the eaters, however it is cooked ("not in pregnancy: vitamin A"); null when all may eat it. */
export function whyNotFor(food: Food, eaters: readonly Eater[]): string | null {
  for (const eater of eaters) {
    const caution = CAUTIONS.find((one) => RULES[one].never.includes(eater) && hasCaution(food, one))
    if (caution !== undefined) return exclusionOf(eater, RULES[caution].why)
  }
  return null
}

/** "not under one year: salt". */
export function exclusionOf(eater: Eater, why: string): string {
  return `${EATER_WORDS[eater].exclusion}: ${why}`
}

const STEAMING_HOT: Treatment = {
  leastMin: 2,
  leastC: CORE_TEMPERATURES.reheated.leastC,
  isUntilSteaming: true,
  why: 'For infants and in pregnancy it is heated until it steams, because it can carry listeria.',
}
const FIRM_EGG = {
  leastMin: 4,
  leastC: CORE_TEMPERATURES.eggs.leastC,
  why: 'For infants and in pregnancy eggs are cooked until white and yolk are firm, because they can carry salmonella.',
} satisfies Treatment
/** How long it was boiled is past telling; "soft-boiled" is not. */
const COOKED_EGG: Treatment = { leastC: FIRM_EGG.leastC, why: FIRM_EGG.why }
const WELL_DONE: Treatment = {
  leastMin: 3,
  leastC: CORE_TEMPERATURES.wellDone.leastC,
  why: 'For infants and in pregnancy meat is cooked until no pink is left, because it can carry toxoplasma.',
}
const COOKED_FISH: Treatment = {
  leastMin: 2,
  leastC: CORE_TEMPERATURES.fish.leastC,
  why: 'For infants and in pregnancy fish and shellfish are cooked through, whatever they were sold for.',
}

/** What infants and pregnant people ask of a food over what everybody does; null when nothing. */
export function eaterTreatmentOf(food: Food, eaters: readonly Eater[]): Treatment | null {
  if (eaters.length === 0) return null
  const isHeated = CAUTIONS.some(
    (one) => RULES[one].cooked?.some((eater) => eaters.includes(eater)) === true && hasCaution(food, one),
  )
  if (isHeated) return STEAMING_HOT
  if (food.group === 'eggs' && food.state === 'cooked') return COOKED_EGG
  if (food.state !== 'raw' && food.state !== 'frozen') return null
  switch (food.group) {
    case 'eggs':
      return FIRM_EGG
    case 'meat':
    case 'poultry':
      return WELL_DONE
    case 'fish':
      return COOKED_FISH
    default:
      return null
  }
}
