import { expect, type Page, test as base } from '@playwright/test'
import { axeFaults } from '#tests/support/axe.ts'
import { type RunningServer, runServer } from '#tests/support/run-server.ts'

type Person = { email: string; password: string }

type Journey = {
  /** A fresh e-mail address and password; nobody else in the run has it. */
  person: Person
  /** Signs up over HTTP, without a page; the context keeps the cookies. Opens `to` afterwards, if given. */
  signUp(page: Page, person: Person, to?: string): Promise<void>
  /** Fails with the list of what axe found. */
  expectAccessible(page: Page): Promise<void>
}

/**
 * A refused form answers 4xx on purpose, and the browser reports every such answer; without a connection the router
 * cannot look ahead at the links it sees, and tries again when one is followed. The test runner's recorder asks once more
 * for a picture whose body came empty (one that is broken), which the policy forbids it, and would run in frames that run
 * nothing.
 */
const EXPECTED = [
  'Failed to load resource',
  'Failed to fetch manifest patches',
  "Connecting to 'blob:",
  "Blocked script execution in 'about:srcdoc'",
]

let addressCount = 0

/** Journeys: a real server per worker, a network address of its own per test, and no error in the browser's console. */
export const test = base.extend<Journey, { server: RunningServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the first parameter's names
    async ({}, use) => {
      const server = await runServer()
      await use(server)
      await server.dispose()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
  extraHTTPHeaders: async ({}, use, info) => {
    addressCount++
    await use({
      'x-forwarded-for': `10.${info.parallelIndex}.${Math.floor(addressCount / 250)}.${(addressCount % 250) + 1}`,
    })
  },
  page: async ({ page }, use) => {
    const faults: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' && !EXPECTED.some((start) => message.text().startsWith(start)))
        faults.push(message.text())
    })
    page.on('pageerror', (error) => faults.push(error.message))
    await use(page)
    expect(faults, 'errors in the browser').toEqual([])
  },
  person: async ({}, use, info) => {
    const name = `${info.testId}-${info.repeatEachIndex}-${info.retry}`
    await use({ email: `${name}@journey.example`, password: `correct horse ${name}` })
  },
  signUp: async ({}, use) => {
    await use((page, person, to) => enter(page, '/auth/sign-up', person, to))
  },
  expectAccessible: async ({}, use) => {
    await use(async (page) => {
      // What the page changes while axe looks changes at once: half way a button has the contrast of neither state.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await comeToRest(page)
      expect(await axeFaults(page)).toEqual([])
      await page.emulateMedia({ reducedMotion: null })
    })
  },
})

/** Waits for what moves or changes its colour, such as buttons after a change of theme, to arrive. */
const comeToRest = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const endsByItself = ({ effect, timeline, playState }: Animation) =>
      timeline === document.timeline &&
      playState === 'running' &&
      effect?.getComputedTiming().endTime !== Infinity
    return Promise.allSettled(
      document
        .getAnimations()
        .filter(endsByItself)
        .map(({ finished }) => finished),
    ).then(() => null)
  })

/** Does what sends a form, and waits for the server's answer: the page may show the change before. */
export async function posted(page: Page, act: () => Promise<unknown>): Promise<void> {
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await Promise.all([answered, act()])
}

/** Signs in the premium member of a server that was started with `--demo`; opens `to` afterwards, if given. */
export const signInAsPremium = (page: Page, to?: string): Promise<void> =>
  enter(page, '/auth/sign-in', { email: 'premium@demo.example', password: 'demo-premium-member' }, to)

/** Posts the form of a sign-in, which answers with cookies and the way to a page. */
export async function enter(page: Page, action: string, form: Person, to?: string): Promise<void> {
  const response = await page.request.post(action, { form, maxRedirects: 0 })
  expect(response.status(), action).toBe(302)
  if (to) await page.goto(to)
}

/** Signs up as a visitor does, in the dialog; ends on the generator. */
export async function signUpByHand(page: Page, person: Person): Promise<void> {
  await page.goto('/?auth=sign-up')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(person.email)
  await dialog.getByLabel('Password').fill(person.password)
  await dialog.getByRole('button', { name: 'Start Free Trial' }).click()
  await page.waitForURL('**/upload')
  await page.getByRole('heading', { level: 1, name: 'Create Recipes' }).waitFor()
}

export { expect }
