import { expect, test } from 'vitest'
import { cookbook } from '#app/cookbook.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { cookOneByOne } from '#app/domain/kitchen/kitchen.ts'
import { randomRequest } from '#app/domain/kitchen/sample-pantries.ts'
import { seededRandom } from '#app/domain/random.ts'
import { judgeDraft } from './draft-gates.ts'
import type { DietaryRestriction, RecipeDraft } from './recipe.ts'

const draft = (
  change: Partial<Omit<RecipeDraft, 'ingredients'>> & { lines?: string[] } = {},
): RecipeDraft => {
  const { lines = ['300 g potatoes', '200 g carrots', '1 tbsp olive oil'], ...rest } = change
  return {
    name: 'Roast roots',
    description: 'Soft inside, brown outside.',
    cookingTimeMin: 45,
    difficulty: 'Beginner',
    cuisineType: 'American',
    servings: 2,
    ingredients: lines.map((text) => ({ text, isExtra: false })),
    instructions: ['Roast everything at 200 °C for 40 minutes.'],
    dishTemplate: 'tray bake',
    ...rest,
  }
}
const reasonOf = (one: RecipeDraft, dietaryRestriction: DietaryRestriction = 'None') => {
  const judged = judgeDraft(one, { dietaryRestriction })
  return judged.ok ? null : judged.reason
}

test('a plain recipe passes, with its numbers computed', () => {
  const judged = judgeDraft(draft(), { dietaryRestriction: 'Vegan' })
  expect(judged).toMatchObject({ ok: true, nutrition: { servings: 2 } })
  expect(judged.ok && judged.nutrition.perServing.kcal).toBeGreaterThan(150)
})

test('what is missing is named', () => {
  expect(reasonOf(draft({ lines: [] }))).toBe('It has no ingredients or no steps.')
  expect(reasonOf(draft({ instructions: [] }))).toBe('It has no ingredients or no steps.')
})

test('what is no food, or not safe, is refused by name', () => {
  expect(reasonOf(draft({ lines: ['300 g potatoes', '200 ml bleach'] }))).toContain('Bleach is not food')
  expect(reasonOf(draft({ lines: ['1 death cap mushroom'] }))).toMatch(/poisonous/)
  expect(reasonOf(draft({ lines: ['300 g potatoes', '<script>alert(1)</script>'] }))).toBe(
    'Markup is not food.',
  )
})

test('a diet is kept or the offender is named', () => {
  const eggs = draft({ lines: ['300 g potatoes', '2 eggs'] })
  expect(reasonOf(eggs, 'Vegan')).toBe('Not vegan: it has egg.')
  expect(reasonOf(eggs, 'Vegetarian')).toBeNull()
  expect(reasonOf(draft({ lines: ['200 g spaghetti'] }), 'Gluten-Free')).toContain('Not gluten-free')
})

test('a claim that is not true of the ingredients is refused', () => {
  for (const [name, lines, expected] of [
    ['Vegan omelette', ['2 eggs'], 'It is called vegan but has egg.'],
    ['Gluten-free noodles', ['200 g spaghetti'], 'It is called gluten-free but has spaghetti.'],
    ['Nut-free salad', ['50 g walnuts'], 'It is called nut-free but has walnuts.'],
    ['Dairy free mash', ['300 g potatoes', '20 g butter'], 'It is called dairy free but has butter.'],
    ['Egg-free pancakes', ['1 egg'], 'It is called egg-free but has egg.'],
    ['Nut-free bites', ['50 g zorblax'], 'It is called nut-free, and not all of its food is known.'],
  ] as const) {
    expect(reasonOf(draft({ name, lines: [...lines] })), name).toBe(expected)
  }
  expect(reasonOf(draft({ description: 'A gluten-free supper.', lines: ['200 g spaghetti'] }))).toContain(
    'called',
  )
})

test('the name of a food, and what is so on a condition, is no claim on the dish', () => {
  const chicken = ['300 g chicken breasts', '50 g vegan cheese']
  expect(reasonOf(draft({ name: 'Quesadillas with chicken and vegan cheese', lines: chicken }))).toBeNull()
  expect(reasonOf(draft({ description: 'Vegan without the egg.', lines: ['2 eggs'] }))).toBeNull()
  expect(reasonOf(draft({ name: 'Vegetarian lasagne', lines: chicken }))).toMatch(/called vegetarian/)
})

test('true claims, and words that claim nothing, pass', () => {
  expect(reasonOf(draft({ name: 'Vegan roots' }))).toBeNull()
  expect(
    reasonOf(draft({ description: 'Not vegan, but use oil for a vegan one.', lines: ['2 eggs'] })),
  ).toBeNull()
  expect(reasonOf(draft({ name: 'Nutty roots', lines: ['300 g potatoes', '20 g walnuts'] }))).toBeNull()
})

test('amounts nobody could eat are refused, water to boil in is not', () => {
  for (const line of ['900 kg butter', '40 litres milk', '900 g butter', '10 kg potatoes', '200 g salt']) {
    expect(reasonOf(draft({ lines: ['300 g potatoes', line] })), line).toBe('Its amounts are implausible.')
  }
  expect(reasonOf(draft({ lines: ['200 g spaghetti', '4 litres water'] }))).toBeNull()
  expect(reasonOf(draft({ lines: ['1.5 kg potatoes'] }))).toBeNull()
})

test('what the kitchen cooks passes its own gates, whatever it is given', { timeout: 60_000 }, () => {
  const refused: string[] = []
  for (let seed = 1; seed <= 150; seed++) {
    const request = randomRequest(seededRandom(seed))
    try {
      for (const { draft: cooked } of cookOneByOne(request, cookbook())) {
        const judged = judgeDraft(cooked, request)
        if (!judged.ok) refused.push(`${seed} ${cooked.name}: ${judged.reason}`)
      }
    } catch (error) {
      // Nothing given that can be cooked with: the kitchen says so itself.
      if (!(error instanceof AppError && error.code === 'invalid-input')) throw error
    }
  }
  expect(refused).toEqual([])
})
