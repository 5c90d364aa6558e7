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

const heroOf = (page: Page) => page.getByRole('region', { name: 'What is in the kitchen?' })
const fieldOf = (page: Page) => heroOf(page).getByRole('textbox')
const kcalOf = (text: string) => Number(text.replace(/\D/g, ''))

/** The dish on the page: its name, after a look at its figures. */
async function madeDish(page: Page): Promise<string> {
  const hero = heroOf(page)
  // Without scripts the page may still be coming in.
  await page.waitForLoadState()
  const name = await hero.getByRole('heading', { level: 2 }).innerText()
  const rows = await hero.locator('tbody td').allInnerTexts()
  const total = kcalOf(await hero.locator('tfoot td').innerText())
  expect(rows.reduce((sum, text) => sum + kcalOf(text), 0)).toBe(total)
  await expect(hero).toContainText(`${total} kcal a serving`)
  await expect(hero.getByRole('img', { name: `Drawn plate: ${name}` })).toBeVisible()
  expect(await hero.getByRole('list', { name: 'Steps' }).getByRole('listitem').count()).toBeGreaterThan(2)
  return name
}

async function signUpIn(page: Page, { email, password }: { email: string; password: string }) {
  const dialog = page.getByRole('dialog', { name: 'Start Your Free Trial' })
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password').fill(password)
  await dialog.getByRole('button', { name: 'Start Free Trial' }).click()
}

test('a visitor’s list becomes a dish in two clicks, and signing up keeps the very recipe', async ({
  page,
  person,
}) => {
  await page.goto('/')
  await fieldOf(page).click()
  await page.keyboard.type('eggs, spinach, feta')
  await page.getByRole('button', { name: 'Make a dish' }).click()
  // The dish is where a reader goes on.
  await expect(heroOf(page).getByRole('heading', { level: 2 })).toBeFocused()
  expect(new URL(page.url()).search).toBe('')
  const name = await madeDish(page)
  const lines = await heroOf(page).locator('tbody th').allInnerTexts()
  await page.getByRole('link', { name: 'Keep this recipe' }).click()
  await signUpIn(page, person)
  await expect(page).toHaveURL(/\/recipe\/[^/]+\/[^/]+\?kept=1$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByText('Kept. You will find it under')).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/egg/i)
  expect(lines.join()).toMatch(/egg/i)
  await page.goto('/recipes')
  await expect(page.getByRole('link', { name })).toBeVisible()
  await page.goto('/upload')
  await expect(page.getByRole('meter', { name: 'Recipe Generation' })).toHaveAttribute('aria-valuenow', '0')
})

test('an example is a dish at one press, with the keyboard, and “Make another” makes another', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: BASKETS[2]!.label }).focus()
  await page.keyboard.press('Enter')
  await expect(heroOf(page)).toHaveAttribute('data-state', 'made')
  await expect(fieldOf(page)).toHaveValue(BASKETS[2]!.request.ingredients.join(', '))
  const first = await madeDish(page)
  await page.getByRole('button', { name: 'Make another' }).click()
  await expect(heroOf(page).getByRole('heading', { level: 2 })).not.toHaveText(first)
  await madeDish(page)
})

test('what is no food is refused at the field, and the page without a connection says so', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await fieldOf(page).fill('bleach')
  await fieldOf(page).press('Enter')
  await expect(heroOf(page).getByRole('alert')).toContainText('not food')
  await expect(fieldOf(page)).toBeFocused()
  await expect(fieldOf(page)).toHaveValue('bleach')
  await context.setOffline(true)
  await fieldOf(page).fill('eggs, leeks')
  await page.getByRole('button', { name: 'Make a dish' }).click()
  await expect(heroOf(page).getByRole('alert').first()).toContainText('We could not reach the server')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Make a dish' }).click()
  await expect(heroOf(page)).toHaveAttribute('data-state', 'made')
})

test('without scripts, too, a list becomes a dish, stays in sight while signing up, and is kept', async ({
  browser,
  server,
  person,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: server.origin })
  await page.goto('/')
  await fieldOf(page).fill('3 eggs, leftover rice, peas')
  await page.getByRole('button', { name: 'Make a dish' }).click()
  const name = await madeDish(page)
  await page.getByRole('link', { name: 'Keep this recipe' }).click()
  await expect(heroOf(page).getByRole('heading', { level: 2, includeHidden: true })).toHaveText(name)
  await signUpIn(page, person)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.close()
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

test('[LAND-07] the landing page holds together on every width: nothing sideways, before a dish and after', async ({
  page,
}) => {
  const overflowPx = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  for (const width of [360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    expect(await overflowPx(), `at ${width}`).toBe(0)
    await page.getByRole('button', { name: BASKETS[4]!.label }).click()
    await expect(heroOf(page)).toHaveAttribute('data-state', 'made')
    expect(await overflowPx(), `made at ${width}`).toBe(0)
  }
})

test('no page promises photos where no model reads them', async ({ page }) => {
  for (const path of [
    '/',
    '/pricing',
    '/upload',
    '/calories',
    '/about',
    '/contact',
    '/?auth=sign-up&to=/meal-planning',
  ]) {
    await page.goto(path)
    const words = await page.locator('body').innerText()
    expect(words, path).not.toMatch(/photograph|camera|AI_VISION|(?:take|with|from|of|by) (?:a )?photo/i)
    await expect(page.locator('input[type=file][accept*=image]'), path).toHaveCount(0)
  }
})

test('[BILL-04] the pricing page shows the product and its sum, and the help finds what people ask', async ({
  page,
}) => {
  await page.goto('/pricing')
  await expect(page.getByRole('figure')).toHaveCount(3)
  const sum = page.getByRole('region', { name: 'Does it pay for itself?' })
  await expect(sum.getByRole('row', { name: /Saved in a year/ })).toContainText('£25.01')
  for (const [asked, answer] of [
    ['refund', 'How do I get my money back?'],
    ['invoice', 'Where are my invoices and receipts?'],
    ['change between monthly and annual', 'What does Premium cost?'],
    ['trial used up', 'What does the free trial include?'],
    ['take my data', 'How do I take my data with me, or delete it?'],
  ] as const) {
    await page.goto(`/help?q=${encodeURIComponent(asked)}`)
    await expect(page.getByRole('main'), asked).toContainText(answer)
  }
})
