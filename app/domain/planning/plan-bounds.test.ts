import { expect, test } from 'vitest'
import { readBodyEntry } from './plan-bounds.ts'
import { planRequestSchema } from './plan-request.ts'

const FIELDS = { age: 'age', height: 'height', weight: 'currentWeight' } as const
const isTaken = (field: string, value: string) =>
  planRequestSchema.safeParse({ name: 'Plan', [field]: value }).success

test.each([
  ['age', ['14', '100'], ['13', '101', '30.5', 'x', '']],
  ['height', ['120', '250', '175.3'], ['119.9', '251', 'x', '']],
  ['weight', ['30', '300', '70.1', '70.5'], ['29.9', '300.1', '70.15', 'x', '']],
] as const)('[PLAN-16] the page takes the same %s as the server', (entry, taken, refused) => {
  for (const text of taken) {
    expect(readBodyEntry(entry, text), text).toBe(Number(text))
    expect(isTaken(FIELDS[entry], text), text).toBe(true)
  }
  for (const text of refused) {
    expect(readBodyEntry(entry, text), text).toBeNull()
    expect(isTaken(FIELDS[entry], text), text).toBe(false)
  }
})
