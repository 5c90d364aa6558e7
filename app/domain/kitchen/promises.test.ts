import { expect, test } from 'vitest'
import { AppError } from '#app/domain/errors.ts'
import { dietVerdictOfLines } from '#app/domain/food/diets.ts'
import { nutritionOf, type RecipeNutrition } from '#app/domain/food/nutrition.ts'
import { foodById } from '#app/domain/food/foods.ts'
import { seededRandom } from '#app/domain/random.ts'
import {
  CUISINES,
  DIETARY_RESTRICTIONS,
  MEAL_TYPES,
  type RecipeDraft,
  type RecipeRequest,
  SERVINGS,
  SKILL_LEVELS,
} from '#app/domain/recipe/recipe.ts'
import { DISH_TEMPLATES } from './dish-templates/dish-templates.ts'
import { writeRecipes } from './kitchen.ts'
import { randomRequest } from './sample-pantries.ts'

/** What the kitchen promises at large, over more pantries than the tests of its parts go through. */
const PANTRIES = 1500
/** A busy machine takes its time. */
const PATIENT = { timeout: 60_000 }

type Written = { request: RecipeRequest; drafts: readonly RecipeDraft[] }

const written: Written[] = []
const random = seededRandom(31_337)
let refused = 0
/** Nothing but what seasons a dish was given. */
const ONLY_SEASONING = /only seasons? a dish/
/** The food named first, by its name. */
const NOT_OFFERED = /(?:no dish|dishes is one) that is made of \S/
for (let index = 0; index < PANTRIES; index++) {
  const request = randomRequest(random)
  try {
    written.push({ request, drafts: writeRecipes(request).drafts })
  } catch (error) {
    expect(error).toBeInstanceOf(AppError)
    const { message } = error as AppError
    if (ONLY_SEASONING.test(message)) continue
    // Else nothing that fits the diet was given, or no dish is made of what was named first.
    if (request.dietaryRestriction === 'None') expect(message).toMatch(NOT_OFFERED)
    refused++
  }
}
const dishes = written.flatMap(({ request, drafts }) => drafts.map((draft) => ({ request, draft })))
const linesOf = (draft: RecipeDraft) => draft.ingredients.map(({ text }) => text)

test('writes what was asked for from nearly every pantry', PATIENT, () => {
  expect(refused).toBeLessThan(PANTRIES * 0.05)
  // Of some main foods there are fewer dishes than recipes were asked for.
  const short = written.filter(({ request, drafts }) => drafts.length < request.numRecipes)
  expect(short.length).toBeLessThan(PANTRIES * 0.025)
  for (const { request, drafts } of written) {
    expect(drafts.length).toBeGreaterThan(0)
    expect(drafts.length).toBeLessThanOrEqual(request.numRecipes)
  }
})

test('knows at least 25 forms of dish, and writes them', PATIENT, () => {
  expect(DISH_TEMPLATES.length).toBeGreaterThanOrEqual(25)
  const forms = new Set(dishes.map(({ draft }) => draft.dishTemplate))
  expect(forms.size, [...forms].join(', ')).toBeGreaterThanOrEqual(25)
})

test('cooks in all seven cuisines, and each in its own way', PATIENT, () => {
  const seen = new Map<string, Set<string>>()
  for (const cuisine of CUISINES) {
    if (cuisine === 'Any') continue
    for (let seed = 0; seed < 6; seed++) {
      const { drafts } = writeRecipes({
        ingredients: ['chicken breast', 'rice', 'peppers', 'tomatoes'],
        cuisine,
        servings: 2,
        skillLevel: 'Intermediate',
        dietaryRestriction: 'None',
        numRecipes: 1,
        seed,
      })
      expect(drafts[0]?.cuisineType).toBe(cuisine)
      const extras = drafts[0]?.ingredients.filter(({ isExtra }) => isExtra) ?? []
      const known = seen.get(cuisine) ?? new Set()
      for (const { text } of extras) known.add(text.replace(/^[\d/ .]+\s*(?:g|ml|tsp|tbsp)?\s*/, ''))
      seen.set(cuisine, known)
    }
  }
  expect(seen.size).toBe(7)
  for (const [one, extras] of seen) {
    for (const [other, others] of seen) {
      if (one === other) continue
      expect(
        [...extras].some((extra) => !others.has(extra)),
        `${one} seasons like ${other}`,
      ).toBe(true)
    }
  }
})

test('writes for every number of servings, skill, diet and meal', PATIENT, () => {
  for (const servings of SERVINGS) {
    for (const skillLevel of SKILL_LEVELS) {
      for (const dietaryRestriction of DIETARY_RESTRICTIONS) {
        for (const mealType of MEAL_TYPES) {
          const { drafts } = writeRecipes({
            ingredients: ['chickpeas', 'tomatoes', 'spinach', 'oats', 'banana', 'rice'],
            cuisine: 'Any',
            servings,
            skillLevel,
            dietaryRestriction,
            mealType,
            numRecipes: 1,
            seed: 4,
          })
          expect(drafts).toHaveLength(1)
          expect(drafts[0]).toMatchObject({ servings, difficulty: skillLevel })
        }
      }
    }
  }
})

test(
  'meets the calories asked for within five per cent, by portions, from a sensible pantry',
  PATIENT,
  () => {
    const pantries = [
      ['chicken thighs', 'basmati rice', 'spinach', 'yoghurt', 'lemon'],
      ['tofu', 'broccoli', 'soy sauce', 'ginger', 'rice noodles'],
      ['salmon', 'potatoes', 'green beans', 'dill', 'lemon'],
      ['beef mince', 'kidney beans', 'chopped tomatoes', 'red pepper', 'rice'],
      ['chickpeas', 'sweet potato', 'spinach', 'coconut milk'],
      ['oats', 'milk', 'banana', 'walnuts'],
    ]
    const missed: string[] = []
    let asked = 0
    for (const ingredients of pantries) {
      for (const servings of [1, 2, 4]) {
        for (let targetCalories = 350; targetCalories <= 750; targetCalories += 50) {
          const { drafts } = writeRecipes({
            ingredients,
            cuisine: 'Any',
            servings,
            skillLevel: 'Intermediate',
            dietaryRestriction: 'None',
            numRecipes: 1,
            seed: targetCalories,
            targetCalories,
          })
          for (const draft of drafts) {
            const { kcal } = nutritionOf(linesOf(draft), draft.servings).perServing
            asked++
            if (Math.abs(kcal - targetCalories) > 0.05 * targetCalories)
              missed.push(`${draft.name}: ${Math.round(kcal)} for ${targetCalories}`)
          }
        }
      }
    }
    expect(asked).toBe(162)
    expect(missed).toEqual([])
  },
)

test(
  'no two recipes of one request are alike: another name, other steps, and mostly another form',
  PATIENT,
  () => {
    let pairs = 0
    let sameForm = 0
    for (const { drafts } of written) {
      drafts.forEach((one, at) => {
        for (const other of drafts.slice(at + 1)) {
          pairs++
          expect(one.name).not.toBe(other.name)
          expect(one.instructions.join()).not.toBe(other.instructions.join())
          expect(linesOf(one).join()).not.toBe(linesOf(other).join())
          if (one.dishTemplate === other.dishTemplate) sameForm++
        }
      })
    }
    expect(pairs).toBeGreaterThan(1000)
    // The main food is in each of them, and few forms take some of those.
    expect(sameForm / pairs).toBeLessThan(0.045)
  },
)

test('keeps the diet it was asked for', PATIENT, () => {
  const strict = dishes.filter(({ request }) => request.dietaryRestriction !== 'None')
  expect(strict.length).toBeGreaterThan(700)
  for (const { request, draft } of strict)
    expect(dietVerdictOfLines(linesOf(draft), request.dietaryRestriction).verdict, draft.name).toBe('fits')
})

/** Most of one food that a person eats in a dish: grams per serving by what it does there. */
const MOST_GRAMS: Readonly<Record<string, number>> = {
  protein: 320,
  starch: 400,
  vegetable: 400,
  leaf: 250,
  aromatic: 200,
  fruit: 350,
  fat: 50,
  'fat meat': 90,
  acid: 70,
  herb: 40,
  spice: 15,
  sauce: 350,
  dairy: 350,
  nut: 90,
  sweet: 90,
  liquid: 700,
  baking: 150,
}

test(
  'takes quantities a person eats: no food past what a serving holds, salt and fat in measure',
  PATIENT,
  () => {
    const odd: string[] = []
    for (const { draft } of dishes) {
      const nutrition: RecipeNutrition = nutritionOf(linesOf(draft), draft.servings)
      for (const { text, foodId, grams } of nutrition.counted) {
        const { roles, group } = foodById(foodId)
        // Fat bacon is counted among the fats but eaten as meat.
        const role = roles[0] === 'fat' && group === 'meat' ? 'fat meat' : roles[0]
        const most = MOST_GRAMS[role ?? '']
        if (most !== undefined && grams / draft.servings > most)
          odd.push(`${text} for ${draft.servings} in ${draft.name}`)
      }
      const grams = nutrition.counted.reduce((sum, line) => sum + line.grams, 0) / draft.servings
      if (grams < 45 || grams > 1500) odd.push(`${Math.round(grams)} g a serving: ${draft.name}`)
    }
    expect(odd).toEqual([])
  },
)

test('tells energy that its protein, carbohydrate and fat make up', PATIENT, () => {
  const wrong: string[] = []
  for (const { draft } of dishes) {
    const { kcal, proteinG, carbsG, fatG, fiberG, alcoholG } = nutritionOf(
      linesOf(draft),
      draft.servings,
    ).perServing
    // Fibre gives 2 kcal a gram, not 4; alcohol 7.
    const most = 4 * proteinG + 4 * carbsG + 9 * fatG + 7 * (alcoholG ?? 0)
    const least = most - 4 * (fiberG ?? 0)
    if (kcal > most * 1.08 + 5 || kcal < least * 0.88 - 5)
      wrong.push(`${draft.name}: ${Math.round(kcal)}, not ${Math.round(least)} to ${Math.round(most)}`)
  }
  expect(wrong.length, wrong.slice(0, 10).join('\n')).toBeLessThan(dishes.length * 0.01)
})
