import type { Page } from '@playwright/test'
import { expect } from '#tests/support/journey.ts'
import { test } from '#tests/support/staff-journey.ts'

const AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const SOURCE = { referer: 'https://www.search.example/results?q=private+words' }

/** What pages of this browser tell about their being read. */
function toldBy(page: Page): string[] {
  const told: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/readings')) told.push(request.postData() ?? '')
  })
  return told
}

test('an article that is read counts by day, site and depth; staff see it and readers who object, staff and robots do not count', async ({
  staffPage,
  server,
  expectAccessible,
}) => {
  const browser = staffPage.context().browser()!
  await staffPage.goto('/blog')
  const path = (await staffPage
    .locator('article :is(h2, h3) a[href^="/blog/"]')
    .first()
    .getAttribute('href'))!
  const read = async (page: Page) => {
    await page.goto(path, SOURCE)
    const title = await page.getByRole('heading', { level: 1 }).textContent()
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    return title!
  }
  const openReader = async (init?: () => void) => {
    const context = await browser.newContext({ baseURL: server.origin, userAgent: AGENT })
    if (init) await context.addInitScript(init)
    return context.newPage()
  }

  const reader = await openReader()
  const told = toldBy(reader)
  const title = await read(reader)
  await expect.poll(() => told.length).toBe(1)
  expect(told[0]).toMatch(/^post=[a-z0-9-]+&from=www\.search\.example$/)
  // Sent while a page is left, it would say that a program drives this browser, and not count: it is put aside instead.
  await reader.evaluate(async () => {
    // How far it is read is looked at in the frame after the scroll.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect.poll(() => told.length).toBe(2)
  expect(told[1]).toMatch(/reached=100&since=0$/)
  expect(await reader.context().cookies()).toEqual([])

  const objecting = await openReader(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  )
  const toldByObjecting = toldBy(objecting)
  const toldByStaff = toldBy(staffPage)
  await read(objecting)
  await read(staffPage)
  const later = await openReader()
  const toldLater = toldBy(later)
  await read(later)
  await expect.poll(() => toldLater.length).toBe(1)
  expect([...toldByObjecting, ...toldByStaff]).toEqual([])
  // The browser of the tests says itself that it is a program.
  const send = (headers: Record<string, string>) =>
    staffPage.request.post('/readings', {
      headers: { origin: server.origin, ...headers },
      form: { post: path.split('/').at(-1)!, from: '' },
    })
  const uncounted: Record<string, string>[] = [
    { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' },
    { 'user-agent': AGENT, dnt: '1' },
    { 'user-agent': AGENT, 'sec-gpc': '1' },
  ]
  for (const headers of uncounted) expect((await send(headers)).status()).toBe(204)

  const row = staffPage.getByRole('row', { name: title })
  await expect(async () => {
    await staffPage.goto('/blog-admin/figures?days=7')
    await expect(row).toContainText(/2\s*50 %\s*50 %/, { timeout: 1000 })
  }).toPass()
  await expect(staffPage.getByRole('row', { name: /^search\.example/ })).toContainText(/2\s*100 %/)
  await expect(staffPage.locator('main')).not.toContainText('private')
  for (const [width, colorScheme] of [
    [390, 'dark'],
    [1440, 'light'],
  ] as const) {
    await staffPage.setViewportSize({ width, height: 900 })
    await staffPage.emulateMedia({ colorScheme })
    await expectAccessible(staffPage)
    const overflowPx = await staffPage.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflowPx).toBe(0)
  }
  await row.getByRole('link', { name: title }).click()
  await expect(staffPage.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await staffPage.getByRole('link', { name: '90 days' }).click()
  await expect(staffPage).toHaveURL(/days=90&post=/)
  await expect(staffPage.getByRole('row', { name: 'To the end' })).toContainText(/1\s*50 %/)
  for (const page of [reader, objecting, later]) await page.context().close()
})
