import { createRequire } from 'node:module'
import type { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>
type Options = Parameters<AxeBuilder['options']>[0]

/** The axe that the builder brings along. The builder itself would send it to a page twice for each look at it. */
const builder = createRequire(import.meta.url).resolve('@axe-core/playwright')
const { source } = createRequire(builder)('axe-core') as { source: string }

const GUIDELINES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe finds on a page as it is now, in its frames too: each rule that is broken, with the elements. */
export async function axeFaults(
  page: Page,
  { runOnly = GUIDELINES, exclude = [] }: { runOnly?: Options['runOnly']; exclude?: string[] } = {},
): Promise<string[]> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source)
  const { violations } = await page.evaluate(
    ({ excluded, options }) => {
      const { axe } = window as unknown as { axe: { run(...all: unknown[]): Promise<Results> } }
      return axe.run({ exclude: excluded }, options)
    },
    { excluded: exclude.map((one) => [one]), options: { resultTypes: ['violations'] as const, runOnly } },
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}
