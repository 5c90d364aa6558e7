import { expect, test } from 'vitest'
import { weaknessOf } from './password.ts'

const OWNER = { email: 'anna.miller@example.org', name: 'Anna Miller' }

test.each([
  ['short', 'too short'],
  ['elevensigns', 'one sign too few'],
  ['aaaaaaaaaaaaaaaa', 'one sign over and over'],
  ['abababababababab', 'two signs over and over'],
  ['abcdefghijklmnop', 'the alphabet'],
  ['password12345678', 'a first guess and a run'],
  ['qwertyuiopasdfgh', 'a row of the keyboard'],
  ['Mealwright2026!!', 'the name of the site'],
  ['annamiller1987', 'one’s own name'],
  ['x'.repeat(129), 'longer than anybody types'],
])('%s is refused: %s', (password) => {
  expect(weaknessOf(password, OWNER)).not.toBeNull()
})

test.each(['several words about nothing', 'demo-staff-member', 'j7$kQ!p2xVz9', 'tortoise ladder violet'])(
  '%s may be used',
  (password) => {
    expect(weaknessOf(password, OWNER)).toBeNull()
  },
)
