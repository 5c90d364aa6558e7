import { knownNutrients, type Nutrients, type StatedNutrients } from '#app/domain/food/nutrients.ts'

/** Pure fat has 902 kcal; rounding may take the parts of 100 g a little past it. */
const MOST_KCAL = 910
const MOST_GRAMS = 104

/** Figures that can stand: the four a food needs are stated, none is negative, and 100 g hold 100 g. Else null. */
export function soundNutrients(stated: StatedNutrients): Nutrients | null {
  const figures = knownNutrients(stated)
  if (figures === null) return null
  const isNegative = Object.values(stated).some((figure) => figure !== null && !(figure >= 0))
  const grams = figures.proteinG + figures.carbsG + figures.fatG
  return isNegative || figures.kcal > MOST_KCAL || grams > MOST_GRAMS ? null : figures
}
