/**
 * Whole pages for visitors without a session, kept in memory: forty times cheaper than rendering.
 * A stored page carries no nonce; its policy names the hashes of its own inline scripts instead.
 */
import { gunzipSync } from 'node:zlib'
import { isChangedBy } from '#app/features/site/stored-pages.server.ts'
import { compressOnce, encodingFor, type Encoding } from './compress.ts'
import { contentSecurityPolicy, inlineScriptHashes } from './security-headers.ts'

const MAX_PAGES = 1000
const FRESH_MS = 60_000
const MODULE_PRELOAD = /<link rel="modulepreload"[^>]*>/g

/** More costs ten times as much and saves a third of a percent. */
const QUALITY = 6
/** Asked for this often a page is worth being made smaller than it was prepared. */
const OFTEN = 3

/** A page that was put together from prepared pieces. */
export type FinishedPage = {
  gzip: Uint8Array<ArrayBuffer>
  /** `'sha256-…'` of its inline scripts. */
  scripts: readonly string[]
}

type Page = {
  bodies: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>
  headers: Record<string, string>
  freshUntilMs: number
  asked: number
}

type StoreOptions = { mark?: number; freshMs?: number }

export type PageCache = {
  find(key: string, acceptEncoding: string | null, isHead: boolean): Response | null
  /** To be taken before a page is made: one that was made from what has changed meanwhile is not kept. */
  mark(): number
  /** Stores a finished page and answers with it. */
  store(
    key: string,
    response: Response,
    acceptEncoding: string | null,
    options?: StoreOptions,
  ): Promise<Response>
  /** The same for a page that was put together from prepared pieces. */
  storeFinished(
    key: string,
    page: FinishedPage,
    acceptEncoding: string | null,
    options?: StoreOptions,
  ): Response
  /** Forgets the page at `path` and all below it; every page for null. */
  forget(path: string | null): void
}

export function createPageCache(
  nowMs: () => number = () => performance.now(),
  finish: (html: string) => Promise<string> = async (html) => html,
): PageCache {
  const pages = new Map<string, Page>()
  let changes = 0

  /** Whatever a first reader's browser takes that is there already. */
  function encodingOf(page: Page, acceptEncoding: string | null): Encoding {
    const wanted = encodingFor(acceptEncoding)
    const isThere = page.bodies[wanted] !== undefined || !page.bodies.gzip
    if (isThere || ++page.asked >= OFTEN || !acceptEncoding?.includes('gzip')) return wanted
    return 'gzip'
  }

  function plainOf({ bodies }: Page): Uint8Array {
    return bodies.identity ?? gunzipSync(bodies.gzip!)
  }

  function keep(key: string, page: Omit<Page, 'freshUntilMs' | 'asked'>, options: StoreOptions): Page {
    const { mark = changes, freshMs = FRESH_MS } = options
    const kept = { ...page, freshUntilMs: nowMs() + freshMs, asked: 0 }
    if (mark !== changes) return kept
    if (pages.size >= MAX_PAGES) pages.delete(pages.keys().next().value!)
    pages.set(key, kept)
    return kept
  }

  function answer(page: Page, acceptEncoding: string | null, isHead: boolean): Response {
    const encoding = encodingOf(page, acceptEncoding)
    const body = (page.bodies[encoding] ??= compressOnce(plainOf(page), encoding, QUALITY))
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
    async store(key, response, acceptEncoding, options = {}) {
      const html = await finish(withoutPreloads(await response.text()))
      const headers = Object.fromEntries(response.headers)
      delete headers['content-length']
      // A page for everybody must set nothing for anybody.
      delete headers['set-cookie']
      const bodies = { identity: new TextEncoder().encode(html) }
      const page = { bodies, headers: { ...headers, ...headersFor(inlineScriptHashes(html)) } }
      return answer(keep(key, page, options), acceptEncoding, false)
    },
    storeFinished(key, { gzip, scripts }, acceptEncoding, options = {}) {
      const headers = { 'content-type': 'text/html; charset=utf-8', ...headersFor(scripts) }
      const page = { bodies: { gzip }, headers }
      return answer(keep(key, page, options), acceptEncoding, false)
    },
    forget(path) {
      changes++
      for (const key of pages.keys()) if (path === null || isChangedBy(key, path)) pages.delete(key)
    },
  }
}

/** A list of scripts to load first would vie with the first paint on a phone; the end of the page names them anyway. */
export const withoutPreloads = (html: string): string => html.replace(MODULE_PRELOAD, '')

const headersFor = (scripts: readonly string[]): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(scripts),
  'cache-control': 'public, max-age=0, must-revalidate',
  vary: 'accept-encoding, cookie',
})
