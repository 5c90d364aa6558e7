import type { Page } from '@playwright/test'
import { KEPT_PAGES } from '#app/features/offline/kept-paths.ts'

/** Where the pages come from that the service worker has stored in this browser, the newest last. */
export const storedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(
    async (name) =>
      (await caches.has(name))
        ? (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
        : [],
    KEPT_PAGES,
  )

/** The stored copy of the page at a path, as HTML; '' where there is none. An older copy has the same path. */
export const storedHtml = (page: Page, path: string): Promise<string> =>
  page.evaluate(
    async ([name, at]) =>
      (await (await caches.match(at, { cacheName: name, ignoreVary: true }))?.text()) ?? '',
    [KEPT_PAGES, path] as const,
  )
