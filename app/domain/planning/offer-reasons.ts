import { foodById } from '#app/domain/food/foods.ts'
import type { LotUse } from '#app/domain/pantry/stock.ts'
import { ALWAYS_THERE } from './always-there.ts'
import { dishOf } from './book-meal.ts'
import { type MealPlace, mealAt, type Plan, type PlannedMeal } from './plan.ts'
import type { PlanContext } from './plan-context.ts'

/**
 * What speaks for a dish in a place, against the one that is there and beside the rest of the plan. Each is a fact of the
 * plan with the dish in it.
 */
export type OfferReason =
  /** It uses a food with a date. Days are counted from the plan's first. */
  | { kind: 'expiring'; food: string; expiresInDays: number; uses: readonly LotUse[] }
  /** All it needs is at home, or all but one food. */
  | { kind: 'in-pantry'; missing: string | null; uses: readonly LotUse[] }
  | { kind: 'saved' }
  /** The day misses its targets now, and meets them with it. */
  | { kind: 'meets-day' }
  | { kind: 'quicker'; minutes: number }
  | { kind: 'more-protein'; grams: number }
  | { kind: 'other-main' }
  /** Every food it needs is at home, or bought for other meals of the plan. */
  | { kind: 'nothing-new' }
  | { kind: 'only-cuisine'; cuisine: string }
  /** The food without a date of which it takes most from the pantry. */
  | { kind: 'from-pantry'; food: string; uses: readonly LotUse[] }
  | { kind: 'ready-in'; minutes: number }

/** Less of a food is no use of it. */
const LEAST_USED_G = 30
const LEAST_AT_HOME = 3
const LEAST_BOUGHT_G = 1
const LEAST_MINUTES = 10
const LEAST_PROTEIN_G = 8

export type Offered = {
  context: PlanContext
  /** As it is now. */
  plan: Plan
  /** Without the meal. */
  others: Plan
  /** With the dish that is offered. */
  after: Plan
  place: MealPlace
  isSaved: boolean
}

/** Everything that speaks for the dish, the strongest first. How long it takes is always the last. */
export function reasonsFor(offered: Offered): OfferReason[] {
  const { context, plan, others, after, place, isSaved } = offered
  const [before, meal] = [mealAt(plan, place), mealAt(after, place)]
  if (before === null || meal === null) return []
  const isMet = ({ days }: Plan) => days[place.dayIndex]?.isMet === true
  const minutes = meal.draft.cookingTimeMin
  const quickerMin = before.draft.cookingTimeMin - minutes
  const proteinG = Math.round(meal.proteinG - before.proteinG)
  return [
    ...expiring(meal),
    ...atHome(meal),
    ...(isSaved ? [{ kind: 'saved' } as const] : []),
    ...(isMet(after) && !isMet(plan) ? [{ kind: 'meets-day' } as const] : []),
    ...(quickerMin >= LEAST_MINUTES ? [{ kind: 'quicker', minutes: quickerMin } as const] : []),
    ...(proteinG >= LEAST_PROTEIN_G ? [{ kind: 'more-protein', grams: proteinG } as const] : []),
    ...variety(context, others, meal),
    ...nothingNew(others, meal),
    ...fromPantry(meal),
    { kind: 'ready-in', minutes },
  ]
}

/** The food with a date that it uses, what goes off first before the others. */
function expiring({ ingredients }: PlannedMeal): OfferReason[] {
  const dated = ingredients
    .flatMap(({ uses }) => uses)
    .flatMap((use) =>
      use.expiresInDays !== null && use.grams >= LEAST_USED_G
        ? [
            {
              kind: 'expiring' as const,
              food: nameOf(use.foodId),
              expiresInDays: use.expiresInDays,
              uses: [use],
            },
          ]
        : [],
    )
  return dated.toSorted((one, other) => one.expiresInDays - other.expiresInDays).slice(0, 1)
}

function fromPantry({ ingredients }: PlannedMeal): OfferReason[] {
  const [use] = ingredients
    .flatMap(({ uses }) => uses)
    .filter(({ expiresInDays, grams }) => expiresInDays === null && grams >= LEAST_USED_G)
    .toSorted((one, other) => other.grams - one.grams)
  return use === undefined ? [] : [{ kind: 'from-pantry', food: nameOf(use.foodId), uses: [use] }]
}

const nameOf = (foodId: string) => foodById(foodId).name

const needed = ({ ingredients }: PlannedMeal) =>
  ingredients.flatMap((one) =>
    one.foodId === null || ALWAYS_THERE.has(one.foodId) ? [] : [{ ...one, foodId: one.foodId }],
  )

function atHome(meal: PlannedMeal): OfferReason[] {
  const foods = needed(meal)
  const missing = new Set(foods.flatMap(({ foodId, toBuyG }) => (toBuyG >= LEAST_BOUGHT_G ? [foodId] : [])))
  const there = new Set(foods.map(({ foodId }) => foodId)).size - missing.size
  if (there < LEAST_AT_HOME || missing.size > 1) return []
  const [one] = missing
  const uses = foods.flatMap((food) => food.uses)
  return [{ kind: 'in-pantry', missing: one === undefined ? null : nameOf(one), uses }]
}

const isMain = ({ slot }: PlannedMeal) => slot === 'lunch' || slot === 'dinner'

/** What the other lunches and dinners do not have. */
function variety(context: PlanContext, others: Plan, meal: PlannedMeal): OfferReason[] {
  if (!isMain(meal)) return []
  const mains = others.days.flatMap(({ meals }) => meals.filter(isMain))
  if (mains.length < 3) return []
  const reasons: OfferReason[] = []
  const { main = '', cuisine, book } = meal.recipe
  if (main !== '' && mains.every(({ recipe }) => recipe.main !== undefined && recipe.main !== main))
    reasons.push({ kind: 'other-main' })
  const isOfCountry = book !== undefined && dishOf(context, meal.recipe)?.dish.cuisine !== 'Any'
  if (isOfCountry && mains.every(({ recipe }) => recipe.cuisine !== cuisine))
    reasons.push({ kind: 'only-cuisine', cuisine })
  return reasons
}

function nothingNew(others: Plan, meal: PlannedMeal): OfferReason[] {
  const listed = new Set(others.toBuy.map(({ foodId }) => foodId))
  const isNew = needed(meal).some(({ foodId, toBuyG }) => toBuyG >= LEAST_BOUGHT_G && !listed.has(foodId))
  return isNew ? [] : [{ kind: 'nothing-new' }]
}
