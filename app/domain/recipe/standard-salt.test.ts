import { expect, test } from 'vitest'
import type { RecipeDraft } from './recipe.ts'
import { withStandardSalt } from './standard-salt.ts'

const TRAY_BAKE = {
  lines: ['8 chicken thighs, bone in (about 1 kg)', '800 g potatoes', '300 g carrots', '2 tbsp olive oil'],
  steps: ['Heat the oven to 200 °C. Rub the chicken with the salt.', 'Roast for 45 minutes.'],
}
const draftOf = (
  lines: readonly string[],
  instructions: readonly string[] = TRAY_BAKE.steps,
  name = 'Chicken tray bake',
): RecipeDraft => ({
  name,
  description: '',
  cookingTimeMin: 60,
  difficulty: 'Beginner',
  cuisineType: 'British',
  servings: 4,
  ingredients: lines.map((text) => ({ text, isExtra: false })),
  instructions,
  dishTemplate: 'bake',
})
const corrected = (salt: string, others = TRAY_BAKE.lines, steps = TRAY_BAKE.steps, mayHaveMore = true) =>
  withStandardSalt(draftOf([...others, salt], steps), mayHaveMore)
const saltOf = (draft: RecipeDraft) => draft.ingredients.at(-1)!.text

test.each([
  ['a pinch of salt', /^2 1\/2 tsp salt$|^1 tbsp salt$/],
  ['1/4 tsp fine sea salt', /^(?:2 1\/2 tsp|1 tbsp) fine sea salt$/],
  ['4 tbsp salt', /^(?:1 tbsp|2 1\/2 tsp|3 tsp) salt$/],
  ['100 g coarse sea salt (or to taste)', /^(?:1 tbsp|2 1\/2 tsp) coarse sea salt \(or to taste\)$/],
  ['Salt, to taste', /^(?:2 1\/2 tsp|1 tbsp) salt, to taste$/],
])('%s for two kilos of chicken and vegetables becomes the standard’s amount', (salt, expected) => {
  expect(saltOf(corrected(salt))).toMatch(expected)
})

test.each(['2 tsp salt', '1 tbsp sea salt', '1 1/2 tsp salt', '1 tbsp salt and pepper'])(
  '%s is near enough to stay as it was written',
  (salt) => {
    const draft = draftOf([...TRAY_BAKE.lines, salt])
    expect(withStandardSalt(draft, true)).toEqual(draft)
  },
)

test('amounts of salt in the steps follow, and all other amounts and words stay', () => {
  const steps = [
    'Toss the potatoes with 2 tbsp of the salt and 2 tbsp olive oil and roast for 45 minutes.',
    'Rub the chicken with half of the salt.',
  ]
  const draft = corrected('4 tbsp salt', TRAY_BAKE.lines, steps)
  expect(draft.instructions[0]).toMatch(
    /^Toss the potatoes with (?:1 1\/4|1 1\/2) tsp of the salt and 2 tbsp olive oil/,
  )
  expect(draft.instructions[1]).toBe(steps[1])
  expect(draft.ingredients.slice(0, -1).map(({ text }) => text)).toEqual(TRAY_BAKE.lines)
})

test.each<[string, string, string[], string[]]>([
  [
    'pasta water',
    '3 tbsp salt',
    ['400 g spaghetti', '400 g tin tomatoes'],
    ['Boil the pasta in salted water.'],
  ],
  [
    'water with salt',
    '3 tbsp salt',
    ['800 g potatoes'],
    ['Boil the potatoes in water with the salt.', 'Drain.'],
  ],
  ['a brine', '60 g salt', ['1 kg pork loin'], ['Cover the pork with the salt and sugar as a brine.']],
  ['a cure', '50 g salt', ['500 g salmon fillet'], ['Cure the salmon in the salt for 24 hours.']],
  ['sauerkraut', '40 g salt', ['1.5 kg white cabbage'], ['Massage the cabbage with the salt.']],
  ['drawing out water', '2 tbsp salt', ['2 aubergines'], ['Salt the aubergines in a colander.']],
  ['a loaf', '10 g salt', ['500 g strong bread flour', '7 g yeast', '325 ml water'], ['Knead.']],
  ['a cake', 'a pinch of salt', ['200 g butter', '200 g sugar', '4 eggs', '200 g flour'], ['Bake.']],
  ['porridge', 'a pinch of salt', ['100 g oats', '600 ml milk', '1 banana'], ['Simmer.']],
  ['a fruit salad', 'a pinch of salt', ['300 g strawberries', '2 mangoes', '1 lime'], ['Mix.']],
  ['soy sauce', 'a pinch of salt', ['400 g tofu', '400 g pak choi', '4 tbsp soy sauce'], ['Fry.']],
  ['a soup with water', '1 tbsp salt', ['600 g carrots', '1 onion', '1 litre water'], ['Simmer.']],
])('the salt of %s stays', (_what, salt, lines, steps) => {
  expect(saltOf(corrected(salt, lines, steps))).toBe(salt)
})

test('water that stays in the dish does not excuse its salt', () => {
  const steps = ['Add the rice, the salt and 400 ml water and simmer for 12 minutes.']
  expect(saltOf(corrected('4 tbsp salt', ['200 g basmati rice', '500 g chicken thighs'], steps))).toMatch(
    /^(?:1 1\/4|1 1\/2) tsp salt$/,
  )
})

test('a baby who eats along gets no more salt, and less of too much', () => {
  expect(saltOf(corrected('a pinch of salt', TRAY_BAKE.lines, TRAY_BAKE.steps, false))).toBe(
    'a pinch of salt',
  )
  expect(saltOf(corrected('4 tbsp salt', TRAY_BAKE.lines, TRAY_BAKE.steps, false))).not.toBe('4 tbsp salt')
})

test('several lines of salt share the standard’s amount as they did before', () => {
  const draft = withStandardSalt(
    draftOf(['3 tbsp salt', ...TRAY_BAKE.lines, '1 tbsp salt, for the skin']),
    true,
  )
  expect(draft.ingredients[0]!.text).toMatch(/^(?:2|2 1\/2) tsp salt$/)
  expect(draft.ingredients.at(-1)!.text).toMatch(/^(?:1\/2|3\/4) tsp salt, for the skin$/)
})

test('a draft without a line of salt stays as it is', () => {
  const draft = draftOf(TRAY_BAKE.lines)
  expect(withStandardSalt(draft, true)).toBe(draft)
})
