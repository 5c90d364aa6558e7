import type { Page } from '@playwright/test'
import { BASKETS } from '#app/features/site/landing/baskets.ts'
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

test('[LAND-09] whoever signs up at a button goes on to what the button was for', async ({
  page,
  person,
}) => {
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'View Pricing Plans' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(person.email)
  await dialog.getByLabel('Password').fill(person.password)
  await dialog.getByRole('button', { name: 'Start Free Trial' }).click()
  await expect(page).toHaveURL('/pricing')
})

test('[LAND-01] [LAND-08] signed in, the home has them, and they go to their pages', async ({
  page,
  person,
  signUp,
}) => {
  await signUp(page, person)
  for (const [label, path] of [['Create Recipes Now', '/upload'], ...STARTS] as const) {
    await page.goto('/')
    await expect(page).toHaveURL('/dashboard')
    await page.getByRole('main').getByRole('link', { name: label }).first().click()
    await expect(page).toHaveURL(path)
  }
})

const heroOf = (page: Page) => page.getByRole('region', { name: /^Cook what you have/ })
const kcalOf = (text: string) => Number(text.replace(/\D/g, ''))

/** Looks into every kitchen: one bench shows, with a drawn plate, and its rows add up to its total. */
async function lookIntoKitchens(page: Page, canDraw: boolean) {
  const hero = heroOf(page)
  const seen = new Set<string>()
  for (const { label, request } of BASKETS) {
    await page.getByRole('radio', { name: label }).check()
    await expect(hero.getByRole('table')).toHaveCount(1)
    await expect(hero.getByText(`From ${request.ingredients.join(', ')}`)).toBeVisible()
    seen.add(await hero.getByRole('heading', { level: 2 }).innerText())
    const rows = await hero.locator('tbody tr:visible').allInnerTexts()
    const total = kcalOf(await hero.locator('tfoot tr:visible').innerText())
    const sum = rows.reduce((all, row) => all + kcalOf(row.split('\t').at(-1)!), 0)
    expect(sum, label).toBe(total)
    const plate = hero.getByRole('img', { name: /Drawn plate/ })
    await expect(plate).toBeVisible()
    if (canDraw)
      await expect
        .poll(() =>
          plate.evaluate((image) =>
            image instanceof HTMLImageElement ? image.naturalWidth : image.childElementCount,
          ),
        )
        .toBeGreaterThan(0)
  }
  expect(seen.size).toBe(BASKETS.length)
}

test('a visitor looks into the kitchens, and what each dish counts adds up', async ({ page }) => {
  await page.goto('/')
  await lookIntoKitchens(page, true)
  await heroOf(page).locator('summary:visible').click()
  await page.getByRole('link', { name: 'Open this kitchen in the generator' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Recipes')
  for (const food of BASKETS.at(-1)!.request.ingredients)
    await expect(page.getByRole('button', { name: food }).first()).toBeVisible()
})

test('the kitchens are looked into with the keyboard, too', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('radio', { name: BASKETS[0].label }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: BASKETS[1]!.label })).toBeChecked()
  await expect(
    page.getByText(`From ${BASKETS[1]!.request.ingredients.join(', ')}`, { exact: true }),
  ).toBeVisible()
})

test('without scripts, too, kitchens are looked into and one’s own ingredients lead to the generator', async ({
  browser,
  server,
  person,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: server.origin })
  await page.goto('/')
  await lookIntoKitchens(page, false)
  await page.getByLabel('Or type what is in yours').fill('3 eggs, leftover rice, peas')
  await page.getByRole('button', { name: 'See what to cook' }).click()
  await expect(page).toHaveURL('/upload?ingredients=3+eggs%2C+leftover+rice%2C+peas&auth=sign-up')
  const dialog = page.getByRole('dialog', { name: 'Start Your Free Trial' })
  await expect(dialog).toBeVisible()
  const fields = page.locator('input[name="ingredients[]"]')
  await expect
    .poll(() => fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value)))
    .toEqual(expect.arrayContaining(['3 eggs', 'leftover rice', 'peas']))
  // After signing up they stand in the form again: without scripts one press is left.
  await signUpIn(page, person)
  await expect(page).toHaveURL('/upload?ingredients=3+eggs%2C+leftover+rice%2C+peas')
  await page.getByRole('button', { name: 'Generate Recipes' }).click()
  await expect(page.getByRole('region', { name: 'Results' }).getByRole('article')).toHaveCount(1)
  await page.close()
})

async function signUpIn(page: Page, { email, password }: { email: string; password: string }) {
  const dialog = page.getByRole('dialog', { name: 'Start Your Free Trial' })
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password').fill(password)
  await dialog.getByRole('button', { name: 'Start Free Trial' }).click()
}

test('what a visitor types to see what to cook is cooked once they have signed up', async ({
  page,
  person,
}) => {
  await page.goto('/')
  await page.getByLabel('Or type what is in yours').fill('3 eggs, leftover rice, peas')
  await page.getByRole('button', { name: 'See what to cook' }).click()
  const chips = page.locator('ul[aria-label="Your ingredients"] > li')
  await expect(page.getByRole('dialog', { name: 'Start Your Free Trial' })).toBeVisible()
  await expect(chips).toHaveText(['3 eggs', 'leftover rice', 'peas'])
  await signUpIn(page, person)
  const results = page.getByRole('region', { name: 'Results' })
  await expect(results.getByRole('article')).toHaveCount(1)
  await expect(results).toContainText(/egg/i)
  await expect(page.getByRole('meter', { name: 'Recipe Generation' })).toHaveAttribute('aria-valuenow', '1')
})

test('what a member types to see what to cook is cooked at once, and not again on Back or a reload', async ({
  page,
  person,
  signUp,
}) => {
  await signUp(page, person)
  await page.goto('/')
  await page.getByRole('textbox', { name: 'What do you have?' }).fill('chickpeas and spinach')
  await page.getByRole('button', { name: 'See what to cook' }).click()
  const results = page.getByRole('region', { name: 'Results' })
  const used = page.getByRole('meter', { name: 'Recipe Generation' })
  await expect(results.getByRole('article')).toHaveCount(1)
  await expect(used).toHaveAttribute('aria-valuenow', '1')
  await page.reload()
  await expect(used).toHaveAttribute('aria-valuenow', '1')
  await page.goBack()
  await page.goForward()
  await expect(used).toHaveAttribute('aria-valuenow', '1')
  // An address alone, wherever it stands, spends nothing.
  await page.goto('/upload?ingredients=leeks')
  await expect(page.locator('ul[aria-label="Your ingredients"] > li')).toHaveText(['leeks'])
  await expect(used).toHaveAttribute('aria-valuenow', '1')
})

test('[LAND-07] the landing page holds together on every width: nothing sideways, in any kitchen', async ({
  page,
}) => {
  for (const width of [360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    for (const { label } of BASKETS) {
      await page.getByRole('radio', { name: label }).check()
      await heroOf(page).locator('summary:visible').click()
      const overflowPx = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflowPx, `${label} at ${width}`).toBe(0)
    }
  }
})
