import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { chefOf } from '#tests/support/fake-ai/chef-of.ts'
import { FORMS_OF_ANY, FORMS_OF_RECIPES } from '#tests/support/fake-ai/forms.ts'
import { replyTo } from '#tests/support/fake-ai/replies.ts'
import { type FakeAi, startFakeAi } from '#tests/support/fake-ai/server.ts'
import { aRequest, eventsOf, recipesIn } from './chef.contract.ts'
import type { Chef } from './chef.ts'
import { FAILURE_SENTENCES } from './model-fault.ts'

let double: FakeAi
beforeAll(async () => {
  double = await startFakeAi()
})
afterEach(() => {
  double.fail(null)
  double.say(null)
  double.calls.length = 0
})
afterAll(() => double.close())

const signal = new AbortController().signal
const photo = { bytes: new Uint8Array([0xff, 0xd8, 0xff, 1]), contentType: 'image/jpeg' as const }
const write = (chef: Chef, change = {}) => eventsOf(chef.writeRecipes(aRequest(change), { signal }))

for (const form of [...FORMS_OF_ANY, ...FORMS_OF_RECIPES]) {
  test(`a recipe in the form ${form} is read at the first try`, async () => {
    const { chef } = chefOf(double)
    const [plain] = recipesIn(await write(chef))
    double.calls.length = 0
    double.fail(form)
    const [recipe] = recipesIn(await write(chef))
    expect(double.calls).toHaveLength(1)
    expect(recipe!.recipe.name).toBe(plain!.recipe.name)
    expect(recipe!.recipe.ingredients.length).toBe(plain!.recipe.ingredients.length)
    expect(recipe!.recipe.instructions.length).toBe(plain!.recipe.instructions.length)
  })
}

for (const form of FORMS_OF_ANY) {
  test(`foods of a photo and a meal in the form ${form} match the plain reply`, async () => {
    const { chef } = chefOf(double)
    const foods = await chef.readIngredients!(photo, { signal })
    const meal = await chef.estimateMeal!({ photo }, { signal })
    double.fail(form)
    expect(await chef.readIngredients!(photo, { signal })).toEqual(foods)
    expect(await chef.estimateMeal!({ photo }, { signal })).toEqual(meal)
  })
}

test('a form repeated before the answer is no recipe, nor is a draft in a thought without an opening tag', async () => {
  const { chef } = chefOf(double)
  const [plain] = recipesIn(await write(chef))
  const form = '{"recipes":[{"name":"...","ingredients":["..."],"instructions":["..."]}]}'
  for (const before of [`The form is ${form}\n`, `${form}\n</think>\n`]) {
    double.calls.length = 0
    double.say((question) => before + replyTo(question))
    const [recipe] = recipesIn(await write(chef))
    expect(recipe!.recipe.name, before).toBe(plain!.recipe.name)
    expect(double.calls).toHaveLength(1)
  }
})

test('two recipes, and drafts of recipes after thinking, arrive as they would without it', async () => {
  const { chef } = chefOf(double, { draftEveryMs: 0 })
  double.fail('think')
  const events = await write(chef, { numRecipes: 2 })
  expect(recipesIn(events)).toHaveLength(2)
  const drafts = events.filter((event) => event.type === 'draft')
  expect(drafts.length).toBeGreaterThan(10)
  for (const { draft } of drafts) expect(draft.name).not.toMatch(/\.\.\./)
})

test('[GEN-11] [CAL-15] [GEN-30] a reply that is only thinking fails with each feature’s sentence', async () => {
  double.fail('think-only')
  const { chef } = chefOf(double)
  await expect(chef.readIngredients!(photo, { signal })).rejects.toThrow(FAILURE_SENTENCES.ingredients)
  await expect(chef.estimateMeal!({ photo }, { signal })).rejects.toThrow(FAILURE_SENTENCES.meals)
  await expect(write(chef)).rejects.toThrow(FAILURE_SENTENCES.recipes)
})

test('[CAL-15] a refusal in words is an error, not an estimate, and the log says what arrived', async () => {
  const { chef, warnings } = chefOf(double)
  for (const reply of [
    "I'm sorry, but I can't help with identifying this.",
    'Sorry, I am not able to analyse images.',
    '{"a":1}',
    '```json\n{"error":"no"}\n```',
  ]) {
    double.say(reply)
    await expect(chef.estimateMeal!({ photo }, { signal }), reply).rejects.toThrow(FAILURE_SENTENCES.meals)
  }
  double.say("I'm sorry, but I can't assist with that request.")
  await expect(chef.readIngredients!(photo, { signal })).rejects.toThrow(FAILURE_SENTENCES.ingredients)
  expect(warnings.join()).toMatch(/neither a figure nor a food/)
  expect(warnings.join()).toMatch(/refused in words/)
  double.say('What a lovely plate!')
  const specified = await chef.estimateMeal!({ photo }, { signal })
  expect(specified, '[CAL-10] [CAL-11]').toMatchObject({ total: { kcal: 400 }, confidence: 'low' })
  double.say('TOTAL CALORIES: 650')
  expect(await chef.estimateMeal!({ photo }, { signal }), '[CAL-10]').toMatchObject({
    total: { kcal: 650, proteinG: 20 },
  })
})

const WIRE = {
  name: 'Chicken and rice',
  description: 'Warm.',
  cookingTimeMin: 10,
  difficulty: 'Easy',
  cuisineType: 'Indian',
  dishForm: 'stew',
  ingredients: ['900 g chicken thighs', '600 g basmati rice', '300 g spinach'],
  instructions: [
    'Fry the chicken in 3 tablespoons of ghee over a medium heat for 12 minutes.',
    'Add the rice and 1200 ml of water and simmer for 25 minutes, until the chicken is cooked through and 75 °C inside.',
    'Stir in the spinach and serve with naan.',
  ],
  storage: 'Keeps 2 days in the fridge.',
  variations: [],
}

test('amounts for other servings are scaled to those asked for, in the steps too', async () => {
  double.say(JSON.stringify({ ...WIRE, servings: 6 }))
  const [event] = recipesIn(await write(chefOf(double).chef))
  const { recipe } = event!
  expect(recipe.ingredients.map(({ text }) => text).slice(0, 3)).toEqual([
    '300 g chicken thighs',
    '200 g basmati rice',
    '100 g spinach',
  ])
  expect(recipe.instructions[1]).toMatch(/400 ml/)
  expect(recipe).toMatchObject({ servings: 2, cookingTimeMin: 40, difficulty: 'Beginner' })
})

test('foods that only the steps name are added to the list or reported as not counted', async () => {
  double.say(JSON.stringify({ recipes: [WIRE] }))
  const [event] = recipesIn(await write(chefOf(double).chef, { servings: 6 }))
  expect(event!.notCounted).toEqual(['naan'])
  const withPaneer = { ...WIRE, instructions: [...WIRE.instructions, 'Stir in 200 g paneer.'] }
  double.say(JSON.stringify({ recipes: [withPaneer] }))
  const [other] = recipesIn(await write(chefOf(double).chef, { servings: 6 }))
  expect(other!.recipe.ingredients).toContainEqual({ text: '200 g paneer', isExtra: true })
})

test('a serving near the calories asked for is scaled to them, and one far off is reported', async () => {
  const recipe = { ...WIRE, ingredients: ['300 g chicken thighs', '150 g basmati rice', '100 g spinach'] }
  double.say(JSON.stringify({ recipes: [recipe] }))
  const kcalOf = async (targetCalories?: number) => {
    const [event] = recipesIn(await write(chefOf(double).chef, { ...(targetCalories && { targetCalories }) }))
    return event!
  }
  const plain = await kcalOf()
  expect(plain.remarks).toEqual([])
  const scaled = await kcalOf(750)
  expect(scaled.remarks).toEqual([])
  expect(scaled.recipe.ingredients[0]!.text).not.toBe(plain.recipe.ingredients[0]!.text)
  const far = await kcalOf(2000)
  expect(far.remarks).toEqual([
    expect.stringMatching(/^A serving comes to about \d+ kcal; you asked for 2000\.$/),
  ])
})

test('an American recipe with far too much salt and too few minutes is British, salted and timed as it should be', async () => {
  const recipe = {
    ...WIRE,
    name: '15-minute chicken skillet',
    description: 'On the table in 15 minutes. Serves 4.',
    cookingTimeMin: 15,
    ingredients: [
      '2 lb chicken thighs',
      '2 cups long-grain rice',
      '4 zucchini',
      '1 bunch cilantro',
      '4 tbsp kosher salt',
    ],
    instructions: [
      'Season the chicken with 2 tbsp of the salt and fry in a skillet for 10 minutes, until golden.',
      'Add the rice, the zucchini, the rest of the salt and 4 cups water and simmer for 25 minutes, until the chicken is cooked through and 75 °C inside. Rest for 5 minutes.',
      'Scatter over the cilantro and divide between four plates.',
    ],
  }
  double.say(JSON.stringify({ recipes: [recipe] }))
  const [event] = recipesIn(await write(chefOf(double).chef, { servings: 2 }))
  const { recipe: read } = event!
  const lines = read.ingredients.map(({ text }) => text)
  expect(lines).toEqual([
    expect.stringMatching(/^45\d g chicken thighs$/),
    expect.stringMatching(/^1[89]\d g long-grain rice$/),
    '2 courgettes',
    expect.stringMatching(/coriander$/),
    expect.stringMatching(/^(?:1 1\/2|1 3\/4|2|2 1\/2) tsp salt$|^1 tbsp salt$/),
    '480 ml water',
  ])
  expect(read).toMatchObject({ servings: 2, cookingTimeMin: 40, name: '40-minute chicken frying pan' })
  expect(read.description).toBe('On the table in 40 minutes. Serves 2.')
  expect(read.instructions.join(' ')).toMatch(/480 ml water.*coriander.*between two plates/)
  expect(read.instructions.join(' ')).not.toMatch(/skillet|cup|2 tbsp/)
})
