import type { Food } from '#app/domain/food/food.ts'
import { findFood } from '#app/domain/food/foods.ts'
import { isInEveryKitchen } from '#app/domain/cookbook/nearness.ts'
import { hashText, seededRandom } from '#app/domain/random.ts'
import { saleOf } from '#app/domain/shopping/pack-table.ts'
import { ALWAYS_THERE } from './always-there.ts'
import { minutesOn } from './cooking-wishes.ts'
import { costOfDish, promiseOf } from './dish-cost.ts'
import { type Figures, type FoodShare, figuresOf } from './figures.ts'
import { eatsOilyFish, healthOf } from './health.ts'
import { targetsOn } from './meals-away.ts'
import type { PlannedMeal } from './plan.ts'
import type { PlanContext } from './plan-context.ts'
import type { PlanDish } from './plan-dishes.ts'
import { type Pot, potsOf } from './pots.ts'
import { poundsPerKg } from './prices.ts'
import { mostServingPortion, servingGrowth } from './servings.ts'
import { SIDES } from './sides.ts'
import { Names } from './week-variety.ts'
import {
  type Cooking,
  type DayAim,
  type DishOption,
  type FixedMeal,
  type FoodFacts,
  type FoodGrams,
  type MealClass,
  type Place,
  PORTIONS,
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

/** The most dishes that are looked at for one kind of meal: the most promising, partly by chance. */
const MOST_OPTIONS: Readonly<Record<MealClass, number>> = { breakfast: 45, lunch: 90, dinner: 110, snack: 40 }
const CHANCE = 1.6
/** Of the dishes looked at, as many may be built on one food. */
const MOST_OF_MAIN = 0.25
/** With fewer dishes made for a lunch, dinners are looked at too. */
const FEW_LUNCHES = 25
const SOON_BEYOND_DAYS = 1

class FoodBook {
  readonly list: FoodFacts[] = []
  readonly #places = new Map<Food, number>()
  readonly #context: PlanContext

  constructor(context: PlanContext) {
    this.#context = context
  }

  gramsOf(foods: readonly FoodShare[]): FoodGrams[] {
    return foods.map(({ food, grams }) => ({ food: this.#placeOf(food), grams }))
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
      isInEveryKitchen: isInEveryKitchen(food) || food.roles[0] === 'spice',
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
  const optionsOf = optionsFor(context, request, foods, names)
  const cookings = potsOf(open, context.wishes, context.wishes.cooksAhead && !request.isAllFresh).flatMap(
    (pot): Cooking[] => {
      const options = fitting(optionsOf(pot.mealClass, pot.places.length), pot)
      if (options.length > 0 || pot.places.length === 1) return [{ ...pot, options }]
      // Nothing that keeps: each of its meals is cooked by itself.
      return pot.places.map((place) => {
        const mealClass = place.slot === 'lunch' ? 'lunch' : 'dinner'
        const own: Pot = { mealClass, places: [place] }
        return { ...own, options: fitting(optionsOf(mealClass, 1), own) }
      })
    },
  )
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

/** Dishes whose portions, with what may be put beside them, come near the place's energy. */
const MOST_BESIDE_KCAL = 420
const fitting = (options: readonly DishOption[], { places }: Pot) =>
  options.filter(({ figures: { kcal } }) =>
    places.every(
      (place) =>
        kcal * PORTIONS[0] <= place.kcal * 1.15 &&
        kcal * PORTIONS.at(-1)! + MOST_BESIDE_KCAL >= place.kcal * 0.88,
    ),
  )

/** The printed portion is one by itself; more of it only as far as a plate holds of each food. */
function platefuls({ foods, figures }: PlanDish): number[] {
  const most = mostServingPortion(foods.map(({ food, grams }) => ({ foodId: food.id, grams })))
  return PORTIONS.filter((portion) => portion <= 1 || portion <= most * servingGrowth(figures.kcal * portion))
}

type Promising = { one: PlanDish; promise: number }

function optionsFor(
  context: PlanContext,
  { bannedKeys, isPowderNeeded, seed }: BuildRequest,
  foods: FoodBook,
  names: Names,
) {
  const { dishes, stocked, wishes, hasChildren, lots, days, targets } = context
  const soon = new Set(
    lots.flatMap(({ foodId, expiresInDays }) =>
      expiresInDays !== null && expiresInDays <= days + SOON_BEYOND_DAYS ? (findFood(foodId) ?? []) : [],
    ),
  )
  const household = { wishes, hasChildren, isPowderNeeded, stocked }
  const known = new Map<string, DishOption[]>()
  const suited = (mealClass: MealClass): readonly PlanDish[] => {
    const own = dishes.filter(({ dish, meals }) => meals.has(mealClass) && !bannedKeys.has(dish.id))
    return mealClass === 'lunch' && own.length < FEW_LUNCHES ? [...own, ...suited('dinner')] : own
  }
  return (mealClass: MealClass, meals: number): readonly DishOption[] => {
    const name = `${mealClass} ${meals}`
    const before = known.get(name)
    if (before !== undefined) return before
    const random = seededRandom(hashText(`${seed} ${mealClass}`))
    const slotKcal = kcalOfClass(targets.slots, mealClass)
    const promising = suited(mealClass).flatMap((one): Promising[] => {
      const cost = costOfDish(one, mealClass, household)
      if (!Number.isFinite(cost) || (meals > 1 && one.keepsDays === 0)) return []
      const chance = CHANCE * random()
      return [{ one, promise: promiseOf(one, targets.day, stocked, soon) - cost + chance }]
    })
    const options = mostPromising(promising, MOST_OPTIONS[mealClass], slotKcal).map(({ one }) => ({
      planDish: one,
      figures: { ...one.figures },
      foods: foods.gramsOf(one.foods),
      busyMinutes: one.busyMinutes,
      portions: platefuls(one),
      written: new Map(),
      names: {
        key: names.of(one.dish.id),
        main: names.of(one.main),
        starch: names.of(one.starch),
        cuisine: names.of(one.dish.cuisine === 'Any' ? '' : one.dish.cuisine),
      },
      cost: costOfDish(one, mealClass, household),
    }))
    known.set(name, options)
    return options
  }
}

function kcalOfClass(slots: readonly { slot: string; kcal: number }[], mealClass: MealClass): number {
  const own = slots.filter(({ slot }) => (slot.startsWith('snack') ? 'snack' : slot) === mealClass)
  return own.reduce((sum, { kcal }) => sum + kcal, 0) / Math.max(1, own.length)
}

/** The best of them, of no main food too many. */
function mostPromising(all: readonly Promising[], most: number, slotKcal: number): Promising[] {
  const counts = new Map<string, number>()
  const found: Promising[] = []
  const sorted = all
    .filter(({ one: { figures } }) => slotKcal === 0 || figures.kcal * PORTIONS[0] <= slotKcal * 1.4)
    .toSorted((one, other) => other.promise - one.promise)
  for (const next of sorted) {
    if (found.length >= most) break
    const count = counts.get(next.one.main) ?? 0
    if (count >= Math.max(4, most * MOST_OF_MAIN)) continue
    counts.set(next.one.main, count + 1)
    found.push(next)
  }
  return found
}
