import { capitalised } from '#app/domain/capitalised.ts'
import type { RecipeNutrition } from '#app/domain/food/nutrition.ts'

/** One line of the sum: per serving, in whole kilocalories. */
export type CountedRow = { label: string; grams: number; kcal: number }
export type CountedTable = { rows: CountedRow[]; totalKcal: number }

const NAMES_IN_FULL = 3

/**
 * The counted foods of one serving as at most `mostRows` rows, the largest first and the small ones together. The
 * whole kilocalories of the rows add up to the total (largest remainder), so that a reader's own sum comes out.
 */
export function countedRows({ counted, servings }: RecipeNutrition, mostRows: number): CountedTable {
  const lines = counted
    .map((line) => ({ name: line.foodName, grams: line.grams / servings, kcal: line.kcal / servings }))
    .toSorted((one, other) => other.kcal - one.kcal)
  const own = lines.length > mostRows ? lines.slice(0, mostRows - 1) : lines
  const rest = lines.slice(own.length)
  const exact = own.map(({ name, grams, kcal }) => ({ label: capitalised(name), grams, kcal }))
  if (rest.length > 0) {
    exact.push({
      label: capitalised(inShort(rest.map((line) => line.name))),
      grams: sum(rest.map((line) => line.grams)),
      kcal: sum(rest.map((line) => line.kcal)),
    })
  }
  const totalKcal = Math.round(sum(exact.map((row) => row.kcal)))
  const whole = wholeParts(
    exact.map((row) => row.kcal),
    totalKcal,
  )
  return { rows: exact.map((row, index) => ({ ...row, kcal: whole[index] ?? 0 })), totalKcal }
}

/** Rounds so that the parts add up to the whole: the largest remainders go up. */
function wholeParts(exact: readonly number[], total: number): number[] {
  const whole = exact.map(Math.floor)
  const byRemainder = exact.map((value, index) => ({ index, remainder: value % 1 }))
  byRemainder.sort((one, other) => other.remainder - one.remainder)
  const missing = total - sum(whole)
  for (const { index } of byRemainder.slice(0, missing)) whole[index] = (whole[index] ?? 0) + 1
  return whole
}

function inShort(names: readonly string[]): string {
  if (names.length <= NAMES_IN_FULL) return names.join(', ')
  return `${names.slice(0, NAMES_IN_FULL - 1).join(', ')} and ${names.length - NAMES_IN_FULL + 1} more`
}
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
