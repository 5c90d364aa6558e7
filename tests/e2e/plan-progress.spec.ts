import { expect } from '#tests/support/journey.ts'
import { writingSlowly as test } from '#tests/support/journey-kinds.ts'
import { askForPlan, meals } from '#tests/support/plan-journey.ts'
import { pauseClock } from '#tests/support/pause-clock.ts'

test.setTimeout(120_000)

type Seen = { cutAtMs: number | null; askedAtMs: number[] }

const FIRST = 'This may take a few minutes, we are generating 3 amazing recipes for you...'
const progress = (page: import('@playwright/test').Page) =>
  page.getByRole('progressbar', { name: 'Meals generated' })

test('[PLAN-23] [PLAN-27] progress outlives a reload and shows on another device; at the end both show the plan', async ({
  page,
  person,
  signUp,
  browser,
  server,
}) => {
  await signUp(page, person)
  const planId = await askForPlan(page, 'Slowly')
  await page.goto(`/meal-planning?making=${planId}`)
  await expect(page.getByText(/This may take a few minutes|Generated \d\/3 meals/)).toBeVisible()
  await page.reload()
  await expect(progress(page)).toBeVisible()

  const other = await browser.newContext({
    baseURL: server.origin,
    storageState: await page.context().storageState(),
  })
  const device = await other.newPage()
  await device.goto('/meal-planning?tab=plans')
  await expect(progress(device)).toBeVisible()

  await page.waitForURL(`**/meal-planning?plan=${planId}`, { timeout: 90_000 })
  await expect(meals(page, 1)).toHaveCount(3)
  await expect(progress(page)).toHaveCount(0)
  await expect(progress(device)).toHaveCount(0)
  await expect(device.getByRole('link', { name: 'View Plan' })).toBeVisible()
  await other.close()
})

test('[PLAN-24] [PLAN-26] without the stream it is asked after 10 s, then every 5 s; after 60 times the page says so', async ({
  page,
  person,
  signUp,
  double,
}) => {
  double.fail('hang')
  await signUp(page, person)
  const planId = await askForPlan(page, 'Endless')
  let answered = 0
  await page.route('**/events', (route) => route.abort())
  await page.route('**/progress', (route) => {
    answered++
    // Every other question fails: it counts all the same.
    return answered % 2 === 0
      ? route.abort()
      : route.fulfill({ json: { planId, status: 'generating', mealsDone: 0, mealsTotal: 3 } })
  })
  await page.clock.install()
  // When the stream was cut and when the page asked, by its own clock.
  await page.addInitScript(() => {
    const seen: Seen = { cutAtMs: null, askedAtMs: [] }
    const { fetch, EventSource } = window
    window.fetch = (input, init) => {
      if (typeof input === 'string' && input.endsWith('/progress')) seen.askedAtMs.push(Date.now())
      return fetch(input, init)
    }
    window.EventSource = class extends EventSource {
      constructor(url: string | URL) {
        super(url)
        this.addEventListener('error', () => (seen.cutAtMs ??= Date.now()))
      }
    }
    Object.assign(window, { seen })
  })
  const seen = () => page.evaluate(() => (window as unknown as { seen: Seen }).seen)
  await page.goto(`/meal-planning?making=${planId}`)
  await expect(page.getByText(FIRST)).toBeVisible()
  await pauseClock(page)
  // Second by second: the next wait begins once the answer is there.
  const aSecondOn = async () => {
    await page.clock.runFor(1_000)
    return (await seen()).askedAtMs.length
  }
  await expect.poll(aSecondOn, { intervals: [10], timeout: 100_000 }).toBe(60)
  const { cutAtMs, askedAtMs } = await seen()
  const waitsMs = [cutAtMs!, ...askedAtMs].map((atMs, index) => askedAtMs[index]! - atMs).slice(0, -1)
  expect(waitsMs[0]).toBeGreaterThanOrEqual(10_000)
  expect(waitsMs[0]).toBeLessThan(10_100)
  expect(Math.min(...waitsMs.slice(1))).toBeGreaterThanOrEqual(5_000)
  await expect(page.getByRole('alert')).toHaveText(
    'Meal plan generation is taking longer than expected. Please check back in a few minutes.',
  )
  await expect(page).toHaveURL(`/meal-planning?plan=${planId}`)
  await page.clock.runFor(60_000)
  expect((await seen()).askedAtMs).toHaveLength(60)
  double.fail(null)
})

test('[PLAN-29] [DATA-14] whoever goes elsewhere meanwhile finds a mark on the way to the plan, until it is seen', async ({
  page,
  person,
  signUp,
}) => {
  await signUp(page, person)
  await askForPlan(page, 'Meanwhile')
  await page.goto('/meal-planning?tab=plans')
  await expect(progress(page)).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Create Recipes' }).click()
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Plan Meals/ })
  await expect(link).toHaveText('Plan Meals, a plan is ready', { timeout: 90_000 })
  const kept = () => page.evaluate(() => localStorage.getItem('mealPlanNotification'))
  await expect.poll(kept).toBe('true')
  await link.click()
  await page.getByRole('link', { name: 'My Plans (1)' }).click()
  await page.getByRole('link', { name: 'View Plan' }).click()
  await expect(meals(page, 1)).toHaveCount(3)
  await expect(link).toHaveText('Plan Meals')
  await expect.poll(kept).toBeNull()
})

test('the mark of a finished plan is on the next page its owner reads, without scripts too, and goes', async ({
  page,
  person,
  signUp,
  browser,
  server,
}) => {
  await signUp(page, person)
  const planId = await askForPlan(page, 'While reading')
  await page.goto('/about')
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Plan Meals/ })
  await expect(async () => {
    await page.reload()
    await expect(link).toHaveText('Plan Meals, a plan is ready', { timeout: 1000 })
  }).toPass({ timeout: 90_000 })

  // Elsewhere only the server knows of it.
  const { cookies } = await page.context().storageState()
  const other = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: server.origin,
    storageState: { cookies, origins: [] },
    viewport: { width: 390, height: 800 },
  })
  const device = await other.newPage()
  await device.goto('/blog')
  await expect(device.getByRole('link', { name: 'Plan (a plan is ready)' })).toBeVisible()

  const tab = await page.context().newPage()
  await tab.goto(`/meal-planning?plan=${planId}`)
  await expect(meals(tab, 1)).toHaveCount(3)
  await page.goto('/terms')
  await expect(link).toHaveText('Plan Meals')
  await device.goto('/blog')
  await expect(device.getByRole('link', { name: 'Plan', exact: true })).toBeVisible()
  await other.close()
})
