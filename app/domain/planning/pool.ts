import { eaterTreatmentOf } from '#app/domain/food/cautions.ts'
import type { Food } from '#app/domain/food/food.ts'
import type { FoodId } from '#app/domain/food/food-id.ts'
import { foodById } from '#app/domain/food/foods.ts'
import { activeMin } from '#app/domain/kitchen/active-minutes.ts'
import type { Dish } from '#app/domain/kitchen/dish.ts'
import { nameDish } from '#app/domain/kitchen/naming.ts'
import { readPantry } from '#app/domain/kitchen/pantry.ts'
import type { Stock } from '#app/domain/pantry/stock.ts'
import { safetyFaultOf } from '#app/domain/recipe/safety-gate.ts'
import { hashText, seededRandom } from '#app/domain/random.ts'
import {
  type Aim,
  type Candidate,
  type Drawn,
  type MealClass,
  candidatesOfDish,
  furtherLean,
  mealClassOf,
} from './candidate.ts'
import { cuisinesFor } from './adventure.ts'
import { type CookingWishes, formsWithout } from './cooking-wishes.ts'
import { type DietaryPreferences, allowedBy, kitchenDiets } from './dietary-preferences.ts'
import { foodBase } from './food-base.ts'
import { oilyFishFor } from './health.ts'
import { libraryBasket } from './library-basket.ts'
import { libraryMeals } from './library-candidates.ts'
import { KCAL_PER_G, type Macros } from './macros.ts'
import { type Supply, dishesOfBasket } from './make-dishes.ts'
import { USUAL_FOODS } from './market.ts'
import { writeMeal } from './write-meal.ts'
import type { TreatmentId } from '#app/domain/food/treatments.ts'
import { type SlotTarget, mealTypeOf } from './meal-split.ts'
import { isVariable, variationOf } from './variations.ts'
import type { WeekLimits } from './week-limits.ts'

export type Pool = {
  candidates: readonly Candidate[]
  isAllowed: (food: Food) => boolean
  /** Half as many again, built on what can be bought rather than on the stock: for days the first ones do not meet. */
  more: () => readonly Candidate[]
}

/** Cooked through by every form of dish there is. */
const ALWAYS_COOKED: ReadonlySet<TreatmentId> = new Set([
  'poultry',
  'mince',
  'pork',
  'whole-cut',
  'fish',
  'shellfish',
  'flour',
  'lentil',
])

/** Holds a food that only the right steps make safe for those who eat it: its dish is written out and judged before it is chosen. */
const isDelicate = (dish: Dish) =>
  dish.parts.some(
    ({ item }) =>
      (item.treatmentId !== null && !ALWAYS_COOKED.has(item.treatmentId)) ||
      (item.food !== null && eaterTreatmentOf(item.food, dish.eaters) !== null),
  )

/** Whether a day of such dishes can be met at all. */
function isFit({ base: { macros } }: Candidate, { macros: aim }: Aim, isForHardDays: boolean): boolean {
  const { kcal, proteinG, fatG, carbsG } = macros
  const counted = KCAL_PER_G.protein * proteinG + KCAL_PER_G.fat * fatG + KCAL_PER_G.carbs * carbsG
  if (counted > (1 + (isForHardDays ? MOST_LACK_OF_HARD : MOST_LACK)) * kcal) return false
  return !isForHardDays || proteinG / kcal >= (LEAST_PROTEIN_OF_HARD * aim.proteinG) / aim.kcal
}

function isSafe({ recipe, base }: Candidate): boolean {
  return (
    safetyFaultOf(
      writeMeal(recipe, base, () => true),
      recipe.eaters,
    ) === null
  )
}

export const POOL_SIZE = 1000
/** Whoever eats none of these lives on plants. */
const FROM_ANIMALS: readonly FoodId[] = ['egg', 'greek-yoghurt-fat-free', 'chicken-breast', 'cod']
/** Whoever eats neither lives on food that brings less energy than its macronutrients count for. */
const MEAT_AND_FISH: readonly FoodId[] = ['chicken-breast', 'cod']
/**
 * 4, 9 and 4 kcal a gram may come to so much more than a dish's energy: a day cannot be met where they come to more. What
 * is written for days that were not met keeps to less, and brings nearly the protein asked for.
 */
const MOST_LACK = 0.04
const MOST_LACK_OF_HARD = 0.025
const LEAST_PROTEIN_OF_HARD = 0.85
/** Of the dishes, as many may be others all the same. */
const UNFIT_SHARE = 0.25
/** As many are written in all, and dropped but for these, before fewer dishes have to do. */
const MOST_UNFIT = 2
/** After so many baskets without a dish, what the person has is left out of every other. */
const DRY_OF_STOCK = 5
/** Taps and salt cellars. */
const ALWAYS_TO_HAND = ['water', 'ice', 'salt']
const MOST_SNACK_MIN = 10
/** Where minutes are held, they share what a main dish and something warmed up leave of a weekday, within reason. */
const MAINS_MIN = 17
const LEAST_OTHER_MIN = 4
/** Of breakfasts and snacks, as many may take longer than they should. */
const SLOW_SHARE = 0.15
/** Of main dishes, as many may take longer than two of them a day leave time for. */
const SLOW_MAIN_SHARE = 0.35
/** Slower ones that are left out before the pool does with what there is. */
const MOST_SKIPPED = 400
const LEAST_MAIN_MIN = 11
/** Where dinner may be the next day's lunch, fewer main dishes are cooked; the first day has none that is left over. */
const MAINS_A_DAY = { ahead: 1.8, fresh: 2 } as const
/** What a breakfast or a snack takes that is put together. */
const PUT_TOGETHER_MIN = 5
/** None of them takes longer by more than that, but for days that nothing else meets. */
const MOST_LATE = 1.5
/** Of the meals to choose from, as many may be dishes of the library: they bend less than what the kitchen composes. */
const LIBRARY_SHARE = 0.4
/** A dish of the library takes no larger share of the minutes of a weekday. */
const MOST_OF_WEEKDAY = 0.7
const DRY_BASKETS = 25
/** Oily fish for dinner: of the baskets for main dishes, every so many-th is built on it. */
const OILY_FISH_TO_COOK: readonly FoodId[] = ['salmon', 'mackerel', 'trout']
const FISH_EVERY = 12
const MOST_FROM_STOCK = 6
/** Seven days of one meal without repeats are the least a class has to offer. */
const QUOTAS: Readonly<Record<MealClass, number>> = { breakfast: 0.24, main: 0.5, snack: 0.26 }

function aimsOf(day: Macros, slots: readonly SlotTarget[]): Map<MealClass, Aim> {
  const kcalOf = new Map<MealClass, number[]>()
  for (const { slot, kcal } of slots) {
    const mealClass = mealClassOf(mealTypeOf(slot))
    kcalOf.set(mealClass, [...(kcalOf.get(mealClass) ?? []), kcal])
  }
  return new Map(
    [...kcalOf].map(([mealClass, all]) => {
      // Between the smallest and the largest slot, so that portions reach both.
      const share = Math.sqrt(Math.min(...all) * Math.max(...all)) / day.kcal
      const macros = {
        kcal: day.kcal * share,
        proteinG: day.proteinG * share,
        fatG: day.fatG * share,
        carbsG: day.carbsG * share,
      }
      return [mealClass, { mealClass, macros }]
    }),
  )
}

function suppliesOf(stock: Stock, isAllowed: (food: Food) => boolean): Supply[] {
  const items = stock.items.length > 0 ? stock.items : readPantry(USUAL_FOODS, 'None').items
  return items
    .filter(({ food }) => food !== null && isAllowed(food))
    .map((item) => {
      const days = stock.lots
        .filter((lot) => lot.foodId === item.key && lot.expiresInDays !== null)
        .map((lot) => lot.expiresInDays ?? 0)
      const soonest = days.length > 0 ? Math.min(...days) : null
      return { item, weight: soonest === null ? 1 : soonest <= 2 ? 6 : soonest <= 6 ? 4 : 1.5 }
    })
}

/** What is past its day before the plan is over, and so should go into larger amounts. */
function urgentFoods(stock: Stock): ReadonlySet<string> {
  return new Set(
    stock.lots.filter(({ expiresInDays }) => (expiresInDays ?? 99) <= 6).map(({ foodId }) => foodId),
  )
}

export type PoolRequest = {
  stock: Stock
  dietaryPreferences: DietaryPreferences
  /** Wishes of others at the table that a dish may be varied for. */
  varied?: readonly DietaryPreferences[]
  day: Macros
  slots: readonly SlotTarget[]
  days: number
  wishes: CookingWishes
  limits: WeekLimits
  seed: number
  size?: number
}

/**
 * Writes the meals a plan can choose from: dishes of the kitchen over random baskets of this stock and the market,
 * each in several proportions between its usual one and the macronutrients asked for. Every food keeps all dietary preferences.
 */
export function makePool({
  stock,
  dietaryPreferences,
  varied = [],
  day,
  slots,
  days,
  wishes,
  limits,
  seed,
  size = POOL_SIZE,
}: PoolRequest): Pool {
  const isInPot = allowedBy(dietaryPreferences)
  const known = new Map<string, boolean>()
  const isAllowed = (food: Food): boolean => {
    if (varied.length === 0 || !isInPot(food)) return isInPot(food)
    const before = known.get(food.id) ?? varied.every((wishes) => isVariable(food, wishes))
    known.set(food.id, before)
    return before
  }
  const isForAll = ({ recipe }: Candidate) => varied.every((wishes) => variationOf(recipe, wishes) !== null)
  const proteinShare = (day.proteinG * KCAL_PER_G.protein) / day.kcal
  const stocked = stock.items.flatMap(({ food }) => (food !== null && isAllowed(food) ? [food] : []))
  // A day that the first basket does not meet needs it.
  const powderOf = (turn: number) =>
    turn > 0 && wishes.proteinPowder === 'if-needed' ? 'gladly' : wishes.proteinPowder
  const base = (turn: number, isForHardDays = false) =>
    foodBase({
      stocked,
      isAllowed,
      days,
      proteinShare,
      proteinG: day.proteinG,
      limits,
      adventure: wishes.adventure,
      proteinPowder: powderOf(turn),
      isForHardDays,
      seed: hashText(`${seed} base ${turn}`),
    })
  const isPlants = FROM_ANIMALS.every((id) => !isAllowed(foodById(id)))
  const isMeatless = MEAT_AND_FISH.every((id) => !isAllowed(foodById(id)))
  const diets = kitchenDiets(dietaryPreferences)
  const supplies = suppliesOf(stock, isAllowed)
  const there = new Set([...ALWAYS_TO_HAND, ...supplies.map(({ item }) => item.key)])
  const urgent = urgentFoods(stock)
  const aims = aimsOf(day, slots)
  const others = new Set(
    slots.flatMap(({ slot }) => (mealClassOf(mealTypeOf(slot)) === 'main' ? [] : [slot])),
  ).size
  const quickMainMin = wishes.holdsMinutes
    ? Math.max(
        LEAST_MAIN_MIN,
        (wishes.weekdayMinutes - PUT_TOGETHER_MIN * others) /
          (wishes.cooksAhead ? MAINS_A_DAY.ahead : MAINS_A_DAY.fresh),
      )
    : Infinity
  const quickOtherMin = wishes.holdsMinutes
    ? Math.max(LEAST_OTHER_MIN, (wishes.weekdayMinutes - MAINS_MIN) / Math.max(1, others))
    : Infinity
  let shares = 0
  for (const mealClass of aims.keys()) shares += QUOTAS[mealClass]
  const fill = (count: number, fromStock: number, bought: ReadonlySet<string>) =>
    [...aims].flatMap(([mealClass, aim]) =>
      fillClass(mealClass, aim, Math.round((count * QUOTAS[mealClass]) / shares), fromStock, bought),
    )
  const composed = base(0)
  const library = libraryBasket({
    has: new Set([...there, ...composed]),
    stocked: new Set(stocked.map(({ id }) => id)),
    urgent,
    isAllowed,
    lacks: wishes.lacks,
    adventure: wishes.adventure,
    days,
    seed: hashText(`${seed} library`),
  })
  const first = new Set([...composed, ...library.toBuy.map(({ id }) => id)])
  const candidates = fill(size, MOST_FROM_STOCK, first)
  let further: readonly Candidate[] | undefined
  const more = () => (further ??= fill(size / 2, 1, new Set([...first, ...base(1, true)])))
  return { candidates, isAllowed, more }

  function fillClass(
    mealClass: MealClass,
    aim: Aim,
    quota: number,
    fromStock: number,
    bought: ReadonlySet<string>,
  ): Candidate[] {
    const isInPlan = (food: Food) => isAllowed(food) && (there.has(food.id) || bought.has(food.id))
    const oilyFish =
      mealClass === 'main' && oilyFishFor(days) > 0 ? OILY_FISH_TO_COOK.map(foodById).filter(isInPlan) : []
    const isMain = mealClass === 'main'
    const mostMin = isMain
      ? quickMainMin
      : Math.min(
          quickOtherMin,
          Math.max(MOST_SNACK_MIN, mealClass === 'breakfast' ? wishes.breakfastMinutes : 0),
        )
    const made =
      bought === first
        ? libraryMeals(library.dishes, aim, {
            most: quota * LIBRARY_SHARE,
            mostMin: Math.min(isMain ? Infinity : mostMin, MOST_OF_WEEKDAY * wishes.weekdayMinutes),
            preferences: dietaryPreferences,
            urgent,
            seed,
          }).filter(isForAll)
        : []
    const drawnDishes: Drawn[] = []
    const shutForms = new Set(formsWithout(wishes.lacks))
    const mostSlow = (quota - made.length) * (isMain ? SLOW_MAIN_SHARE : SLOW_SHARE)
    const isForHardDays = bought !== first
    const unfit: Candidate[] = []
    const mostUnfit = isMeatless || isForHardDays ? Math.round((quota - made.length) * UNFIT_SHARE) : Infinity
    const isEnough = () => made.length + Math.min(unfit.length, mostUnfit) >= quota
    let slow = 0
    let skipped = 0
    const mostSkipped = isForHardDays ? 0 : MOST_SKIPPED
    const seen = new Set<string>()
    let dry = 0
    for (let index = 0; !isEnough() && unfit.length < MOST_UNFIT * quota && dry < DRY_BASKETS; index++) {
      const before = made.length + unfit.length
      const mealType = mealClass === 'main' ? (index % 2 === 0 ? 'dinner' : 'lunch') : mealClass
      const basket = {
        mealType,
        diet: diets[index % diets.length] ?? 'None',
        seed: hashText(`${seed} ${mealClass} ${fromStock} ${index}`),
        fromStock: dry >= DRY_OF_STOCK && index % 2 === 1 ? 0 : fromStock,
        isAllowed: isInPlan,
        shutForms,
        cuisines: cuisinesFor(wishes.adventure),
        eaters: dietaryPreferences.eaters,
        proteinShare,
        isPlants,
        build: index % FISH_EVERY === 0 ? oilyFish[(index / FISH_EVERY) % oilyFish.length] : undefined,
      } as const
      for (const dish of dishesOfBasket(supplies, basket)) {
        const contents = `${dish.form.id} ${dish.parts.map(({ item }) => item.key).join(' ')}`
        if (seen.has(contents)) continue
        seen.add(contents)
        dish.random = seededRandom(hashText(contents))
        const busyMin = activeMin(dish, dish.form.cook(dish))
        if (busyMin > mostMin && slow > mostSlow) {
          // Of main dishes, and where every minute counts, what is in them decides how long they take.
          if (!isMain && !wishes.holdsMinutes) shutForms.add(dish.form.id)
          if (!isMain || skipped++ < mostSkipped) continue
        }
        if (!isMain && busyMin > MOST_LATE * mostMin && !isForHardDays) continue
        const { name, description } = nameDish(dish, null)
        const drawn = { dish, key: name.toLowerCase(), name, description, activeMin: busyMin }
        const candidates = candidatesOfDish(drawn, aim, urgent, drawnDishes.length).filter(isForAll)
        if (candidates.length === 0) continue
        if (isDelicate(dish) && !candidates.slice(0, 1).every(isSafe)) continue
        for (const one of candidates)
          (mostUnfit === Infinity || isFit(one, aim, isForHardDays) ? made : unfit).push(one)
        drawnDishes.push(drawn)
        if (busyMin > mostMin) slow += candidates.length
      }
      dry = made.length + unfit.length > before ? 0 : dry + 1
    }
    made.push(...unfit.slice(0, Math.max(0, quota - made.length)))
    // Few foods make few dishes: each then leans to more sides.
    for (let further = 1; further < 4 && made.length < quota; further++)
      for (const [turn, drawn] of drawnDishes.entries())
        if (made.length < quota)
          made.push(...furtherLean(drawn, aim, urgent, turn + further).filter(isForAll))
    return made
  }
}
