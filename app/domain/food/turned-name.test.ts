import { expect, test } from 'vitest'
import { turnedRound } from './turned-name.ts'

test.each([
  ['oil, olive', 'olive oil'],
  ['juice, orange', 'orange juice'],
  ['vinegar, white wine', 'white wine vinegar'],
  ['flour, self-raising', 'self-raising flour'],
])('a kind behind the comma belongs in front of the name: %s', (line, turned) => {
  expect(turnedRound(line)).toBe(turned)
})

test.each(['milk, eggs', 'milk, chocolate', 'bread, egg', 'stock, chicken', 'eggs, bacon'])(
  'two foods stay two: %s',
  (line) => {
    expect(turnedRound(line)).toBe(line)
  },
)
