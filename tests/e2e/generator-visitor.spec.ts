import type { Page } from '@playwright/test'
import { addAll, chips, generate, results, used } from '#tests/support/generator-journey.ts'
import { expect, test } from '#tests/support/journey.ts'

async function signUpIn(page: Page, { email, password }: { email: string; password: string }) {
  const dialog = page.getByRole('dialog', { name: 'Start Your Free Trial' })
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password').fill(password)
  await dialog.getByRole('button', { name: 'Start Free Trial' }).click()
}

/** Counts the requests for recipes that a page sends. */
function countGenerations(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/upload/generate')) count++
  })
  return () => count
}

test('[GEN-01] what a visitor asked to generate is generated once they have signed up, once', async ({
  page,
  person,
}) => {
  const generations = countGenerations(page)
  await page.goto('/upload')
  await addAll(page, ['eggs', 'leeks'])
  await page.getByLabel('Dietary restriction').selectOption('Vegetarian')
  await page.getByRole('radio', { name: '4', exact: true }).check()
  await page.getByRole('textbox', { name: 'Add an ingredient' }).fill('potatoes')
  await generate(page)
  await signUpIn(page, person)
  await expect(page.getByRole('button', { name: /account menu/ })).toBeVisible()
  await expect(results(page).getByRole('article')).toHaveCount(1)
  await expect(chips(page)).toHaveText(['eggs', 'leeks', 'potatoes'])
  await expect(results(page)).toContainText('4 servings')
  await expect(used(page)).toHaveAttribute('aria-valuenow', '1')
  expect(generations()).toBe(1)
  await page.reload()
  await expect(chips(page)).toHaveText(['eggs', 'leeks', 'potatoes'])
  await expect(used(page)).toHaveAttribute('aria-valuenow', '1')
  expect(generations()).toBe(1)
})

test('[GEN-01] signing up refused, then in another tab: the page that waits goes on when it is loaded again', async ({
  page,
  person,
  context,
}) => {
  const generations = countGenerations(page)
  await page.goto('/upload')
  await addAll(page, ['eggs', 'leeks'])
  await generate(page)
  await signUpIn(page, { ...person, password: 'password' })
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/?auth=sign-up')
  await signUpIn(other, person)
  await other.waitForURL('**/upload')
  await expect(results(other).getByRole('article')).toHaveCount(0)
  expect(generations()).toBe(0)
  await page.reload()
  await expect(results(page).getByRole('article')).toHaveCount(1)
  await expect(used(page)).toHaveAttribute('aria-valuenow', '1')
  expect(generations()).toBe(1)
})

test('[GEN-01] whoever closes the dialog is not waited for: signing up later generates nothing', async ({
  page,
  person,
}) => {
  const generations = countGenerations(page)
  await page.goto('/upload')
  await addAll(page, ['eggs', 'leeks'])
  await generate(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Start Free Trial' }).click()
  await signUpIn(page, person)
  await expect(page.getByRole('button', { name: /account menu/ })).toBeVisible()
  await expect(chips(page)).toHaveText(['eggs', 'leeks'])
  await expect(used(page)).toHaveAttribute('aria-valuenow', '0')
  expect(generations()).toBe(0)
})
