import { afterEach, beforeEach, expect, test } from 'vitest'
import { judgeDraft } from '#app/domain/recipe/draft-gates.ts'
import { DIETARY_RESTRICTIONS, type RecipeRequest } from '#app/domain/recipe/recipe.ts'
import { lineInColumns } from '#app/domain/recipe/scale-line.ts'
import type { Chef, ChefEvent } from './chef.ts'

export type ChefUnderTest = { chef: Chef; close(): Promise<void> }

export const aRequest = (change: Partial<RecipeRequest> = {}): RecipeRequest => ({
  ingredients: ['chicken thighs', 'basmati rice', 'spinach', 'chickpeas', 'lemon'],
  cuisine: 'Any',
  servings: 2,
  skillLevel: 'Beginner',
  dietaryRestriction: 'None',
  numRecipes: 1,
  seed: 1,
  ...change,
})

export async function eventsOf(events: AsyncIterable<ChefEvent>): Promise<ChefEvent[]> {
  const all: ChefEvent[] = []
  for await (const event of events) all.push(event)
  return all
}

/** A line without its amount, which is corrected when the recipe is whole. */
const foodOf = (text: string) => lineInColumns(text).rest.toLowerCase()

export const recipesIn = (events: readonly ChefEvent[]) => events.filter((event) => event.type === 'recipe')

/** What every chef promises. */
export function chefContract(name: string, open: () => Promise<ChefUnderTest>): void {
  let under: ChefUnderTest
  const idle = new AbortController().signal

  beforeEach(async () => {
    under = await open()
  })
  afterEach(() => under.close())

  const write = (change: Partial<RecipeRequest> = {}, signal = idle) =>
    eventsOf(under.chef.writeRecipes(aRequest(change), { signal }))

  test(`${name}: [GEN-33] ingredients and preferences in, as many different recipes as asked for out`, async () => {
    for (const numRecipes of [1, 2, 3]) {
      const recipes = recipesIn(await write({ numRecipes, servings: 4, cuisine: 'Indian' }))
      expect(recipes.map(({ index }) => index)).toEqual([0, 1, 2].slice(0, numRecipes))
      expect(new Set(recipes.map(({ recipe }) => recipe.name)).size).toBe(numRecipes)
      for (const { recipe } of recipes) {
        expect(recipe).toMatchObject({ servings: 4, cuisineType: 'Indian' })
        expect(recipe.cookingTimeMin).toBeGreaterThan(0)
        expect(recipe.instructions.length).toBeGreaterThan(1)
        expect(recipe.ingredients.some(({ isExtra }) => !isExtra)).toBe(true)
      }
    }
  })

  test(`${name}: every diet is kept, and amounts are such as people eat`, async () => {
    for (const dietaryRestriction of DIETARY_RESTRICTIONS) {
      const recipes = recipesIn(await write({ dietaryRestriction }))
      expect(recipes).toHaveLength(1)
      for (const { recipe } of recipes)
        expect(judgeDraft(recipe, { dietaryRestriction })).toMatchObject({ ok: true })
    }
  })

  test(`${name}: pieces of a recipe come before it and grow into it`, async () => {
    const events = await write({ numRecipes: 2 })
    const whole = recipesIn(events)
    for (const [at, event] of events.entries()) {
      if (event.type !== 'draft') continue
      const recipe = whole.find(({ index }) => index === event.index)!
      expect(at).toBeLessThan(events.indexOf(recipe))
      expect(recipe.recipe.name.startsWith(event.draft.name ?? '')).toBe(true)
      // The last line is still being written.
      for (const [line, { text }] of (event.draft.ingredients ?? []).slice(0, -1).entries())
        expect(foodOf(recipe.recipe.ingredients[line]?.text ?? '')).toBe(foodOf(text))
    }
  })

  test(`${name}: what is given and not used is named, with a reason`, async () => {
    const [recipe] = recipesIn(await write({ ingredients: ['chicken thighs', 'rice', 'strawberry jam'] }))
    for (const { ingredient, reason } of recipe!.leftOut) {
      expect(['chicken thighs', 'rice', 'strawberry jam']).toContain(ingredient)
      expect(reason).toMatch(/\w/)
    }
  })

  test(`${name}: ends early, without an error, when the person leaves`, async () => {
    const leaving = new AbortController()
    const seen: ChefEvent[] = []
    for await (const event of under.chef.writeRecipes(aRequest({ numRecipes: 3 }), {
      signal: leaving.signal,
    })) {
      seen.push(event)
      if (event.type === 'recipe') leaving.abort()
    }
    expect(recipesIn(seen)).toHaveLength(1)
  })

  test(`${name}: the same request has the same answer`, async () => {
    expect(recipesIn(await write())).toEqual(recipesIn(await write()))
  })
}
