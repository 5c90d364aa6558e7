import type { Food } from '#app/domain/food/food.ts'
import { findFood } from '#app/domain/food/foods.ts'

/** How long food keeps: fresh by the food table, and what is left of a cooked dish. Days after the day it was made. */

/** Where the food table does not say how long a food keeps frozen. */
const FREEZER_DAYS = 90

/** Days in the freezer by the food table; three months for what it does not know, and for dishes. */
export function freezerDaysOf({ foodId }: { foodId: string | null }): number {
  return (foodId === null ? null : findFood(foodId)?.keepsDays.freezer) ?? FREEZER_DAYS
}

type KeepingRule = { what: string; days: number; isOf: (food: Food) => boolean }

const RICE: ReadonlySet<string> = new Set(['rice', 'risotto-rice', 'cooked-rice'])

/**
 * Days that what is left of a dish keeps in the fridge; of several rules the shortest.
 * Rice: eaten within 24 hours; everything else within 48 hours (UK Food Standards Agency on leftovers).
 */
const RULES: readonly KeepingRule[] = [{ what: 'rice', days: 1, isOf: ({ kind }) => RICE.has(kind) }]
const OTHERWISE = { what: null, days: 2 }

export type Keeping = { days: number; because: string | null }

/** How long a cooked dish of these foods keeps in the fridge, and which of them says so. */
export function leftoverKeeping(foodIds: readonly string[]): Keeping {
  const foods = foodIds.flatMap((id) => findFood(id) ?? [])
  const rule = RULES.find(({ isOf }) => foods.some(isOf)) ?? OTHERWISE
  return { days: rule.days, because: rule.what }
}
