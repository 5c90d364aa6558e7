import type { Food } from '#app/domain/food/food.ts'
import { findFood, foodById } from '#app/domain/food/foods.ts'
import { readTable } from '#app/food-table.server.ts'
import { allowedBy, type DietaryPreferences } from './dietary-preferences.ts'
import { coverOf } from './food-cover.ts'
import type { MealRecipe, RecipePart } from './meal-recipe.ts'

/**
 * One dish for people who eat differently: what is left out of somebody's portion or takes the place of a food
 * (`foods/variations.csv`). Only diets and dislikes are met in this way. What somebody is allergic to, gluten for whoever
 * avoids it, and what is not safe for an infant or in pregnancy stays out of the whole pot: it would get into every
 * portion.
 */

const COLUMNS = ['foods', 'instead', 'gramsPerGram', 'mostG'] as const

type VariationRule = {
  covers: (food: Food) => boolean
  /** The first of them that the person eats; none: the food is left out. */
  instead: readonly Food[]
  /** Grams of the other food per gram. */
  gramsPerGram: number
  /** No more than this of a portion is left out: with more, it is another dish. */
  mostG: number
}

const RULES: readonly VariationRule[] = readTable('foods/variations.csv', COLUMNS).map(({ row, place }) => {
  const instead = row.instead === '' ? [] : row.instead.split('; ').map(foodById)
  const rule = {
    covers: coverOf(row.foods, place),
    instead,
    gramsPerGram: Number(row.gramsPerGram || Number.NaN),
    mostG: Number(row.mostG || Number.NaN),
  }
  if (instead.length > 0 ? !(rule.gramsPerGram > 0) : !(rule.mostG > 0))
    throw new Error(`${place}: what takes a food's place needs an amount, what is left out a limit`)
  return rule
})

/** What is done to one food for somebody: with the id of what takes its place, or null where it is left out. */
export type VariationChange = { foodId: string; insteadId: string | null; gramsPerGram: number }

/** A recipe as somebody eats it; `changes` is empty where they eat it as it is. */
export type Variation = { parts: readonly RecipePart[]; changes: readonly VariationChange[] }

/** What has to be left out of the whole pot on somebody's account. */
export function potPart({ diets, allergens, eaters }: DietaryPreferences): DietaryPreferences {
  return { diets: diets.filter((diet) => diet === 'Gluten-Free'), allergens, dislikes: [], eaters }
}

/** Whether a food can be in a dish that the person eats: as it is, or varied. */
export function isVariable(food: Food, preferences: DietaryPreferences): boolean {
  const isAllowed = allowedBy(preferences)
  return isAllowed(food) || changeOf(food, isAllowed) !== null
}

function changeOf(
  food: Food,
  isAllowed: (food: Food) => boolean,
): (VariationChange & { mostG: number }) | null {
  const rule = RULES.find(({ covers }) => covers(food))
  if (!rule) return null
  const { instead, gramsPerGram, mostG } = rule
  if (instead.length === 0) return { foodId: food.id, insteadId: null, gramsPerGram: 0, mostG }
  const other = instead.find(isAllowed)
  return other ? { foodId: food.id, insteadId: other.id, gramsPerGram, mostG: Infinity } : null
}

const kept = new WeakMap<readonly RecipePart[], Map<string, Variation | null>>()

/**
 * A recipe for whoever has these preferences: each food that they leave out is replaced or left out. Null where that does
 * not do: nothing takes its place, or so much would be missing that it is another dish.
 */
export function variationOf(
  { parts }: Pick<MealRecipe, 'parts'>,
  preferences: DietaryPreferences,
): Variation | null {
  const key = JSON.stringify(preferences)
  const known = kept.get(parts) ?? new Map<string, Variation | null>()
  kept.set(parts, known)
  const before = known.get(key)
  if (before !== undefined) return before
  const made = vary(parts, preferences)
  known.set(key, made)
  return made
}

function vary(parts: readonly RecipePart[], preferences: DietaryPreferences): Variation | null {
  const isAllowed = allowedBy(preferences)
  const changes: VariationChange[] = []
  const varied: RecipePart[] = []
  for (const part of parts) {
    const food = part.foodId === null ? null : findFood(part.foodId)
    if (food === null || isAllowed(food)) {
      varied.push(part)
      continue
    }
    const change = changeOf(food, isAllowed)
    if (change === null || part.grams > change.mostG) return null
    const { mostG: _, ...told } = change
    changes.push(told)
    const { insteadId, gramsPerGram } = told
    if (insteadId === null) continue
    varied.push({ foodId: insteadId, grams: part.grams * gramsPerGram, prep: '', text: '' })
  }
  // Nothing but the side of it is no dish.
  if (varied.length === 0) return null
  return changes.length === 0 ? { parts, changes } : { parts: varied, changes }
}

/** A change on somebody's plate, with the grams of what takes the food's place. */
export type PlateChange = VariationChange & { insteadG: number }

/** "90 g tofu instead of chicken breast", "without feta": what is different for somebody. */
export function changeInWords({ foodId, insteadId, insteadG }: PlateChange): string {
  const nameOf = (id: string) => findFood(id)?.name ?? id
  return insteadId === null
    ? `without ${nameOf(foodId)}`
    : `${Math.round(insteadG)} g ${nameOf(insteadId)} instead of ${nameOf(foodId)}`
}
