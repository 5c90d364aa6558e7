import { fillSampleBlog, serverWithBlog } from '#tests/support/blog.ts'
import { expect, test as base } from '#tests/support/journey.ts'
import type { RunningServer } from '#tests/support/run-server.ts'

const test = base.extend<object, { server: RunningServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the first parameter's names
    async ({}, use) => {
      const server = await serverWithBlog(fillSampleBlog)
      await use(server)
      await server.dispose()
    },
    { scope: 'worker' },
  ],
})

const DAL = '/blog/nutrition/dal'
const PAGES = [
  '/blog',
  '/blog/all',
  '/blog/all?q=unheardof',
  '/blog/search?q=dal',
  '/blog/nutrition',
  '/blog/author/ada-miller',
  '/blog/page/start',
  DAL,
  '/blog/uncategorized/loose-ends',
  '/blog/nutrition/nothing',
]

for (const width of [360, 768, 1440])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`every page of the blog is accessible and fits at ${width} px, ${colorScheme}`, async ({
      page,
      expectAccessible,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      for (const path of PAGES) {
        await page.goto(path)
        await expectAccessible(page)
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overflow, path).toBe(0)
      }
    })

test('[BLOG-04] [BLOG-05] searching on the blog’s home: nothing for blank words, results for others', async ({
  page,
}) => {
  await page.goto('/blog')
  const box = page.getByRole('searchbox', { name: 'Search articles' })
  await box.fill('   ')
  await box.press('Enter')
  await expect(page).toHaveURL('/blog')
  await box.fill('  bowl of DAL ')
  await box.press('Enter')
  await expect(page).toHaveURL('/blog/search?q=bowl+of+DAL')
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('link', { name: 'How much protein is in a bowl of dal?' }).click()
  await expect(page).toHaveURL(DAL)
})

test('[BLOG-18] a new category is shown at once, from the first page', async ({ page }) => {
  await page.goto('/blog/all?page=2')
  await expect(page.getByRole('article')).toHaveCount(3)
  await page.getByLabel('Category').selectOption('Nutrition')
  await expect(page).toHaveURL(/category=nutrition/)
  expect(new URL(page.url()).searchParams.has('page')).toBe(false)
  await expect(page.getByRole('article')).toHaveCount(12)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByLabel('Category')).toHaveValue('nutrition')
})

test('[BLOG-11] the way back to the top appears after more than 300 px', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/blog')
  const link = page.getByRole('link', { name: 'Back to top' })
  const scrollDown = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top)
  await expect(link).toBeHidden()
  await scrollDown(300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
  await expect(link).toBeHidden()
  await scrollDown(301)
  await expect(link).toBeVisible()
  await link.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(link).toBeHidden()
})

test('[BLOG-38] [BLOG-39] the contents stay beside the text, lead to 100 px above a heading, and mark the section', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const own = window as unknown as { margins: string[] }
    own.margins = []
    const Native = IntersectionObserver
    window.IntersectionObserver = class extends Native {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super(callback, options)
        own.margins.push(options?.rootMargin ?? '')
      }
    }
  })
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(DAL)
  expect(await page.evaluate(() => (window as unknown as { margins: string[] }).margins)).toEqual([
    '-20% 0px -35% 0px',
  ])
  const smooth = await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
  expect(smooth).toBe('smooth')
  const contents = page.getByRole('navigation', { name: 'Contents' })
  await expect(contents.getByRole('listitem')).toHaveCount(9)
  await contents.getByRole('link', { name: 'Part 3' }).click()
  const heading = page.getByRole('heading', { name: 'Part 3' })
  await expect.poll(async () => Math.round((await heading.boundingBox())!.y)).toBe(100)
  const marked = contents.locator('[data-contents-beside] [aria-current]')
  await expect(marked).toHaveText('Part 3')
  const top = (await contents.boundingBox())!.y
  await contents.getByRole('link', { name: 'Detail 1' }).click()
  await expect.poll(async () => (await contents.boundingBox())!.y).toBe(top)
  await expect(marked).toHaveText('Detail 1')
  const detail = page.getByRole('heading', { name: 'Detail 1' })
  await expect.poll(async () => Math.round((await detail.boundingBox())!.y)).toBe(100)
  // Turning the wheel ends the choice; where the page then stands is set, so that no scroll is under way.
  await page.evaluate(() => dispatchEvent(new WheelEvent('wheel')))
  await page.evaluate(() =>
    document.querySelector('#heading-3')!.scrollIntoView({ block: 'center', behavior: 'instant' }),
  )
  await expect(marked).toHaveText('Detail 2')
})

test('[BLOG-29] the bar tells how much of the article is read', async ({ page }) => {
  await page.goto(DAL)
  const width = () =>
    page.locator('[data-read-progress]').evaluate((bar) => bar.getBoundingClientRect().width / innerWidth)
  expect(await width()).toBe(0)
  await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }))
  await expect.poll(width).toBeGreaterThan(0.1)
  expect(await width()).toBeLessThan(0.95)
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect.poll(width).toBe(1)
})

type Shared = { shared: unknown[]; copied: string[]; isShareBroken?: boolean }

for (const [name, share] of [
  ['uses the device’s own', 'works'],
  ['copies the link where there is none', 'missing'],
  ['copies the link where that fails', 'fails'],
] as const)
  test(`[BLOG-33] sharing ${name}`, async ({ page, server }) => {
    await page.addInitScript((kind) => {
      const own = window as unknown as Shared
      own.shared = []
      own.copied = []
      const give = (value: unknown) => ({ configurable: true, value })
      const run = (data: unknown) => {
        own.shared.push(data)
        return kind === 'works' ? Promise.resolve() : Promise.reject(new TypeError('no target'))
      }
      if (kind === 'missing') delete (Navigator.prototype as { share?: unknown }).share
      else Object.defineProperty(navigator, 'share', give(run))
      Object.defineProperty(
        navigator,
        'clipboard',
        give({ writeText: (text: string) => Promise.resolve(void own.copied.push(text)) }),
      )
    }, share)
    await page.goto(DAL)
    await page.getByRole('button', { name: 'Share' }).click()
    const told = () =>
      page.evaluate(() => {
        const { shared, copied } = window as unknown as Shared
        return { shared, copied }
      })
    const data = { title: 'How much protein is in a bowl of dal?', url: server.origin + DAL }
    await expect.poll(told).toEqual({
      shared: share === 'missing' ? [] : [data],
      copied: share === 'works' ? [] : [data.url],
    })
    if (share !== 'works') await expect(page.getByText('Link copied')).toBeVisible()
  })

test('[BLOG-35] questions open and close one by one', async ({ page }) => {
  await page.goto(DAL)
  const [soak, destroy] = ['Do I need to soak them?', 'Does cooking destroy protein?'].map((question) =>
    page.locator('details', { hasText: question }),
  )
  const isOpen = (fold: typeof soak) => fold!.evaluate((details: HTMLDetailsElement) => details.open)
  const press = (fold: typeof soak) => fold!.locator('summary').click()
  expect([await isOpen(soak), await isOpen(destroy)]).toEqual([false, false])
  await press(soak)
  await press(destroy)
  expect([await isOpen(soak), await isOpen(destroy)]).toEqual([true, true])
  await expect(soak!.locator('strong')).toHaveText('Rinse')
  await press(soak)
  expect([await isOpen(soak), await isOpen(destroy)]).toEqual([false, true])
})

test('[BLOG-26] an old address leads on and takes its place in the history', async ({ page }) => {
  await page.goto('/blog/all')
  await page.goto('/blog/pulses/dal-old')
  await expect(page).toHaveURL(DAL)
  await page.goBack()
  await expect(page).toHaveURL('/blog/all')
  await page.goForward()
  await expect(page).toHaveURL(DAL)
})

for (const from of ['/blog/all', '/calories'])
  test(`[BLOG-10] a spinner shows while the blog’s home loads, coming from ${from}`, async ({ page }) => {
    // The page is held back until the spinner has been seen.
    const seen = Promise.withResolvers<string>()
    await page.exposeFunction('spinnerSeen', seen.resolve)
    await page.addInitScript(() => {
      const look = () => {
        const sign = document.querySelector<HTMLElement>('[data-loading-sign]:not([hidden])')
        if (sign) (window as unknown as { spinnerSeen(words: string): void }).spinnerSeen(sign.innerText)
      }
      new MutationObserver(look).observe(document, { attributes: true, childList: true, subtree: true })
    })
    await page.goto(from)
    await page.waitForLoadState('networkidle')
    await page.route('**/blog', async (route) => {
      await seen.promise
      await route.continue()
    })
    await page
      .getByRole('navigation', { name: 'Main', exact: true })
      .getByRole('link', { name: 'Blog' })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Health & Nutrition Blog' })).toBeVisible()
    expect(await seen.promise).toContain('Loading...')
    await expect(page.locator('[data-loading-sign]')).toBeHidden()
  })

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('[BLOG-04] [BLOG-15] [BLOG-18] [BLOG-22] [BLOG-35] [BLOG-38] one searches, filters, pages, opens and reads', async ({
    page,
  }) => {
    await page.goto('/blog')
    await page.getByRole('searchbox', { name: 'Search articles' }).fill('excerpt')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByText('13 articles found')).toBeVisible()
    await page.goto('/blog/all?page=2')
    await page.getByLabel('Category').selectOption('Nutrition')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByText('14 articles published')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(12)
    await page.getByRole('link', { name: 'Page 2' }).click()
    await expect(page.getByRole('article')).toHaveCount(2)
    await page.goto('/blog')
    await page.getByRole('link', { name: 'Nutrition', exact: true }).first().click()
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL('/blog/nutrition?page=2')

    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto(DAL)
    await page.getByText('Contents').first().click()
    await page.getByRole('link', { name: 'Part 4' }).click()
    await expect(page).toHaveURL(`${DAL}#heading-6`)
    await page.getByText('Do I need to soak them?').click()
    await expect(page.getByText('Rinse', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Share' })).toBeHidden()
    await expect(page.getByRole('link', { name: 'Back to top' })).toBeHidden()
  })
})

test('an article in print is the article', async ({ page }) => {
  await page.goto(DAL)
  const parts = [
    page.getByRole('banner').first(),
    page.getByRole('contentinfo').last(),
    page.getByRole('navigation', { name: 'Contents' }),
    page.getByRole('heading', { name: 'Related articles' }),
    page.getByRole('button', { name: 'Share' }),
  ]
  for (const part of parts) await expect(part).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const part of parts) await expect(part).toBeHidden()
  await expect(page.locator('[data-read-progress]')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('No. Rinse them.')).toBeVisible()
})
