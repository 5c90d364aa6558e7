import { expect, test } from 'vitest'
import { cookbook } from '#app/cookbook.server.ts'
import { unsalted } from './unsalted.ts'

const [any] = cookbook().dishes
/** A step without its salt; null where the dish can't be cooked without. */
const without = (step: string): string | null =>
  unsalted({ ...any!, steps: [step], welcome: [] })?.steps[0] ?? null

test.each([
  ['Cook the {onion} with half of the {salt} for 8 minutes.', 'Cook the {onion} for 8 minutes.'],
  ['Toss with the {salt}, {oil} and {cumin}.', 'Toss with {oil} and {cumin}.'],
  ['Stir in the {cumin}, {paprika} and the rest of the {salt}.', 'Stir in the {cumin} and {paprika}.'],
  ['Whisk the {flour, baking powder, salt}.', 'Whisk the {flour, baking powder}.'],
  ['Boil the {rice} in plenty of salted water.', 'Boil the {rice} in plenty of water.'],
  ['Season with {black pepper} and taste for salt.', 'Season with {black pepper}.'],
  ['Simmer for 2 minutes. Taste for salt and serve.', 'Simmer for 2 minutes. Serve.'],
])('%s becomes %s', (step, expected) => {
  expect(without(step)).toBe(expected)
})

test.each([
  'Rub the {aubergine} with the {salt}[ and the {oil}].',
  'Salt them only now, so that they brown.',
  'Taste before you add any salt.',
])('a dish that speaks of salt in another way isn’t offered: %s', (step) => {
  expect(without(step)).toBeNull()
})

test('a few hundred dishes of the book can be written without salt, and none of them names it', () => {
  const dishes = cookbook().dishes.flatMap((dish) => unsalted(dish) ?? [])
  expect(dishes.length).toBeGreaterThan(800)
  for (const { id, steps, lines, welcome } of dishes) {
    expect([...steps, ...welcome.map(({ text }) => text)].join(' '), id).not.toMatch(/\bsalt\b/i)
    expect(
      lines.map(({ handle }) => handle),
      id,
    ).not.toContain('salt')
  }
})
