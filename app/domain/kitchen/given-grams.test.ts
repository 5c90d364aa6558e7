import { expect, test } from 'vitest'
import { givenGrams } from './given-grams.ts'
import { readTypedFood } from './typed-food.ts'

function gramsTyped(typed: string): number | null {
  const { line, food } = readTypedFood(typed)
  return givenGrams(line, food!.food)
}

test.each([
  ['1 pack of mince', 500],
  ['2 packs of sausages', 800],
  ['half a packet of pasta', 250],
  ['1 pot of double cream', 298],
  ['half a jar of green pesto', 95],
  ['1 pumpkin', 1400],
  ['half a loaf', 400],
  ['1 pack (250 g) mince', 250],
])('%s is as much as shops sell it in: %i g', (typed, grams) => {
  expect(gramsTyped(typed)).toBeCloseTo(grams, -1)
})

test.each(['a bag of potatoes', '1 gammon joint', '1 chorizo ring', 'mince'])(
  'what nobody can tell the weight of sets no limit: %s',
  (typed) => {
    expect(gramsTyped(typed)).toBeNull()
  },
)

test.each([
  ['1 pouch of rice', 'white-rice-cooked'],
  ['pouch of quinoa', 'quinoa-cooked'],
  ['2 packs of straight to wok noodles', 'egg-noodles-cooked'],
  ['200 g rice', 'white-rice'],
])('what is sold ready to eat is cooked already: %s', (typed, id) => {
  expect(readTypedFood(typed).food?.food.id).toBe(id)
})
