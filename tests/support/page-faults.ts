import type { Page } from '@playwright/test'
import { axeFaults } from './axe.ts'
import { textBeyond } from './text-boxes.ts'

/** 320 px is a screen of 1280 at 400 %, 640 px one of 1280 at 200 %; 390 px is a phone. */
const WIDTHS_PX = [390, 1440, 640, 320]
const HEIGHT_PX = 900
/** A table in the visual editor is scrolled by the caret, which axe does not know. */
const exclude = ['[contenteditable] table']

/** What axe finds in the light theme. */
export const lightFaults = async (page: Page): Promise<string[]> =>
  (await axeFaults(page, { exclude })).map((one) => `light: ${one}`)

/** What axe finds of colours in the dark theme, which is all that it changes; the page stays in the light one. */
export async function darkFaults(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  const faults = await axeFaults(page, { exclude, runOnly: { type: 'rule', values: ['color-contrast'] } })
  await page.emulateMedia({ colorScheme: 'light' })
  return faults.map((one) => `dark: ${one}`)
}

/** What goes beyond the edge, of the page or of its texts, at every width; ends at the narrowest. */
export async function widthFaults(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({ width, height: HEIGHT_PX })
    const overflowPx = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    if (overflowPx > 0) faults.push(`${width} px wide: ${overflowPx} px beyond the edge`)
    faults.push(...(await textBeyond(page)).map((one) => `${width} px wide: ${one}`))
  }
  return faults
}

/** What may be said of photos where no model reads them: that they are not read, and the question that is answered so. */
const SENTENCES_ON_PHOTOS = /not read|no model|^Can I take a photo instead of typing$/i

/** Print and barcodes are read without a model, and the privacy page says what happens to those photos. */
const READ_WITHOUT_MODEL =
  /\b(?:barcode|label|receipt|recipe page|page of a book)\b|^Photos$|drawn afresh|keep photos afterwards/i

/** Promises of photos, where no model reads them. */
export async function photoFaults(page: Page): Promise<string[]> {
  const text = await page.locator('body').innerText()
  return (text.match(/[^.!?\n]*\b(?:photo|camera|snapshot|AI_VISION)[^.!?\n]*/gi) ?? [])
    .map((one) => one.trim())
    .filter((one) => !SENTENCES_ON_PHOTOS.test(one))
    .filter((one) => !READ_WITHOUT_MODEL.test(one))
    .map((one) => `photos: ${one}`)
}
