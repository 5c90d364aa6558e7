import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readMeal } from './read-meal.ts'

/** Foods in the ways people tie them: each stands in a row or is shown as not counted. */
const FOODS =
  `banana; porridge; cheddar; salmon; broccoli; scrambled eggs; orange juice; almonds; lentil soup; avocado;
hummus; lasagne; cucumber; apple pie; brown rice; cottage cheese; butter; bacon; peas; steak; coffee; ketchup; mayonnaise;
ham; tomato; onion; mushrooms; curry; naan; pasta; garlic bread; feta; olives; prawns; honey; custard; crumble; beer; wine;
crisps; chocolate; cake; strawberries; grapes; carrots; gravy; sausages; pizza; turkey; tuna; spinach; potatoes; stuffing;
cabbage; coleslaw; raisins; granola; pancakes; maple syrup; popcorn; tofu; edamame; miso soup; kimchi; salsa; sour cream`
    .split(';')
    .map((food) => food.trim())

const FRAMES = [
  'A and B',
  'A, B',
  'A, B and C',
  'A on B',
  'A over B',
  'A w/ B',
  'A plus B & C',
  'A then B',
  'A - B - C',
  'A with a side of B',
  'A with extra B',
  'A served with B',
  'A from the shop with B',
  '2 A and B',
  'a bowl of A with B',
  'I had A with B for lunch today at work',
  'I had some A and then a little B later',
  'For breakfast I enjoyed A and a bit of B with C',
]

test('every food of a sentence stands in a row or is shown as not counted', { timeout: 60_000 }, () => {
  const three = fc.shuffledSubarray(FOODS, { minLength: 3, maxLength: 3 })
  fc.assert(
    fc.property(fc.constantFrom(...FRAMES), three, (frame, [a = '', b = '', c = '']) => {
      const said = frame.replace(/\bA\b/, a).replace(/\bB\b/, b).replace(/\bC\b/, c)
      const { components, notCounted } = readMeal(said)
      const shown = [...components.map((row) => row.said), ...notCounted].join('; ')
      const foods = [a, b, ...(frame.includes('C') ? [c] : [])]
      for (const food of foods) expect(shown, said).toContain(food)
    }),
    { numRuns: 400, seed: 21 },
  )
})

test('a food before a colon counts unless it is a dish told by its parts', () => {
  expect(readMeal('carrots: naan, peas').components).toHaveLength(3)
  expect(readMeal('oatmeal: 40g oats, 1 banana').components).toHaveLength(2)
})
