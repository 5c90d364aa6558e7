import type { Food } from '#app/domain/food/food.ts'
import { saysGlutenFree } from '#app/domain/food/qualifiers.ts'
import type { Macros } from './macros.ts'
import { buyFor, doesLeftoverKeep } from '#app/domain/shopping/packs.ts'
import { buyFirst } from './buy-first.ts'
import { eatsOilyFish, healthOf } from './health.ts'
import { healthFindings } from './health-findings.ts'
import { isFromFreezer, thawingFor } from './leftovers.ts'
import { targetsOn } from './meals-away.ts'
import { type HouseholdMember, portionsFor } from './household.ts'
import { platesOf } from './meal-recipe.ts'
import type { Plan, PlanDay, PlannedMeal } from './plan.ts'
import type { PlanAnswer } from './plan-from-request.ts'
import { changeInWords } from './variations.ts'

/** A plan as JSON lines: the answer of `mealwright plan`, whose requests `planRequestSchema` reads. */

const toTenth = (value: number) => Math.round(value * 10) / 10
const toThousandth = (value: number) => Math.round(value * 1000) / 1000

/** Which share of a dish's lines a portion of it is. */
const shareOf = ({ recipe: { book }, portion, draft }: PlannedMeal, eaten: number): number =>
  eaten / portion / (book ? platesOf(book) : draft.servings)

function rounded({ kcal, proteinG, fatG, carbsG }: Macros): Macros {
  return { kcal: toTenth(kcal), proteinG: toTenth(proteinG), fatG: toTenth(fatG), carbsG: toTenth(carbsG) }
}

/** Per cent to two places: 0.43 is 0.43 % too much. */
function inPercent(deviation: Macros): Record<'kcal' | 'protein' | 'fat' | 'carbs', number> {
  // Without "-0".
  const percent = (share: number) => Math.round(share * 10_000) / 100 + 0
  return {
    kcal: percent(deviation.kcal),
    protein: percent(deviation.proteinG),
    fat: percent(deviation.fatG),
    carbs: percent(deviation.carbsG),
  }
}

/** Busy minutes of a day. */
function activeMinutesOfDay({ meals }: PlanDay): number {
  return meals.reduce((sum, { activeMinutes }) => sum + activeMinutes, 0)
}

function nutritionOfDay({ meals }: PlanDay) {
  const { fiberG, sodiumMg, saturatedFatG, produceG } = healthOf(
    meals.flatMap(({ ingredients }) => ingredients),
  )
  return {
    fiberG: toTenth(fiberG),
    sodiumMg: Math.round(sodiumMg),
    saturatedFatG: toTenth(saturatedFatG),
    fruitAndVegetablesG: Math.round(produceG),
  }
}

function healthOfPlan({ targets, days }: Plan, isAllowed: (food: Food) => boolean) {
  return healthFindings({
    days: days.map(({ meals, total }) => ({
      foods: meals.flatMap(({ ingredients }) => ingredients),
      kcal: total.kcal,
    })),
    targetKcal: targets.day.kcal * days.length,
    plannedKcal: days.reduce((sum, { dayIndex }) => sum + targetsOn(targets, dayIndex).day.kcal, 0),
    eatsOilyFish: eatsOilyFish(isAllowed),
  })
}

/** Foods that a line of the plan says are bought gluten-free. */
const glutenFreeFoods = ({ days }: Plan): ReadonlySet<string | null> =>
  new Set(
    days.flatMap(({ meals }) =>
      meals.flatMap(({ ingredients }) =>
        ingredients.flatMap(({ foodId, text }) => (saysGlutenFree(text) ? [foodId] : [])),
      ),
    ),
  )

/** A food to buy as shops sell it. */
function shoppingLine(foodId: string, grams: number, isGlutenFree: boolean) {
  const buy = buyFor(foodId, grams)
  const { count, unit, packG, packs, leftoverG, text } = buy
  return {
    food: foodId,
    grams: Math.max(0.1, toTenth(grams)),
    buy: {
      count,
      unit,
      packG: toTenth(packG),
      sizes: packs.map(({ count, size }) => ({ count, packG: toTenth(size.usableG) })),
    },
    leftoverG: toTenth(leftoverG),
    // For two weeks or longer: what remains is no waste.
    leftoverKeeps: doesLeftoverKeep(buy),
    text: isGlutenFree && !saysGlutenFree(text) ? `${text}, gluten-free` : text,
  }
}

/**
 * A plan as JSON: targets; per day its meals with lines, figures and stock, the deviation from each target in per cent
 * and the reasons where it is missed; what to buy and what was left out. A meal's figures are those of its lines.
 */
export function planReport(
  { plan, leftOut, context }: PlanAnswer,
  household: readonly HouseholdMember[] = [],
) {
  const members = household.map((member) => ({ ...member, days: portionsFor(member, plan) }))
  const glutenFree = glutenFreeFoods(plan)
  return {
    targets: rounded(plan.targets.day),
    notes: plan.targets.notes,
    days: plan.days.map((day) => ({
      meals: day.meals.map((meal) => ({
        slot: meal.slot,
        name: meal.draft.name,
        /** For how many servings the lines are: one for everybody at each meal. The figures are of the person's own share of them. */
        servings: meal.draft.servings,
        share: toThousandth(shareOf(meal, meal.portion)),
        ...rounded(meal),
        targetKcal: toTenth(meal.targetKcal),
        portion: meal.portion,
        cookingTimeMin: meal.draft.cookingTimeMin,
        /** The dish of the cookbook that it is. */
        dish: meal.recipe.book?.dishId ?? null,
        ingredients: meal.draft.ingredients.map(({ text }) => text),
        foods: meal.ingredients.flatMap(({ foodId, grams }) =>
          foodId === null ? [] : [{ food: foodId, grams: toTenth(grams) }],
        ),
        fromStock: meal.ingredients.flatMap(({ uses }) =>
          uses.map(({ foodId, grams, expiresInDays }) => ({ foodId, grams: toTenth(grams), expiresInDays })),
        ),
        instructions: meal.draft.instructions,
        isLeftover: meal.leftoverOf !== undefined,
        leftoverOf: meal.leftoverOf ?? null,
        isFromFreezer: isFromFreezer(meal, day.dayIndex),
        /** Meals that are cooked at once, this one included. */
        mealsAtOnce: meal.portionsCooked ?? 1,
        activeMinutes: meal.activeMinutes,
        ...(members.length > 0 && {
          portions: members.map(({ name, days }) => {
            const own = days[day.dayIndex]?.portions.find(({ slot }) => slot === meal.slot)
            const changes = own?.changes.map(changeInWords) ?? []
            return {
              name,
              portion: own?.portion ?? 0,
              share: toThousandth(shareOf(meal, own?.portion ?? 0)),
              kcal: toTenth(own?.kcal ?? 0),
              ...(changes.length > 0 && { changes }),
            }
          }),
        }),
      })),
      activeMinutes: activeMinutesOfDay(day),
      thawing: thawingFor(plan.days[day.dayIndex + 1]?.meals ?? [], day.dayIndex + 1, context.wishes),
      nutrition: nutritionOfDay(day),
      total: rounded(day.total),
      target: rounded(targetsOn(plan.targets, day.dayIndex).day),
      away: targetsOn(plan.targets, day.dayIndex).away.map(({ slot, kind, share, kcal }) => ({
        slot,
        kind,
        estimatedShare: Math.round(share * 1000) / 1000,
        estimatedKcal: toTenth(kcal),
      })),
      deviationPercent: inPercent(day.deviation),
      isMet: day.isMet,
      reasons: day.reasons,
    })),
    health: healthOfPlan(plan, context.isAllowed),
    toBuy: plan.toBuy,
    buyFirst: buyFirst(plan.days.flatMap(({ meals }) => meals)),
    shopping: plan.toBuy.map(({ foodId, grams }) => shoppingLine(foodId, grams, glutenFree.has(foodId))),
    ...(members.length > 0 && {
      household: members.map(({ name, day: targets, days }) => ({
        name,
        targets: targets.macros ? rounded(targets.macros) : { kcal: toTenth(targets.kcal) },
        days: days.map(({ kcal }) => ({
          kcal: toTenth(kcal),
          deviationPercent: Math.round((kcal / targets.kcal - 1) * 10_000) / 100 + 0,
        })),
      })),
    }),
    leftOut: leftOut.map(({ name, reason }) => ({ name, reason })),
  }
}
