import type { RecipeNutrition } from './nutrition.ts'

/** The nutrition object of the specification (DATA-04): whole kcal and mg, grams to one place. */
export type SpecNutrition = {
  calories: number
  protein: number
  carbs: number
  fat: number
  fiber: number | null
  sugar: number | null
  sodium: number | null
  saturatedFat: number | null
  cholesterol: number | null
  vitaminC: number | null
  calcium: number | null
  iron: number | null
  isVegan: boolean | null
  isVegetarian: boolean | null
}

const whole = (value: number | null) => (value === null ? null : Math.round(value))
const toTenth = (value: number | null) => (value === null ? null : Math.round(value * 10) / 10)

/** Gives the 14 fields of DATA-04 per serving, rounded; unknown stays null. */
export function specNutrition(
  nutrition: Pick<RecipeNutrition, 'perServing' | 'isVegan' | 'isVegetarian'>,
): SpecNutrition {
  const { perServing } = nutrition
  return {
    calories: Math.round(perServing.kcal),
    protein: toTenth(perServing.proteinG) ?? 0,
    carbs: toTenth(perServing.carbsG) ?? 0,
    fat: toTenth(perServing.fatG) ?? 0,
    fiber: toTenth(perServing.fiberG),
    sugar: toTenth(perServing.sugarG),
    sodium: whole(perServing.sodiumMg),
    saturatedFat: toTenth(perServing.saturatedFatG),
    cholesterol: whole(perServing.cholesterolMg),
    vitaminC: toTenth(perServing.vitaminCMg),
    calcium: whole(perServing.calciumMg),
    iron: toTenth(perServing.ironMg),
    isVegan: nutrition.isVegan,
    isVegetarian: nutrition.isVegetarian,
  }
}
