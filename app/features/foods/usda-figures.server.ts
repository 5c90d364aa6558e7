import type { Nutrients } from '#app/domain/food/food.ts'

/** Figures as a source gives them: what it does not state is null. */
export type StatedNutrients = { [name in keyof Nutrients]: number | null }

/** Pure fat has 902 kcal; rounding may take the parts of 100 g a little past it. */
const MOST_KCAL = 910
const MOST_GRAMS = 104

/** Figures that can stand: the four a food needs are stated, none is negative, and 100 g hold 100 g. Else null. */
export function soundNutrients(stated: StatedNutrients): Nutrients | null {
  const { kcal, proteinG, carbsG, fatG } = stated
  if (kcal === null || proteinG === null || carbsG === null || fatG === null) return null
  const isNegative = Object.values(stated).some((figure) => figure !== null && !(figure >= 0))
  if (isNegative || kcal > MOST_KCAL || proteinG + carbsG + fatG > MOST_GRAMS) return null
  return { ...stated, kcal, proteinG, carbsG, fatG }
}
