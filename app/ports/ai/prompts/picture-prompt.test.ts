import { expect, test } from 'vitest'
import { picturePrompt } from './picture-prompt.ts'

test('a picture is asked for by the names of its foods, without an amount', () => {
  const prompt = picturePrompt({
    name: 'Lemon rice',
    description: 'Bright.',
    ingredients: ['400 g basmati rice, rinsed', '1/2 tsp salt', '2 lemons', '1 (400 g) tin chickpeas'].map(
      (text) => ({
        text,
        isExtra: false,
      }),
    ),
    cuisineType: 'Indian',
    dishTemplate: 'pilaf',
  })
  expect(prompt).toMatch(/basmati rice.*salt.*lemons.*chickpeas/)
  expect(/<data>\n(.*)\n<\/data>/.exec(prompt)![1]).not.toMatch(/\d/)
})
