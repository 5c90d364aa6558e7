/**
 * Whole pages for visitors without a session, kept in memory: forty times cheaper than rendering.
 * A stored page carries no nonce; its policy names the hashes of its own inline scripts instead.
 */
import { isChangedBy } from '#app/features/site/stored-pages.server.ts'
import { compressOnce, encodingFor, type Encoding } from './compress.ts'
import { contentSecurityPolicy, inlineScriptHashes } from './security-headers.ts'

const MAX_PAGES = 1000
const FRESH_MS = 60_000
const MODULE_PRELOAD = /<link rel="modulepreload"[^>]*>/g

type Page = {
  bodies: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>
  headers: Record<string, string>
  freshUntilMs: number
}

export type PageCache = {
  find(key: string, acceptEncoding: string | null, isHead: boolean): Response | null
  /** To be taken before a page is made: one that was made from what has changed meanwhile is not kept. */
  mark(): number
  /** Stores a finished page and answers with it. */
  store(
    key: string,
    response: Response,
    acceptEncoding: string | null,
    options?: { mark?: number; freshMs?: number },
  ): Promise<Response>
  /** Forgets the page at `path` and all below it; every page for null. */
  forget(path: string | null): void
}

export function createPageCache(
  nowMs: () => number = () => performance.now(),
  finish: (html: string) => Promise<string> = async (html) => html,
): PageCache {
  const pages = new Map<string, Page>()
  let changes = 0

  function answer(page: Page, acceptEncoding: string | null, isHead: boolean): Response {
    const encoding = encodingFor(acceptEncoding)
    const body = (page.bodies[encoding] ??= compressOnce(page.bodies.identity!, encoding, 9))
    const headers: Record<string, string> = { ...page.headers, 'content-length': String(body.byteLength) }
    if (encoding !== 'identity') headers['content-encoding'] = encoding
    return new Response(isHead ? null : body, { headers })
  }

  return {
    find(key, acceptEncoding, isHead) {
      const page = pages.get(key)
      if (!page) return null
      if (page.freshUntilMs < nowMs()) {
        pages.delete(key)
        return null
      }
      return answer(page, acceptEncoding, isHead)
    },
    mark: () => changes,
    async store(key, response, acceptEncoding, { mark = changes, freshMs = FRESH_MS } = {}) {
      // The preload list stands before the stylesheet and holds back the first paint by a second on a phone.
      const html = await finish((await response.text()).replace(MODULE_PRELOAD, ''))
      const headers = Object.fromEntries(response.headers)
      delete headers['content-length']
      // A page for everybody must set nothing for anybody.
      delete headers['set-cookie']
      headers['content-security-policy'] = contentSecurityPolicy(inlineScriptHashes(html))
      headers['cache-control'] = 'public, max-age=0, must-revalidate'
      headers['vary'] = 'accept-encoding, cookie'
      const page: Page = {
        bodies: { identity: new TextEncoder().encode(html) },
        headers,
        freshUntilMs: nowMs() + freshMs,
      }
      if (mark !== changes) return answer(page, acceptEncoding, false)
      if (pages.size >= MAX_PAGES) pages.delete(pages.keys().next().value!)
      pages.set(key, page)
      return answer(page, acceptEncoding, false)
    },
    forget(path) {
      changes++
      for (const key of pages.keys()) if (path === null || isChangedBy(key, path)) pages.delete(key)
    },
  }
}
