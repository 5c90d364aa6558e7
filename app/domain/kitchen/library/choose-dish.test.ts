import { expect, test } from 'vitest'
import { aLibraryDish } from '#tests/support/library-dish.ts'
import { readPantry } from '#app/domain/kitchen/pantry.ts'
import type { RecipeRequest } from '#app/domain/recipe/recipe.ts'
import { dishesFor } from './choose-dish.ts'
import { DishIndex } from './dish-index.ts'
import { fitDish } from './fit-dish.ts'

const DISH = aLibraryDish()
const OTHER = aLibraryDish({
  id: 'peas-and-rice',
  slots: {
    peas: { foods: ['peas-frozen'], g: 80, need: 'must', tells: 2 },
    rice: { foods: ['white-rice'], g: 75, need: 'must', tells: 2 },
  },
  guests: [],
})
const REQUEST: RecipeRequest = {
  ingredients: [],
  cuisine: 'Any',
  servings: 2,
  skillLevel: 'Beginner',
  dietaryRestriction: 'None',
  numRecipes: 1,
  seed: 1,
}
const choose = (list: string, cooked: readonly string[] = [], change: Partial<RecipeRequest> = {}) =>
  dishesFor(
    new DishIndex([DISH, OTHER]),
    { ...REQUEST, ...change },
    readPantry(list.split(', '), 'None').items,
    () => true,
    { dishIds: new Set(cooked), usedKeys: new Set() },
  ).map(({ dish }) => dish.id)

test('a list becomes the dish whose foods it has', () => {
  expect(choose('chicken breast, frozen peas')).toEqual([DISH.id])
  expect(choose('frozen peas, rice')).toEqual([OTHER.id])
})

test('a stand-in and a food anybody takes for another fill a slot, too', () => {
  expect(choose('tofu, frozen peas')).toEqual([DISH.id])
  expect(choose('frozen peas, basmati rice')).toEqual([OTHER.id])
})

test('a main food left over, a food that makes it another dish, or half of what it needs: no such dish', () => {
  expect(choose('chicken breast, frozen peas, salmon')).toEqual([])
  expect(choose('chicken breast, frozen peas, dark chocolate')).toEqual([])
  expect(choose('frozen peas')).toEqual([])
})

test('a guest finds its place', () => {
  expect(choose('chicken breast, frozen peas, mint')).toEqual([DISH.id])
})

test('a dish that was just had, of another cuisine or of another meal is not offered', () => {
  expect(choose('chicken breast, frozen peas', [DISH.id])).toEqual([])
  expect(choose('chicken breast, frozen peas', [], { cuisine: 'Italian' })).toEqual([])
  expect(choose('chicken breast, frozen peas', [], { mealType: 'breakfast' })).toEqual([])
})

test('foods of the same shelf fill each other’s slots, and fruit gives the juice a dish asks for', () => {
  const sour = aLibraryDish({
    slots: {
      ...DISH.slots,
      sour: { foods: ['red-wine-vinegar', 'lemon-juice'], g: 10, need: 'must', tells: 1 },
    },
  })
  const fill = (typed: string) => {
    const { items } = readPantry([typed], 'None')
    return fitDish(sour, items, () => true)?.chosen.get('sour')?.typed
  }
  expect(fill('vinegar')).toBe('vinegar')
  expect(fill('cider vinegar')).toBe('cider vinegar')
  expect(fill('2 lemons')).toBe('2 lemons')
  // A slot for the fruit itself takes no juice: it may be cut into wedges.
  expect(fitDish(DISH, readPantry(['lemon juice'], 'None').items, () => true)?.chosen.has('lemon')).toBe(
    false,
  )
})
