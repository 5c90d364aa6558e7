import type { Page } from '@playwright/test'
import { bookmark, card, comments, find, like, neighbour, share } from '#tests/support/community-journey.ts'
import { demo as test } from '#tests/support/journey-kinds.ts'
import { expect, posted, signInAsPremium } from '#tests/support/journey.ts'

test('[COMM-03] [COMM-04] [COMM-17] [COMM-23] by keyboard alone: find, open, like, write, look at an author, come back', async ({
  page,
  server,
}) => {
  await signInAsPremium(page, '/public-recipes')
  await share(page.context(), server, ['Keyboard omelette'])
  await page.reload()
  const search = page.getByPlaceholder('Search recipes, ingredients, or tags...')
  await search.focus()
  await page.keyboard.type('keyboard')
  await expect(page.getByText('1 recipe(s) found')).toBeVisible()
  await expect(page).toHaveURL(/q=keyboard/)
  await expect(search).toBeFocused()

  await like(page, 'Keyboard omelette').focus()
  await posted(page, () => page.keyboard.press('Space'))
  await expect(like(page, 'Keyboard omelette')).toHaveAttribute('aria-pressed', 'true')
  await expect(like(page, 'Keyboard omelette')).toContainText('1')
  await page.keyboard.press('Tab')
  await expect(comments(page, 'Keyboard omelette')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(comments(page, 'Keyboard omelette')).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('region', { name: 'Ingredients' })).toContainText('10 g butter')
  await expect(page.getByRole('region', { name: 'Nutrition per serving' })).toContainText('kcal')
  await expect(page).toHaveURL(/open=/)

  const field = page.getByPlaceholder('Add a comment...')
  await field.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.type('  With chives from the window.  ')
  await page.keyboard.press('Enter')
  const written = page.getByRole('list', { name: 'Comments' }).getByRole('listitem')
  await expect(written).toHaveCount(1)
  await expect(written).toContainText('With chives from the window.')
  await expect(written.getByRole('button', { name: 'Delete' }), 'the server has it').toBeVisible()
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
  await expect(comments(page, 'Keyboard omelette')).toContainText('1')

  const author = card(page, 'Keyboard omelette').getByRole('link', { name: 'premium' })
  await author.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Recipes by premium' })
  await expect(dialog.getByRole('link', { name: 'Keyboard omelette' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(author).toBeFocused()

  // What was done is there on a reload, the open card too.
  await page.reload()
  await expect(like(page, 'Keyboard omelette')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('With chives from the window.')).toBeVisible()
  await card(page, 'Keyboard omelette').getByRole('link', { name: 'View Recipe' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Keyboard omelette' })).toBeVisible()
})

test('[COMM-21] [COMM-22] [DETAIL-26] a visitor is asked to sign in and is back on the recipe; a free member may do it all there', async ({
  page,
  server,
}) => {
  const anna = await neighbour(page, server, 'anna')
  const [path] = await share(anna, server, ['Open house omelette'])
  await page.goto(path!)
  await like(page, 'Open house omelette').click()
  const dialog = page.getByRole('dialog', { name: 'Welcome Back' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await bookmark(page, 'Open house omelette').click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Add a comment...' }).click()
  await dialog.getByLabel('Email').fill('free@demo.example')
  await dialog.getByLabel('Password').fill('demo-free-member')
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(new RegExp(`${path}#comments$`))
  // A visitor has a link there.
  await expect(page.getByRole('textbox', { name: 'Add a comment' })).toBeVisible()

  await posted(page, () => like(page, 'Open house omelette').click())
  await posted(page, () => bookmark(page, 'Open house omelette').click())
  await expect(bookmark(page, 'Open house omelette')).toHaveAttribute('aria-pressed', 'true')
  await page.getByPlaceholder('Add a comment...').fill('From a free kitchen')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'From a free kitchen' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Comments' })).toContainText('1')
  await page.reload()
  await expect(like(page, 'Open house omelette')).toHaveAttribute('aria-pressed', 'true')

  // The feed itself stays behind glass.
  await page.goto('/public-recipes')
  await expect(page.getByText('Upgrade from £9.99/month')).toBeVisible()
  await page.getByRole('link', { name: 'Upgrade to Premium' }).click()
  await expect(page).toHaveURL('/pricing')
  await anna.close()
})

test('[COMM-28] more recipes come by one press, the focus goes to the first; coming back, the place is kept', async ({
  page,
  server,
}) => {
  await signInAsPremium(page, '/public-recipes')
  const names = Array.from({ length: 26 }, (_, index) => `Endless omelette ${String(index).padStart(2, '0')}`)
  await share(page.context(), server, names)
  await find(page, 'endless')
  await expect(page.getByText('26 recipe(s) found')).toBeVisible()
  await expect(page.getByRole('button', { name: 'More recipes' })).toBeVisible()
  const cards = page.getByRole('article')
  const first = await cards.count()
  expect(first).toBeLessThan(26)
  await page.getByRole('button', { name: 'More recipes' }).focus()
  await page.keyboard.press('Enter')
  await expect(cards.nth(first).getByRole('heading').getByRole('link')).toBeFocused()
  await page.getByRole('button', { name: 'More recipes' }).click()
  await expect(cards).toHaveCount(26)
  await expect(page.getByRole('button', { name: 'More recipes' })).toHaveCount(0)
  expect(new URL(page.url()).search).toBe('?q=endless')

  const last = cards.nth(24)
  const title = await last.getByRole('heading').first().innerText()
  await last.scrollIntoViewIfNeeded()
  await posted(page, () => like(page, title).click())
  await expect(like(page, title)).toHaveAttribute('aria-pressed', 'true')
  await posted(page, () => bookmark(page, title).click())
  await expect(bookmark(page, title)).toHaveAttribute('aria-pressed', 'true')
  const before = await page.evaluate(() => window.scrollY)
  await last.getByRole('link', { name: 'View Recipe' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.goBack()
  await expect(cards).toHaveCount(26)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 300)
  await expect(like(page, title)).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(cards).toHaveCount(26)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 300)

  await page.getByRole('link', { name: 'Bookmarked' }).click()
  await expect(page).toHaveURL('/public-recipes?collection=bookmarked&q=endless')
  await expect(cards).toHaveCount(1)
  await expect(cards).toContainText(title)
  await page.getByRole('link', { name: 'Liked' }).click()
  await expect(cards).toHaveCount(1)
})

test('[COMM-29] a next page that does not come says so, and can be asked for again', async ({
  page,
  server,
}) => {
  await signInAsPremium(page, '/public-recipes')
  await share(
    page.context(),
    server,
    Array.from({ length: 14 }, (_, index) => `Patient omelette ${index}`),
  )
  await find(page, 'patient')
  await page.route('**/public-recipes/pages*', (route) => route.abort())
  await page.getByRole('button', { name: 'More recipes' }).click()
  await expect(page.getByRole('alert')).toContainText('No connection.')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'More recipes' }).click()
  await expect(page.getByRole('article')).toHaveCount(14)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('book, open card, dialogs, teaser and a shared recipe read well at every width, in light and dark', async ({
  page,
  server,
  expectAccessible,
}) => {
  test.slow()
  await signInAsPremium(page, '/public-recipes')
  const [path] = await share(page.context(), server, [
    'Wide omelette whose name goes on and on until the line of the card is full',
  ])
  const anna = await neighbour(page, server, 'anna')
  await share(anna, server, ['Narrow omelette'])
  await anna.close()
  const free = await neighbour(page, server, 'free')
  const freePage = await free.newPage()
  for (const [width, colorScheme] of [
    [360, 'dark'],
    [768, 'light'],
    [1440, 'light'],
    [1440, 'dark'],
  ] as const) {
    const check = async (where: Page) => {
      // What the bar half covers while scrolled would count as too small to hit.
      await where.evaluate(() => window.scrollTo(0, 0))
      await expectAccessible(where)
      const overflowPx = await where.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflowPx, `${where.url()} at ${width}`).toBe(0)
    }
    for (const one of [page, freePage]) {
      await one.setViewportSize({ width, height: 900 })
      await one.emulateMedia({ colorScheme })
    }
    await page.goto('/public-recipes')
    await check(page)
    await page
      .getByRole('button', { name: /^Recipe and comments of/ })
      .nth(1)
      .click()
    await expect(page.getByRole('region', { name: 'Comments' })).toBeVisible()
    await check(page)
    await page.getByRole('link', { name: 'anna' }).first().click()
    await expect(
      page.getByRole('dialog', { name: 'Recipes by anna' }).getByRole('link').first(),
    ).toBeVisible()
    await check(page)
    await page.goto(path!)
    await check(page)
    await freePage.goto('/public-recipes')
    await check(freePage)
  }
  await free.close()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the feed is searched by its form, a card opens by its address, a like and a comment are forms', async ({
    page,
    server,
  }) => {
    const headers = { origin: server.origin }
    await page.request.post('/auth/sign-in', {
      headers,
      form: { email: 'premium@demo.example', password: 'demo-premium-member' },
    })
    const [path] = await share(page.context(), server, ['Scriptless omelette'])
    await page.goto('/public-recipes')
    await page.getByPlaceholder('Search recipes, ingredients, or tags...').fill('scriptless')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByText('1 recipe(s) found')).toBeVisible()
    await like(page, 'Scriptless omelette').click()
    await expect(page).toHaveURL(/q=scriptless/)
    await expect(like(page, 'Scriptless omelette')).toHaveAttribute('aria-pressed', 'true')
    await card(page, 'Scriptless omelette').getByRole('link', { name: 'premium' }).click()
    await expect(page.getByRole('dialog', { name: 'Recipes by premium' })).toContainText(
      'Scriptless omelette',
    )
    await page.goto(path!)
    await page.getByPlaceholder('Add a comment...').fill('By hand')
    await page.getByPlaceholder('Add a comment...').press('Enter')
    await expect(page.getByRole('listitem').filter({ hasText: 'By hand' })).toBeVisible()
  })
})

test('[COMM-29] a book that cannot be loaded says so, and can be loaded again', async ({ page }) => {
  await signInAsPremium(page, '/upload')
  // The router sees a part of the app it has not loaded yet: the data, not the page, is blocked.
  await page.route('**/public-recipes.data*', (route) => route.abort())
  await page.getByRole('banner').getByRole('link', { name: 'Community Recipes' }).first().click()
  await expect(page.getByRole('heading', { name: 'Failed to load public recipes' })).toBeVisible()
  await expect(page.getByText('Failed to fetch public recipes. Please try again.')).toBeVisible()
  await page.unroute('**/public-recipes.data*')
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Public Recipe Book' })).toBeVisible()
})
