import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { signInAs } from '#tests/support/site-lookers.ts'
import { addressOf, type Looker, PAGES, type PageToSee } from '#tests/support/site-pages.ts'

const WIDTHS_PX = [390, 1440]
const THEMES = ['light', 'dark'] as const
const HEIGHT_PX = 900
const LOOKERS = Object.keys(PAGES) as Looker[]

type Wanted = { browser: Browser; origin: string; target: string; only: string }

/** Photographs each page for each who sees it, width and theme; gives how many pictures were taken. */
export async function photographAll({ browser, origin, target, only }: Wanted): Promise<number> {
  let count = 0
  for (const looker of LOOKERS) {
    const pages = PAGES[looker].filter(({ name }) => `${looker}-${name}`.includes(only))
    if (pages.length === 0) continue
    const session = looker === 'visitor' ? undefined : await signInAs(browser, origin, looker)
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

async function photograph(page: Page, wanted: PageToSee, file: string): Promise<boolean> {
  const { name, path, act } = wanted
  const address = await addressOf(page, wanted)
  if (address === null) {
    console.log(`${name}: no link to it on ${path}`)
    return false
  }
  await page.goto(address, { waitUntil: 'networkidle' })
  await act?.(page)
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

/** Scrolls through the page once, so that pictures further down have loaded, and waits for fonts and pictures. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => null)))
  })
}
