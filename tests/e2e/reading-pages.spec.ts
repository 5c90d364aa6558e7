import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/journey.ts'

const WIDE = { width: 1440, height: 900 }

/** Whether this document is the one that was marked: a page loaded anew has lost the mark. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isMarked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window)

test('from a page of the app, a reading page is loaded as a page of its own, and Back returns', async ({
  page,
}) => {
  await page.setViewportSize(WIDE)
  await page.goto('/upload')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  // Its script has run once it is loaded.
  await page.waitForURL('/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Mealwright')
  await page.getByRole('button', { name: 'Switch theme' }).first().click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', /dark|light/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Recipes')
})

test('where the router is sent to a reading page, the browser loads it', async ({ page }) => {
  await page.goto('/upload')
  await page.getByRole('banner').getByRole('link', { name: 'Estimate Calories' }).first().click()
  await expect(page).toHaveURL('/calories')
  await mark(page)
  // A visitor on the way to a member page is sent home by the server.
  await page.getByRole('banner').getByRole('link', { name: 'My Recipes' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Start Your Free Trial' })).toBeVisible()
  expect(await isMarked(page)).toBe(false)
  await page.getByRole('dialog').getByRole('link', { name: 'Sign In' }).click()
  await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible()
})

test('signing up on a reading page happens in place and goes on into the app; Back shows the page to a member', async ({
  page,
  person,
}) => {
  await page.setViewportSize(WIDE)
  await page.goto('/about')
  await mark(page)
  await page.getByRole('banner').getByRole('link', { name: 'Log In' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleName('Welcome Back')
  await dialog.getByRole('link', { name: 'Start Free Trial' }).click()
  await expect(dialog).toHaveAccessibleName('Start Your Free Trial')
  await dialog.getByLabel('Email').fill(person.email)
  await dialog.getByLabel('Password').fill('12345678901234567890'.repeat(7))
  await dialog.getByRole('button', { name: 'Start Free Trial' }).click()
  await expect(dialog.getByText('Use at most 128 characters').first()).toBeVisible()
  await expect(dialog.getByLabel('Email')).toHaveValue(person.email)
  await expect(dialog.getByLabel('Password')).toBeFocused()
  expect(await isMarked(page)).toBe(true)
  await dialog.getByLabel('Password').fill(person.password)
  await dialog.getByRole('button', { name: 'Start Free Trial' }).click()
  await expect(page).toHaveURL('/upload')
  await expect(page.getByRole('button', { name: /account menu/ })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /account menu/ })).toBeVisible()
})

test('a reading page is whole for a member too: menu, theme, sign-out', async ({ page, person, signUp }) => {
  await page.setViewportSize(WIDE)
  await signUp(page, person)
  await page.goto('/terms')
  await page.getByRole('button', { name: /account menu/ }).click()
  const menu = page.getByRole('region', { name: 'Account' })
  await expect(menu.getByText(person.email)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: /account menu/ }).click()
  await menu.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible()
})

test('with the keyboard alone: past the bar, into the dialog and out of it', async ({ page }) => {
  await page.setViewportSize(WIDE)
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
  await page.getByRole('banner').getByRole('link', { name: 'Log In' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Email')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeFocused()
})

test('without scripts a visitor signs up from a reading page, and errors are said', async ({
  browser,
  server,
  person,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: server.origin,
    viewport: WIDE,
    extraHTTPHeaders: { 'x-forwarded-for': '10.9.9.9' },
  })
  const page = await context.newPage()
  await page.goto('/help')
  await page.getByRole('banner').getByRole('link', { name: 'Start Free Trial' }).click()
  await expect(page).toHaveURL('/help?auth=sign-up')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(person.email)
  await dialog.getByLabel('Password').fill('1234567890'.repeat(13))
  await dialog.getByRole('button', { name: 'Start Free Trial' }).click()
  await expect(page.getByText('Use at most 128 characters').first()).toBeVisible()
  await page.goto('/?auth=sign-up&to=/calories')
  await dialog.getByLabel('Email').fill(person.email)
  await dialog.getByLabel('Password').fill(person.password)
  await dialog.getByRole('button', { name: 'Start Free Trial' }).click()
  await expect(page).toHaveURL('/calories')
  await context.close()
})

test('without scripts the contact form says what is wrong and keeps what was written', async ({
  browser,
  server,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: server.origin })
  await page.goto('/contact')
  const form = page.getByRole('form', { name: 'Contact' })
  await form.getByLabel('Full name').fill('Ben')
  await form.getByLabel('Email').fill('ben@kitchen')
  await form.getByLabel('Category').selectOption('bug')
  await form.getByLabel('Subject').fill('No scripts')
  await form.getByLabel('Message').fill('A long message')
  await form.getByRole('button').click()
  await expect(form.getByText('Enter the full address')).toBeVisible()
  await expect(form.getByLabel('Message')).toHaveValue('A long message')
  await expect(form.getByLabel('Category')).toHaveValue('bug')
  await page.close()
})

test('no connection: the form says so, keeps what was written and can be sent again', async ({ page }) => {
  await page.goto('/contact')
  const form = page.getByRole('form', { name: 'Contact' })
  await form.getByLabel('Full name').fill('Anna')
  await form.getByLabel('Email').fill('anna@journey.example')
  await form.getByLabel('Subject').fill('In a tunnel')
  await form.getByLabel('Message').fill('Hello')
  await page.route('**/contact', (route) => route.abort())
  await form.getByRole('button').click()
  await expect(page.getByRole('alert')).toHaveText(/could not reach the server/)
  await expect(form.getByLabel('Message')).toHaveValue('Hello')
  await page.unroute('**/contact')
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Message Sent Successfully!')).toBeVisible()
})
