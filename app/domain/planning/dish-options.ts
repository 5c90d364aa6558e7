import type { Food } from '#app/domain/food/food.ts'
import { findFood } from '#app/domain/food/foods.ts'
import { hashText, seededRandom } from '#app/domain/random.ts'
import { costOfDish, costOnWorkday, promiseOf } from './dish-cost.ts'
import { amountAtOnce } from './book-meal.ts'
import { type FoodShare, scaledFigures } from './figures.ts'
import type { PlanContext } from './plan-context.ts'
import type { PlanDish } from './plan-dishes.ts'
import type { Pot } from './pots.ts'
import { mostServingPortion, servingGrowth } from './servings.ts'
import type { Names } from './week-variety.ts'
import { type DishOption, type FoodGrams, type MealClass, PORTIONS } from './week-problem.ts'

/** Which dishes a search looks at. */

/** The most dishes that are looked at for one kind of meal: the most promising, partly by chance. */
const MOST_OPTIONS: Readonly<Record<MealClass, number>> = { breakfast: 45, lunch: 90, dinner: 110, snack: 40 }
const CHANCE = 1.6
/** Of the dishes looked at, as many may be built on one food. */
const MOST_OF_MAIN = 0.25
/** Of the dishes that take a food which expires soon, as many are looked at whatever else they are. */
const LEAST_OF_SOON = 6
/** All these together are no more than this share, if there is at least one for each food. */
const MOST_OF_SOON = 0.6
/** Such a dish takes this much of the food in a serving, or this share of what is there. */
const TAKEN = { grams: 25, share: 0.25 } as const
/** A printed portion of more than this share of a meal's energy has to be cut, and loses by it. */
const MUCH = 1.12
const PER_OVER_SHARE = 4
/** With fewer dishes made for a lunch, dinners are looked at too. */
const FEW_LUNCHES = 25
const SOON_BEYOND_DAYS = 1

/** Dishes whose portions, with what may be put beside them, come near the place's energy. */
const MOST_BESIDE_KCAL = 420
export const fitting = <Option extends Pick<DishOption, 'figures'>>(
  options: readonly Option[],
  { places }: Pick<Pot, 'places'>,
): Option[] =>
  options.filter(({ figures: { kcal } }) =>
    places.every(
      (place) =>
        kcal * PORTIONS[0] <= place.kcal * 1.15 &&
        kcal * PORTIONS.at(-1)! + MOST_BESIDE_KCAL >= place.kcal * 0.88,
    ),
  )

/** The printed portion is one by itself; more of it only as much of each food as fits on a plate. */
function platefuls({ foods, figures }: PlanDish): number[] {
  const most = mostServingPortion(foods.map(({ food, grams }) => ({ foodId: food.id, grams })))
  return PORTIONS.filter((portion) => portion <= 1 || portion <= most * servingGrowth(figures.kcal * portion))
}

/**
 * How much more food a dish has than its share of the printed one, because amounts are rounded up: three eighths of an onion
 * become half of one. Medians of 40 dishes.
 */
const roundedUp = (portions: number) =>
  portions < 1 ? 1.1 : portions === 1 ? 1.015 : portions <= 1.5 ? 1.035 : 1.01

/** A filter for the dishes of a meal; filters with one name are the same. */
export type Wanted = { name: string; isOf: (one: PlanDish) => boolean }
const ANY: Wanted = { name: '', isOf: () => true }

type Promising = { one: PlanDish; promise: number }

/** The most promising dishes for a kind of meal, cooked for so many meals at once. */
export function optionsFor(
  context: PlanContext,
  {
    bannedKeys,
    isPowderNeeded,
    seed,
  }: { bannedKeys: ReadonlySet<string>; isPowderNeeded: boolean; seed: number },
  gramsOf: (foods: readonly FoodShare[]) => FoodGrams[],
  names: Names,
) {
  const { dishes, stocked, wishes, hasChildren, lots, days, targets } = context
  const soon = new Map<Food, number>()
  for (const { foodId, grams, expiresInDays } of lots) {
    const food = findFood(foodId)
    if (food !== null && expiresInDays !== null && expiresInDays <= days + SOON_BEYOND_DAYS)
      soon.set(food, (soon.get(food) ?? 0) + grams)
  }
  const prospects = { target: targets.day, stocked, soon, shares: sharesOf(dishes) }
  const household = { wishes, hasChildren, isPowderNeeded, stocked }
  const known = new Map<string, DishOption[]>()
  const suited = (mealClass: MealClass): readonly PlanDish[] => {
    const own = dishes.filter(({ dish, meals }) => meals.has(mealClass) && !bannedKeys.has(dish.id))
    return mealClass === 'lunch' && own.length < FEW_LUNCHES ? [...own, ...suited('dinner')] : own
  }
  return (mealClass: MealClass, meals: number, only = ANY): readonly DishOption[] => {
    const name = `${mealClass} ${meals} ${only.name}`
    const before = known.get(name)
    if (before !== undefined) return before
    const random = seededRandom(hashText(`${seed} ${mealClass}`))
    const slotKcal = kcalOfClass(targets.slots, mealClass)
    const promising = suited(mealClass).flatMap((one): Promising[] => {
      const cost = costOfDish(one, mealClass, household)
      if (!Number.isFinite(cost) || (meals > 1 && one.keepsDays === 0) || !only.isOf(one)) return []
      const chance = CHANCE * random()
      const over = slotKcal > 0 ? Math.max(0, one.figures.kcal / slotKcal - MUCH) : 0
      return [{ one, promise: promiseOf(one, prospects) - cost - PER_OVER_SHARE * over + chance }]
    })
    const wanted = { most: MOST_OPTIONS[mealClass], slotKcal, soon }
    const options = mostPromising(promising, wanted).map(({ one }) => ({
      planDish: one,
      figures: { ...one.figures },
      foods: gramsOf(one.foods),
      busyMinutes: one.busyMinutes,
      portions: platefuls(one),
      guesses: new Map(
        PORTIONS.map((portion) => {
          const share = roundedUp(portion * amountAtOnce(context, meals).plates)
          return [portion, scaledFigures(one.figures, share)] as const
        }),
      ),
      written: new Map(),
      names: {
        key: names.of(one.dish.id),
        main: names.of(one.main),
        starch: names.of(one.starch),
        cuisine: names.of(one.dish.cuisine === 'Any' ? '' : one.dish.cuisine),
      },
      cost: costOfDish(one, mealClass, household),
      workdayCost: costOnWorkday(one.dish),
    }))
    known.set(name, options)
    return options
  }
}

/** In which share of the dishes each food is. */
function sharesOf(dishes: readonly PlanDish[]): Map<Food, number> {
  const shares = new Map<Food, number>()
  for (const { foods } of dishes)
    for (const { food } of foods) shares.set(food, (shares.get(food) ?? 0) + 1 / dishes.length)
  return shares
}

function kcalOfClass(slots: readonly { slot: string; kcal: number }[], mealClass: MealClass): number {
  const own = slots.filter(({ slot }) => (slot.startsWith('snack') ? 'snack' : slot) === mealClass)
  return own.reduce((sum, { kcal }) => sum + kcal, 0) / Math.max(1, own.length)
}

type Limits = { most: number; slotKcal: number; soon: ReadonlyMap<Food, number> }

/** The best of them, of no main food too many; and some with each food that expires soon. */
function mostPromising(all: readonly Promising[], { most, slotKcal, soon }: Limits): Promising[] {
  const sorted = all
    .filter(({ one: { figures } }) => slotKcal === 0 || figures.kcal * PORTIONS[0] <= slotKcal * 1.2)
    .toSorted((one, other) => other.promise - one.promise)
  const ofEach = Math.max(1, Math.min(LEAST_OF_SOON, Math.floor((most * MOST_OF_SOON) / soon.size)))
  const found = bestOfSoon(sorted, soon, ofEach)
  const counts = new Map<string, number>()
  for (const next of sorted) {
    if (found.size >= most) break
    const count = counts.get(next.one.main) ?? 0
    if (count >= Math.max(4, most * MOST_OF_MAIN)) continue
    counts.set(next.one.main, count + 1)
    found.add(next)
  }
  return [...found]
}

function bestOfSoon(
  sorted: readonly Promising[],
  soon: ReadonlyMap<Food, number>,
  ofEach: number,
): Set<Promising> {
  const found = new Set<Promising>()
  const counts = new Map<Food, number>()
  for (const next of sorted)
    for (const { food, grams } of next.one.foods) {
      const thereG = soon.get(food)
      const count = counts.get(food) ?? 0
      if (thereG === undefined || count >= ofEach) continue
      if (grams < Math.min(TAKEN.grams, thereG * TAKEN.share)) continue
      counts.set(food, count + 1)
      found.add(next)
    }
  return found
}
