import type { Food } from '#app/domain/food/food.ts'
import { findFood } from '#app/domain/food/foods.ts'
import { isInEveryKitchen } from '#app/domain/cookbook/nearness.ts'
import { saleOf } from '#app/domain/shopping/pack-table.ts'
import { ALWAYS_THERE } from './always-there.ts'
import { cooksOnFewDays, isQuick } from './cook-days.ts'
import { isWorkday, minutesOn } from './cooking-wishes.ts'
import { fitting, optionsFor, type Wanted } from './dish-options.ts'
import { type Figures, type FoodShare, figuresOf } from './figures.ts'
import { eatsOilyFish, healthOf } from './health.ts'
import { USUAL_FOOD_IDS } from './market.ts'
import { fridgeDays } from './leftovers.ts'
import { targetsOn } from './meals-away.ts'
import type { PlannedMeal } from './plan.ts'
import type { PlanContext } from './plan-context.ts'
import { ownPot, type Pot, potsOf } from './pots.ts'
import { poundsPerKg } from './prices.ts'
import { SIDES } from './sides.ts'
import { Names } from './week-variety.ts'
import {
  type Cooking,
  type DayAim,
  type FixedMeal,
  type FoodFacts,
  type FoodGrams,
  type MealClass,
  type Place,
  type SideOption,
  type WeekProblem,
} from './week-problem.ts'

/** Puts a plan's open places, dishes and stock in the form that is searched. */

export type BuildRequest = {
  kept: readonly (readonly PlannedMeal[])[]
  bannedKeys: ReadonlySet<string>
  isAllFresh: boolean
  isPowderNeeded: boolean
  seed: number
}

class FoodBook {
  readonly list: FoodFacts[] = []
  readonly #places = new Map<Food, number>()
  readonly #context: PlanContext

  constructor(context: PlanContext) {
    this.#context = context
  }

  gramsOf(foods: readonly FoodShare[]): FoodGrams[] {
    const sums = new Map<number, number>()
    for (const { food, grams } of foods) {
      const place = this.#placeOf(food)
      sums.set(place, (sums.get(place) ?? 0) + grams)
    }
    return [...sums].map(([food, grams]) => ({ food, grams }))
  }

  #placeOf(food: Food): number {
    const known = this.#places.get(food)
    if (known !== undefined) return known
    const { lots, limits } = this.#context
    const sale = saleOf(food)
    const place = this.list.length
    this.list.push({
      food,
      lots: lots.filter(({ foodId }) => foodId === food.id),
      // Somebody who says nothing of the kitchen has, or easily gets, what most people have.
      isInEveryKitchen: isInEveryKitchen(food) || (lots.length === 0 && USUAL_FOOD_IDS.has(food.id)),
      isTap: ALWAYS_THERE.has(food.id),
      packsG:
        sale.sell === 'loose' || sale.sell === 'name' || sale.sell === 'none'
          ? []
          : sale.sizes.map(({ usableG }) => usableG / sale.gramsPerGram),
      keepsOpen: (sale.openedDays ?? food.keepsDays.fridge ?? 0) >= 14 || (food.keepsDays.pantry ?? 0) >= 14,
      pricePer100g: poundsPerKg(food) / 10,
      limits: limits.of(food.id).filter((limit) => limits.list[limit]!.advice !== null),
    })
    this.#places.set(food, place)
    return place
  }
}

export function buildWeek(context: PlanContext, request: BuildRequest): WeekProblem {
  const foods = new FoodBook(context)
  const names = new Names()
  const open = openPlaces(context, request.kept)
  const optionsOf = optionsFor(context, request, (some) => foods.gramsOf(some), names)
  const isOnFewDays = cooksOnFewDays(context.wishes)
  const cooksAhead = (context.wishes.cooksAhead || isOnFewDays) && !request.isAllFresh
  const freshBy = cooksAhead && !isOnFewDays ? daysOfFresh(context, optionsOf) : []
  const hasQuickLunches = optionsOf('lunch', 1, QUICK).length >= LEAST_QUICK
  const pots = potsOf(open, context.wishes, cooksAhead, { freshBy, hasQuickLunches })
  const cookings = pots.flatMap((pot) => cookingsOf(context, pot, optionsOf))
  return {
    days: Array.from({ length: context.days }, (_, day) => aimOf(context, day)),
    cookings,
    fixed: request.kept.flatMap((meals, dayIndex) =>
      meals.map((meal) => fixedMeal(meal, dayIndex, foods, names)),
    ),
    sides: sideOptions(context, foods),
    foods: foods.list,
    limits: context.limits.list.map(({ planG }) => ({ planG })),
    table: context.table,
    eatsFish: eatsOilyFish(context.isAllowed),
    thrift: context.wishes.budget === 'low' ? THRIFT : 0,
  }
}

const THRIFT = 0.5
const QUICK: Wanted = { name: 'quick', isOf: isQuick }
/** As many may take turns, three days apart; with fewer others are looked at too. */
const LEAST_QUICK = 3

type Options = ReturnType<typeof optionsFor>

/** A pot with its dishes. Meals that nothing keeps for are cooked by themselves. */
function cookingsOf(context: PlanContext, pot: Pot, optionsOf: Options): Cooking[] {
  const { mealClass, places } = pot
  const isOnWorkday = isWorkday(context.wishes, places[0]!.dayIndex)
  if (pot.isQuick) {
    const quick = fitting(optionsOf(mealClass, 1, QUICK), pot)
    if (quick.length >= LEAST_QUICK) return [{ ...pot, isWorkday: isOnWorkday, options: quick }]
    const options = fitting(optionsOf(mealClass, 1), pot)
    return [{ mealClass, places, isWorkday: isOnWorkday, options }]
  }
  const options = fitting(optionsOf(mealClass, places.length, keepingFor(context, pot)), pot)
  if (options.length > 0 || places.length === 1) return [{ ...pot, isWorkday: isOnWorkday, options }]
  const [shorter, last] = [places.slice(0, -1), places.at(-1)!]
  const first = shorter.length === 1 ? ownPot(shorter[0]!, context.wishes) : { ...pot, places: shorter }
  return [first, ownPot(last, context.wishes)].flatMap((one) => cookingsOf(context, one, optionsOf))
}

/** Dishes that may still be eaten at the last place of a pot: from the fridge, or from the freezer. */
function keepingFor({ dietaryPreferences }: PlanContext, { places }: Pot): Wanted | undefined {
  const days = places.at(-1)!.dayIndex - places[0]!.dayIndex
  const { eaters } = dietaryPreferences
  return days > 1
    ? { name: `${days} days`, isOf: (one) => one.freezes || fridgeDays(one.keepsDays, eaters) >= days }
    : undefined
}

/** Days on which food at home expires that dinners take, but none that keeps for a second meal, and no breakfast. */
function daysOfFresh({ lots, days }: PlanContext, optionsOf: Options): number[] {
  const taken = (mealClass: MealClass, meals: number) =>
    new Set(optionsOf(mealClass, meals).flatMap(({ planDish }) => planDish.foods.map(({ food }) => food.id)))
  const [dinners, pots, breakfasts] = [taken('dinner', 1), taken('dinner', 2), taken('breakfast', 1)]
  return lots.flatMap(({ foodId, expiresInDays }) => {
    const isFresh = dinners.has(foodId) && !pots.has(foodId) && !breakfasts.has(foodId)
    return isFresh && expiresInDays !== null && expiresInDays < days ? [expiresInDays] : []
  })
}

function openPlaces({ targets, days }: PlanContext, kept: BuildRequest['kept']): Place[] {
  return Array.from({ length: days }, (_, dayIndex) =>
    targetsOn(targets, dayIndex).slots.flatMap(({ slot, kcal }): Place[] =>
      kept[dayIndex]?.some((meal) => meal.slot === slot) ? [] : [{ dayIndex, slot, kcal }],
    ),
  ).flat()
}

function aimOf({ targets, wishes }: PlanContext, dayIndex: number): DayAim {
  const { day, slots } = targetsOn(targets, dayIndex)
  return {
    target: day,
    minutes: minutesOn(wishes, dayIndex),
    holdsMinutes: wishes.holdsMinutes,
    share: targets.day.kcal > 0 ? Math.min(1, day.kcal / targets.day.kcal) : 1,
    slots: slots.length,
  }
}

/** What a kept meal brings to its day. */
function fixedMeal(meal: PlannedMeal, dayIndex: number, foods: FoodBook, names: Names): FixedMeal {
  const eaten = meal.ingredients.flatMap(({ foodId, grams, eaten: share }): FoodShare[] => {
    const food = foodId === null ? null : findFood(foodId)
    return food === null ? [] : [{ food, grams, ...(share !== undefined && { eaten: share }) }]
  })
  const { kcal, proteinG, fatG, carbsG } = meal
  const figures: Figures = {
    ...healthOf(meal.ingredients),
    fishG: figuresOf(eaten).fishG,
    kcal,
    proteinG,
    fatG,
    carbsG,
  }
  return {
    dayIndex,
    cookedOn: meal.leftoverOf?.dayIndex ?? dayIndex,
    slot: meal.slot,
    key: names.of(meal.recipe.key),
    main: names.of(meal.recipe.main ?? ''),
    figures,
    foods: foods.gramsOf(eaten),
    busyMinutes: meal.activeMinutes,
    isLeftover: meal.leftoverOf !== undefined,
  }
}

function sideOptions({ isAllowed }: PlanContext, foods: FoodBook): SideOption[] {
  return SIDES.filter(
    ({ food, insteadOf }) => isAllowed(food) && (insteadOf === null || !isAllowed(insteadOf)),
  ).flatMap((side) =>
    side.helpings.map(({ grams }, at) => {
      const share: FoodShare[] = [{ food: side.food, grams }]
      return { side, helping: at + 1, figures: figuresOf(share), foods: foods.gramsOf(share) }
    }),
  )
}
