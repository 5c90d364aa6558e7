import {
  HEALTH_BOUNDS,
  type Health,
  KCAL_PER_G_FAT,
  NO_HEALTH,
  OILY_FISH_G_A_WEEK,
  healthOf,
  oilyFishFor,
} from './health.ts'

/** What the days of a plan bring on average against what health authorities advise, and what is not met said in sentences. */

export type HealthFinding = {
  name: 'fibre' | 'sodium' | 'saturated fat' | 'fruit and vegetables' | 'oily fish'
  /** A day, on average; oily fish a week; saturated fat in per cent of the energy. */
  average: number
  bound: number
  unit: 'g' | 'mg' | '%'
  limit: 'at least' | 'at most'
  source: string
  isMet: boolean
  text: string
}

const WEEK_DAYS = 7
/** Nobody is told of less than a hundredth. */
const NEGLIGIBLE = 0.01

type FoodOfDay = { foods: readonly { foodId: string | null; grams: number }[]; kcal: number }

type Asked = {
  days: readonly FoodOfDay[]
  /** Energy of all days that the targets ask for: with meals eaten out, as much is not planned here. */
  targetKcal: number
  plannedKcal: number
  eatsOilyFish: boolean
}

/**
 * Averages against bounds. Where meals are eaten out, the bounds are those of what is planned: the share of the energy
 * that is eaten at home. Nothing is found in a plan without food.
 */
export function healthFindings({ days, targetKcal, plannedKcal, eatsOilyFish }: Asked): HealthFinding[] {
  const eaten = days.filter(({ foods }) => foods.length > 0)
  if (eaten.length === 0 || targetKcal <= 0) return []
  const sum = eaten.map(({ foods }) => healthOf(foods)).reduce(added, NO_HEALTH)
  const kcal = eaten.reduce((total, one) => total + one.kcal, 0)
  // Days of food that these are: two thirds of one where dinner is eaten out.
  const whole = Math.max(0.1, days.length * Math.min(1, plannedKcal / targetKcal))
  const findings = [
    finding('fibre', sum.fiberG / whole, HEALTH_BOUNDS.leastFiberG, 'g', 'at least', 'EFSA 2010'),
    finding(
      'sodium',
      sum.sodiumMg / whole,
      HEALTH_BOUNDS.mostSodiumMg,
      'mg',
      'at most',
      'Institute of Medicine 2005',
    ),
    finding(
      'saturated fat',
      kcal > 0 ? (100 * sum.saturatedFatG * KCAL_PER_G_FAT) / kcal : 0,
      100 * HEALTH_BOUNDS.mostSaturatedShare,
      '%',
      'at most',
      'WHO 2023',
    ),
    finding(
      'fruit and vegetables',
      sum.produceG / whole,
      HEALTH_BOUNDS.leastProduceG,
      'g',
      'at least',
      'WHO 2023',
    ),
  ]
  if (eatsOilyFish && oilyFishFor(days.length) > 0)
    findings.push(
      finding('oily fish', (sum.oilyFishG / whole) * WEEK_DAYS, OILY_FISH_G_A_WEEK, 'g', 'at least', 'NHS'),
    )
  return findings
}

const added = (one: Health, other: Health): Health => ({
  fiberG: one.fiberG + other.fiberG,
  sodiumMg: one.sodiumMg + other.sodiumMg,
  saturatedFatG: one.saturatedFatG + other.saturatedFatG,
  produceG: one.produceG + other.produceG,
  oilyFishG: one.oilyFishG + other.oilyFishG,
})

function finding(
  name: HealthFinding['name'],
  exact: number,
  bound: number,
  unit: HealthFinding['unit'],
  limit: HealthFinding['limit'],
  source: string,
): HealthFinding {
  const average = unit === 'mg' ? Math.round(exact) : Math.round(exact * 10) / 10
  const isMet = limit === 'at least' ? exact >= bound * (1 - NEGLIGIBLE) : exact <= bound * (1 + NEGLIGIBLE)
  const per = name === 'oily fish' ? 'a week' : unit === '%' ? 'of the energy' : 'a day on average'
  const [is, of] = [inWords(average, unit), inWords(bound, unit)]
  const advised = `${limit} ${of} ${unit === '%' ? 'is' : 'are'} advised (${source})`
  return {
    name,
    average,
    bound,
    unit,
    limit,
    source,
    isMet,
    text: `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${is} ${per}; ${advised}.`,
  }
}

function inWords(amount: number, unit: HealthFinding['unit']): string {
  if (unit === 'mg') return `${(amount / 1000).toFixed(1)} g`
  const isWhole = unit === 'g' && amount >= 10
  return `${isWhole ? Math.round(amount) : amount.toFixed(unit === '%' ? 1 : 0)} ${unit}`
}
