import type { DiarySlot } from './slots.ts'

/** What is asked about before a meal is written into the diary: slips of the keyboard, and misread amounts. */

/** A meal as it is about to be saved. */
export type MealToSave = {
  slot: DiarySlot | null
  totalKcal: number
  foods: readonly FoodToSave[]
}

type FoodToSave = {
  name: string
  amount: number
  unit: 'g' | 'portion'
  kcal: number
  /** Water, black coffee, a diet drink: nothing is missing from its 0 kcal. */
  isWithoutEnergy: boolean
}

/** More of one food at one meal than people eat. */
export const MOST_FOOD_G = 1500
export const MOST_FOOD_KCAL = 2000

/** A meal is compared with the last ones of its slot, once there are enough of them to say what is usual. */
export const USUAL_MEALS = 60
export const LEAST_USUAL_MEALS = 8

/** From the median absolute deviation to what a standard deviation would be. */
const MAD_TO_SPREAD = 1.4826
const FAR_SPREADS = 4
/** Who eats the same every day has next to no spread: a meal is far only with so much more than usual. */
const FAR_SHARE = 0.75
const FAR_KCAL = 400

/**
 * What is doubtful of a meal, as the questions to ask; none where it can be saved. `usualKcals` are those of the
 * person's last meals of the slot. Only more than usual is far: a coffee beside a breakfast is an entry of its own.
 */
export function doubtsOf(meal: MealToSave, usualKcals: readonly number[]): string[] {
  const ofFoods = meal.foods.flatMap(doubtOfFood)
  if (ofFoods.length > 0) return ofFoods
  const usual = usualOf(usualKcals)
  if (usual !== null && meal.totalKcal > usual.mostKcal)
    return [
      `That’s ${figure(meal.totalKcal)} kcal, far more than your usual ${mealWord(meal.slot)} of about ${figure(roundedKcal(usual.medianKcal))} kcal. Is that right?`,
    ]
  return []
}

function doubtOfFood({ name, amount, unit, kcal, isWithoutEnergy }: FoodToSave): string[] {
  if (kcal > MOST_FOOD_KCAL) return [`That’s ${figure(kcal)} kcal of ${name}. Is that right?`]
  if (unit === 'g' && amount > MOST_FOOD_G) return [`That’s ${figure(amount)} g of ${name}. Is that right?`]
  if (Math.round(kcal) === 0 && !isWithoutEnergy) return [`That’s 0 kcal of ${name}. Is that right?`]
  return []
}

/** The median, and from where on a meal is far above it; null with too few meals to tell. */
export function usualOf(usualKcals: readonly number[]): { medianKcal: number; mostKcal: number } | null {
  if (usualKcals.length < LEAST_USUAL_MEALS) return null
  const medianKcal = medianOf(usualKcals)
  const spread = MAD_TO_SPREAD * medianOf(usualKcals.map((kcal) => Math.abs(kcal - medianKcal)))
  return {
    medianKcal,
    mostKcal: medianKcal + Math.max(FAR_SPREADS * spread, FAR_SHARE * medianKcal, FAR_KCAL),
  }
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

const mealWord = (slot: DiarySlot | null): string => slot ?? 'meal'
const figure = (value: number): string => Math.round(value).toLocaleString('en-GB')
const roundedKcal = (kcal: number): number => Math.round(kcal / 10) * 10
