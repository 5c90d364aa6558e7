import { findFood } from '#app/domain/food/foods.ts'
import { hashText, seededRandom } from '#app/domain/random.ts'
import { costOfDish, promiseOf } from './dish-cost.ts'
import type { FoodShare } from './figures.ts'
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
/** With fewer dishes made for a lunch, dinners are looked at too. */
const FEW_LUNCHES = 25
const SOON_BEYOND_DAYS = 1

/** Dishes whose portions, with what may be put beside them, come near the place's energy. */
const MOST_BESIDE_KCAL = 420
export const fitting = (options: readonly DishOption[], { places }: Pot) =>
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
      foods: gramsOf(one.foods),
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
