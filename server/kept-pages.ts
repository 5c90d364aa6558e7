/** Pages that are the same for all visitors: from memory while they are fresh, and older ones while none can be made. */
import type { Context } from 'hono'
import { postSlugOf } from '#app/domain/blog/blog-paths.ts'
import type { Env } from './host.ts'
import { isGone } from './http.ts'
import type { PageCache } from './page-cache.ts'
import { isHtml } from './render-page.ts'

/** A post shows how often it was opened: what was counted is on its page within five seconds. */
const POST_FRESH_MS = 3500
/** While pages cannot be made, those that are kept are given at once; one request in so long finds out whether they can. */
const OUTAGE_MS = 3000

type Asked = Context<Env>

export type KeptPages = {
  find(c: Asked, key: string): Response | null
  /** The answer for a page that was just made: kept if it can be; null if it is to be sent as any other. */
  keep(c: Asked, key: string, made: Response, mark: number): Promise<Response | null>
  /** To be taken before a page is made. */
  mark(): number
}

export function openKeptPages(pages: PageCache): KeptPages {
  let outageUntilMs = 0
  const askedOf = (c: Asked) => [c.req.header('accept-encoding') ?? null, c.req.method === 'HEAD'] as const

  return {
    mark: pages.mark,
    find(c, key) {
      const asked = askedOf(c)
      const isOutage = performance.now() < outageUntilMs
      return pages.find(key, ...asked) ?? (isOutage ? pages.findStale(key, ...asked) : null)
    },
    async keep(c, key, made, mark) {
      const asked = askedOf(c)
      if (made.status >= 500 && !isGone(c)) {
        outageUntilMs = performance.now() + OUTAGE_MS
        const stale = pages.findStale(key, ...asked)
        if (stale) await made.body?.cancel()
        return stale
      }
      if (made.status !== 200 || !isHtml(made) || c.req.method !== 'GET') return null
      const isPost = postSlugOf(c.req.path) !== null
      return pages.store(key, made, asked[0], { mark, ...(isPost && { freshMs: POST_FRESH_MS }) })
    },
  }
}
