import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { demo as test } from '#tests/support/journey-kinds.ts'
import { expect, signInAsPremium } from '#tests/support/journey.ts'

async function fillPantry(page: Page, lines: readonly string[]): Promise<void> {
  const form = { intent: 'add-list', list: lines.join('\n'), idempotencyKey: randomUUID() }
  expect((await page.request.post('/meal-planning/ingredients', { form })).status()).toBe(200)
}
const rows = (page: Page) => page.getByRole('list', { name: 'Your ingredients' }).getByRole('listitem')
const row = (page: Page, name: string) => rows(page).filter({ hasText: name })
const amountOf = (page: Page, name: string) => row(page, name).getByRole('textbox')

test('food is thrown away in part with the reason, undone, and shown in the month', async ({
  page,
  person,
  signUp,
  expectAccessible,
}) => {
  await signUp(page, person)
  await fillPantry(page, ['6 eggs', '500 g beef mince'])
  await page.goto('/meal-planning')
  await page.getByRole('button', { name: 'What happened to eggs' }).click()
  await page.getByRole('link', { name: 'Threw it away' }).click()
  const dialog = page.getByRole('dialog', { name: 'Threw it away: eggs' })
  await expect(dialog.getByLabel('How much')).toHaveValue('6')
  await expectAccessible(page)
  await dialog.getByLabel('How much').fill('9')
  await dialog.getByRole('button', { name: 'Threw it away' }).click()
  await expect(dialog.getByText('There is only 6 pieces of it.')).toBeVisible()
  await dialog.getByLabel('How much').fill('2')
  await dialog.getByLabel('Why').selectOption('It had gone off')
  await dialog.getByRole('button', { name: 'Threw it away' }).dblclick()
  await expect(dialog).toBeHidden()
  await expect(amountOf(page, 'eggs')).toHaveValue('4')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(amountOf(page, 'eggs')).toHaveValue('6')

  await page.getByRole('button', { name: 'What happened to beef mince' }).click()
  await page.getByRole('link', { name: 'Froze it' }).click()
  await page.getByRole('button', { name: 'Froze it' }).click()
  await expect(row(page, 'beef mince')).toContainText('Frozen')
  await page.getByRole('button', { name: 'What happened to eggs' }).click()
  await page.getByRole('link', { name: 'Threw it away' }).click()
  await page.getByRole('button', { name: 'Threw it away', exact: true }).click()
  await expect(row(page, 'eggs')).toHaveCount(0)
  await page.getByRole('link', { name: 'Where your food went' }).click()
  await expect(page.getByRole('heading', { name: 'Where Your Food Went' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Thrown away most' })).toContainText('eggs')
  await expect(page.getByRole('region', { name: 'Where it went' })).toContainText('500 g')
  await expectAccessible(page)
})

test('a saved recipe is cooked: foods leave the pantry, portions stay, and all of it can be taken back', async ({
  page,
  server,
  expectAccessible,
}) => {
  await signInAsPremium(page)
  const omelette = {
    '@type': 'Recipe',
    name: 'Pantry omelette',
    recipeYield: '2',
    recipeIngredient: ['2 eggs', '10 g butter', '1 tbsp chives'],
    recipeInstructions: ['Whisk the eggs.', 'Fry them in the butter for 3 minutes.'],
  }
  const imported = await page.request.post('/recipes/import', {
    headers: { origin: server.origin },
    multipart: { text: JSON.stringify([omelette]) },
  })
  const [, path] = /href="(\/recipe\/[0-9a-f-]{36}\/[^"]+)"/.exec(await imported.text()) ?? []
  await page.goto('/meal-planning')
  await expect(amountOf(page, 'eggs')).toHaveValue('8')
  await page.goto(path ?? '')
  await page.getByRole('button', { name: 'Start cooking' }).click()
  const cookMode = page.getByRole('dialog', { name: 'Cooking: Pantry omelette' })
  await cookMode.getByRole('button', { name: 'First step' }).click()
  await cookMode.getByRole('button', { name: 'Next step' }).click()
  await cookMode.getByRole('link', { name: 'Cooked' }).click()
  await expect(page.getByLabel('pieces of eggs to take')).toHaveValue('2')
  await expect(page.getByText('1 tbsp chives')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Servings cooked').fill('3')
  await page.getByRole('button', { name: 'Work out amounts' }).click()
  await expect(page.getByLabel('pieces of eggs to take')).toHaveValue('3')
  await page.getByLabel('Note for next time').fill('More chives')
  await page.getByRole('button', { name: 'Cooked', exact: true }).dblclick()
  await expect(page.getByRole('heading', { name: 'What You Cooked' })).toBeVisible()
  const cooked = page.getByRole('list', { name: 'Cooked' }).getByRole('listitem')
  await expect(cooked).toHaveCount(1)
  await expect(cooked).toContainText('2 portions left')
  await expect(cooked).toContainText('More chives')
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Back to your pantry' }).click()
  await expect(amountOf(page, 'eggs')).toHaveValue('5')
  await expect(row(page, 'Pantry omelette')).toContainText('Left over')
  await page.getByRole('button', { name: 'What happened to Pantry omelette' }).click()
  await page.getByRole('button', { name: 'Eat a portion' }).click()
  await expect(amountOf(page, 'Pantry omelette')).toHaveValue('1')
  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: 'Edit Pantry omelette' })).toHaveCount(2)
  // What was eaten since has to be taken back first.
  await page.goto('/pantry/cooked')
  await page.getByRole('button', { name: 'Take back Pantry omelette' }).click()
  await expect(page.getByText('has been used since')).toBeVisible()
})

test('nothing to cook and nothing wasted is said, with the way on', async ({ page, person, signUp }) => {
  await signUp(page, person)
  await page.goto('/pantry/cook?recipe=no-such-recipe')
  await expect(page.getByRole('heading', { name: 'Which dish was it?' })).toBeVisible()
  await page.goto('/pantry/waste')
  await expect(page.getByRole('heading', { name: 'Nothing noted this month' })).toBeVisible()
})
