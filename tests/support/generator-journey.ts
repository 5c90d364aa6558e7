import { expect, type Page } from '@playwright/test'

/** The generator's page, by what people see of it. */
export const field = (page: Page) => page.getByLabel('Add an ingredient')
export const chips = (page: Page) =>
  page.getByRole('list', { name: 'Your ingredients' }).getByRole('listitem')
export const results = (page: Page) => page.getByRole('region', { name: 'Results' })
export const generate = (page: Page) => page.getByRole('button', { name: 'Generate Recipes' }).click()

export const used = (page: Page) => page.getByRole('meter', { name: 'Recipe Generation' })

/** So many trial recipes are written and counted, and the next can be asked for. */
export async function isWritten(page: Page, count = 1) {
  await expect(used(page)).toHaveAttribute('aria-valuenow', String(count))
  await expect(results(page).getByRole('article').getByText('Trial Recipe')).toBeVisible()
}

export async function addAll(page: Page, names: readonly string[]) {
  for (const name of names) {
    await field(page).fill(name)
    await field(page).press('Enter')
  }
  await expect(chips(page)).toHaveCount(names.length)
}
