import { AxeBuilder } from '@axe-core/playwright'
import type { Browser } from '@playwright/test'

const PHONE = { width: 390, height: 844 }
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe finds on these pages of a phone, in light and in dark. */
export async function findViolations(
  browser: Browser,
  origin: string,
  paths: readonly string[],
): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ viewport: PHONE, colorScheme })
    const page = await context.newPage()
    for (const path of paths) {
      await page.goto(origin + path)
      const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
      for (const { id, nodes } of violations)
        found.push(
          `${path}, ${colorScheme}: ${id} (${nodes.map((node) => node.html.slice(0, 100)).join(' ')})`,
        )
    }
    await context.close()
  }
  return found
}
