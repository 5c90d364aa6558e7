import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { journeysWithDemo } from '#tests/support/demo-journey.ts'
import { expect } from '#tests/support/journey.ts'
import { signInAs } from '#tests/support/site-lookers.ts'
import { addressOf, type Looker, PAGES } from '#tests/support/site-pages.ts'

const test = journeysWithDemo()

/** 320 px is a screen of 1280 at 400 %, 640 px one of 1280 at 200 %. */
const WIDTHS_PX = [1440, 640, 320]
const HEIGHT_PX = 900
const VIOLATIONS = { resultTypes: ['violations' as const] }
const GUIDELINES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** A table in the visual editor is scrolled by the caret, which axe does not know. */
const found = async (axe: AxeBuilder) =>
  (await axe.exclude('[contenteditable] table').setLegacyMode().analyze()).violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
  )
const overflowPx = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** What may be said of photos where no model reads them: that they are not read, and the question that is answered so. */
const SENTENCES_ON_PHOTOS = /not read|no model|^Can I take a photo instead of typing$/i
const sentencesOnPhotos = (text: string) =>
  (text.match(/[^.!?\n]*\b(?:photo|camera|snapshot|AI_VISION)[^.!?\n]*/gi) ?? []).map((one) => one.trim())

const faultsOf = async (page: Page, isStaff: boolean): Promise<string[]> => {
  const faults = (await found(new AxeBuilder({ page }).options(VIOLATIONS).withTags(GUIDELINES))).map(
    (one) => `light: ${one}`,
  )
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({ width, height: HEIGHT_PX })
    const px = await overflowPx(page)
    if (px > 0) faults.push(`${width} px wide: ${px} px beyond the edge`)
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  faults.push(
    ...(await found(new AxeBuilder({ page }).options(VIOLATIONS).withRules(['color-contrast']))).map(
      (one) => `dark: ${one}`,
    ),
  )
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 390, height: HEIGHT_PX })
  if (isStaff) return faults
  const said = sentencesOnPhotos(await page.locator('body').innerText())
  return [...faults, ...said.filter((one) => !SENTENCES_ON_PHOTOS.test(one)).map((one) => `photos: ${one}`)]
}

for (const looker of Object.keys(PAGES) as Looker[]) {
  test(`every page for ${looker} reads in both themes and at every width, and promises no photos`, async ({
    browser,
    server,
  }) => {
    test.setTimeout(600_000)
    const context = await browser.newContext({
      baseURL: server.origin,
      viewport: { width: 390, height: HEIGHT_PX },
      colorScheme: 'light',
      reducedMotion: 'reduce',
      ...(looker !== 'visitor' && { storageState: await signInAs(browser, server.origin, looker) }),
    })
    const page = await context.newPage()
    for (const wanted of PAGES[looker]) {
      const address = await addressOf(page, wanted)
      expect(address, `the way to ${wanted.name}`).not.toBeNull()
      await page.goto(address!)
      await wanted.act?.(page)
      expect.soft(await faultsOf(page, looker === 'staff'), wanted.name).toEqual([])
    }
    await context.close()
  })
}
