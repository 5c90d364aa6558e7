import { cookbook } from '#app/cookbook.server.ts'
import { expect, test } from 'vitest'
import { AppError } from '#app/domain/errors.ts'
import { ALLERGENS } from '#app/domain/food/food.ts'
import { allergensOf, dietVerdictOfLines } from '#app/domain/food/diets.ts'
import { type Random, seededRandom } from '#app/domain/random.ts'
import { judgeDraft } from '#app/domain/recipe/draft-gates.ts'
import {
  DIETARY_RESTRICTIONS,
  type DietaryPreferences,
  type RecipeDraft,
  type RecipeRequest,
} from '#app/domain/recipe/recipe.ts'
import { writeRecipes as writeWith } from './kitchen.ts'
import { randomRequest } from './sample-pantries.ts'

const writeRecipes = (request: RecipeRequest) => writeWith(request, cookbook())

/** The kitchen cooks by a person's dietary preferences: several diets, allergens and dislikes at once, whatever was given. */
const PANTRIES = 400
const PATIENT = { timeout: 60_000 }

const some = <Value>(random: Random, from: readonly Value[], most: number): Value[] =>
  from.toSorted(() => random() - 0.5).slice(0, Math.floor(random() * (most + 1)))

const DISLIKES = ['mushrooms', 'fish', 'coriander', 'olives', 'aubergine', 'garlic']
const randomDietaryPreferences = (random: Random): DietaryPreferences => ({
  diets: some(random, DIETARY_RESTRICTIONS, 2),
  allergens: some(random, ALLERGENS, 4),
  dislikes: some(random, DISLIKES, 2),
  eaters: [],
})

const random = seededRandom(4711)
const cooked: {
  request: RecipeRequest & { dietaryPreferences: DietaryPreferences }
  drafts: RecipeDraft[]
}[] = []
let refused = 0
for (let index = 0; index < PANTRIES; index++) {
  const request = { ...randomRequest(random), dietaryPreferences: randomDietaryPreferences(random) }
  try {
    cooked.push({ request, drafts: writeRecipes(request).drafts })
  } catch (error) {
    expect(error).toBeInstanceOf(AppError)
    expect((error as AppError).message).toMatch(/nothing here to cook with|We have no dish|None of our/i)
    refused++
  }
}
const linesOf = (draft: RecipeDraft) => draft.ingredients.map(({ text }) => text)

test('no dish holds an allergen, breaks a diet or has a disliked food', PATIENT, () => {
  for (const { request, drafts } of cooked) {
    const { diets, allergens } = request.dietaryPreferences
    for (const draft of drafts) {
      const lines = linesOf(draft)
      const what = `${draft.name} for ${JSON.stringify(request.dietaryPreferences)}: ${lines.join('; ')}`
      expect(dietVerdictOfLines(lines, [...diets, request.dietaryRestriction]).verdict, what).not.toBe(
        'breaks',
      )
      const brought = allergensOf(lines).contains.map(({ allergen }) => allergen)
      expect(
        brought.filter((allergen) => allergens.includes(allergen)),
        what,
      ).toEqual([])
      expect(judgeDraft(draft, request), what).toMatchObject({ ok: true })
    }
  }
})

test('wishes leave few pantries without a dish', PATIENT, () => {
  const empty = cooked.filter(({ drafts }) => drafts.length === 0)
  expect(refused / PANTRIES).toBeLessThan(0.2)
  expect(
    empty.length / PANTRIES,
    empty.map(({ request }) => JSON.stringify(request)).join('\n'),
  ).toBeLessThan(0.01)
})

test('what was given against a wish is left out and said', () => {
  const { recipes } = writeRecipes({
    ingredients: ['peanuts', 'mushrooms', 'rice', 'carrots', 'chicken breast', 'Auntie’s mystery sauce'],
    cuisine: 'Any',
    servings: 2,
    skillLevel: 'Beginner',
    dietaryRestriction: 'None',
    numRecipes: 1,
    seed: 7,
    dietaryPreferences: { diets: [], allergens: ['peanuts'], dislikes: ['mushrooms'], eaters: [] },
  })
  expect(recipes[0]!.leftOut.slice(0, 3)).toEqual([
    { ingredient: 'peanuts', reason: 'Your food preferences leave out peanuts.' },
    { ingredient: 'mushrooms', reason: 'Your food preferences leave out mushrooms.' },
    {
      ingredient: 'Auntie’s mystery sauce',
      reason:
        'Auntie’s mystery sauce is not in our food table, so we cannot say that it keeps your food preferences.',
    },
  ])
})

test('every allergen at once, vegan and gluten-free: there is still something to eat', () => {
  const { drafts } = writeRecipes({
    ingredients: ['rice', 'chickpeas', 'tomatoes', 'onion', 'spinach'],
    cuisine: 'Any',
    servings: 2,
    skillLevel: 'Beginner',
    dietaryRestriction: 'None',
    numRecipes: 3,
    seed: 7,
    dietaryPreferences: { diets: ['Vegan', 'Gluten-Free'], allergens: ALLERGENS, dislikes: [], eaters: [] },
  })
  expect(drafts).toHaveLength(3)
})
