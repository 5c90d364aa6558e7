import { expect, test } from 'vitest'
import { factorForCalories, minutesOfSteps, withAmountsTimes, withHonestMinutes } from './asked-for.ts'
import type { RecipeDraft } from './recipe.ts'

const draftOf = (
  lines: readonly string[],
  instructions: readonly string[],
  cookingTimeMin = 30,
): RecipeDraft => ({
  name: 'Dal',
  description: '',
  cookingTimeMin,
  difficulty: 'Beginner',
  cuisineType: 'Indian',
  servings: 2,
  ingredients: lines.map((text) => ({ text, isExtra: false })),
  instructions,
  dishTemplate: 'stew',
})

test('amounts in the lines and steps are multiplied, and the servings stay the same', () => {
  const draft = draftOf(
    ['600 g red lentils', '3 tbsp oil'],
    ['Boil the lentils in 1200 ml of water for 20 minutes.'],
  )
  const third = withAmountsTimes(draft, 1 / 3)
  expect(third.ingredients.map(({ text }) => text)).toEqual(['200 g red lentils', '1 tbsp oil'])
  expect(third.instructions).toEqual(['Boil the lentils in 400 ml of water for 20 minutes.'])
  expect(third.servings).toBe(2)
})

test('a serving is scaled to the calories asked for where its amounts allow it', () => {
  const weighed = draftOf(['300 g pasta', '100 g cheddar'], ['Boil.'])
  expect(factorForCalories(weighed, 500, 520)).toBe(1)
  expect(factorForCalories(weighed, 551, 700)).toBeCloseTo(700 / 551)
  expect(factorForCalories(weighed, 1110, 450), 'too far off').toBeNull()
  expect(factorForCalories(draftOf(['3 eggs'], ['Boil.']), 500, 600), '3.6 eggs').toBeNull()
  expect(factorForCalories(draftOf(['2 eggs'], ['Boil.']), 400, 600), '3 eggs').toBe(1.5)
  expect(factorForCalories(weighed, 0, 500)).toBeNull()
})

test('the minutes cover those of the steps, without parallel steps and overnight waits', () => {
  const steps = [
    'Soak the lentils overnight, at least 8 hours.',
    'Soften the onion for 10 minutes.',
    'Add the lentils and simmer for 40 minutes, stirring every 10 minutes.',
    'Meanwhile boil the rice for 12 minutes.',
  ]
  expect(minutesOfSteps(steps)).toBe(50)
  expect(withHonestMinutes(draftOf(['200 g lentils'], steps, 10)).cookingTimeMin).toBe(50)
  expect(withHonestMinutes(draftOf(['200 g lentils'], steps, 48)).cookingTimeMin).toBe(50)
  expect(withHonestMinutes(draftOf(['200 g lentils'], steps, 65)).cookingTimeMin).toBe(65)
})

test.each<[string, number]>([
  ['Fry the onion for 8 minutes, then add the rice and simmer for 20 minutes.', 28],
  ['Fry the onion for 8 minutes. Add the rice and simmer for 20 minutes.', 28],
  ['Fry the steaks for 3 minutes a side. Rest for 5 minutes.', 11],
  ['Roast for 40 minutes, turning after 20 minutes.', 40],
  ['Roast for 40 minutes. Turn the potatoes after 20 minutes.', 40],
  ['Simmer for 30 minutes, adding the peas for the last 5 minutes.', 30],
  ['Bake for 25 to 30 minutes, until golden. Cool within 2 hours.', 25],
  ['Roast for 20 minutes. Meanwhile, boil the rice for 12 minutes. Drain.', 20],
  ['Bake for 25 minutes. If frozen, bake for 35 minutes.', 25],
  ['Chill for 6 hours. Whip for 5 minutes.', 5],
])('the minutes of “%s” are %s', (step, minutes) => {
  expect(minutesOfSteps([step])).toBe(minutes)
})

test('a headnote or a name that says the claimed minutes says the corrected ones', () => {
  const draft = {
    ...draftOf(['200 g lentils'], ['Simmer for 45 minutes.'], 20),
    name: '20-minute dal',
    description: 'Ready in 20 minutes. Keeps 120 minutes warm.',
  }
  expect(withHonestMinutes(draft)).toMatchObject({
    cookingTimeMin: 45,
    name: '45-minute dal',
    description: 'Ready in 45 minutes. Keeps 120 minutes warm.',
  })
})
