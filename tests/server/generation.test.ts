import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { GenerationEvent } from '#app/domain/recipe/generation.ts'
import { openClient, signedUpClient } from '#tests/support/client.ts'
import { type RunningServer, runServer } from '#tests/support/run-server.ts'

let server: RunningServer
beforeAll(async () => {
  server = await runServer()
})
afterAll(() => server.dispose())

const recipesOf = (events: GenerationEvent[]) =>
  events.filter((event) => event.type === 'recipe').map((event) => event.recipe)
const errorOf = (events: GenerationEvent[]) => events.find((event) => event.type === 'error')

test('[GEN-33] ingredients and preferences in, a recipe with computed nutrition out', async () => {
  const client = await signedUpClient(server)
  const events = await client.generate({
    'ingredients[]': ['chicken thighs', 'basmati rice', 'spinach', 'yoghurt', 'lemon'],
    servings: '4',
    cuisine: 'Indian',
  })
  const [recipe] = recipesOf(events)
  expect(recipe).toMatchObject({
    servings: 4,
    cuisineType: 'Indian',
    tag: 'Trial Recipe',
    path: null,
    writtenBy: 'the Mealwright kitchen',
  })
  expect(recipe!.nutrition.perServing.kcal).toBeGreaterThan(150)
  const text = recipe!.ingredients.map((line) => line.text.toLowerCase()).join('\n')
  for (const given of ['chicken thigh', 'basmati rice', 'spinach', 'yog', 'lemon'])
    expect(text).toContain(given)
})

test('[TRIAL-02] [TRIAL-03] twenty parallel requests of one fresh account give exactly three successes', async () => {
  const client = await signedUpClient(server)
  const answers = await Promise.all(Array.from({ length: 20 }, () => client.generate()))
  expect(answers.filter((events) => recipesOf(events).length === 1)).toHaveLength(3)
  const refused = answers.map(errorOf).filter((event) => event !== undefined)
  expect(refused).toHaveLength(17)
  for (const error of refused)
    expect(error).toMatchObject({ code: 'limit-reached', details: { feature: 'recipes' } })
})

test('what no meal can be made of gives no recipe, says what to add and costs nothing', async () => {
  const client = await signedUpClient(server)
  for (const [ingredients, diet] of [
    [['water', 'ice', 'salt'], 'None'],
    [['salt', 'salt', 'Salt'], 'None'],
    [['cumin', 'paprika', 'olive oil'], 'None'],
    [['cola', 'coffee'], 'None'],
    [['bacon', 'salt'], 'Vegan'],
    [['chicken feet', 'rice'], 'None'],
  ] as const) {
    const events = await client.generate({ 'ingredients[]': [...ingredients], dietaryRestriction: diet })
    expect(recipesOf(events), ingredients.join()).toEqual([])
    expect(errorOf(events)).toMatchObject({ code: 'invalid-input' })
    expect(errorOf(events)!.message).toMatch(
      /Add something to make a meal of|Take (?:that|it|them) off the list/,
    )
  }
  const more = await Promise.all([client.generate(), client.generate(), client.generate()])
  expect(more.flatMap(recipesOf)).toHaveLength(3)
})

test('the food named first is in the recipe, and amounts given bound the servings, said on it', async () => {
  const client = await signedUpClient(server)
  const [bird] = recipesOf(await client.generate({ 'ingredients[]': ['whole chicken', 'carrots', 'onion'] }))
  expect(bird!.ingredients.map(({ text }) => text).join()).toMatch(/whole chicken/)
  expect(bird!.name).toMatch(/chicken/i)
  const [few] = recipesOf(
    await client.generate({ 'ingredients[]': ['100 g chicken breast'], servings: '6', cuisine: 'Italian' }),
  )
  expect(few!.servings).toBeLessThan(6)
  expect(few!.description).toMatch(/Serves \d, not 6: 100 g chicken breast is enough for \d\./)
})

test('asking again for the same ingredients gives another dish', async () => {
  const client = await signedUpClient(server)
  const names = []
  for (let attempt = 0; attempt < 3; attempt++) names.push(recipesOf(await client.generate())[0]!.name)
  expect(new Set(names).size).toBe(3)
})

test('[GEN-01] a visitor gets no recipe', async () => {
  const client = openClient(server)
  const response = await client.post('/upload/generate', {
    'ingredients[]': 'eggs',
    idempotencyKey: randomUUID(),
  })
  expect(response.status).toBe(401)
  expect(await response.json()).toMatchObject({ type: 'error', code: 'signed-out' })
})

test('[GEN-22] [GEN-24] more than one recipe without premium is refused and costs nothing', async () => {
  const client = await signedUpClient(server)
  expect(errorOf(await client.generate({ numRecipes: '2' }))).toMatchObject({
    code: 'premium-only',
    message: 'Multiple recipes require a premium subscription',
  })
  const more = await Promise.all([client.generate(), client.generate(), client.generate()])
  expect(more.flatMap(recipesOf)).toHaveLength(3)
})

test('the same click sent ten times at once is one recipe, and the same recipe afterwards', async () => {
  const client = await signedUpClient(server)
  const idempotencyKey = randomUUID()
  const first = await Promise.all(Array.from({ length: 10 }, () => client.generate({ idempotencyKey })))
  const made = first.flatMap(recipesOf)
  expect(made.length).toBeGreaterThanOrEqual(1)
  const again = recipesOf(await client.generate({ idempotencyKey }))
  expect(again).toEqual([made[0]])
  const more = await Promise.all([client.generate(), client.generate(), client.generate()])
  expect(more.flatMap(recipesOf)).toHaveLength(2)
})

const BAD: [string, Record<string, string | string[]>, RegExp][] = [
  ['nothing', { 'ingredients[]': [] }, /^Please add at least one ingredient$/],
  ['blanks', { 'ingredients[]': ['  ', '\n'] }, /^Please add at least one ingredient$/],
  [
    '1,000 ingredients',
    { 'ingredients[]': Array.from({ length: 1000 }, (_, index) => `food ${index}`) },
    /60/,
  ],
  [
    '10,000 ingredients, more than a form may hold',
    { 'ingredients[]': Array.from({ length: 10_000 }, (_, index) => `food ${index}`) },
    /^That is more than can be taken at once\./,
  ],
  [
    'a pasted list of 10 000',
    { 'ingredients[]': [Array.from({ length: 10_000 }, (_, index) => `f${index}`).join('\n')] },
    /60|300/,
  ],
  ['200 KB in one field', { 'ingredients[]': ['x'.repeat(200_000)] }, /300 characters/],
  ['bleach', { 'ingredients[]': ['eggs', 'bleach'] }, /bleach/i],
  ['an invented cuisine', { cuisine: 'Martian' }, /./],
  ['an invented diet', { dietaryRestriction: 'Carnivore' }, /./],
  ['three and a half servings', { servings: '3.5' }, /./],
  ['a thousand recipes', { numRecipes: '1000' }, /./],
  ['calories out of range', { targetCalories: '1e308' }, /./],
  ['no key', { idempotencyKey: '' }, /./],
]

for (const [name, fields, message] of BAD) {
  test(`[GEN-17] bad input, ${name}: a clear refusal that costs nothing`, async () => {
    const client = await signedUpClient(server)
    expect(errorOf(await client.generate(fields))).toMatchObject({
      code: name.includes('more than a form may hold') ? 'too-large' : 'invalid-input',
      message: expect.stringMatching(message),
    })
    const recipes = (await Promise.all([client.generate(), client.generate(), client.generate()])).flatMap(
      recipesOf,
    )
    expect(recipes).toHaveLength(3)
  })
}

test('more than a megabyte is refused at the door', async () => {
  const client = await signedUpClient(server)
  const response = await client.post('/upload/generate', {
    'ingredients[]': 'x'.repeat(1_100_000),
    idempotencyKey: randomUUID(),
  })
  expect(response.status).toBe(413)
})

test('characters that no database stores are taken out before anything is counted', async () => {
  const client = await signedUpClient(server)
  const events = await client.generate({ 'ingredients[]': ['eggs\u0000', '\u001bspinach', 'feta\u202e'] })
  expect(events.at(-1)?.type).toBe('done')
  const page = await client.post('/upload', {
    'ingredients[]': ['\u0000'],
    idempotencyKey: randomUUID(),
  })
  expect(page.status).toBe(422)
  expect(await page.text()).toContain('Please add at least one ingredient')
})

test('emoji and markup break nothing and reach no page as markup', async () => {
  const client = await signedUpClient(server)
  const events = await client.generate({
    'ingredients[]': ['eggs', 'spinach 🥬', '<script>alert(1)</script>'],
  })
  expect(errorOf(events)).toMatchObject({ code: 'invalid-input' })
  const page = await client.post('/upload', {
    'ingredients[]': ['eggs', '<img src=x onerror=alert(1)>'],
    idempotencyKey: randomUUID(),
  })
  expect(await page.text()).not.toContain('<img src=x')
})

test('the page without scripts answers with the recipe itself', async () => {
  const client = await signedUpClient(server)
  const page = await client.post('/upload', {
    'ingredients[]': 'eggs, spinach, feta',
    idempotencyKey: randomUUID(),
  })
  expect(page.status).toBe(200)
  const html = await page.text()
  expect(html).toContain('Trial Recipe')
  expect(html).toContain('Instructions')
})
