import { expect, test } from 'vitest'
import { foodById } from '#app/domain/food/foods.ts'
import type { FoodId } from '#app/domain/food/food-id.ts'
import { extraItem } from '#app/domain/kitchen/pantry.ts'
import { aLibraryDish, fitOf } from '#tests/support/library-dish.ts'
import { writeDish } from './write-dish.ts'
import { prepFor } from './stand-in-words.ts'

function methodWith(chicken: FoodId, seed: number): string {
  const written = writeDish(fitOf(aLibraryDish(), { chicken }), {
    servings: 2,
    targetKcal: null,
    skill: 'Advanced',
    seed,
    shown: [],
    diets: [],
  })
  return written!.draft.instructions.join(' ')
}

test('a stand-in shows what it shows when it is hot, not what the meat would have shown', () => {
  for (let seed = 0; seed < 10; seed++) {
    expect(methodWith('chicken-breast', seed)).toContain('no pink is left')
    expect(methodWith('tofu', seed)).toMatch(/until it is hot right through|it is hot right through\./)
    expect(methodWith('tofu', seed)).not.toContain('pink')
  }
})

test('a stand-in is cut only where it can be cut', () => {
  const prep = (own: FoodId, other: FoodId, words: string) =>
    prepFor(words, foodById(own), extraItem(foodById(other)))
  expect(prep('ginger', 'ginger', 'cut into matchsticks')).toBe('cut into matchsticks')
  expect(prep('ginger', 'ground-ginger', 'cut into matchsticks')).toBe('')
  expect(prep('avocado', 'guacamole', 'sliced')).toBe('')
  expect(prep('chicken-breast-cooked', 'chickpeas-canned', 'in bite-size pieces')).toBe('drained and rinsed')
  expect(prep('chicken-thigh', 'tofu', 'cut into 2 cm cubes')).toBe('cut into 2 cm cubes')
})
