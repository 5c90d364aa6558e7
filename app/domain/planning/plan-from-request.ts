import type { Cookbook } from '#app/domain/cookbook/cookbook.ts'
import { isChokingRisk } from '#app/domain/food/cautions.ts'
import type { Food } from '#app/domain/food/food.ts'
import type { Item } from '#app/domain/kitchen/item.ts'
import { stockOf } from '#app/domain/pantry/stock.ts'
import { allowedBy, type DietaryPreferences, leftOutSentence, whyAgainst } from './dietary-preferences.ts'
import { ownDish, readOwnRecipe } from './own-dish.ts'
import type { OwnRecipe } from './own-recipe.ts'
import type { Plan } from './plan.ts'
import { askingFor, type PlanDish, planDishes } from './plan-dishes.ts'
import type { PlanContext } from './plan-context.ts'
import type { PlanRequest } from './plan-request.ts'
import { householdOf, potOf, targetsOf, wishesOf } from './request-people.ts'
import { solvePlan } from './solve-plan.ts'
import { lotsThawed } from './thawing-ahead.ts'
import { type LeftOut, unusedStock } from './unused-stock.ts'
import { isVariable, variationOf } from './variations.ts'
import { weekLimits } from './week-limits.ts'

export type PlanAnswer = {
  plan: Plan
  /** For changes to the plan: swapping, regenerating, moving. */
  context: PlanContext
  /** Pantry rows no plan can use, and what expires unused, each with the reason. */
  leftOut: readonly LeftOut[]
}

/** Younger members of a table eat as children do. */
const CHILD_UNTIL_YEARS = 13
/** Told in kcal without an age, as few are a child's; a small adult loses nothing by a dish that children like. */
const CHILD_UNTIL_KCAL = 1600

const isChild = (member: NonNullable<PlanRequest['household']>[number]): boolean =>
  'kcal' in member && member.ageYears === undefined
    ? member.kcal < CHILD_UNTIL_KCAL
    : (member.ageYears ?? Infinity) < CHILD_UNTIL_YEARS

const SMALL_CHILD_UNTIL_YEARS = 5

const isSmallChild = ({ ageYears = Infinity }: NonNullable<PlanRequest['household']>[number]): boolean =>
  ageYears < SMALL_CHILD_UNTIL_YEARS

/** NHS has one limit of oily fish for pregnancy and for breastfeeding. */
const eatersOfLimits = (
  { lifeStage }: PlanRequest,
  { eaters }: DietaryPreferences,
): DietaryPreferences['eaters'] => (lifeStage === 'breastfeeding' ? [...eaters, 'pregnant'] : eaters)

/**
 * Weighs the stock, computes the targets and looks through the book, and through recipes of the person's own: what a plan
 * is made and later changed with.
 */
export function planContext(
  request: PlanRequest,
  book: Cookbook,
  ownRecipes: readonly OwnRecipe[] = [],
): Pick<PlanAnswer, 'context' | 'leftOut'> {
  const wishes = wishesOf(request)
  const targets = targetsOf(request, wishes)
  const stock = stockOf(request.pantry, request.daysAhead)
  const thawed = lotsThawed(stock.lots, request.daysAhead)
  const { dietaryPreferences, varied } = potOf(request)
  const isInPot = allowedBy(dietaryPreferences)
  const isForAll = onePerFood((food) => varied.every((other) => isVariable(food, other)))
  const hasSmallChild = (request.household ?? []).some(isSmallChild)
  const isAllowed = (food: Food) => isInPot(food) && isForAll(food) && !(hasSmallChild && isChokingRisk(food))
  const there = new Set(thawed.lots.map(({ foodId }) => foodId))
  const stocked = stock.items.flatMap(({ food }) =>
    food !== null && there.has(food.id) && isAllowed(food) ? [food] : [],
  )
  const asked = { stocked, isAllowed, dietaryPreferences }
  const members = householdOf(request)
  const ofBook = planDishes({ book, wishes, ...asked })
  const ofOwn = ownDishes(ownRecipes, ofBook, isAllowed)
  const context: PlanContext = {
    dishes: [...ofBook, ...ofOwn].filter((dish) => isVariedFor(dish, varied)),
    asking: askingFor(asked),
    isAllowed,
    targets,
    lots: thawed.lots,
    stocked: new Set(stocked),
    dietaryPreferences,
    varied,
    wishes,
    limits: weekLimits(request.days, targets.day, thawed.lots, eatersOfLimits(request, dietaryPreferences)),
    days: request.days,
    members,
    table: 1 + members.reduce((sum, { day }) => sum + day.kcal / targets.day.kcal, 0),
    hasChildren: (request.household ?? []).some(isChild),
  }
  const leftOut = [
    ...stock.leftOut,
    ...thawed.leftOut,
    ...againstWishes(stock.items, dietaryPreferences, hasSmallChild),
  ]
  return { context, leftOut }
}

/** Of a person's own recipes, those a plan may choose: every line is counted, and everybody eats it. */
function ownDishes(
  recipes: readonly OwnRecipe[],
  ofBook: readonly PlanDish[],
  isAllowed: (food: Food) => boolean,
): PlanDish[] {
  return recipes.flatMap((recipe) => {
    const { foods, figures, uncounted } = readOwnRecipe(recipe)
    if (uncounted.length > 0 || figures.kcal <= 0 || !foods.every(({ food }) => isAllowed(food))) return []
    const dish = ownDish(recipe, ofBook)
    return dish.meals.size > 0 ? [dish] : []
  })
}

function onePerFood(test: (food: Food) => boolean): (food: Food) => boolean {
  const known = new Map<Food, boolean>()
  return (food) => {
    const before = known.get(food) ?? test(food)
    known.set(food, before)
    return before
  }
}

/** Whether a dish can be varied for each of those who leave something of it out. */
function isVariedFor({ foods }: PlanDish, varied: readonly DietaryPreferences[]): boolean {
  if (varied.length === 0) return true
  const parts = foods.map(({ food, grams }) => ({ foodId: food.id, grams, prep: '', text: '' }))
  return varied.every((wishes) => variationOf({ parts }, wishes) !== null)
}

const NO_WHOLE_NUTS = 'Children under five can choke on whole nuts, so no dish for everybody has them.'

/** Food at home that the dishes leave out, and why: people who have oats want to know why none are used. */
function againstWishes(
  items: readonly Item[],
  wishes: DietaryPreferences,
  hasSmallChild: boolean,
): { name: string; reason: string }[] {
  return items.flatMap(({ food }) => {
    if (food === null) return []
    const why = whyAgainst(food, wishes)
    if (why !== null) return [{ name: food.plural, reason: leftOutSentence(food.plural, why) }]
    return hasSmallChild && isChokingRisk(food) ? [{ name: food.plural, reason: NO_WHOLE_NUTS }] : []
  })
}

/** Makes a whole plan from a request with the cookbook alone: targets, dishes, portions, sides, stock. */
export function planFromRequest(request: PlanRequest, book: Cookbook): PlanAnswer {
  const { context, leftOut } = planContext(request, book)
  const plan = solvePlan(context, { mealsOfDays: [] }, request.seed)
  return { plan, context, leftOut: [...leftOut, ...unusedStock(context, plan)] }
}
