import { expect, test } from 'vitest'
import { cookbook } from '#app/cookbook.server.ts'
import { lineFactsOf } from '#app/domain/recipe/line-facts.ts'
import { viewStep } from '#app/domain/recipe/scale-step.ts'
import { cookOneByOne } from './kitchen.ts'

const PANTRIES = [
  ['chicken thighs', 'rice', 'spinach', 'coconut milk'],
  ['spaghetti', 'cherry tomatoes', 'garlic', 'parmesan'],
  ['red lentils', 'carrots', 'cumin'],
  ['risotto rice', 'mushrooms', 'vegetable stock'],
  ['beef mince', 'kidney beans', 'chopped tomatoes'],
  ['oats', 'milk', 'banana'],
  ['couscous', 'chickpeas', 'peppers'],
  ['eggs', 'flour', 'milk'],
]
const VOLUME = /(\d+(?:\.\d+)?) (ml|l|litres?)\b/g
const millilitresIn = (text: string) =>
  [...text.matchAll(VOLUME)].map(([, figure, unit]) => Number(figure) * (unit === 'ml' ? 1 : 1000))

test('at four times the servings the steps of the kitchen name four times the water', () => {
  let found = 0
  for (const ingredients of PANTRIES)
    for (const seed of [1, 2, 3])
      for (const { draft } of cookOneByOne(
        {
          ingredients,
          cuisine: 'Any',
          servings: 2,
          skillLevel: 'Beginner',
          dietaryRestriction: 'None',
          numRecipes: 1,
          seed,
        },
        cookbook(),
      )) {
        const facts = lineFactsOf(draft.ingredients.map(({ text }) => text))
        for (const step of draft.instructions) {
          const written = millilitresIn(step)
          const shown = millilitresIn(
            viewStep(step, { factor: 4, system: 'original', servings: draft.servings, facts }),
          )
          found += written.length
          expect(shown, step).toEqual(written.map((ml) => ml * 4))
        }
      }
  expect(found).toBeGreaterThan(5)
})
