import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchScripts } from './script-watch.ts'

const LIMITS = { afterLoadMs: 8000, atLatestMs: 20_000, reloadEveryMs: 120_000 }
const HERE = '/meal-planning?plan=1'

class FakeScript {
  readonly type = 'module'
}

/** A page at the moment its head is read; `fire` sends it a browser event. */
function openPage({ stored = new Map<string, string>(), isOnline = true, hasModal = false } = {}) {
  const listeners = new Map<string, (event: object) => void>()
  const notice = {
    open: false,
    setAttribute: vi.fn(() => (notice.open = true)),
    showModal: vi.fn(() => (notice.open = true)),
    close: vi.fn(() => (notice.open = false)),
    querySelector: () => null,
  }
  const replace = vi.fn<(to: string) => void>()
  const listen = (name: string, listener: (event: object) => void) => listeners.set(name, listener)
  vi.stubGlobal('HTMLScriptElement', FakeScript)
  vi.stubGlobal('addEventListener', listen)
  vi.stubGlobal('navigator', { onLine: isOnline })
  vi.stubGlobal('location', { pathname: '/meal-planning', search: '?plan=1', replace })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  vi.stubGlobal('document', {
    readyState: 'complete',
    addEventListener: listen,
    querySelector: (selector: string) => (selector === 'dialog:modal' ? (hasModal ? {} : null) : notice),
  })
  watchScripts(LIMITS)
  return { notice, replace, stored, fire: (name: string, event = {}) => listeners.get(name)!(event) }
}
const failed = { target: new FakeScript() }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  globalThis.scriptWatch = undefined
})

test('a page whose script failed reloads itself, once', () => {
  const first = openPage()
  first.fire('error', failed)
  expect(first.replace).toHaveBeenCalledExactlyOnceWith(HERE)
  const again = openPage({ stored: first.stored })
  again.fire('error', failed)
  expect(again.replace).not.toHaveBeenCalled()
  expect(again.notice.open).toBe(true)
})

test('a failed import counts, but a failed picture or an error inside a script does not', () => {
  const page = openPage()
  page.fire('error', { target: {} })
  page.fire('unhandledrejection', { reason: new TypeError('x is not a function') })
  expect(page.replace).not.toHaveBeenCalled()
  page.fire('unhandledrejection', {
    reason: new TypeError('Failed to fetch dynamically imported module: /a.js'),
    preventDefault() {},
  })
  expect(page.replace).toHaveBeenCalledTimes(1)
})

test('a page that has been typed in, or is offline, only offers to reload', () => {
  const typed = openPage()
  typed.fire('input')
  typed.fire('error', failed)
  expect([typed.replace.mock.calls.length, typed.notice.open]).toEqual([0, true])
  const offline = openPage({ isOnline: false })
  offline.fire('error', failed)
  expect([offline.replace.mock.calls.length, offline.notice.open]).toEqual([0, true])
})

test('a page that has loaded but still does nothing says so, over an open dialog too', () => {
  const page = openPage()
  page.fire('load')
  vi.advanceTimersByTime(LIMITS.afterLoadMs)
  expect(page.notice.setAttribute).toHaveBeenCalledWith('open', '')
  const covered = openPage({ hasModal: true })
  covered.fire('load')
  vi.advanceTimersByTime(LIMITS.afterLoadMs)
  expect(covered.notice.showModal).toHaveBeenCalledTimes(1)
})

test('a page that never finishes loading says so in the end', () => {
  const page = openPage()
  vi.advanceTimersByTime(LIMITS.atLatestMs - 1)
  expect(page.notice.open).toBe(false)
  vi.advanceTimersByTime(1)
  expect(page.notice.open).toBe(true)
})

test('once the scripts have taken over, no notice is shown and an open one closes', () => {
  const page = openPage()
  page.fire('load')
  vi.advanceTimersByTime(LIMITS.afterLoadMs)
  globalThis.scriptWatch!.done()
  expect(page.notice.open).toBe(false)
  page.fire('error', failed)
  vi.advanceTimersByTime(LIMITS.atLatestMs)
  expect([page.replace.mock.calls.length, page.notice.open]).toEqual([0, false])
})
