import { sumMacros } from '#app/domain/planning/macros.ts'
import { MEAL_SLOTS, type MealSlot } from '#app/domain/planning/meal-split.ts'
import { addDays } from '#app/domain/pantry/plain-date.ts'
import type { PlanDayView, PlanDetail, PlannedMealView } from '#app/features/plans/view/plan-view.ts'

const TARGETS = { kcal: 1850, proteinG: 162, carbsG: 185, fatG: 51 }

export function sampleMeal(
  dayIndex: number,
  slot: MealSlot,
  change: Partial<PlannedMealView> = {},
): PlannedMealView {
  const recipeId = `meal_plan_018f0000-0000-7000-8000-00000000${dayIndex}00${MEAL_SLOTS.indexOf(slot)}`
  return {
    id: `018f0000-0000-7000-8000-10000000${dayIndex}00${MEAL_SLOTS.indexOf(slot)}`,
    dayIndex,
    slot,
    recipeId,
    recipeName: 'Greek salad with chicken',
    dishKey: 'greek-chicken-salad',
    href: `/recipe/${recipeId}/greek-salad-chicken`,
    servings: 1,
    kcal: 618,
    proteinG: 54,
    carbsG: 62,
    fatG: 17,
    cookingTimeMin: 20,
    isLocked: false,
    cookedOn: null,
    isKept: (change.isLocked ?? false) || (change.cookedOn ?? null) !== null,
    leftoverOf: null,
    isFromFreezer: false,
    portionsCooked: 1,
    isFilledByKitchen: false,
    isAssumed: false,
    expiringUsed: [],
    picture: { src: '/plates/x.svg', alt: '' },
    backdrop: 'cloth-sea',
    shares: [],
    serves: null,
    timesRecipe: null,
    ...change,
  }
}

export function sampleDay(dayIndex: number, change: Partial<PlanDayView> = {}): PlanDayView {
  const meals = change.meals ?? MEAL_SLOTS.slice(0, 3).map((slot) => sampleMeal(dayIndex, slot))
  const total = sumMacros(meals)
  return {
    dayIndex,
    date: addDays('2026-03-16', dayIndex),
    meals,
    openSlots: [],
    takeOut: [],
    target: TARGETS,
    away: [],
    total,
    isMet: true,
    reasons: [],
    activeMinutes: 43,
    toCookMinutes: 43,
    fiberG: 31.4,
    sodiumMg: 1930,
    saturatedFatG: 14.2,
    table: [],
    guests: 0,
    thawing: null,
    replacedBy: null,
    ...change,
  }
}

/** A plan as the page is given it; its figures add up. */
export function samplePlan(change: Partial<PlanDetail> = {}): PlanDetail {
  const days = change.days ?? [sampleDay(0), sampleDay(1)]
  const mealsDone = days.reduce((sum, { meals }) => sum + meals.length, 0)
  return {
    id: '018f0000-0000-7000-8000-000000000001',
    name: 'Spring cut',
    goal: 'lose_weight',
    durationDays: days.length,
    targetKcal: TARGETS.kcal,
    mealsPerDay: 3,
    status: 'ready',
    mealsDone,
    mealsTotal: days.length * 3,
    startDate: '2026-03-16',
    endDate: addDays('2026-03-16', days.length),
    replacedDates: [],
    description: 'Lose weight: 2 days, 3 meals a day.',
    targets: TARGETS,
    isLightlySalted: true,
    energy: { targetKcal: 1800, maintenanceKcal: 2300 },
    notes: [],
    days,
    health: [],
    buyFirst: null,
    freezeNote: null,
    toBuy: [{ name: 'chicken breasts', buyText: '8 chicken breast fillets', aisle: 'Meat and fish' }],
    leftOut: [],
    revision: 4,
    canUndo: false,
    isNews: false,
    isShared: false,
    isOwn: true,
    maker: null,
    mayChange: true,
    people: ['You'],
    ...change,
  }
}
