/** Stand-ins for a recipe whose calories are missing or no number, per meal, as specified. */
export type StandInNutrition = {
  calories: number
  protein: number
  carbs: number
  fat: number
  fiber: number
  sodium: number
  cholesterol: number
  vitaminC: number
  calcium: number
  iron: number
}

/** True when a recipe's calories cannot be used. */
export function isCaloriesMissing(calories: unknown): boolean {
  return typeof calories !== 'number' || !Number.isFinite(calories) || calories <= 0
}

/** Nutrition taken for a meal without usable calories: 25/45/30 % of its target in protein, carbs and fat. */
export function standInNutrition(targetKcal: number): StandInNutrition {
  return {
    calories: targetKcal,
    protein: (targetKcal * 0.25) / 4,
    carbs: (targetKcal * 0.45) / 4,
    fat: (targetKcal * 0.3) / 9,
    fiber: 5,
    sodium: 600,
    cholesterol: 50,
    vitaminC: 10,
    calcium: 100,
    iron: 5,
  }
}
