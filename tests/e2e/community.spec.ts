import type { BrowserContext, Page } from '@playwright/test'
import { expect, signInAsPremium, test as base } from '#tests/support/journey.ts'
import { type RunningServer, runServer } from '#tests/support/run-server.ts'

/** The demo's book, shared by two neighbours, on a server of the worker's own; each test shares what it needs besides. */
const test = base.extend<object, { server: RunningServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the first parameter's names
    async ({}, use) => {
      const server = await runServer({ args: ['--demo'] })
      await use(server)
      await server.dispose()
    },
    { scope: 'worker' },
  ],
})

const recipe = (name: string) => ({
  '@type': 'Recipe',
  name,
  recipeCuisine: 'Testland',
  recipeIngredient: ['2 eggs', '10 g butter', '1 tbsp chives'],
  recipeInstructions: ['Whisk the eggs.', 'Fry them in the butter for 3 minutes.'],
})

/** Shares fresh recipes as the member of this context; gives their pages. */
async function share(context: BrowserContext, server: RunningServer, names: readonly string[]) {
  const headers = { origin: server.origin }
  const imported = await context.request.post(`${server.origin}/recipes/import`, {
    headers,
    multipart: { text: JSON.stringify(names.map(recipe)) },
  })
  const paths = [
    ...new Set(
      [...(await imported.text()).matchAll(/href="(\/recipe\/[0-9a-f-]{36}\/[^"]+)"/g)].map(
        (match) => match[1]!,
      ),
    ),
  ]
  expect(paths).toHaveLength(names.length)
  for (const [index, path] of paths.entries()) {
    const shared = await context.request.post(server.origin + path, {
      headers,
      form: { intent: 'share', title: names[index]!, 'tags[]': 'shared' },
    })
    expect(shared.status()).toBe(200)
  }
  return paths
}

/** Signs a neighbour of the demo in, in a browser of their own. */
async function neighbour(page: Page, server: RunningServer, name: 'anna' | 'ben' | 'free') {
  const context = await page.context().browser()!.newContext({ baseURL: server.origin })
  const answer = await context.request.post('/auth/sign-in', {
    headers: { origin: server.origin },
    form: {
      email: `${name}@demo.example`,
      password: name === 'free' ? 'demo-free-member' : `demo-${name}-member`,
    },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(302)
  return context
}

const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title })
const like = (page: Page, title: string) => page.getByRole('button', { name: `Like ${title},` })
const bookmark = (page: Page, title: string) => page.getByRole('button', { name: `Bookmark ${title}` })
const comments = (page: Page, title: string) =>
  page.getByRole('button', { name: `Recipe and comments of ${title},` })
const notices = (page: Page) => page.getByRole('region', { name: 'Notices' })
const find = async (page: Page, words: string) => {
  await page.goto(`/public-recipes?q=${encodeURIComponent(words)}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Public Recipe Book' })).toBeVisible()
}

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
  await page.keyboard.press('Space')
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

  await like(page, 'Open house omelette').click()
  await bookmark(page, 'Open house omelette').click()
  await expect(bookmark(page, 'Open house omelette')).toHaveAttribute('aria-pressed', 'true')
  await page.getByPlaceholder('Add a comment...').fill('From a free kitchen')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'From a free kitchen' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Comments' })).toContainText('1')
  await page.reload()
  await expect(like(page, 'Open house omelette')).toHaveAttribute('aria-pressed', 'true')

  // The book itself stays behind glass.
  await page.goto('/public-recipes')
  await expect(page.getByText('Upgrade from £9.99/month')).toBeVisible()
  await page.getByRole('link', { name: 'Upgrade to Premium' }).click()
  await expect(page).toHaveURL('/pricing')
  await anna.close()
})

test('clicks come quick: two on the heart cancel out, two on Send are one comment, and a second tab agrees', async ({
  page,
  server,
}) => {
  await signInAsPremium(page, '/public-recipes')
  await share(page.context(), server, ['Quick omelette'])
  await find(page, 'quick omelette')
  const settled = page.waitForResponse((response) => response.request().method() === 'POST')
  await like(page, 'Quick omelette').dblclick()
  await settled
  await expect(like(page, 'Quick omelette')).toHaveAttribute('aria-pressed', 'false')
  await expect(like(page, 'Quick omelette')).toContainText('0')

  await comments(page, 'Quick omelette').click()
  await page.getByPlaceholder('Add a comment...').fill('Only once')
  await page.getByRole('button', { name: 'Send' }).dblclick()
  await expect(page.getByRole('list', { name: 'Comments' }).getByRole('listitem')).toHaveCount(1)

  const second = await page.context().newPage()
  await find(second, 'quick omelette')
  await expect(comments(second, 'Quick omelette')).toContainText('1')
  await like(second, 'Quick omelette').click()
  await expect(like(second, 'Quick omelette')).toHaveAttribute('aria-pressed', 'true')
  // The first tab does not know yet: what is pressed there is what holds in the end.
  await expect(like(page, 'Quick omelette')).toHaveAttribute('aria-pressed', 'false')
  let answers = 0
  page.on('response', (response) => {
    if (response.request().method() === 'POST') answers++
  })
  await like(page, 'Quick omelette').click()
  await expect(like(page, 'Quick omelette')).toHaveAttribute('aria-pressed', 'true')
  // It took back what the second tab had given, heard so, and asked again.
  await expect.poll(() => answers).toBe(2)
  await page.reload()
  await expect(like(page, 'Quick omelette')).toHaveAttribute('aria-pressed', 'true')
  await expect(like(page, 'Quick omelette')).toContainText('1')
  await expect(page.getByRole('list', { name: 'Comments' }).getByRole('listitem')).toHaveCount(1)
  await second.close()
})

test('[COMM-32] what fails is put back as it was, without a word about what went wrong; offline says so', async ({
  page,
  server,
  context,
}) => {
  await signInAsPremium(page, '/public-recipes')
  await share(page.context(), server, ['Unlucky omelette'])
  await find(page, 'unlucky')
  await comments(page, 'Unlucky omelette').click()
  const field = page.getByPlaceholder('Add a comment...')
  await expect(field).toBeVisible()
  const tryAll = async () => {
    await like(page, 'Unlucky omelette').click()
    await bookmark(page, 'Unlucky omelette').click()
    await field.fill('Lost words')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(field).toHaveValue('Lost words')
    await expect(like(page, 'Unlucky omelette')).toHaveAttribute('aria-pressed', 'false')
    await expect(like(page, 'Unlucky omelette')).toContainText('0')
    await expect(bookmark(page, 'Unlucky omelette')).toHaveAttribute('aria-pressed', 'false')
    await expect(page.getByRole('list', { name: 'Comments' }).getByRole('listitem')).toHaveCount(0)
    await expect(comments(page, 'Unlucky omelette')).toContainText('0')
  }
  await page.route('**/public-recipes/*', (route) =>
    route.fulfill({
      status: 500,
      json: { ok: false, code: 'failed', message: 'Failed to add comment. Please try again.', fields: {} },
    }),
  )
  await tryAll()
  await expect(page.getByText(/Failed to/)).toHaveCount(0)
  await expect(notices(page).getByText('Nothing was changed.').first()).toBeVisible()
  await page.unrouteAll()

  await context.setOffline(true)
  await tryAll()
  await expect(notices(page).getByText('No connection. Nothing was changed.').first()).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('list', { name: 'Comments' }).getByRole('listitem')).toHaveText(/Lost words/)
})

test('own comments and those on own posts are deleted after a question; others can be reported, once', async ({
  page,
  server,
}) => {
  const anna = await neighbour(page, server, 'anna')
  const [path] = await share(anna, server, ['Talkative omelette'])
  const ben = await neighbour(page, server, 'ben')
  const benPage = await ben.newPage()
  await benPage.goto(path!)
  await benPage.getByPlaceholder('Add a comment...').fill('Ben was here')
  await benPage.keyboard.press('Enter')
  await benPage.getByPlaceholder('Add a comment...').fill('Ben again')
  await benPage.keyboard.press('Enter')
  const listed = (where: Page) => where.getByRole('list', { name: 'Comments' }).getByRole('listitem')
  await expect(listed(benPage)).toHaveCount(2)
  await expect(benPage.getByRole('button', { name: 'Report the comment of ben' })).toHaveCount(0)
  await benPage.getByRole('button', { name: 'Delete the comment of ben' }).first().click()
  const question = benPage.getByRole('dialog', { name: 'Delete comment?' })
  await expect(question).toContainText('Ben was here')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(listed(benPage)).toHaveCount(2)
  await benPage.getByRole('button', { name: 'Delete the comment of ben' }).first().click()
  await question.getByRole('button', { name: 'Delete' }).dblclick()
  await expect(listed(benPage)).toHaveCount(1)
  await expect(listed(benPage)).toContainText('Ben again')

  // Somebody else may neither delete it nor report it twice.
  await signInAsPremium(page, path)
  await expect(page.getByRole('button', { name: 'Delete the comment of ben' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Report the comment of ben' }).click()
  const report = page.getByRole('dialog', { name: 'Report this comment' })
  await expect(report.getByRole('button', { name: 'Send report' })).toHaveAttribute('aria-disabled', 'true')
  await report.getByLabel('What is wrong with it?').fill('Not about food')
  await report.getByRole('button', { name: 'Send report' }).click()
  await expect(notices(page).getByText('Thank you. We will look at it.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reported the comment of ben' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Reported the comment of ben' })).toBeVisible()

  // The owner of the post takes it down.
  const annaPage = await anna.newPage()
  await annaPage.goto(path!)
  await annaPage.getByRole('button', { name: 'Delete the comment of ben' }).click()
  await annaPage.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(annaPage.getByText('No comments yet.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('No comments yet.')).toBeVisible()
  await ben.close()
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
  const cards = page.getByRole('article')
  const first = await cards.count()
  expect(first).toBeLessThan(26)
  await page.getByRole('button', { name: 'More recipes' }).focus()
  await page.keyboard.press('Enter')
  await expect(cards.nth(first).locator('.dish-name a')).toBeFocused()
  await page.getByRole('button', { name: 'More recipes' }).click()
  await expect(cards).toHaveCount(26)
  await expect(page.getByRole('button', { name: 'More recipes' })).toHaveCount(0)
  expect(new URL(page.url()).search).toBe('?q=endless')

  const last = cards.nth(24)
  const title = await last.locator('.dish-name').innerText()
  await last.scrollIntoViewIfNeeded()
  await like(page, title).click()
  await expect(like(page, title)).toHaveAttribute('aria-pressed', 'true')
  await bookmark(page, title).click()
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
  await expect(page).toHaveURL('/public-recipes?shelf=bookmarked&q=endless')
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
  test('the book is searched by its form, a card opens by its address, a like and a comment are forms', async ({
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
