import type { Page } from '@playwright/test'
import { enter, expect, posted, test } from '#tests/support/journey.ts'
import { storedHtml, storedPaths } from '#tests/support/stored-pages.ts'
import { type RunningServer, runServer } from '#tests/support/run-server.ts'

const box = (page: Page, name: string | RegExp) => page.getByRole('checkbox', { name })

async function add(page: Page, ...lines: string[]) {
  const field = page.getByLabel('Add to the list')
  for (const line of lines) {
    await field.fill(line)
    await field.press('Enter')
    await expect(field).toHaveValue('')
  }
}

test('a list is typed, ticked with one thumb, edited, undone, and what was bought goes into the pantry', async ({
  page,
  person,
  signUp,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signUp(page, person, '/shopping')
  await expect(page.getByRole('heading', { name: 'Nothing to buy' })).toBeVisible()
  await add(page, '2 bananas, 1 leek', '320 g lentils', 'kitchen roll', '1 banana')
  await expect(box(page, '3 bananas')).toBeVisible()
  await expect(box(page, /500 g pack of lentils/)).toBeVisible()
  await expect(page.getByText('0 of 4 in the basket')).toBeVisible()
  await expectAccessible(page)

  // The keyboard does what the thumb does.
  await box(page, '3 bananas').press('Space')
  await expect(box(page, '3 bananas')).toBeChecked()
  await expect(page.getByRole('region', { name: 'In the basket' }).getByText('3 bananas')).toBeVisible()
  await box(page, '3 bananas').click()
  await expect(page.getByText('0 of 4 in the basket')).toBeVisible()

  await page.getByRole('link', { name: 'Edit leek' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Note').fill('small ones')
  await dialog.getByLabel('Price, if you like').fill('one pound')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Write the price as a number, such as 2 or 1.50')).toBeVisible()
  await dialog.getByLabel('Price, if you like').fill('1.20')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('£1.20 for 1 line; 3 have no price.')).toBeVisible()

  await page.getByRole('link', { name: 'Edit kitchen roll' }).click()
  await dialog.getByRole('button', { name: 'Remove line' }).click()
  await expect(box(page, 'kitchen roll')).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(box(page, 'kitchen roll')).toBeVisible()

  await box(page, '3 bananas').click()
  await box(page, /lentils/).click()
  await page.getByRole('link', { name: 'Put what I bought into my pantry' }).click()
  await expect(dialog.getByLabel('Amount of lentils')).toHaveValue('500')
  await expect(dialog.getByLabel('banana keeps until')).not.toHaveValue('')
  await dialog.getByLabel('banana keeps until').fill('2099-01-02')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Put into pantry' }).dblclick()
  await expect(page.getByRole('status').getByText('2 foods put into your pantry.')).toBeVisible()
  await expect(page.getByText('0 of 2 in the basket')).toBeVisible()
  await page.goto('/meal-planning/pantry')
  await expect(page.getByTestId('food')).toHaveCount(2)
})

test('two screens show one list at once, by its link, until the link is taken back', async ({
  page,
  person,
  signUp,
  browser,
  baseURL,
}) => {
  await signUp(page, person, '/shopping')
  await add(page, '2 leeks', 'milk')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = await page.getByLabel('Link', { exact: true }).inputValue()
  await page.keyboard.press('Escape')

  const context = await browser.newContext({ baseURL: baseURL! })
  const guest = await context.newPage()
  await guest.goto(link)
  await expect(guest.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
  await expect(guest.getByRole('link', { name: /^Edit/ })).toHaveCount(0)
  await box(guest, '2 leeks').click()
  await expect(box(page, /2 leeks/)).toBeChecked()
  await add(guest, 'biscuits')
  await expect(box(page, /biscuits/)).toBeVisible()
  await box(page, 'milk').click()
  await expect(box(guest, 'milk')).toBeChecked()

  await page.getByRole('button', { name: 'Shared', exact: true }).click()
  await page.getByRole('button', { name: 'Stop sharing by link' }).click()
  await expect(page.getByText('The link no longer works.')).toBeVisible()
  await guest.reload()
  await expect(guest.getByRole('heading', { name: 'This link does not open a list' })).toBeVisible()
  await context.close()
})

test('a double click adds once, another tab follows, and nobody else and nobody signed out gets in', async ({
  page,
  person,
  signUp,
  browser,
  baseURL,
}) => {
  await signUp(page, person, '/shopping')
  await add(page, 'leeks')
  await page.getByLabel('Add to the list').fill('oranges')
  await page.getByRole('button', { name: 'Add', exact: true }).dblclick()
  await expect(box(page, /oranges/)).toHaveCount(1)
  await expect(page.getByText('0 of 2 in the basket')).toBeVisible()

  const tab = await page.context().newPage()
  await tab.goto('/shopping')
  await box(page, /oranges/).click()
  await expect(box(tab, /oranges/)).toBeChecked()
  await add(tab, 'salt')
  await expect(box(page, /salt/)).toBeVisible()

  const listId = await page.locator('input[name=listId]').first().inputValue()
  const context = await browser.newContext({ baseURL: baseURL! })
  const stranger = await context.newPage()
  await enter(stranger, '/auth/sign-up', { ...person, email: `other-${person.email}` }, '/shopping')
  await stranger.goto(`/shopping?list=${listId}`)
  await expect(stranger.getByText('leeks')).toHaveCount(0)
  const origin = baseURL!
  const sent = await stranger.request.post('/shopping', {
    headers: { origin },
    form: { intent: 'add', listId, lines: 'poison', operationKey: crypto.randomUUID() },
  })
  expect(sent.status()).toBe(404)
  await context.close()

  // Signed out in another tab: nothing is changed, and the page leads to signing in.
  await page.context().clearCookies()
  await tab.goto('/shopping')
  await expect(tab.getByRole('dialog')).toBeVisible()
  await expect(box(tab, /leeks/)).toHaveCount(0)
  const refused = await page.request.post('/shopping', {
    headers: { origin },
    form: { intent: 'add', listId, lines: 'nothing', operationKey: crypto.randomUUID() },
    maxRedirects: 0,
  })
  expect([302, 303, 401]).toContain(refused.status())
})

test('what is typed while a line is on its way to the list stays in the field', async ({
  page,
  person,
  signUp,
}) => {
  await signUp(page, person, '/shopping')
  await add(page, '2 leeks')
  const held = Promise.withResolvers<void>()
  await page.route('**/shopping/lists/*', async (route) => {
    if (route.request().method() === 'POST') await held.promise
    await route.continue()
  })
  const field = page.getByLabel('Add to the list')
  await field.fill('1 l milk')
  await field.press('Enter')
  await field.fill('3 onions')
  held.resolve()
  await expect(box(page, '1 l milk')).toBeVisible()
  await expect(field).toHaveValue('3 onions')
  await field.press('Enter')
  await expect(box(page, '3 onions')).toBeVisible()
  await expect(page.getByText('0 of 3 in the basket')).toBeVisible()
})

test('several lists: begun, named, deleted and put back', async ({ page, person, signUp }) => {
  await signUp(page, person, '/shopping')
  await page.getByRole('button', { name: 'Lists' }).click()
  await page.getByLabel('New list').fill('Party')
  await page.getByRole('button', { name: 'Start list' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Party')
  await add(page, 'crisps')
  await page.getByRole('button', { name: '2 lists' }).click()
  await expect(page.getByRole('link', { name: /^Party/ })).toContainText('1 to buy')
  await page.getByRole('button', { name: 'Delete this list' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shopping list')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Party')
  await expect(box(page, /crisps/)).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('lines are added, ticked and taken out of the basket again', async ({ page, person, signUp }) => {
    await signUp(page, person, '/shopping')
    await page.getByLabel('Add to the list').fill('2 leeks')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await box(page, '2 leeks').click()
    await expect(page.getByText('1 of 1 in the basket')).toBeVisible()
    await page.getByRole('button', { name: 'Clear ticked' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('1 of 1 in the basket')).toBeVisible()
  })
})

test.describe('with a server of its own', () => {
  let server: RunningServer
  test.beforeAll(async () => {
    server = await runServer({ args: ['--demo'] })
  })
  test.afterAll(() => server.dispose())
  test.use({ serviceWorkers: 'allow', baseURL: undefined })

  const PREMIUM = { email: 'premium@demo.example', password: 'demo-premium-member' }
  const signIn = (page: Page, to: string) =>
    enter(page, `${server.origin}/auth/sign-in`, PREMIUM, `${server.origin}${to}`)

  test('ticks go on without a connection, over a reload too, and arrive once it is back', async ({
    page,
    context,
    browser,
  }) => {
    await signIn(page, '/shopping')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await add(page, '2 leeks', 'milk', '3 onions')
    await page.goto(`${server.origin}/shopping`)
    // An older copy has fewer lines.
    await expect.poll(() => storedHtml(page, '/shopping')).toContain('3 onions')
    const elsewhere = await (await browser.newContext()).newPage()
    await signIn(elsewhere, '/shopping')

    await context.setOffline(true)
    await box(page, '2 leeks').click()
    await box(page, 'milk').click()
    await box(page, 'milk').click()
    await expect(page.getByText('No connection: 3 ticks are kept here')).toBeVisible()
    await page.reload()
    await expect(box(page, '2 leeks')).toBeChecked()
    await box(page, '3 onions').click()
    await expect(box(elsewhere, '2 leeks')).not.toBeChecked()
    // The last that arrives wins: this tick comes before the kept ones.
    await posted(elsewhere, () => box(elsewhere, 'milk').click())
    await expect(box(elsewhere, 'milk')).toBeChecked()

    await context.setOffline(false)
    await expect(box(elsewhere, '2 leeks')).toBeChecked()
    await expect(box(elsewhere, '3 onions')).toBeChecked()
    await expect(box(elsewhere, 'milk')).not.toBeChecked()
    await expect(page.getByText(/kept here/)).toBeHidden()
    const ticksIn = (storage: Record<string, string>) =>
      Object.entries(storage).flatMap(([key, text]) =>
        key.startsWith('shoppingTicks') ? (JSON.parse(text) as { revision?: number }[]) : [],
      )
    const keptTicks = async () => ticksIn(await page.evaluate(() => ({ ...localStorage })))
    await expect
      .poll(async () => (await keptTicks()).filter(({ revision }) => revision === undefined))
      .toEqual([])
    // Delivered ticks are removed once the page itself shows them.
    await page.reload()
    await expect(box(page, '2 leeks')).toBeChecked()
    await expect.poll(keptTicks).toEqual([])
    await elsewhere.context().close()
  })

  test('what was ticked while there was a connection is still ticked when it is gone, over a reload too', async ({
    page,
    context,
  }) => {
    await signIn(page, '/shopping')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await add(page, '2 kohlrabi')
    await page.goto(`${server.origin}/shopping`)
    await expect.poll(() => storedHtml(page, '/shopping')).toContain('2 kohlrabi')
    await box(page, '2 kohlrabi').click()
    await expect(box(page, '2 kohlrabi')).toBeChecked()
    const keptTicks = async () =>
      (await storedHtml(page, '/shopping')).split('aria-checked="true"').length - 1
    const ticks = await page.getByRole('checkbox', { checked: true }).count()
    await expect.poll(keptTicks).toBe(ticks)
    await context.setOffline(true)
    await page.reload()
    await expect(box(page, '2 kohlrabi')).toBeChecked()
    await context.setOffline(false)
  })

  test('a line typed without a connection is kept, over a reload too, and is on the list once it is back', async ({
    page,
    context,
  }) => {
    await signIn(page, '/shopping')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page.goto(`${server.origin}/shopping`)
    await expect.poll(() => storedPaths(page)).toContain('/shopping')
    const type = async (line: string) => {
      const field = page.getByLabel('Add to the list')
      await field.fill(line)
      await page.getByRole('button', { name: 'Add', exact: true }).click()
      await expect(field).toHaveValue('')
    }
    await context.setOffline(true)
    await type('2 celeriacs')
    await type('birthday candles')
    await type('paper plates')
    const kept = page.getByRole('region', { name: 'Added here, not sent yet' })
    await expect(kept.getByRole('listitem')).toHaveCount(3)
    await page.reload()
    await kept.getByRole('button', { name: 'Take paper plates off again' }).click()
    await expect(kept.getByRole('listitem')).toHaveCount(2)

    await context.setOffline(false)
    await expect(kept).toBeHidden()
    await expect(box(page, '2 celeriacs')).toHaveCount(1)
    await expect(box(page, 'birthday candles')).toHaveCount(1)
    await page.reload()
    await expect(box(page, '2 celeriacs')).toHaveCount(1)
    await expect(page.getByText('paper plates')).toHaveCount(0)
  })

  test('a recipe and a plan come onto the list in what shops sell; again, they are there once', async ({
    page,
  }) => {
    await signIn(page, '/recipes')
    await page.locator('a[href^="/recipe/"]').first().click()
    // The page of a recipe has ticks too: only those beside the field are lines of the list.
    const list = page.getByRole('main').filter({ has: page.getByLabel('Add to the list') })
    const lines = list.getByRole('checkbox')
    const toList = page.getByRole('button', { name: 'Add to shopping list' })
    await toList.click()
    await expect(list).toBeVisible()
    const count = await lines.count()
    expect(count).toBeGreaterThan(3)
    await page.goBack()
    await toList.click()
    await expect(lines).toHaveCount(count)

    await page.goto(`${server.origin}/meal-planning?tab=plans`)
    await page.locator('a[href*="plan="]').first().click()
    await page.getByRole('button', { name: 'Shop for this plan' }).click()
    await expect.poll(() => lines.count()).toBeGreaterThan(count)
  })
})
