import { expect, test } from '#tests/support/journey.ts'

const STARTS = [
  ['Estimate Calories', '/calories'],
  ['Plan Meals', '/meal-planning'],
  ['View Pricing Plans', '/pricing'],
] as const

test('[LAND-09] signed out, start and plan buttons open the sign-up dialog instead of navigating', async ({
  page,
}) => {
  await page.goto('/')
  const main = page.getByRole('main')
  for (const name of ['Start Free Trial', ...STARTS.map(([label]) => label)]) {
    await main.getByRole('link', { name }).first().click()
    await expect(page.getByRole('dialog', { name: 'Start Your Free Trial' })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
})

test('[LAND-08] signed in, they go to their pages', async ({ page, person, signUp }) => {
  await signUp(page, person)
  for (const [label, path] of [['Create Recipes Now', '/upload'], ...STARTS] as const) {
    await page.goto('/')
    await page.getByRole('main').getByRole('link', { name: label }).first().click()
    await expect(page).toHaveURL(path)
  }
})

test('what the hero counts adds up', async ({ page }) => {
  await page.goto('/')
  const table = page.getByRole('table').first()
  const rows = await table
    .locator('tbody tr')
    .evaluateAll((all) => all.map((row) => Number(row.lastElementChild!.textContent.replace(/\D/g, ''))))
  const total = Number((await table.locator('tfoot').innerText()).replace(/\D/g, ''))
  expect(rows.reduce((sum, kcal) => sum + kcal, 0)).toBe(total)
})
