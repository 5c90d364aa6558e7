import { portionInWords } from './edit-meal.ts'
import type { MealRow } from './meal-estimate.ts'

/** What of a row is kept in the diary, so that its amount can be changed and all figures counted from it. */
export type StoredRow = Pick<
  MealRow,
  'id' | 'foodId' | 'amount' | 'unit' | 'amountRange' | 'figures' | 'openShare' | 'isChecked'
>

type Component = { name: string; portion: string; source: MealRow['source']; row?: StoredRow | undefined }

/** What is kept of a row. */
export function storedRowOf(row: MealRow): StoredRow {
  const { id, foodId, amount, unit, amountRange, figures, openShare, isChecked } = row
  return { id, foodId, amount, unit, amountRange, figures, openShare, isChecked }
}

/** The rows of a meal as they were kept; null where one of its foods was kept without figures. */
export function rowsOfComponents(
  components: readonly Component[],
  measuresOf: (foodId: string) => MealRow['measures'],
): MealRow[] | null {
  const rows = components.flatMap(({ name, portion, source, row }): MealRow[] =>
    row === undefined
      ? []
      : [
          {
            ...row,
            name,
            source,
            portion: portion || portionInWords(row.amount, row.unit),
            mayHoldFat: false,
            assumptions: [],
            measures: row.foodId === null || row.unit !== 'g' ? [] : measuresOf(row.foodId),
          },
        ],
  )
  return rows.length === components.length && rows.length > 0 ? rows : null
}
