/** Headers of every answer, and the content security policy of pages: own host only, scripts by nonce or hash. */
import { createHash } from 'node:crypto'

export function contentSecurityPolicy(scriptSources: readonly string[]): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scriptSources.join(' ')}`.trim(),
    // React's style attributes need this; styles from elsewhere stay forbidden.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/**
 * For whatever is no page: pictures, data, feeds, files to download. Opened by itself it runs nothing, loads nothing and
 * stands in no frame. A drawn picture has styles of its own.
 */
const POLICY_OF_FILES =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** A service worker takes its policy from its own answer, and it has to fetch. */
const isScript = (headers: Headers): boolean => /javascript/.test(headers.get('content-type') ?? '')

const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g

/** `'sha256-…'` of every inline script that runs: for pages that are stored and cannot carry a nonce. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', source = ''] of html.matchAll(INLINE_SCRIPT)) {
    if (/type="application\/(?:ld\+)?json"/.test(attributes)) continue
    hashes.add(`'sha256-${createHash('sha256').update(source).digest('base64')}'`)
  }
  return [...hashes]
}

/** Pictures of articles and of cards: readers of feeds and other sites show them. Members' photos lie elsewhere. */
export const isShownElsewhere = (path: string): boolean => /^\/(?:blog-pictures|plates|brand)\//.test(path)

/** `isAsset`: a script, a font or the like. It is no document, and what only documents heed would cost more than some hold. */
export function setSecurityHeaders(headers: Headers, isHttps: boolean, isAsset = false): void {
  headers.set('x-content-type-options', 'nosniff')
  // What is made for other sites says so itself.
  if (!headers.has('cross-origin-resource-policy')) headers.set('cross-origin-resource-policy', 'same-origin')
  if (isHttps) headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains')
  if (isAsset) return
  headers.set('referrer-policy', 'strict-origin-when-cross-origin')
  headers.set('x-frame-options', 'DENY')
  if (!headers.has('content-security-policy') && !isScript(headers))
    headers.set('content-security-policy', POLICY_OF_FILES)
  headers.set('cross-origin-opener-policy', 'same-origin')
  headers.set(
    'permissions-policy',
    'camera=(self), screen-wake-lock=(self), clipboard-write=(self), microphone=(), geolocation=(), payment=()',
  )
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * True for a state-changing request that another site sent. The router checks only its own page actions;
 * this covers every path. A request with neither header does not come from a browser's form or script.
 */
export function isForgedRequest(request: Request, origin: string): boolean {
  if (SAFE_METHODS.has(request.method)) return false
  const site = request.headers.get('sec-fetch-site')
  if (site === 'cross-site' || site === 'same-site') return true
  const sentOrigin = request.headers.get('origin')
  return sentOrigin !== null && sentOrigin !== origin
}
