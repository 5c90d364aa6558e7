import type { Page } from '@playwright/test'
import { journeysWithDemo } from '#tests/support/demo-journey.ts'
import { expect } from '#tests/support/journey.ts'
import {
  motionOf,
  openByKeyboard,
  pinnedShare,
  skipByKeyboard,
  walkByKeyboard,
} from '#tests/support/keyboard-walk.ts'
import { signInAs } from '#tests/support/site-lookers.ts'
import { addressOf, PAGES } from '#tests/support/site-pages.ts'

const test = journeysWithDemo()

/** Opens a page and waits until its scripts have had their turn: a dialog that they open anew takes the focus then. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

/** A screen of 1280 × 900 at 200 %. */
const ZOOMED = { viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 }
const MOST_PINNED = 0.4

for (const looker of ['visitor', 'free', 'premium', 'staff'] as const) {
  test(`every page for ${looker} is used with the keyboard alone, at 200 %, and nothing moves that need not`, async ({
    browser,
    server,
  }) => {
    test.setTimeout(900_000)
    const context = await browser.newContext({
      baseURL: server.origin,
      ...ZOOMED,
      reducedMotion: 'reduce',
      ...(looker !== 'visitor' && { storageState: await signInAs(browser, server.origin, looker) }),
    })
    const page = await context.newPage()
    for (const wanted of PAGES[looker].filter(({ act }) => !act)) {
      const address = await addressOf(page, wanted)
      expect(address, `the way to ${wanted.name}`).not.toBeNull()
      await open(page, address!)
      const isDialog = (await page.locator('dialog[open]').count()) > 0
      const faults = await motionOf(page)
      faults.push(...(await walkByKeyboard(page)))
      // Over a page that begins with a dialog there is nothing else to reach.
      if (!isDialog) {
        const pinned = await pinnedShare(page)
        if (pinned > MOST_PINNED) faults.push(`bars take ${Math.round(pinned * 100)} % of the screen`)
        await open(page, address!)
        faults.push(...(await skipByKeyboard(page)), ...(await openByKeyboard(page)))
      }
      expect.soft(faults, wanted.name).toEqual([])
    }
    await context.close()
  })
}
