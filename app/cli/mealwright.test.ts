import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { COMMANDS } from './commands.ts'

const cli = join(import.meta.dirname, 'mealwright.ts')
const run = (args: string[], input = '') =>
  spawnSync(process.execPath, [cli, ...args], { input, encoding: 'utf8' })
const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)

test('lines of JSON are answered in order, each with its id; a bad one says why and stops nothing', () => {
  const input = [
    '{"id":1,"line":"2 large eggs, beaten"}',
    '{"id":"two","line":7}',
    'nonsense',
    '',
    '{"id":[4],"line":"salt, to taste"}',
  ].join('\n')
  const { stdout, status } = run(['parse', '--json'], input)
  const answers = lines(stdout)
  expect(status).toBe(0)
  expect(answers.map((answer) => answer['id'])).toEqual([1, 'two', null, [4]])
  expect(answers[0]).toMatchObject({
    quantity: 2,
    quantity_max: null,
    name: 'eggs',
    size: 'large',
    preparation: 'beaten',
  })
  expect(answers[1]!['error']).toMatch(/line/)
  expect(answers[3]).toMatchObject({ quantity: null, to_taste: true })
})

test('a described meal has a total, components that add up to it, and what was not counted', () => {
  const answer = COMMANDS.meal({ description: 'two eggs, toast with butter and a glass of orange juice' })
  expect(answer.components).toHaveLength(4)
  const kcal = answer.components.reduce((sum, component) => sum + component.kcal, 0)
  expect(Math.abs(kcal - answer.kcal)).toBeLessThan(1)
  expect(answer.kcalRange.low).toBeLessThan(answer.kcal)
  expect(answer.kcalRange.high).toBeGreaterThan(answer.kcal)
})

test('a recipe is counted per serving, and what is not counted is named', () => {
  const answer = COMMANDS.recipe({ servings: 2, ingredients: ['200 g white rice', '2 tbsp unicorn dust'] })
  expect(answer.kcal).toBeGreaterThan(300)
  expect(answer.uncounted).toEqual(['2 tbsp unicorn dust'])
  expect(answer.coverage).toBeLessThan(1)
})

test('generated recipes have the specified fields, computed nutrition and an author; a seed repeats them', () => {
  const request = {
    ingredients: ['eggs', 'spinach', 'feta'],
    cuisine: 'Italian',
    servings: 2,
    skillLevel: 'Beginner',
    dietaryRestriction: 'Vegetarian',
    numRecipes: 2,
    seed: 5,
  }
  const { recipes } = COMMANDS.generate(request)
  expect(recipes).toHaveLength(2)
  for (const recipe of recipes) {
    expect(recipe).toMatchObject({ difficulty: 'Beginner', servings: 2, writtenBy: 'the Mealwright kitchen' })
    expect(recipe.cookingTime).toMatch(/^\d+ minutes$/)
    expect(recipe.nutrition.calories).toBeGreaterThan(0)
  }
  expect(COMMANDS.generate(request)).toEqual({ recipes })
})

// Each run is a process of its own, which a busy machine starts slowly.
test(
  'on a terminal it reads as text, and says how it is used when it cannot tell',
  { timeout: 120_000 },
  () => {
    expect(run(['generate', 'eggs, spinach, feta', '--servings', '2']).stdout).toMatch(
      /Per serving: \d+ kcal/,
    )
    const unknown = run(['bake', 'bread'])
    expect(unknown.status).toBe(1)
    expect(unknown.stderr).toContain('There is no command "bake"')
    expect(run(['generate', 'eggs', '--servings', 'many']).stderr).toContain('servings')
    expect(run(['generate', 'bleach']).status).toBe(1)
    expect(run(['--help']).stdout).toContain('Usage')
    // No food, no figures: zero calories would be a false answer.
    expect(run(['meal', 'sand']).stdout.trim()).toBe('Sand is not food.')
  },
)

const person = { ageYears: 34, sex: 'female', heightCm: 168, weightKg: 64.5, activityLevel: 'lightly_active' }

test('a plan is answered by lines with targets, time and meals whose figures are those of their ingredients', () => {
  const pantry = [
    { name: 'chicken', quantity: 500, unit: 'g', expiresInDays: 2 },
    { name: 'rice', quantity: 1, unit: 'kg', expiresInDays: null },
  ]
  const line = {
    id: 'a',
    seed: 3,
    days: 2,
    mealsPerDay: 4,
    goal: 'lose_weight',
    ...person,
    diets: [],
    pantry,
  }
  const input = [line, { ...line, id: 'b', weightKg: 9 }, { ...line, id: 'c' }].map((one) =>
    JSON.stringify(one),
  )
  const [first, refused, again] = lines(run(['plan', '--json'], input.join('\n')).stdout)
  expect(Object.keys(first!).slice(0, 3)).toEqual(['id', 'targets', 'elapsedMs'])
  expect(first).toMatchObject({
    id: 'a',
    targets: { kcal: expect.any(Number), proteinG: expect.any(Number) },
  })
  const days = first!['days'] as {
    meals: { slot: string; kcal: number; servings: number; ingredients: string[] }[]
  }[]
  expect(days.map(({ meals }) => meals.map(({ slot }) => slot))).toEqual([
    ['breakfast', 'lunch', 'dinner', 'snack_1'],
    ['breakfast', 'lunch', 'dinner', 'snack_1'],
  ])
  for (const { kcal, servings, ingredients } of days.flatMap(({ meals }) => meals))
    // A plan has whole kcal, a recipe tenths.
    expect(Math.abs(COMMANDS.recipe({ servings, ingredients }).kcal - kcal)).toBeLessThan(0.6)
  expect(refused).toEqual({ id: 'b', error: expect.stringMatching(/^weightKg/) })
  expect({ ...again, id: 'a', elapsedMs: 0 }).toEqual({ ...first, elapsedMs: 0 })
}, 120_000)

test('a plan reads as text on a terminal', () => {
  const options = '--age 34 --sex female --height 168 --weight 64.5 --days 1 --seed 3'.split(' ')
  const when = ['--start', '2026-12-07', '--skip', 'monday breakfast']
  const { stdout, status } = run(['plan', '500 g chicken breast, 2 days', '1 kg rice', ...options, ...when])
  expect(status).toBe(0)
  expect(stdout).toMatch(/^Each day: [\d]+ kcal/)
  expect(stdout).toMatch(
    /Day 1, 2026-12-07: \d+ kcal[\s\S]+Breakfast: skipped\nLunch: [\s\S]+Dinner: [\s\S]+To buy:/,
  )
  expect(run(['plan', ...options, '--start', 'monday']).stderr).toContain('not "monday"')
  const ahead = run(['plan', ...options.with(9, '5'), '--start', '2026-12-06', '--cook-days', 'sunday'])
  expect(ahead.stdout).toMatch(
    /Dinner: [^\n]+, left over, 5 min[\s\S]+In the evening, take out of the freezer: /,
  )
  expect(run(['plan', ...options, '--cook-days', 'sunday,funday']).stderr).toContain('no weekday "funday"')
  const wrong = run(['plan', '--age', 'old', '--sex', 'female', '--height', '168', '--weight', '64'])
  expect(wrong.status).toBe(1)
  expect(wrong.stderr).toContain('ageYears')
}, 120_000)

test('pages and export files give their recipes; what cannot be read says why', () => {
  const page = `<script type="application/ld+json">${JSON.stringify({
    '@type': 'Recipe',
    name: 'Soup',
    recipeIngredient: ['2 leeks'],
    recipeInstructions: 'Boil.',
  })}</script>`
  const input = [
    JSON.stringify({ id: 'a', url: 'https://example.org/soup', html: page }),
    JSON.stringify({ id: 'b', path: '/nowhere/at/all.zip' }),
    JSON.stringify({ id: 'c' }),
    JSON.stringify({ id: 'd', path: '/' }),
    'null',
  ].join('\n')
  const { stdout, status } = run(['import', '--json'], input)
  const answers = lines(stdout)
  expect(status).toBe(0)
  expect(answers[0]).toEqual({
    id: 'a',
    recipes: [
      {
        name: 'Soup',
        servings: null,
        ingredients: ['2 leeks'],
        instructions: ['Boil.'],
        minutes: null,
        url: 'https://example.org/soup',
      },
    ],
  })
  expect(answers.slice(1)).toEqual([
    { id: 'b', error: 'There is no file /nowhere/at/all.zip' },
    { id: 'c', error: expect.stringMatching(/^Send a "path"/) },
    { id: 'd', error: '/ is no file: name one of the files in it' },
    { id: null, error: expect.stringMatching(/^Send a "path"/) },
  ])
})
