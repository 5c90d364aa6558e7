import { expect, test } from 'vitest'
import { PLAN_FIELD_NAMES, readBodyEntry } from './plan-bounds.ts'
import { planFormSchema } from './plan-form.ts'

const isTaken = (field: string, value: string) =>
  planFormSchema.safeParse({ name: 'Plan', [field]: value }).success

test.each([
  ['ageYears', ['14', '100'], ['13', '101', '30.5', 'x', '']],
  ['heightCm', ['120', '250', '175.3'], ['119.9', '251', 'x', '']],
  ['weightKg', ['30', '300', '70.1', '70.5'], ['29.9', '300.1', '70.15', 'x', '']],
] as const)('[PLAN-16] the page takes the same %s as the server', (entry, taken, refused) => {
  for (const text of taken) {
    expect(readBodyEntry(entry, text), text).toBe(Number(text))
    expect(isTaken(PLAN_FIELD_NAMES[entry], text), text).toBe(true)
  }
  for (const text of refused) {
    expect(readBodyEntry(entry, text), text).toBeNull()
    expect(isTaken(PLAN_FIELD_NAMES[entry], text), text).toBe(false)
  }
})
