import type { FormResult } from '#app/domain/errors.ts'
import type { MealRow } from '#app/domain/calories/meal-estimate.ts'
import type { ReadRows } from '#app/domain/calories/meal-rows.ts'

const READ_PATH = '/calories/foods'

export type ReadFoods = { rows: readonly MealRow[]; problem: string | null }

/** Rows for what was typed ("1 tbsp olive oil"), or the sentence that says why there are none. Never throws. */
export async function readMealFoods(text: string): Promise<ReadFoods> {
  let read: ReadRows
  try {
    const form = new FormData()
    form.set('text', text)
    const response = await fetch(READ_PATH, { method: 'POST', body: form })
    const result = (await response.json()) as FormResult<ReadRows>
    if (!result.ok) return { rows: [], problem: result.message }
    read = result.value
  } catch {
    return { rows: [], problem: 'That could not be looked up. Please try again.' }
  }
  const [refused] = read.refused
  const rows = read.rows.map((row) => ({ ...row, id: crypto.randomUUID() }))
  if (rows.length > 0) return { rows, problem: null }
  return { rows, problem: refused?.reason ?? `“${text}” is not in the food table. Try another name for it.` }
}
