import { findFood, foodById } from '#app/domain/food/foods.ts'
import { EXPIRING_WITHIN_DAYS } from '#app/domain/pantry/expiry.ts'
import { addDays, daysBetween, type PlainDate } from '#app/domain/pantry/plain-date.ts'
import { isWithinBounds } from '#app/domain/planning/day-met.ts'
import { dailyEnergy } from '#app/domain/planning/energy.ts'
import { buyFirst } from '#app/domain/planning/buy-first.ts'
import { allowedBy } from '#app/domain/planning/dietary-preferences.ts'
import { eatsOilyFish, healthOf } from '#app/domain/planning/health.ts'
import { healthFindings } from '#app/domain/planning/health-findings.ts'
import { cookingReasons } from '#app/domain/planning/shortfall.ts'
import { personOf, tablePreferencesOf, targetsOf, wishesOf } from '#app/domain/planning/request-people.ts'
import { isFromFreezer, thawingFor } from '#app/domain/planning/leftovers.ts'
import { deviationOf, sumMacros } from '#app/domain/planning/macros.ts'
import { type DayTargets, targetsOn } from '#app/domain/planning/meals-away.ts'
import { isCookedAlready } from '#app/domain/planning/plan.ts'
import { isStillLeftOut } from '#app/domain/planning/unused-stock.ts'
import type { PlanTargets } from '#app/domain/planning/targets.ts'
import type { StoredMeal } from '#app/domain/planning/plan-undo.ts'
import { backdropOf } from '#app/domain/plate/backdrop.ts'
import { saleOf } from '#app/domain/shopping/pack-table.ts'
import { recipePath } from '#app/domain/slug.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { plateUrlOf } from '#app/features/recipes/plate-url.server.ts'
import { mealsTotalOf } from '#app/features/plans/progress/plan-progress.server.ts'
import { freezeSentence, takeOutSentences } from './freezer-words.server.ts'
import { type PlanTable, tableOf } from './plan-table.server.ts'
import { mealOfDay } from './plan-words.ts'
import type { PlanDayView, PlanDetail, PlannedMealView, PlanSummary } from './plan-view.ts'
import type { ToBuy } from '#app/features/plans/reserved-stock.server.ts'
import type { PlanRow, StoredPlan } from '#app/features/plans/stored-plan.server.ts'

type SummaryRow = Pick<
  PlanRow,
  | 'id'
  | 'userId'
  | 'householdId'
  | 'name'
  | 'goal'
  | 'startDate'
  | 'endDate'
  | 'targetCalories'
  | 'mealsPerDay'
  | 'mealsAway'
  | 'status'
  | 'mealsDone'
  | 'seenAt'
> & { replacedDates: readonly string[] }

export function presentSummary(row: SummaryRow, member: Pick<Member, 'id'>): PlanSummary {
  const { id, name, goal, status, startDate, endDate, mealsPerDay, mealsDone, seenAt } = row
  return {
    id,
    name,
    goal,
    durationDays: daysBetween(startDate, endDate),
    targetKcal: row.targetCalories,
    mealsPerDay,
    status,
    mealsDone,
    mealsTotal: mealsTotalOf(row),
    startDate,
    endDate,
    replacedDates: row.replacedDates,
    isNews: row.userId === member.id && status !== 'generating' && seenAt === null,
    isShared: row.householdId !== null,
    isOwn: row.userId === member.id,
  }
}

type Viewing = {
  member: Pick<Member, 'id'>
  /** Public name of whoever made the plan; null for their own. */
  maker: string | null
  mayChange: boolean
  canUndo: boolean
  toBuy: readonly ToBuy[]
  /** The server's day: what is to be bought is bought on it or on the first of the plan. */
  today: PlainDate
}

export function presentPlan(
  stored: StoredPlan,
  { member, maker, mayChange, canUndo, toBuy, today }: Viewing,
): PlanDetail {
  const { row, days, meals } = stored
  const table = tableOf(stored, maker)
  const planned = meals.map(({ meal }) => meal)
  const targets = {
    kcal: row.targetCalories,
    proteinG: row.targetProtein,
    fatG: row.targetFat,
    carbsG: row.targetCarbs,
  }
  const aims: PlanTargets = { ...targetsOf(row.request), day: targets }
  const stayingIds = stayingMeals(stored, table)
  const takeOuts = takeOutSentences(stored)
  return {
    ...presentSummary({ ...row, replacedDates: days.flatMap(replacedDate) }, member),
    maker,
    mayChange,
    people: table.people.map(({ name }) => name),
    description: row.description,
    targets,
    energy: energyOf(row),
    isLightlySalted: planned.some(({ recipe: { book } }) => book?.isLightlySalted),
    notes: row.notes,
    days: days.map(({ date, reasons, guests, replacedBy: newer }, dayIndex) => {
      const own = meals.filter((meal) => meal.dayIndex === dayIndex)
      const replacedBy = newer && (row.userId === member.id ? newer : ('another' as const))
      const takeOut = takeOuts.get(dayIndex) ?? []
      const day = { date, reasons, guests, replacedBy, dayIndex, takeOut }
      return presentDay(row, targetsOn(aims, dayIndex), day, own, { table, stayingIds })
    }),
    health: unmetHealth(row, aims, meals),
    ...withFirst(meals, toBuy),
    freezeNote: freezeSentence(stored, toBuy, today),
    // A plan's meals may have changed since it was said.
    leftOut: row.leftOut
      .filter((one) => isStillLeftOut(one, planned, row.request.days))
      .map(({ name, reason }) => ({ name, reason })),
    revision: row.revision,
    canUndo,
  }
}

/** Meals that stay when others are regenerated. */
function stayingMeals({ meals }: StoredPlan, { plan }: PlanTable): ReadonlySet<string> {
  const staying = meals.filter(({ meal }) => meal.isLocked || isCookedAlready(plan.days, meal))
  return new Set(staying.map(({ id }) => id))
}
const replacedDate = ({ date, replacedBy }: StoredPlan['days'][number]) => (replacedBy ? [date] : [])

/** What the plan means for the weight, from what was entered when it was made. */
function energyOf({ request, goal, targetCalories }: PlanRow): PlanDetail['energy'] {
  const { maintenanceKcal } = dailyEnergy(personOf(request), goal)
  return { targetKcal: targetCalories, maintenanceKcal }
}

function presentDay(
  row: PlanRow,
  { day: targets, slots, away }: DayTargets,
  day: Pick<PlanDayView, 'date' | 'reasons' | 'dayIndex' | 'guests' | 'replacedBy' | 'takeOut'>,
  meals: readonly StoredMeal[],
  { table, stayingIds }: { table: PlanTable; stayingIds: ReadonlySet<string> },
): PlanDayView {
  const minutesOf = (some: readonly StoredMeal[]) =>
    some.reduce((sum, { meal }) => sum + meal.activeMinutes, 0)
  const wishes = wishesOf(row.request)
  const total = sumMacros(meals.map(({ meal }) => meal))
  const openSlots = slots.map(({ slot }) => slot).filter((slot) => !meals.some((meal) => meal.slot === slot))
  const health = healthOf(meals.flatMap(({ meal }) => meal.ingredients))
  const isMet = openSlots.length === 0 && isWithinBounds(deviationOf(total, targets))
  return {
    ...day,
    target: targets,
    away,
    meals: meals.map((meal) => ({
      ...presentMeal(row, meal),
      isKept: stayingIds.has(meal.id),
      ...table.shareOf(meal, day.guests),
    })),
    table: table.dayOf(day.dayIndex, total.kcal),
    thawing: thawingFor(table.plan.days[day.dayIndex + 1]?.meals ?? [], day.dayIndex + 1, wishes),
    openSlots,
    total,
    isMet,
    // What is stored may be of meals that were swapped since.
    reasons: isMet
      ? cookingReasons(
          meals.map(({ meal }) => meal),
          wishes,
          day.dayIndex,
        )
      : day.reasons,
    activeMinutes: minutesOf(meals),
    toCookMinutes: minutesOf(meals.filter(({ meal }) => meal.cookedDate === undefined)),
    fiberG: health.fiberG,
    sodiumMg: health.sodiumMg,
    saturatedFatG: health.saturatedFatG,
  }
}

function presentMeal(
  row: PlanRow,
  stored: StoredMeal,
): Omit<PlannedMealView, 'shares' | 'serves' | 'timesRecipe' | 'isKept'> {
  const { meal, recipeId, isFilledByKitchen, isAssumed } = stored
  const { draft } = meal
  return {
    id: stored.id,
    dayIndex: stored.dayIndex,
    slot: stored.slot,
    recipeId,
    recipeName: draft.name,
    dishKey: meal.recipe.key,
    href: recipePath(recipeId, draft.name),
    servings: meal.servings,
    kcal: meal.kcal,
    proteinG: meal.proteinG,
    carbsG: meal.carbsG,
    fatG: meal.fatG,
    cookingTimeMin: draft.cookingTimeMin,
    isLocked: meal.isLocked,
    cookedOn: meal.cookedDate ?? null,
    leftoverOf: meal.leftoverOf
      ? mealOfDay(addDays(row.startDate, meal.leftoverOf.dayIndex), meal.leftoverOf.slot)
      : null,
    isFromFreezer: isFromFreezer(meal, stored.dayIndex),
    portionsCooked: meal.portionsCooked ?? 1,
    isFilledByKitchen,
    isAssumed,
    expiringUsed: expiringIn(meal),
    picture: { src: plateUrlOf(draft), alt: `Drawn plate: ${draft.name}` },
    backdrop: backdropOf(draft.name),
  }
}

function expiringIn({ ingredients }: StoredMeal['meal']): string[] {
  const soon = ingredients
    .flatMap(({ uses }) => uses)
    .filter(({ expiresInDays }) => expiresInDays !== null && expiresInDays <= EXPIRING_WITHIN_DAYS)
  return [...new Set(soon.map(({ foodId }) => findFood(foodId)?.name ?? foodId))]
}

/** What the plan's days cannot meet beside their targets, in sentences; none before all its meals are there. */
function unmetHealth(row: PlanRow, aims: PlanTargets, meals: readonly StoredMeal[]): string[] {
  if (row.status === 'generating') return []
  const dates = Array.from({ length: row.request.days }, (_, dayIndex) => dayIndex)
  const own = dates.map((dayIndex) => meals.filter((meal) => meal.dayIndex === dayIndex))
  const findings = healthFindings({
    days: own.map((list) => ({
      foods: list.flatMap(({ meal }) => meal.ingredients),
      kcal: sumMacros(list.map(({ meal }) => meal)).kcal,
    })),
    targetKcal: aims.day.kcal * dates.length,
    plannedKcal: dates.reduce((sum, dayIndex) => sum + targetsOn(aims, dayIndex).day.kcal, 0),
    eatsOilyFish: eatsOilyFish(allowedBy(tablePreferencesOf(row.request))),
  })
  return findings.filter(({ isMet }) => !isMet).map(({ text }) => text)
}

/** The list with the few most helpful foods marked; `buyFirst` is null if the whole list is just as short. */
function withFirst(
  meals: readonly StoredMeal[],
  toBuy: readonly ToBuy[],
): Pick<PlanDetail, 'buyFirst' | 'toBuy'> {
  const first = buyFirst(meals.map(({ meal }) => meal))
  const keys = new Set((first?.foods ?? []).map(({ foodId }) => saleOf(foodById(foodId)).food.id))
  const marked = toBuy.map(({ key, ...one }) => ({ ...one, isFirst: keys.has(key) }))
  const foods = marked.filter(({ isFirst }) => isFirst).length
  const isShort = first === null || foods === 0
  return {
    toBuy: marked,
    buyFirst: isShort ? null : { foods, mealsCooked: first.mealsCooked, meals: first.meals },
  }
}
