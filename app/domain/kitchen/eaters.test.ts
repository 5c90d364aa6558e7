import { cookbook } from '#app/cookbook.server.ts'
import { expect, test } from 'vitest'
import { AppError } from '#app/domain/errors.ts'
import { whyNotFor } from '#app/domain/food/cautions.ts'
import { EATERS, type Eater } from '#app/domain/food/eaters.ts'
import { findFood } from '#app/domain/food/foods.ts'
import { nutritionOf } from '#app/domain/food/nutrition.ts'
import { NO_DIETARY_PREFERENCES } from '#app/domain/planning/dietary-preferences.ts'
import { type Random, seededRandom } from '#app/domain/random.ts'
import { safetyFaultOf } from '#app/domain/recipe/safety-gate.ts'
import { judgeDraft } from '#app/domain/recipe/draft-gates.ts'
import type { RecipeDraft, RecipeRequest } from '#app/domain/recipe/recipe.ts'
import { type KitchenAnswer, writeRecipes as writeWith } from './kitchen.ts'
import { randomRequest } from './sample-pantries.ts'

const writeRecipes = (request: RecipeRequest) => writeWith(request, cookbook())

/** The kitchen cooks for infants and pregnant people from any list, also from what they do not eat. */
const PANTRIES = 300
const PATIENT = { timeout: 60_000 }

const RISKY =
  `honey; brie; goat’s cheese; gorgonzola; eggs; quail eggs; beef steak; parma ham; chorizo; smoked salmon; salmon;
  tuna steak; swordfish; oysters; prawns; chicken livers; pâté; venison; white wine; sherry; sake; soy sauce; stock cube; salt;
  walnuts; peanuts; grapes; cherry tomatoes; bean sprouts; unpasteurised cheddar; feta; bacon; maple syrup; dark chocolate`
    .split(';')
    .map((name) => name.trim())

const EATER_CHOICES: readonly (readonly Eater[])[] = [['under-one'], ['pregnant'], EATERS]

function requestFrom(random: Random): RecipeRequest & { eaters: readonly Eater[] } {
  const request = randomRequest(random)
  const risky = Array.from(
    { length: 1 + Math.floor(random() * 3) },
    () => RISKY[Math.floor(random() * RISKY.length)]!,
  )
  const eaters = EATER_CHOICES[Math.floor(random() * EATER_CHOICES.length)]!
  return {
    ...request,
    ingredients: [...request.ingredients, ...risky].toSorted(() => random() - 0.5),
    dietaryPreferences: { ...NO_DIETARY_PREFERENCES, eaters },
    eaters,
  }
}

const random = seededRandom(20261123)
const cooked: { request: ReturnType<typeof requestFrom>; answer: KitchenAnswer }[] = []
let refused = 0
for (let index = 0; index < PANTRIES; index++) {
  const request = requestFrom(random)
  try {
    cooked.push({ request, answer: writeRecipes(request) })
  } catch (error) {
    expect(error).toBeInstanceOf(AppError)
    refused++
  }
}

const wordsOf = ({ name, description, instructions }: RecipeDraft) =>
  [name, description, ...instructions].join(' ')

test('no recipe holds a food that an eater does not eat, or leaves one underdone', PATIENT, () => {
  for (const { request, answer } of cooked) {
    for (const draft of answer.drafts) {
      const lines = draft.ingredients.map(({ text }) => text)
      const what = `${draft.name} for ${request.eaters.join()}: ${lines.join('; ')}`
      const against = nutritionOf(lines, draft.servings).counted.flatMap(({ foodId }) => {
        const food = findFood(foodId)
        return food === null ? [] : (whyNotFor(food, request.eaters) ?? [])
      })
      expect(against, what).toEqual([])
      expect(
        lines.filter((line) => /unpasteurised/.test(line)),
        what,
      ).toEqual([])
      const verdict = judgeDraft(draft, { ...request, dietaryRestriction: 'None' })
      expect(verdict.ok ? '' : verdict.reason, what).not.toMatch(/For infants|does not eat/)
    }
  }
})

test('nothing is salted for an infant, in passing either', PATIENT, () => {
  const forInfants = cooked.filter(({ request }) => request.eaters.includes('under-one'))
  expect(forInfants.length).toBeGreaterThan(100)
  for (const { answer } of forInfants)
    for (const draft of answer.drafts) expect(wordsOf(draft)).not.toMatch(/\b(?:salt|salted)\b/i)
})

test('the rules leave few lists without a recipe', () => {
  expect(refused / PANTRIES).toBeLessThan(0.15)
  expect(cooked.filter(({ answer }) => answer.drafts.length === 0).length / PANTRIES).toBeLessThan(0.02)
})

test('what an eater does not eat is left out and said', () => {
  const { recipes } = writeRecipes({
    ingredients: ['chicken breast', 'honey', 'rice', 'white wine', 'cheddar, unpasteurised', 'carrots'],
    cuisine: 'Any',
    servings: 2,
    skillLevel: 'Beginner',
    dietaryRestriction: 'None',
    numRecipes: 1,
    seed: 3,
    dietaryPreferences: { ...NO_DIETARY_PREFERENCES, eaters: ['under-one'] },
  })
  expect(recipes[0]!.leftOut.slice(0, 3)).toEqual([
    {
      ingredient: 'honey',
      reason: 'Your food preferences leave out honey (not under one year: infant botulism).',
    },
    {
      ingredient: 'white wine',
      reason: 'Your food preferences leave out white wines (not under one year: alcohol).',
    },
    {
      ingredient: 'cheddar, unpasteurised',
      reason: 'Your food preferences leave out cheddar (not under one year: not pasteurised).',
    },
  ])
})

test.each([
  [
    'eggs',
    /no liquid egg|white and yolk are firm|set all the way|10 minutes, until the yolk|9 minutes|firm|set/,
  ],
  ['sirloin steak', /no pink/],
])('%s are cooked through and the steps say how to see it', (food, sign) => {
  for (let seed = 0; seed < 12; seed++) {
    const { drafts } = writeRecipes({
      ingredients: [food, 'bread', 'spinach', 'potatoes'],
      cuisine: 'Any',
      servings: 2,
      skillLevel: 'Intermediate',
      dietaryRestriction: 'None',
      numRecipes: 1,
      seed,
      dietaryPreferences: { ...NO_DIETARY_PREFERENCES, eaters: ['pregnant'] },
    })
    for (const draft of drafts) {
      expect(wordsOf(draft)).toMatch(sign)
      expect(wordsOf(draft)).not.toMatch(/runny|softly|jammy|(?:5\d|6[0-9]) °C inside/)
    }
  }
})

test('smoked fish is heated before a pregnant person eats it, or left out and named', () => {
  const { recipes } = writeRecipes({
    ingredients: ['100 g smoked salmon', 'eggs', 'potatoes', 'cream'],
    cuisine: 'Any',
    servings: 1,
    skillLevel: 'Beginner',
    dietaryRestriction: 'None',
    numRecipes: 3,
    seed: 1,
    dietaryPreferences: { ...NO_DIETARY_PREFERENCES, eaters: ['pregnant'] },
  })
  expect(recipes.length).toBe(3)
  for (const { draft, leftOut } of recipes) {
    const isIn = draft.ingredients.some(({ text }) => /smoked salmon/.test(text))
    if (isIn) expect(safetyFaultOf(draft, ['pregnant']), draft.name).toBeNull()
    else expect(leftOut.map(({ ingredient }) => ingredient)).toContain('100 g smoked salmon')
  }
})
