import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { BEHIND_LINK, type Looker, PAGES, type PageToSee } from './pages.ts'

const WIDTHS_PX = [390, 1440]
const THEMES = ['light', 'dark'] as const
const HEIGHT_PX = 900
const LOOKERS = Object.keys(PAGES) as Looker[]

/** The demo's accounts, as its start prints them. */
const SIGN_INS: Record<Exclude<Looker, 'visitor'>, { path: string; email: string; password: string }> = {
  free: { path: '/auth/sign-in', email: 'free@demo.example', password: 'demo-free-member' },
  premium: { path: '/auth/sign-in', email: 'premium@demo.example', password: 'demo-premium-member' },
  staff: { path: '/blog-admin/login', email: 'staff@demo.example', password: 'demo-staff-member' },
}

type Wanted = { browser: Browser; origin: string; target: string; only: string }
type Session = Awaited<ReturnType<BrowserContext['storageState']>>

/** Photographs each page for each who sees it, width and theme; gives how many pictures were taken. */
export async function photographAll({ browser, origin, target, only }: Wanted): Promise<number> {
  let count = 0
  for (const looker of LOOKERS) {
    const session = looker === 'visitor' ? undefined : await signIn(browser, origin, looker)
    const pages = PAGES[looker].filter(({ name }) => `${looker}-${name}`.includes(only))
    const runs = WIDTHS_PX.flatMap((widthPx) => THEMES.map((theme) => ({ widthPx, theme })))
    for (const { widthPx, theme } of runs) {
      const context = await browser.newContext({
        baseURL: origin,
        viewport: { width: widthPx, height: HEIGHT_PX },
        colorScheme: theme,
        reducedMotion: 'reduce',
        locale: 'en-GB',
        timezoneId: 'Europe/London',
        serviceWorkers: 'block',
        ...(session && { storageState: session }),
      })
      const into = join(target, `${widthPx}-${theme}`)
      mkdirSync(into, { recursive: true })
      const page = await context.newPage()
      for (const wanted of pages) {
        if (await photograph(page, wanted, join(into, `${looker}-${wanted.name}.png`))) count++
      }
      await context.close()
    }
  }
  return count
}

async function photograph(page: Page, { name, path, link }: PageToSee, file: string): Promise<boolean> {
  const address = link ? await follow(page, path, link, name) : path
  if (address === null) {
    console.log(`${name}: no link to it on ${path}`)
    return false
  }
  await page.goto(address, { waitUntil: 'networkidle' })
  await loadPictures(page)
  await page.screenshot({
    path: file,
    fullPage: true,
    animations: 'disabled',
    caret: 'hide',
    // Times of day and "two hours ago" move on between two runs.
    mask: [page.locator('time')],
  })
  return true
}

async function follow(page: Page, path: string, link: RegExp, name: string): Promise<string | null> {
  const html = await (await page.context().request.get(path)).text()
  const found = link.exec(html)?.[1]
  if (!found) return null
  return BEHIND_LINK[name]?.(found) ?? found
}

/** Scrolls through the page once, so that pictures further down have loaded, and waits for fonts and pictures. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => null)))
  })
}

async function signIn(
  browser: Browser,
  origin: string,
  looker: Exclude<Looker, 'visitor'>,
): Promise<Session> {
  const { path, email, password } = SIGN_INS[looker]
  const context = await browser.newContext({ baseURL: origin })
  const response = await context.request.post(path, {
    form: { email, password, returnTo: '/upload' },
    headers: { origin },
    maxRedirects: 0,
  })
  if (response.status() !== 302) throw new Error(`${email} could not sign in: ${response.status()}`)
  // The staff area also wants an entry in the browser, which its first page after signing in writes.
  if (looker === 'staff') {
    const page = await context.newPage()
    await page.goto('/blog-admin/dashboard?signed-in')
    await page.waitForURL('/blog-admin/dashboard')
  }
  const session = await context.storageState()
  await context.close()
  return session
}
