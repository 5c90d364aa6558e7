import { cookbook } from '#app/cookbook.server.ts'
import { capitalised } from '#app/domain/capitalised.ts'
import { planFromRequest } from '#app/domain/planning/plan-from-request.ts'
import { type PlanRequest, planRequestSchema } from '#app/domain/planning/plan-request.ts'
import type { Plan, PlannedMeal } from '#app/domain/planning/plan.ts'
import { backdropOf } from '#app/domain/plate/backdrop.ts'
import { buyFor } from '#app/domain/shopping/packs.ts'
import { plateUrlOf } from '#app/features/recipes/plate-url.server.ts'
import { readMadeAhead } from './made-ahead.server.ts'
import type { SampleMeal, SampleWeek } from './sample-week.ts'

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
const SHOWN_TO_BUY = 8

/** The fridge of the example, with the days until its dates: the plan begins on a Monday. */
const FRIDGE = [
  { name: 'spinach', quantity: 200, unit: 'grams', expiresInDays: 1 },
  { name: 'salmon', quantity: 150, unit: 'grams', expiresInDays: 1 },
  { name: 'chicken breast', quantity: 180, unit: 'grams', expiresInDays: 2 },
  { name: 'mushrooms', quantity: 250, unit: 'grams', expiresInDays: 3 },
  { name: 'prawns', quantity: 160, unit: 'grams', expiresInDays: 4 },
  { name: 'halloumi', quantity: 120, unit: 'grams', expiresInDays: 5 },
  { name: 'cherry tomatoes', quantity: 300, unit: 'grams', expiresInDays: 6 },
]

/** Same request and seed, same week: three meals a day for somebody who wants dishes they know. */
const REQUEST = {
  sex: 'female',
  ageYears: 34,
  heightCm: 168,
  weightKg: 62,
  days: 7,
  mealsPerDay: 3,
  firstWeekday: 0,
  cooking: { cooksAhead: false, adventure: 'familiar' },
  pantry: FRIDGE,
}
/** The first week of these that uses the whole fridge in time is shown: dishes change, and with them each week. */
const SEEDS = [2, 1, 3, 7, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16]

let kept: SampleWeek | undefined

/** A week that the planner makes of a fridge: ahead in the build, or once per process. */
export function sampleWeek(): SampleWeek {
  kept ??= readMadeAhead()?.week ?? planSampleWeek()
  return kept
}

/** The plan of the example, with the request that it answers. Throws where no seed gives a fair example. */
export function samplePlan(): { plan: Plan; request: PlanRequest } {
  for (const seed of SEEDS) {
    const request = planRequestSchema.parse({ ...REQUEST, seed })
    const { plan } = planFromRequest(request, cookbook())
    if (isFair(plan, request)) return { plan, request }
  }
  throw new Error('No sample week uses the whole fridge in time')
}

/** Every day met, seven dinners, and everything in the fridge cooked by its date. */
function isFair({ days }: Plan, { pantry }: PlanRequest): boolean {
  const dinners = days.flatMap(({ meals }) => meals.filter(({ slot }) => slot === 'dinner'))
  const names = new Set(dinners.map(({ draft }) => draft.name))
  const isUsedInTime = pantry.every(({ expiresInDays }, index) =>
    days.some(
      ({ dayIndex, meals }) => dayIndex <= (expiresInDays ?? 6) && meals.some((meal) => usesLot(meal, index)),
    ),
  )
  return days.every(({ isMet }) => isMet) && names.size === days.length && isUsedInTime
}

const usesLot = ({ ingredients }: PlannedMeal, index: number): boolean =>
  ingredients.some(({ uses }) => uses.some(({ lotId }) => lotId === String(index)))

export function planSampleWeek(): SampleWeek {
  const { plan, request } = samplePlan()
  const targetKcal = Math.round(plan.targets.day.kcal)
  const usedIn = (meal: PlannedMeal | undefined) =>
    request.pantry.flatMap(({ name }, index) => (meal && usesLot(meal, index) ? [name] : []))
  const days = plan.days.map(({ dayIndex, meals, total }) => {
    const dinner = meals.find(({ slot }) => slot === 'dinner')
    if (!dinner) throw new Error(`The sample week has no dinner on day ${dayIndex}`)
    const totalKcal = Math.round(total.kcal)
    return {
      day: DAYS[dayIndex]!,
      dinner: mealOf(dinner),
      uses: usedIn(dinner),
      totalKcal,
      differenceKcal: totalKcal - targetKcal,
    }
  })
  const bought = plan.toBuy
    .map(({ foodId, grams }) => ({ ...buyFor(foodId, grams), grams }))
    .filter(({ count }) => count > 0)
  return {
    targetKcal,
    totalKcal: days.reduce((sum, day) => sum + day.totalKcal, 0),
    fridge: request.pantry.map(({ name, expiresInDays }) => {
      const cookedOn = plan.days.findIndex(({ meals }) => meals.some((meal) => usedIn(meal).includes(name)))
      if (cookedOn < 0) throw new Error(`The sample week leaves the ${name}`)
      return { name, useBy: DAYS[expiresInDays ?? 6]!, cookedOn: DAYS[cookedOn]! }
    }),
    days,
    today: plan.days[0]!.meals.map(mealOf),
    toBuy: bought
      .toSorted((one, other) => other.grams - one.grams)
      .slice(0, SHOWN_TO_BUY)
      // How much of a pack is used is for whoever shops.
      .map(({ text }) => capitalised(text.split(',')[0]!)),
    toBuyCount: bought.length,
  }
}

const mealOf = ({ slot, draft, kcal }: PlannedMeal): SampleMeal => ({
  slot: capitalised(slot),
  name: draft.name,
  kcal: Math.round(kcal),
  plateUrl: plateUrlOf(draft),
  backdrop: backdropOf(draft.name),
})
