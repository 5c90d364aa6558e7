import { findFood } from '#app/domain/food/foods.ts'

/** How much of one food a week holds. */

const SHOWN = ['egg', 'cod', 'salmon', 'chicken-breast', 'lemon', 'greek-yoghurt-fat-free'] as const

const isPowder = (foodId: string) => findFood(foodId)?.kind === 'protein-powder'

/** Rows of the report: of weeks that hold a food at all, the median, nine tenths and the largest. */
export function diversityRows(weeks: readonly ReadonlyMap<string, number>[]): string[][] {
  const rows = SHOWN.map((foodId) => {
    const grams = weeks.flatMap((week) => week.get(foodId) ?? []).toSorted((one, other) => one - other)
    const at = (share: number) =>
      Math.round(grams[Math.min(grams.length - 1, Math.floor(grams.length * share))] ?? 0)
    return [
      `${findFood(foodId)?.plural ?? foodId} in 7 days (${grams.length} weeks): p50, p90, largest`,
      `${at(0.5)}, ${at(0.9)}, ${at(1)} g`,
      '',
    ]
  })
  const withPowder = weeks.filter((week) => [...week.keys()].some(isPowder))
  return [...rows, ['weeks with protein powder', `${withPowder.length} of ${weeks.length}`, '']]
}
