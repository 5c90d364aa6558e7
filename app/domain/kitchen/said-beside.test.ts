import { expect, test } from 'vitest'
import { meantTogether } from './said-beside.ts'

test.each([
  ['pepper; onion; chicken', 'peppers'],
  ['eggs; pepper; spinach', 'peppers'],
  ['salt; pepper; courgette', 'pepper'],
  ['steak; pepper; cream', 'pepper'],
  ['pepper', 'pepper'],
])('in “%s” a %s is meant', (list, meant) => {
  const typed = list.split('; ')
  expect(meantTogether(typed)).toEqual(typed.map((one) => (one === 'pepper' ? meant : one)))
})
