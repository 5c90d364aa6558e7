import type { Page } from '@playwright/test'
import { demoAlone } from '#tests/support/journey-kinds.ts'
import { expect } from '#tests/support/journey.ts'
import {
  motionOf,
  openByKeyboard,
  pinnedShare,
  skipByKeyboard,
  walkByKeyboard,
} from '#tests/support/keyboard-walk.ts'
import { untilIdle } from '#tests/support/loaded-script.ts'
import { darkFaults, lightFaults, photoFaults, widthFaults } from '#tests/support/page-faults.ts'
import { type Session, signInAs } from '#tests/support/site-lookers.ts'
import { addressOf, type Looker, PAGES } from '#tests/support/site-pages.ts'

type SessionOf = (looker: Looker) => Promise<Session | undefined>

/** Each page of the site on its own, on a server that only they use; everybody signs in once per worker. */
const test = demoAlone().extend<{ looker: Looker }, { sessionOf: SessionOf }>({
  looker: ['visitor', { option: true }],
  sessionOf: [
    async ({ browser, server }, use) => {
      const sessions = new Map<Looker, Promise<Session>>()
      await use(async (looker) => {
        if (looker === 'visitor') return
        if (!sessions.has(looker)) sessions.set(looker, signInAs(browser, server.origin, looker))
        return sessions.get(looker)
      })
    },
    { scope: 'worker' },
  ],
  storageState: async ({ looker, sessionOf }, use) => use(await sessionOf(looker)),
})
test.use({
  viewport: { width: 390, height: 900 },
  colorScheme: 'light',
  contextOptions: { reducedMotion: 'reduce' },
})

const DESK = { width: 1440, height: 900 }
/** A screen of 1280 × 900 at 200 %. */
const ZOOMED = { width: 640, height: 450 }
const MOST_PINNED = 0.4

/** With the keyboard alone, from a page that nothing was done on. */
async function keyboardFaults(page: Page): Promise<string[]> {
  const isDialog = (await page.locator('dialog[open]').count()) > 0
  const faults = await walkByKeyboard(page)
  // Over a page that begins with a dialog there is nothing else to reach.
  if (isDialog) return faults
  const pinned = await pinnedShare(page)
  if (pinned > MOST_PINNED) faults.push(`bars take ${Math.round(pinned * 100)} % of the screen`)
  return [...faults, ...(await skipByKeyboard(page)), ...(await openByKeyboard(page))]
}

for (const looker of Object.keys(PAGES) as Looker[]) {
  test.describe(looker, () => {
    test.use({ looker })

    for (const wanted of PAGES[looker]) {
      // What was done on a page moves the focus, and a newcomer's pages have no more to reach than a member's.
      const isWalked = !wanted.act && looker !== 'newcomer'
      const isWalkedToo = isWalked ? ', and is used with the keyboard alone' : ''

      test(`${wanted.name} for ${looker} reads in both themes at every width${isWalkedToo}`, async ({
        page,
      }) => {
        const address = await addressOf(page, wanted)
        expect(address, `the way to ${wanted.name}`).not.toBeNull()
        await page.goto(address!)
        // The page's scripts have their turn: a dialog that they open again takes the focus then.
        await untilIdle(page)
        await wanted.act?.(page)
        const faults = await lightFaults(page)
        if (looker !== 'staff') faults.push(...(await photoFaults(page)))
        faults.push(...(await widthFaults(page)), ...(await darkFaults(page)))
        await page.setViewportSize(DESK)
        faults.push(...(await lightFaults(page)), ...(await darkFaults(page)))
        await page.setViewportSize(ZOOMED)
        faults.push(...(await motionOf(page)))
        if (isWalked) faults.push(...(await keyboardFaults(page)))
        expect(faults).toEqual([])
      })
    }
  })
}
