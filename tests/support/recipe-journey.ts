import type { Page } from '@playwright/test'
import { expect } from './journey.ts'
import type { RunningServer } from './run-server.ts'

export const recipe = (name: string, change: Record<string, unknown> = {}) => ({
  '@type': 'Recipe',
  name,
  recipeYield: 2,
  totalTime: 'PT30M',
  recipeCuisine: 'Testland',
  recipeIngredient: ['280 g chickpeas', '1 onion, chopped', '2 tbsp olive oil', '240 ml milk'],
  recipeInstructions: ['Heat the oven to 200 °C.', 'Fry the onion for 12 minutes.', 'Serve.'],
  ...change,
})

export async function importRecipes(
  page: Page,
  server: RunningServer,
  recipes: readonly unknown[],
): Promise<void> {
  const response = await page.request.post('/recipes/import', {
    headers: { origin: server.origin },
    multipart: { text: JSON.stringify(recipes) },
  })
  expect(response.status()).toBe(200)
}
export const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name })
export const openRecipe = async (page: Page, name: string) => {
  await page.goto(`/recipes?q=${encodeURIComponent(name)}`)
  await page.getByRole('main').getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
}
