/**
 * Whole pages for visitors without a session, kept in memory: forty times cheaper than rendering.
 * A stored page carries no nonce; its policy names the hashes of its own inline scripts instead.
 */
import { isChangedBy } from '#app/features/site/stored-pages.server.ts'
import { compressOnce, encodingFor, type Encoding } from './compress.ts'
import { contentSecurityPolicy, inlineScriptHashes } from './security-headers.ts'

const MAX_BYTES = 32_000_000
const FRESH_MS = 60_000
/** While pages cannot be made, one that is older than fresh is better than none; but not one of yesterday. */
const STALE_MS = 3_600_000
const MODULE_PRELOAD = /<link rel="modulepreload"[^>]*>/g

/** More costs ten times as much and saves a third of a percent. */
const QUALITY = 6

type Page = {
  bodies: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>> & { identity: Uint8Array<ArrayBuffer> }
  headers: Record<string, string>
  keptAtMs: number
  freshMs: number
}

type StoreOptions = { mark?: number; freshMs?: number }

export type PageCache = {
  find(key: string, acceptEncoding: string | null, isHead: boolean): Response | null
  /** The page as it was last, for when it cannot be made now. */
  findStale(key: string, acceptEncoding: string | null, isHead: boolean): Response | null
  /** To be taken before a page is made: one that was made from what has changed meanwhile is not kept. */
  mark(): number
  /** Stores a finished page and answers with it. */
  store(
    key: string,
    response: Response,
    acceptEncoding: string | null,
    options?: StoreOptions,
  ): Promise<Response>
  /** Forgets the page at `path`, whatever its query, and all below it; every page for null. */
  forget(path: string | null): void
}

export function createPageCache({
  nowMs = () => performance.now(),
  maxBytes = MAX_BYTES,
}: {
  nowMs?: () => number
  maxBytes?: number
} = {}): PageCache {
  /** The least recently asked for first. */
  const pages = new Map<string, Page>()
  let bytes = 0
  let changes = 0

  function drop(key: string): void {
    const page = pages.get(key)
    if (!page) return
    for (const body of Object.values(page.bodies)) bytes -= body.byteLength
    pages.delete(key)
  }

  function makeRoom(): void {
    for (const key of pages.keys()) {
      if (bytes <= maxBytes) return
      drop(key)
    }
  }

  /** `page` may be one that is not kept. */
  function answer(key: string, page: Page, acceptEncoding: string | null, isHead: boolean): Response {
    const encoding = encodingFor(acceptEncoding)
    let body = page.bodies[encoding]
    if (!body) {
      body = page.bodies[encoding] = compressOnce(page.bodies.identity, encoding, QUALITY)
      if (pages.get(key) === page) {
        bytes += body.byteLength
        makeRoom()
      }
    }
    const headers: Record<string, string> = { ...page.headers, 'content-length': String(body.byteLength) }
    if (encoding !== 'identity') headers['content-encoding'] = encoding
    return new Response(isHead ? null : body, { headers })
  }

  function findWithin(key: string, withinMs: (page: Page) => number) {
    const page = pages.get(key)
    if (!page || nowMs() - page.keptAtMs > withinMs(page)) return null
    // Asked for just now: last to go.
    pages.delete(key)
    pages.set(key, page)
    return page
  }

  return {
    find(key, acceptEncoding, isHead) {
      const page = findWithin(key, ({ freshMs }) => freshMs)
      return page && answer(key, page, acceptEncoding, isHead)
    },
    findStale(key, acceptEncoding, isHead) {
      const page = findWithin(key, () => STALE_MS)
      return page && answer(key, page, acceptEncoding, isHead)
    },
    mark: () => changes,
    async store(key, response, acceptEncoding, { mark = changes, freshMs = FRESH_MS } = {}) {
      const html = withoutPreloads(await response.text())
      const headers = Object.fromEntries(response.headers)
      delete headers['content-length']
      // A page for everybody must set nothing for anybody.
      delete headers['set-cookie']
      const page: Page = {
        bodies: { identity: new TextEncoder().encode(html) },
        headers: { ...headers, ...headersFor(inlineScriptHashes(html)) },
        keptAtMs: nowMs(),
        freshMs,
      }
      if (mark === changes) {
        drop(key)
        pages.set(key, page)
        bytes += page.bodies.identity.byteLength
        makeRoom()
      }
      return answer(key, page, acceptEncoding, false)
    },
    forget(path) {
      changes++
      for (const key of pages.keys()) if (path === null || isChangedBy(key.split('?', 1)[0]!, path)) drop(key)
    },
  }
}

/** A list of scripts to load first would vie with the first paint on a phone; the end of the page names them anyway. */
const withoutPreloads = (html: string): string => html.replace(MODULE_PRELOAD, '')

const headersFor = (scripts: readonly string[]): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(scripts),
  'cache-control': 'public, max-age=0, must-revalidate',
  vary: 'accept-encoding, cookie',
})
