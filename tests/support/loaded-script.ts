import type { Page } from '@playwright/test'

/**
 * Does what makes the page ask for a script, and waits for it and all that it imports. Scripts that are on their way when
 * the network goes are lost: browsers do not ask for them again.
 */
export async function withScript(page: Page, name: string, act: () => Promise<unknown>): Promise<void> {
  const asked = page.waitForRequest(new RegExp(`/assets/${name}-[^/]+\\.js$`))
  const [request] = await Promise.all([asked, act()])
  await page.evaluate((url) => import(url), request.url())
}

/**
 * Lets the effects of the page's scripts run. It has a limit, because headless Chromium sometimes never calls back once
 * a page is idle and paints nothing.
 */
export const untilIdle = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })))
