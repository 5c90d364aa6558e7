import { foodById } from '#app/domain/food/foods.ts'
import { DISHES } from '#app/domain/kitchen/dishes/dishes.ts'
import { fillersOf } from '#app/domain/kitchen/library/alike.ts'
import { busyMinutes } from '#app/domain/kitchen/library/busy-minutes.ts'
import type { Course, LibraryDish, Operation, Slot, Vessel } from '#app/domain/kitchen/library/types.ts'
import type { MealType } from '#app/domain/recipe/recipe.ts'
import type { MealClass } from './candidate.ts'
import type { Equipment } from './plan-bounds.ts'

/** Which dishes of the library a plan may have: one plate of them, at its own meal, without fat that is poured away. */

/** A slot with the foods that may fill it, the dish's own first. */
export type PlannableSlot = {
  name: string
  slot: Slot
  fillers: readonly string[]
  /** A herb, a spice, a splash: the dish is the same without it. */
  isSmall: boolean
}

export type PlannableDish = {
  dish: LibraryDish
  /** Kinds of meal it may be, with the meal it is called by there. */
  meals: ReadonlyMap<MealClass, MealType>
  slots: readonly PlannableSlot[]
  needs: ReadonlySet<Equipment>
  busyMin: number
}

const COURSES_OF: Readonly<Record<MealClass, readonly Course[]>> = {
  breakfast: ['breakfast', 'main'],
  main: ['main', 'soup', 'salad'],
  snack: ['snack', 'breakfast'],
}
const MEALS_OF: Readonly<Record<MealClass, readonly MealType[]>> = {
  breakfast: ['breakfast'],
  main: ['dinner', 'lunch'],
  snack: ['snack'],
}

function mealsOf(dish: LibraryDish): ReadonlyMap<MealClass, MealType> {
  const meals = new Map<MealClass, MealType>()
  for (const mealClass of ['breakfast', 'main', 'snack'] as const) {
    const meal = MEALS_OF[mealClass].find((one) => dish.meals.includes(one))
    if (meal !== undefined && COURSES_OF[mealClass].includes(dish.course)) meals.set(mealClass, meal)
  }
  return meals
}

/** What a dish cannot do without stands first. */
const RANK = { must: 0, typical: 1, extra: 2 } as const
const SMALL_ROLES: ReadonlySet<string> = new Set(['herb', 'spice', 'aromatic', 'acid', 'sweet'])

function slotsOf(dish: LibraryDish): PlannableSlot[] {
  return Object.entries(dish.slots)
    .map(([name, slot]) => ({
      name,
      slot,
      fillers: [...new Set<string>([...slot.foods, ...fillersOf(slot)])],
      isSmall: SMALL_ROLES.has(foodById(slot.foods[0]).roles[0] ?? ''),
    }))
    .toSorted((one, other) => RANK[one.slot.need] - RANK[other.slot.need])
}

const IN_OVEN: ReadonlySet<Operation> = new Set<Operation>(['preheat', 'bake', 'roast', 'grill'])
const OVENWARE: ReadonlySet<Vessel> = new Set<Vessel>(['tray', 'tin', 'dish', 'moulds'])
const ON_HOB: ReadonlySet<Operation> = new Set<Operation>([
  'boilWater',
  'boil',
  'simmer',
  'poach',
  'steam',
  'reduce',
  'heatFat',
  'soften',
  'brown',
  'fry',
  'deepFry',
  'toast',
  'bloom',
])

function needsOf(dish: LibraryDish): ReadonlySet<Equipment> {
  const needs = new Set<Equipment>()
  for (const { do: operation, in: vessel } of dish.steps.flat()) {
    const isOvenware = vessel !== undefined && OVENWARE.has(vessel)
    if (IN_OVEN.has(operation)) needs.add('oven')
    else if (ON_HOB.has(operation) && !isOvenware) needs.add('hob')
    if (vessel === 'blender') needs.add('blender')
  }
  return needs
}

/** Fat for deep-frying, a bird that is only ever whole: not for one plate. */
function isForOne({ slots, batch }: LibraryDish): boolean {
  return (
    batch === undefined &&
    Object.values(slots).every(({ foods: [own], eaten = 1, isTap }) => {
      const food = foodById(own)
      return food.kind !== 'whole-bird' && (eaten === 1 || isTap === true || food.kind === 'salt')
    })
  )
}

let plannable: readonly PlannableDish[] | undefined

/** The dishes of the library that may be meals of a plan; read once. */
export function plannableDishes(): readonly PlannableDish[] {
  return (plannable ??= DISHES.flatMap((dish): PlannableDish[] => {
    const meals = mealsOf(dish)
    if (meals.size === 0 || !isForOne(dish)) return []
    const busyMin = busyMinutes(dish, (slot) => dish.slots[slot]?.need !== 'extra')
    return [{ dish, meals, slots: slotsOf(dish), needs: needsOf(dish), busyMin }]
  }))
}

/** A dish of the library by its id; null where there is none any more. */
export function libraryDish(id: string): LibraryDish | null {
  return DISHES.find((dish) => dish.id === id) ?? null
}

/** Served hot out of a pan, a pot or the oven, so that it can be warmed again. */
const WARMED_AGAIN: ReadonlySet<string> = new Set([
  'bake',
  'chili',
  'curry',
  'dal',
  'fried rice',
  'goulash',
  'gratin',
  'jambalaya',
  'meatballs',
  'noodle stir-fry',
  'pasta',
  'pilaf',
  'rice',
  'risotto',
  'roast tray',
  'shakshuka',
  'soup',
  'stew',
  'stir-fry',
  'tomato soup',
  'tray',
])

/** Days a dish of the library keeps when it is cooked for a later meal; 0 where it is eaten cold or at once. */
export function keepsLibraryDays(id: string): number {
  const dish = libraryDish(id)
  if (dish === null || !WARMED_AGAIN.has(dish.plate)) return 0
  const actions = dish.steps.flat()
  const isServedHot =
    actions.some(({ do: operation }) => ON_HOB.has(operation) || IN_OVEN.has(operation)) &&
    actions.every(({ do: operation }) => operation !== 'chill')
  return isServedHot ? dish.storage.fridgeDays : 0
}
