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
  { timeout: 30_000 },
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
