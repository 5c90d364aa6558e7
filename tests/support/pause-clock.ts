import type { Page } from '@playwright/test'

/** So far ahead that a busy machine does not pass it on the way to the page. */
const AHEAD_MS = 3_000

/** Stops the page's clock, which the test installed, a little ahead of where it is. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + AHEAD_MS))
}
