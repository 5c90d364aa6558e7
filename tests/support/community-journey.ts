import type { BrowserContext, Page } from '@playwright/test'
import { expect } from './journey.ts'
import type { RunningServer } from './run-server.ts'

const recipe = (name: string) => ({
  '@type': 'Recipe',
  name,
  recipeCuisine: 'Testland',
  recipeIngredient: ['2 eggs', '10 g butter', '1 tbsp chives'],
  recipeInstructions: ['Whisk the eggs.', 'Fry them in the butter for 3 minutes.'],
})

/** Shares fresh recipes as the member of this context; gives their pages. */
export async function share(context: BrowserContext, server: RunningServer, names: readonly string[]) {
  const headers = { origin: server.origin }
  const imported = await context.request.post(`${server.origin}/recipes/import`, {
    headers,
    multipart: { text: JSON.stringify(names.map(recipe)) },
  })
  const paths = [
    ...new Set(
      [...(await imported.text()).matchAll(/href="(\/recipe\/[0-9a-f-]{36}\/[^"]+)"/g)].map(
        (match) => match[1]!,
      ),
    ),
  ]
  expect(paths).toHaveLength(names.length)
  for (const [index, path] of paths.entries()) {
    const shared = await context.request.post(server.origin + path, {
      headers,
      form: { intent: 'share', title: names[index]!, 'tags[]': 'shared' },
    })
    expect(shared.status()).toBe(200)
  }
  return paths
}

/** Signs a neighbour of the demo in, in a browser of their own. */
export async function neighbour(page: Page, server: RunningServer, name: 'anna' | 'ben' | 'free') {
  const context = await page.context().browser()!.newContext({ baseURL: server.origin })
  const answer = await context.request.post('/auth/sign-in', {
    headers: { origin: server.origin },
    form: {
      email: `${name}@demo.example`,
      password: name === 'free' ? 'demo-free-member' : `demo-${name}-member`,
    },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(302)
  return context
}

export const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title })
export const like = (page: Page, title: string) => page.getByRole('button', { name: `Like ${title},` })
export const bookmark = (page: Page, title: string) => page.getByRole('button', { name: `Bookmark ${title}` })
export const comments = (page: Page, title: string) =>
  page.getByRole('button', { name: `Recipe and comments of ${title},` })
export const notices = (page: Page) => page.getByRole('region', { name: 'Notices' })
export const find = async (page: Page, words: string) => {
  await page.goto(`/public-recipes?q=${encodeURIComponent(words)}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Public Recipe Book' })).toBeVisible()
}
