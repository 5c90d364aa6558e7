import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '#tests/support/journey.ts'
import { storedPaths } from '#tests/support/stored-pages.ts'
import { type RunningServer, runServer } from '#tests/support/run-server.ts'

/** Each journey stops its server: that is a network that is gone for the worker, too. */
let server: RunningServer
test.beforeEach(async () => {
  server = await runServer({ args: ['--demo'] })
})
test.afterEach(() => server.dispose())
test.use({ serviceWorkers: 'allow', baseURL: undefined })

async function openWithWorker(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${server.origin}/upload`)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  return page
}

async function signIn(page: Page, email: string, password: string) {
  await page.goto(`${server.origin}/?auth=sign-in`)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password').fill(password)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/upload')
}

async function goOffline(context: BrowserContext) {
  await server.kill()
  await context.setOffline(true)
}

test('what a member opened last can be read without a connection, and is fresh again with one', async ({
  context,
}) => {
  const page = await openWithWorker(context)
  await signIn(page, 'premium@demo.example', 'demo-premium-member')
  await page.goto(`${server.origin}/recipes`)
  const first = page.locator('a[href^="/recipe/"]').first()
  const path = (await first.getAttribute('href'))!
  // Within the app the router asks for data only; the page is kept all the same.
  await first.click()
  await expect(page).toHaveURL(server.origin + path)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Your Recipes')
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  await expect.poll(() => storedPaths(page)).toContain(path)
  await page.goto(`${server.origin}/meal-planning`)
  await expect
    .poll(() => storedPaths(page))
    .toEqual(expect.arrayContaining(['/recipes', path, '/meal-planning']))

  await goOffline(context)
  await page.goto(server.origin + path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByText('No connection: this is the page as it was')).toBeVisible()
  await expect(page.getByText('Ingredients').first()).toBeVisible()
  // It is styled, its pictures are there, and its scripts run.
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Source Sans')
  await page.getByRole('link', { name: 'My Recipes' }).first().click()
  await expect(page).toHaveURL(`${server.origin}/recipes`)
  await expect(page.locator(`a[href="${path}"]`).first()).toBeVisible()
  await page.goto(`${server.origin}/meal-planning`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.goto(`${server.origin}/pricing`)
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible()
  const list = page.getByRole('region', { name: 'What you can open now' })
  await expect(list.getByRole('link', { name })).toHaveAttribute('href', server.origin + path)

  const port = Number(new URL(server.origin).port)
  server = await runServer({ args: ['--demo'], dataDir: server.dataDir, port })
  await context.setOffline(false)
  await page.goto(`${server.origin}/recipes`)
  await expect(page.getByText('No connection')).toBeHidden()
})

test('nothing of a member stays after signing out, nor for the next one who signs in', async ({
  context,
}) => {
  const page = await openWithWorker(context)
  await signIn(page, 'premium@demo.example', 'demo-premium-member')
  await page.goto(`${server.origin}/recipes`)
  await expect.poll(() => storedPaths(page)).toEqual(['/recipes'])
  await page
    .getByRole('button', { name: /account/i })
    .first()
    .click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL(`${server.origin}/`)
  expect(await storedPaths(page)).toEqual([])
  expect(await page.evaluate(() => caches.has('pictures-1'))).toBe(false)

  // Another member, in the same browser, without signing out first: the cookies change under the worker.
  await signIn(page, 'premium@demo.example', 'demo-premium-member')
  await page.goto(`${server.origin}/recipes`)
  await expect.poll(() => storedPaths(page)).toEqual(['/recipes'])
  await context.clearCookies()
  await page.goto(`${server.origin}/help`)
  await expect.poll(() => storedPaths(page)).toEqual([])
  await goOffline(context)
  await page.goto(`${server.origin}/recipes`)
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'What you can open now' })).toBeHidden()
})

test('a visitor keeps no page but the one for no connection', async ({ context }) => {
  const page = await openWithWorker(context)
  await page.goto(`${server.origin}/upload`)
  await page.goto(`${server.origin}/help`)
  expect(await storedPaths(page)).toEqual([])
  await goOffline(context)
  await page.goto(`${server.origin}/help`)
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible()
})
