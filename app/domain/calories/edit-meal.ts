import type { MealEstimate, MealRow } from './meal-estimate.ts'

/** What a person does to an estimate. Each gives a new one; the sums follow from its rows. */
export type MealEdit =
  /** Weighed or measured: only what the food itself leaves open remains. */
  | { type: 'set-amount'; rowId: string; amount: number; range?: { low: number; high: number } }
  | { type: 'remove'; rowId: string }
  /** New rows at the end, or in the place of another. */
  | { type: 'add'; rows: readonly MealRow[]; insteadOf?: string }
  | { type: 'put-back'; row: MealRow; at: number }
  /** Nothing is known to be on it. */
  | { type: 'no-fat'; rowId: string }
  | { type: 'settle'; questionId: string }

export const MOST_GRAMS = 5000
export const MOST_PORTIONS = 20
export const MOST_ROWS = 60

/** Applies one edit; an edit of a row that is gone changes nothing. */
export function editMeal(estimate: MealEstimate, edit: MealEdit): MealEstimate {
  switch (edit.type) {
    case 'settle':
      return { ...estimate, settledQuestions: [...estimate.settledQuestions, edit.questionId] }
    case 'no-fat':
      return withRow(estimate, edit.rowId, (row) => ({ ...row, mayHoldFat: false }))
    case 'set-amount':
      return withRow(estimate, edit.rowId, (row) => withAmount(row, edit.amount, edit.range))
    case 'remove':
      return { ...estimate, givenTotal: null, rows: estimate.rows.filter(({ id }) => id !== edit.rowId) }
    case 'put-back': {
      if (estimate.rows.some(({ id }) => id === edit.row.id)) return estimate
      return { ...estimate, givenTotal: null, rows: estimate.rows.toSpliced(edit.at, 0, edit.row) }
    }
    case 'add': {
      const at = estimate.rows.findIndex(({ id }) => id === edit.insteadOf)
      const rows = at < 0 ? [...estimate.rows, ...edit.rows] : estimate.rows.toSpliced(at, 1, ...edit.rows)
      return { ...estimate, givenTotal: null, rows: rows.slice(0, MOST_ROWS) }
    }
  }
}

function withRow(estimate: MealEstimate, rowId: string, change: (row: MealRow) => MealRow): MealEstimate {
  if (!estimate.rows.some(({ id }) => id === rowId)) return estimate
  return {
    ...estimate,
    givenTotal: null,
    rows: estimate.rows.map((row) => (row.id === rowId ? change(row) : row)),
  }
}

function withAmount(row: MealRow, wanted: number, range?: { low: number; high: number }): MealRow {
  const most = row.unit === 'g' ? MOST_GRAMS : MOST_PORTIONS
  const amount = Math.min(most, Math.max(0, Number.isFinite(wanted) ? wanted : 0))
  return {
    ...row,
    amount,
    amountRange: range ?? { low: amount, high: amount },
    portion: portionInWords(amount, row.unit),
    assumptions: range ? row.assumptions : [],
    isChecked: true,
  }
}

/** "120 g", "1.5 portions". */
export function portionInWords(amount: number, unit: MealRow['unit']): string {
  if (unit === 'g') return `${Math.round(amount)} g`
  const count = Number(amount.toFixed(2))
  return `${count} ${count === 1 ? 'portion' : 'portions'}`
}
