import type { Food } from '#app/domain/food/food.ts'
import { findFood } from '#app/domain/food/foods.ts'
import type { Dish, SlotName } from '#app/domain/kitchen/dish.ts'
import { mostGramsFor } from '#app/domain/kitchen/doses.ts'
import { tellsOf } from '#app/domain/kitchen/naming.ts'
import { hashText } from '#app/domain/random.ts'
import type { MealType } from '#app/domain/recipe/recipe.ts'
import { type FitPart, fitParts, leastGrams, mostGrams } from './dish-fit.ts'
import { type Health, healthOf } from './health.ts'
import { leastAmountG } from './least-amounts.ts'
import type { Macros } from './macros.ts'
import type { MealRecipe } from './meal-recipe.ts'
import { type PortionedRecipe, portionRecipe } from './portion-recipe.ts'
import { mostServingG, mostServingPortion, servingGrowth } from './servings.ts'

/** Lunch and dinner draw on the same dishes. */
export type MealClass = 'breakfast' | 'main' | 'snack'

/** A recipe the planner may choose, with its figures at portion 1. */
export type Candidate = {
  recipe: MealRecipe
  /** Hashes of the dish, its form and what it is built on (0: nothing in particular): equal ones are told quickly. */
  keyId: number
  formId: number
  leadId: number
  mealClass: MealClass
  base: PortionedRecipe
  /** Foods of the table with their grams at portion 1. */
  foods: readonly { foodId: string; grams: number }[]
  /** At portion 1. */
  health: Health
  /** Minutes a cook is busy with it. */
  activeMin: number
  /** A smaller portion has so little of something that it is not worth buying. */
  leastPortion: number
  /** A larger one has more of a food than a usual meal holds (`servingGrowth`). */
  servingPortion: number
}

function leastPortionOf({ parts }: MealRecipe, { lines, macros }: PortionedRecipe): number {
  let least = 0
  for (const [index, { foodId, grams }] of lines.entries()) {
    const { slot = null, isNamed = false } = parts[index] ?? {}
    const food = foodId === null || grams <= 0 || slot === null ? null : findFood(foodId)
    if (food !== null && slot !== null && !GROWS_LITTLE.has(slot))
      least = Math.max(least, leastAmountG(food, macros.kcal, isNamed) / grams)
  }
  return least
}

/** A recipe with all the planner asks of it. */
export function candidateOfRecipe(
  recipe: MealRecipe,
  mealClass: MealClass,
  base: PortionedRecipe,
  activeMin: number,
): Candidate {
  const foods = base.lines.flatMap(({ foodId, grams }) => (foodId === null ? [] : [{ foodId, grams }]))
  const eaten = base.lines.map(({ foodId, grams }, index) => {
    const share = recipe.parts[index]?.eaten
    return { foodId, grams, ...(share !== undefined && { eaten: share }) }
  })
  return {
    recipe,
    keyId: hashText(recipe.key),
    formId: hashText(recipe.form),
    leadId: leadIdOf(recipe),
    mealClass,
    base,
    foods,
    health: healthOf(eaten),
    activeMin,
    leastPortion: leastPortionOf(recipe, base),
    servingPortion: mostServingPortion(foods),
  }
}

/** The food a dish is built on: its meat, fish, pulse or egg. */
export function leadOf({ parts }: Pick<MealRecipe, 'parts'>): string | null {
  return parts.find(({ slot }) => slot === 'main' || slot === 'pulse' || slot === 'egg')?.foodId ?? null
}

/** The same as a number; 0 when there is none. */
export function leadIdOf(recipe: Pick<MealRecipe, 'parts'>): number {
  const lead = leadOf(recipe)
  return lead === null ? 0 : hashText(lead)
}

/** The class of a meal type. */
export function mealClassOf(mealType: MealType): MealClass {
  return mealType === 'lunch' || mealType === 'dinner' ? 'main' : mealType
}

/** Usual proportions; the macronutrients asked for; then leaning to either side, to balance the other meals. */
export type Lean = { stiffness: number; lean: readonly [number, number, number, number] }
const USUAL: Lean = { stiffness: 0.4, lean: [1, 1, 1, 1] }
const FITTED: Lean = { stiffness: 0.012, lean: [1, 1, 1, 1] }
const LEANING: readonly Lean[] = [
  { stiffness: 0.012, lean: [1, 1.35, 0.75, 1] },
  { stiffness: 0.012, lean: [1, 0.85, 0.8, 1.2] },
  { stiffness: 0.012, lean: [1, 1.2, 1.2, 0.75] },
  { stiffness: 0.012, lean: [1, 1.2, 0.6, 1.15] },
]
/** All of them, the usual one first. */
export const LEANS: readonly Lean[] = [USUAL, FITTED, ...LEANING]
const LEAST_SCALE = 0.35
const MOST_SCALE = 2.4
const FAR_FROM_AIM = 0.3
/** A dish that has to be larger than it is to hold enough of everything is none of this meal's. */
const MOST_LEAST_PORTION = 1.1

const GROWS_LITTLE: ReadonlySet<SlotName> = new Set<SlotName>([
  'spice',
  'herb',
  'season',
  'garlic',
  'acid',
  'baking',
])

/** What a meal of a class should bring. */
export type Aim = { mealClass: MealClass; macros: Macros }

/** What a name tells of and a dish is about: it has to be there in earnest. */
const NAMED_SLOTS: ReadonlySet<SlotName> = new Set<SlotName>(['main', 'bacon', 'pulse', 'fruit'])

/** Keys of the foods that a dish's name tells of. */
const namedIn = ({ dish, name }: Drawn): ReadonlySet<string> =>
  new Set(
    dish.parts
      .filter((part) => NAMED_SLOTS.has(part.slot) && tellsOf(name, part))
      .map(({ item }) => item.key),
  )

function leastOf(food: Food | null, slot: SlotName, mealKcal: number, isNamed: boolean): number {
  const ofSlot = leastGrams(slot, mealKcal)
  return food === null || GROWS_LITTLE.has(slot)
    ? ofSlot
    : Math.max(ofSlot, leastAmountG(food, mealKcal, isNamed))
}

function fitPartsOf(
  dish: Dish,
  aim: Macros,
  scale: number,
  urgent: ReadonlySet<string>,
  named: ReadonlySet<string>,
): FitPart[] {
  const isSweet = dish.form.taste === 'sweet'
  const growth = servingGrowth(aim.kcal)
  return dish.parts.map(({ item, slot, grams }) => {
    const per = item.food?.per100g
    const factor = (GROWS_LITTLE.has(slot) ? Math.sqrt(scale) : scale) * (grams / 100)
    const servingG = item.food === null ? Infinity : mostServingG(item.food) * growth
    const mostG = Math.min(mostGrams(slot, isSweet, growth), mostGramsFor(item.food, 1), servingG)
    return {
      slot,
      least: leastOf(item.food, slot, aim.kcal, named.has(item.key)) / (factor * 100),
      most: mostG / (factor * 100),
      wanted: urgent.has(item.key) ? 1.45 : 1,
      shares: [
        ((per?.kcal ?? 0) * factor) / aim.kcal,
        ((per?.proteinG ?? 0) * factor) / aim.proteinG,
        ((per?.fatG ?? 0) * factor) / aim.fatG,
        ((per?.carbsG ?? 0) * factor) / aim.carbsG,
      ],
    }
  })
}

/** A dish of the kitchen with the name it keeps. */
export type Drawn = { dish: Dish; key: string; name: string; description: string; activeMin: number }

/** A dish brought near the energy aimed at, before its proportions are moved. */
type Scaled = Drawn & { scale: number; fitParts: readonly FitPart[]; named: ReadonlySet<string> }

function scaledTo(drawn: Drawn, aim: Aim, urgent: ReadonlySet<string>): Scaled | null {
  const { dish } = drawn
  let kcal = 0
  for (const { item, grams } of dish.parts) kcal += ((item.food?.per100g.kcal ?? 0) * grams) / 100
  if (kcal <= 0) return null
  const scale = Math.min(MOST_SCALE, Math.max(LEAST_SCALE, aim.macros.kcal / kcal))
  const named = namedIn(drawn)
  return { ...drawn, scale, named, fitParts: fitPartsOf(dish, aim.macros, scale, urgent, named) }
}

/** A pinch a meal: what is eaten day after day is salted with a light hand. */
const SALT_G = 0.36
const doseOf = ({ kind }: Dish['parts'][number]['item'], grams: number) =>
  kind === 'salt' ? Math.min(grams, SALT_G) : grams

function candidateOf(scaled: Scaled, aim: Aim, lean: Lean): Candidate | null {
  const { dish, key, name, description, scale, activeMin } = scaled
  const fit = fitParts(scaled.fitParts, lean.lean, lean.stiffness)
  const parts = dish.parts.map(({ item, slot, grams, prep }, index) => ({
    foodId: item.key,
    grams: doseOf(item, grams) * (GROWS_LITTLE.has(slot) ? Math.sqrt(scale) : scale) * (fit[index] ?? 1),
    slot,
    prep,
    text: '',
    ...(scaled.named.has(item.key) && { isNamed: true as const }),
  }))
  const recipe: MealRecipe = {
    key,
    name,
    description,
    mealType: dish.mealType ?? 'dinner',
    form: dish.form.id,
    cuisine: dish.cuisine.name,
    flavourId: dish.flavour?.id ?? null,
    ...(dish.eaters.length > 0 && { eaters: dish.eaters }),
    parts,
    written: null,
    writtenBy: 'the Mealwright kitchen',
  }
  const base = portionRecipe(recipe, 1)
  if (Math.abs(base.macros.kcal / aim.macros.kcal - 1) > FAR_FROM_AIM) return null
  const candidate = candidateOfRecipe(recipe, aim.mealClass, base, activeMin)
  return candidate.leastPortion > MOST_LEAST_PORTION ? null : candidate
}

/**
 * A dish in three proportions: its usual one, the one that brings the macronutrients aimed at, and one leaning to a side
 * (`turn` says which). Only those whose lines read back; none when its energy cannot come near.
 */
export function candidatesOfDish(
  drawn: Drawn,
  aim: Aim,
  urgent: ReadonlySet<string>,
  turn: number,
): Candidate[] {
  const scaled = scaledTo(drawn, aim, urgent)
  if (scaled === null) return []
  return [USUAL, FITTED, leaningAt(turn)].flatMap((lean) => readable(candidateOf(scaled, aim, lean)))
}

/** The same dish leaning to another side, where there are few dishes. */
export function furtherLean(drawn: Drawn, aim: Aim, urgent: ReadonlySet<string>, turn: number): Candidate[] {
  const scaled = scaledTo(drawn, aim, urgent)
  return scaled === null ? [] : readable(candidateOf(scaled, aim, leaningAt(turn)))
}

const leaningAt = (turn: number) => LEANING[turn % LEANING.length] ?? FITTED

const readable = (candidate: Candidate | null): Candidate[] =>
  candidate !== null && candidate.base.lines.every(({ readsBack }) => readsBack) ? [candidate] : []
