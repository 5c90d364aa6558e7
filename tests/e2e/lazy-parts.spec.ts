import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/journey.ts'

/** A page that is loaded anew has lost the mark. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSamePage: true }))
const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in window)

test('the links of the preview under a tool lead on in place', async ({ page }) => {
  await page.goto('/upload')
  await page.getByLabel('Add an ingredient').fill('eggs, spinach')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Your ingredients' }).getByRole('listitem')).toHaveCount(2)
  await mark(page)
  const preview = page.getByRole('region', { name: 'A recipe from what you have' })
  // Its script comes after the page's.
  const isTakenOver = (link: Element) => Object.keys(link).some((key) => key.startsWith('__react'))
  await expect.poll(() => preview.getByRole('link').first().evaluate(isTakenOver)).toBe(true)
  await preview.getByRole('link', { name: 'Start Free Trial' }).click()
  await expect(page.getByRole('dialog', { name: 'Start Your Free Trial' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('list', { name: 'Your ingredients' }).getByRole('listitem')).toHaveCount(2)
  await preview.getByRole('link', { name: 'View Pricing' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible()
  expect(await isSamePage(page)).toBe(true)
})

test('a page whose lazy script did not arrive is loaded again before anything is asked for, and keeps what was typed', async ({
  page,
  person,
  signUp,
}) => {
  await signUp(page, person)
  let askedCount = 0
  await page.route(/\/assets\/estimated-meal-[^/]+\.js$/, (route) =>
    askedCount++ === 0 ? route.abort('connectionreset') : route.continue(),
  )
  await page.goto('/calories')
  await mark(page)
  await page.getByLabel('Describe the meal').fill('two eggs and toast')
  await expect.poll(() => askedCount).toBe(1)
  await page.getByRole('button', { name: 'Analyze Meal' }).click()
  await expect.poll(() => isSamePage(page).catch(() => true)).toBe(false)
  await page.waitForLoadState()
  await expect(page.getByLabel('Describe the meal')).toHaveValue('two eggs and toast')
  await page.getByRole('button', { name: 'Analyze Meal' }).click()
  const result = page.getByRole('region', { name: 'Result', exact: true })
  await expect(result.getByRole('heading', { level: 2 })).toBeFocused()
  await page.goto('/profile')
  await expect(page.getByText('1/3')).toBeVisible()
})

/** As after a new release. */
const GONE = { status: 404, body: '' }
const OWN_SCRIPT = /\/assets\/shell-[^/]+\.js$/

test('a page whose own script did not arrive reloads itself', async ({ page }) => {
  let askedCount = 0
  await page.route(OWN_SCRIPT, (route) => (askedCount++ === 0 ? route.fulfill(GONE) : route.continue()))
  await page.goto('/upload', { waitUntil: 'commit' })
  const field = page.getByLabel('Add an ingredient')
  const isTakenOver = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'))
  await expect.poll(() => field.evaluate(isTakenOver).catch(() => false)).toBe(true)
  await expect(page.getByRole('dialog', { name: 'Loading problem' })).toBeHidden()
})

test('a page whose own script never arrives says so and offers to reload', async ({ page }) => {
  await page.route(OWN_SCRIPT, (route) => route.fulfill(GONE))
  await page.goto('/upload', { waitUntil: 'commit' })
  const notice = page.getByRole('dialog', { name: 'Loading problem' })
  await expect(notice).toContainText('This page hasn’t finished loading')
  await page.unroute(OWN_SCRIPT)
  await notice.getByRole('button', { name: 'Reload' }).click()
  await page.getByLabel('Add an ingredient').fill('eggs')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Your ingredients' }).getByRole('listitem')).toHaveCount(1)
  await expect(notice).toBeHidden()
})
