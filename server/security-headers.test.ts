import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  contentSecurityPolicy,
  inlineScriptHashes,
  isForgedRequest,
  setSecurityHeaders,
} from './security-headers.ts'

const ORIGIN = 'https://mealwright.example'
const post = (headers: Record<string, string>) => new Request(`${ORIGIN}/upload`, { method: 'POST', headers })

test('another site’s form or script is refused, ours is not', () => {
  expect(isForgedRequest(post({ origin: 'https://evil.test' }), ORIGIN)).toBe(true)
  expect(isForgedRequest(post({ origin: 'null' }), ORIGIN)).toBe(true)
  expect(isForgedRequest(post({ 'sec-fetch-site': 'cross-site' }), ORIGIN)).toBe(true)
  expect(isForgedRequest(post({ 'sec-fetch-site': 'same-site', origin: ORIGIN }), ORIGIN)).toBe(true)
  expect(isForgedRequest(post({ origin: ORIGIN, 'sec-fetch-site': 'same-origin' }), ORIGIN)).toBe(false)
  expect(isForgedRequest(post({}), ORIGIN)).toBe(false)
})

test('reading from elsewhere is no forgery', () => {
  expect(isForgedRequest(new Request(ORIGIN, { headers: { 'sec-fetch-site': 'cross-site' } }), ORIGIN)).toBe(
    false,
  )
})

test('the policy forbids every foreign host, objects, frames and other bases', () => {
  const policy = contentSecurityPolicy(["'nonce-abc'"])
  expect(policy).toContain("script-src 'self' 'nonce-abc';")
  expect(policy).not.toMatch(/https?:/)
  for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
    expect(policy).toContain(rule)
})

test('every inline script of a stored page is named by its hash; data and files are not', () => {
  const html =
    '<script>run(1)</script><script src="/a.js"></script><script type="application/ld+json">{"a":1}</script>'
  const hash = createHash('sha256').update('run(1)').digest('base64')
  expect(inlineScriptHashes(html)).toEqual([`'sha256-${hash}'`])
})

test('strict transport is asked for on https only', () => {
  const secure = new Headers()
  setSecurityHeaders(secure, true)
  expect(secure.get('strict-transport-security')).toMatch(/max-age=63072000/)
  const plain = new Headers()
  setSecurityHeaders(plain, false)
  expect(plain.has('strict-transport-security')).toBe(false)
})

test('what is no page may run and load nothing, scripts and pages keep what they have', () => {
  const policyOf = (contentType: string, policy?: string) => {
    const headers = new Headers({
      'content-type': contentType,
      ...(policy && { 'content-security-policy': policy }),
    })
    setSecurityHeaders(headers, true)
    return headers.get('content-security-policy')
  }
  for (const type of ['image/svg+xml', 'application/json', 'text/calendar', 'application/rss+xml'])
    expect(policyOf(type), type).toMatch(/^default-src 'none';.*frame-ancestors 'none'$/)
  expect(policyOf('text/javascript')).toBeNull()
  expect(policyOf('text/html', "default-src 'self'")).toBe("default-src 'self'")
})
