import { expect, test } from 'vitest'
import { foodById } from '#app/domain/food/foods.ts'
import { worldDishes } from '#app/domain/food/world-dishes.ts'
import { readMeal } from './read-meal.ts'
import { usualPortion } from './portions/portion-tables.ts'

const gramsOf = (said: string): number => readMeal(said).components.reduce((sum, { grams }) => sum + grams, 0)
const gramsIn = (said: string, id: string): number | undefined =>
  readMeal(said).components.find(({ foodId }) => foodId === id)?.grams
const idsOf = (said: string): string[] => readMeal(said).components.map(({ foodId }) => foodId)

test('a bread beside a dish is a whole one, not a slice', () => {
  expect(gramsIn('butter chicken with garlic naan', 'garlic-naan')).toBeGreaterThan(100)
})

test('what a chain sells has its size, whatever stands beside it', () => {
  expect(gramsIn("nando's half chicken with peri peri chips and slaw", 'nandos-chips')).toBe(
    gramsOf('peri peri chips'),
  )
})

test('scoops of powder make one shake', () => {
  expect(idsOf('huel black, two scoops')).toEqual(['huel-shake'])
})

test('sparkling wine is poured in smaller glasses than still wine', () => {
  expect(gramsOf('2 glasses of prosecco')).toBeCloseTo(gramsOf('2 glasses of champagne'), 0)
  expect(gramsOf('a glass of prosecco')).toBeLessThan(gramsOf('a glass of white wine'))
})

test('what is eaten raw or in a bun is read so where nobody says otherwise', () => {
  expect(idsOf('6 oysters')).toEqual(['raw-oysters'])
  expect(gramsOf('6 oysters')).toBe(90)
  expect(idsOf('a veggie burger')).toEqual(['veggie-burger-in-bun'])
  expect(idsOf('fried oysters')).toEqual(['oysters-fried'])
})

test('what goes onto French toast goes onto a plate of it, not onto each slice', () => {
  expect(gramsIn('french toast with bacon', 'bacon-cooked')).toBeLessThan(50)
})

test('a dish of its own is no kind of dishes that is told by its parts', () => {
  expect(idsOf('breakfast burrito with bacon and egg')[0]).toMatch(/^breakfast-burrito/)
})

test('at Subway what is told by its length is the sandwich', () => {
  expect(idsOf('subway 6 inch turkey')).toEqual(['subway-turkey-sub'])
  expect(idsOf('subway cookie')).toEqual(['subway-cookie'])
})

test('a weight that was said decides for no leaner food', () => {
  expect(idsOf('I made lasagna for 4 (1.2 kg in total) and ate one portion')).not.toContain('FN58130013')
})

test('a food that is told by a plain name is no product of a chain', () => {
  expect(idsOf('bean and cheese burrito')).toEqual(['bean-and-cheese-burrito'])
})

/** Of what is told as one of two foods on a plate; chains and chip shops serve more. */
const MOST_OF_USUAL = 1.5
const PLATES = [
  'schnitzel-with-potato-salad',
  'milanesa-with-fries',
  'schabowy-with-potatoes',
  'tonkatsu-with-rice',
  'steak-dinner',
  'meatloaf-and-mashed-potatoes',
]

test('a plate holds as much of its foods as one eats of each', () => {
  for (const { id, ingredients, servingG, finishedG } of worldDishes().filter((dish) =>
    PLATES.includes(dish.id),
  ))
    for (const { food, grams } of ingredients) {
      const usual = usualPortion(foodById(food.id).id)
      if (usual !== null)
        expect((grams * servingG) / finishedG, `${id}: ${food.id}`).toBeLessThan(MOST_OF_USUAL * usual)
    }
})

test('a milk that is counted beside a hot drink is a splash', () => {
  for (const said of ['tea 1 milk 1 sugar', 'coffee, 2 sugars 1 milk']) {
    const milk = readMeal(said).components.find(
      ({ foodId }) => foodId.includes('milk') && !/tea|coffee/.test(foodId),
    )
    expect(milk?.grams ?? 0, said).toBeLessThan(40)
  }
  expect(readMeal('1 milk and a banana').components[0]!.grams).toBeGreaterThan(150)
})

test('a drink is no fluid ounce, and cream no cup', () => {
  expect(gramsOf('vanilla shake')).toBeGreaterThan(150)
  expect(gramsOf('half and half')).toBeLessThan(60)
})
