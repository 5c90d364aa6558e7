import { expect, test } from 'vitest'
import { foodsOnlyInSteps } from './step-foods.ts'

test('foods that only a step names become lines where they have an amount, and names where they have none', () => {
  expect(
    foodsOnlyInSteps(
      ['400 g tin chickpeas', '1 onion'],
      ['Stir in 200 g paneer and 50 g butter, and serve with naan.'],
    ),
  ).toEqual({ lines: ['200 g paneer', '50 g butter'], names: ['naan'] })
  expect(
    foodsOnlyInSteps(
      ['400 g chicken'],
      [
        'Fry the chicken in oil for 8 minutes.',
        'Season with salt and pepper.',
        'Serve with crusty bread and grated Parmesan.',
      ],
    ),
  ).toEqual({ lines: [], names: ['oil', 'crusty bread', 'grated parmesan'] })
})

test('a food that the list has under the same or a wider name is not named again', () => {
  const steps = [
    'Heat the oil in a pan.',
    'Heat 1 tablespoon of the oil.',
    'Top with cheese and serve with the pasta.',
    'Serve with rice and a wedge of lemon.',
    'Drizzle with olive oil.',
  ]
  const lines = ['200 g spaghetti', '2 tbsp olive oil', '100 g cheddar', '150 g basmati rice', '1 lemon']
  expect(foodsOnlyInSteps(lines, steps)).toEqual({ lines: [], names: [] })
})
