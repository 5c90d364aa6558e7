import { renumbered } from '#app/domain/cookbook/unready-food.ts'
import { thawingOf } from '#app/domain/cookbook/thawing.ts'
import { findFood, foodById } from '#app/domain/food/foods.ts'
import { isManyName, sentence } from '#app/domain/kitchen/words.ts'
import type { Lot } from '#app/domain/pantry/stock.ts'
import type { MealSlot } from './meal-split.ts'
import type { MealPlace, PlannedIngredient, PlannedMeal } from './plan.ts'

/** Meat and fish from the freezer: on which days of a plan it can be cooked, and what is done with it the night before. */

/**
 * The lots a plan cooks with. Frozen meat is there from the first day on which it can have thawed, fish that thaws in cold
 * water at once. What nobody can say a time for, such as a whole bird, is left out with the reason.
 */
export function lotsThawed(
  lots: readonly Lot[],
  daysAhead = 0,
): { lots: Lot[]; leftOut: { name: string; reason: string }[] } {
  const leftOut: { name: string; reason: string }[] = []
  const left = lots.flatMap((lot): Lot[] => {
    if (lot.isFrozen !== true) return [lot]
    const food = foodById(lot.foodId)
    const way = thawingOf(food)
    if (way === null) {
      leftOut.push({ name: food.plural, reason: notThawed(food.name) })
      return []
    }
    const thawedOn = way.waterMin === null ? Math.max(0, way.nights - daysAhead) : 0
    return [{ ...lot, thawedOn }]
  })
  return { lots: left, leftOut }
}

const notThawed = (name: string) =>
  `${sentence(name)} from the freezer has to thaw right through, which takes a day or two in the fridge. Once it has, add it to your pantry again without “frozen”.`

type Thawed = { foodId: string; name: string; nights: number; isInWater: boolean }

/** The foods of a meal that come out of the freezer, as its lines call them. */
function frozenIn(ingredients: readonly PlannedIngredient[]): Thawed[] {
  return ingredients.flatMap(({ text, foodId, uses }): Thawed[] => {
    const food = foodId === null ? null : findFood(foodId)
    const way = food && uses.some(({ isFrozen }) => isFrozen) ? thawingOf(food) : null
    if (!food || !way) return []
    const name = text.toLowerCase().includes(food.plural.toLowerCase()) ? food.plural : food.name
    return [{ foodId: food.id, name, nights: way.nights, isInWater: way.waterMin !== null }]
  })
}

const PATS_DRY = /\bpat\b[^.]*\bdry\b/i

function sentenceFor({ foodId, name, nights }: Thawed, isDriedLater: boolean): string {
  const { waterMin, isPatted } = thawingOf(foodById(foodId))!
  const it = isManyName(name) ? 'them' : 'it'
  const before = nights === 1 ? 'The night before' : 'Two nights before'
  const inWater =
    waterMin === null ? '' : `, or thaw ${it} in a sealed bag in cold water for about ${waterMin} minutes`
  const dry = isPatted && !isDriedLater ? ` Pat ${it} dry before you cook ${it}.` : ''
  return `${before}, move the ${name} from the freezer to the fridge${inWater}.${dry}`
}

/** The step in front of a method that takes food out of the freezer in time; null where nothing of the meal is frozen. */
function thawingStep(
  ingredients: readonly PlannedIngredient[],
  instructions: readonly string[],
): string | null {
  const isDriedLater = instructions.some((step) => PATS_DRY.test(step))
  const frozen = new Map(frozenIn(ingredients).map((one) => [one.foodId, one]))
  return frozen.size === 0
    ? null
    : [...frozen.values()].map((one) => sentenceFor(one, isDriedLater)).join(' ')
}

/** The method without the step that was put in front for the lots a meal took before. */
export function withoutThawing(meal: PlannedMeal): PlannedMeal {
  const [first, ...rest] = meal.draft.instructions
  if (first === undefined || first !== thawingStep(meal.ingredients, rest)) return meal
  return { ...meal, draft: { ...meal.draft, instructions: rest.map((step) => renumbered(step, -1)) } }
}

/** A meal that is cooked from frozen lots, for itself and what is left of it, says first when they come out of the freezer. */
export function withThawing(meal: PlannedMeal, leftovers: readonly PlannedMeal[]): PlannedMeal {
  const { instructions } = meal.draft
  const all = [meal, ...leftovers].flatMap(({ ingredients }) => ingredients)
  const step = thawingStep(all, instructions)
  if (step === null || instructions[0] === step) return meal
  return {
    ...meal,
    draft: { ...meal.draft, instructions: [step, ...instructions.map((one) => renumbered(one, 1))] },
  }
}

/** Food that comes out of the freezer on an evening of a plan; a negative day is before it begins. */
export type TakeOut = { eveningIndex: number; names: readonly string[]; cooked: MealPlace }

/** What has to come out of the freezer for meals that nobody has cooked yet, in the order of the evenings. */
export function takeOutsOf(
  meals: readonly { dayIndex: number; slot: MealSlot; meal: PlannedMeal }[],
): TakeOut[] {
  const open = meals.filter(({ meal }) => meal.cookedDate === undefined)
  const cookings = open.filter(({ meal }) => meal.leftoverOf === undefined)
  return cookings
    .flatMap(({ dayIndex, slot, meal }): TakeOut[] => {
      const leftovers = open.filter(
        ({ meal: { leftoverOf: of } }) => of?.dayIndex === dayIndex && of.slot === slot,
      )
      const frozen = [meal, ...leftovers.map((one) => one.meal)]
        .flatMap(({ ingredients }) => frozenIn(ingredients))
        // On the first day fish thaws in water, as its recipe says.
        .filter(({ nights, isInWater }) => dayIndex >= nights || !isInWater)
      const byNights = Map.groupBy(frozen, ({ nights }) => nights)
      return [...byNights].map(([nights, some]) => ({
        eveningIndex: dayIndex - nights,
        names: [...new Set(some.map(({ foodId, name }) => namesOf(foodId, name)))],
        cooked: { dayIndex, slot },
      }))
    })
    .toSorted((one, other) => one.eveningIndex - other.eveningIndex)
}

/** The freezer holds the whole pack: "chicken breasts", whatever part of one the line takes. */
const namesOf = (foodId: string, name: string) => findFood(foodId)?.plural ?? name
