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

/** Odd places, two sentences, days, numbers, shares, brackets, dishes told by their parts. */
const ODD_FRAMES = [
  'A. Then I had B',
  'A. Later B. Then C',
  'A! B? C',
  'had A (B) and C',
  'A 200g, B 3, C',
  '2 A, half a B, C x2',
  'A/B/C',
  'A; B; C',
  'A (with B)',
  'A - with B - and C',
  'a third of the A and B',
  'A for breakfast, B for lunch, C for dinner',
  'On Monday A and on Tuesday B',
  'A at 8am and B at 1pm',
  'I ate 3 A, 1.5 B and 100 ml C',
  'breakfast: A. lunch: B. dinner: C',
  'breakfast A, lunch B, dinner C',
  'A, plus some B that I found in the fridge',
  'I had A because there was no time, then B and C',
  'a big plate of A, a side of B and a cup of C',
  'A topped with B',
  'A covered in B',
  'A made with B',
  'A filled with B and C',
  'A but also B',
  'some A with a bit of B on the side',
  'A and then another B',
  'A, B, C and more B',
  'we shared A and B',
  'half of my A and all of the B',
  'A (200 g), B (2)',
  'My lunch was A, which came with B',
  'I grabbed A on the way and finished with B',
  '100g A 50g B',
  'A x2 B x3',
  'leftover A with fresh B',
  'wrap with A and B',
  'salad with A, B and C',
  'sandwich: A, B, C',
  'bowl - A, B, C',
  'stir fry, A, B, C',
  'pizza with A and B',
  'omelette (A, B)',
  'tasted the A and picked at the B',
  'I had A. The B was good too',
  'A in B sauce',
  'A, B (just a few), C (small)',
]

test('every food of a sentence stands in a row or is shown as not counted', { timeout: 60_000 }, () => {
  const three = fc.shuffledSubarray(FOODS, { minLength: 3, maxLength: 3 })
  fc.assert(
    fc.property(fc.constantFrom(...FRAMES, ...ODD_FRAMES), three, (frame, [a = '', b = '', c = '']) => {
      const said = frame.replace(/\bA\b/, a).replace(/\bB\b/, b).replace(/\bC\b/, c)
      const { components, notCounted, refused } = readMeal(said)
      const shown = [
        ...components.map((row) => row.said),
        ...notCounted,
        ...refused.map(({ text }) => text),
      ].join('; ')
      const foods = [a, b, ...(/\bC\b/.test(frame) ? [c] : [])]
      for (const food of foods) expect(shown, said).toContain(food)
    }),
    { numRuns: 900, seed: 21 },
  )
})

test('a food before a colon counts unless it is a dish told by its parts', () => {
  expect(readMeal('carrots: naan, peas').components).toHaveLength(3)
  expect(readMeal('oatmeal: 40g oats, 1 banana').components).toHaveLength(2)
})
