import { expect, test } from 'vitest'
import { foodById } from '#app/domain/food/foods.ts'
import { DISHES } from '#app/domain/kitchen/dishes/dishes.ts'
import { extraItem } from '#app/domain/kitchen/pantry.ts'
import type { LibraryPart } from './portions.ts'
import { titleFor } from './title-for.ts'

const dishOf = (id: string) => DISHES.find((dish) => dish.id === id)!

function partsOf(id: string, chosen: Readonly<Record<string, string>>): LibraryPart[] {
  return Object.entries(chosen).map(([name, foodId]) => ({
    name,
    slot: dishOf(id).slots[name]!,
    item: extraItem(foodById(foodId)),
    grams: 50,
    text: '',
    isOne: false,
  }))
}

test('a title names no food that is left out', () => {
  const dish = dishOf('aglio-e-olio')
  const without = partsOf(dish.id, { pasta: 'spaghetti', garlic: 'garlic', oil: 'olive-oil' })
  const chilli = partsOf(dish.id, { chilli: 'chilli-flakes' })
  const title = '{Pasta} with garlic, oil and chilli'
  expect(titleFor(title, dish, without)).toBeNull()
  expect(titleFor(title, dish, [...without, ...chilli])).toBe(title)
  expect(titleFor('{Pasta} aglio e olio', dish, without)).toBe('{Pasta} aglio e olio')
})

test('what stands in for a food is named instead of it', () => {
  const dish = dishOf('quinoa-salad')
  const slot = Object.keys(dish.slots).find((name) => dish.slots[name]!.foods[0] === 'quinoa')!
  expect(titleFor('Quinoa salad', dish, partsOf(dish.id, { [slot]: 'millet' }))).toBe('millet salad')
  expect(titleFor('Quinoa salad', dish, partsOf(dish.id, { [slot]: 'quinoa' }))).toBe('Quinoa salad')
})
