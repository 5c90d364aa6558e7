/**
 * What works without a connection. Pages always come from the network first; without one, what this member opened last
 * (recipes, the saved list, plans, shopping lists) is shown as it was. Kept pages belong to one member: the
 * server names whose a page is in `x-kept-for`, and everything kept goes when that changes, and with every sign-in and
 * sign-out. Built files carry a hash in their names and come from the cache.
 *
 * A plain file: it must be there under this address for good. Raise VERSION when what is kept changes its form.
 */
const VERSION = 1
const PAGES = `pages-${VERSION}`
/** Pictures of what this member cooks; they go with the pages. */
const PICTURES = `pictures-${VERSION}`
const FILES = `files-${VERSION}`
const MOST_PAGES = 20
const MOST_PICTURES = 200
const MOST_FILES = 500
const OFFLINE = '/offline'

const KEPT_PATH = /^\/(?:recipes|meal-planning|shopping|recipe\/[^/]+(?:\/[^/]+)?)$/
/** Their names change with what is in them. */
const LASTING_FILE = /^\/(?:assets|plates|pictures)\//
const OTHER_FILE = /^\/(?:icons|brand)\/|^\/(?:favicon\.ico|site\.webmanifest)$/
const FILES_IN_PAGE = /\/(?:assets|plates|pictures|icons|brand)\/[\w./%~-]+/g
/** Whoever sends one of these may be somebody else afterwards. */
const CHANGES_MEMBER = /^\/(?:auth\/|profile\/delete|reset-password)/

/** Goes up with every clearing: a page that was asked for before must not be kept after it. */
let clearings = 0

self.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePage().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const old = (await caches.keys()).filter((name) => ![PAGES, PICTURES, FILES].includes(name))
      await Promise.all(old.map((name) => caches.delete(name)))
      // The page is asked for while this worker is still starting.
      await self.registration.navigationPreload?.enable()
      await self.clients.claim()
    })(),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== self.location.origin) return
  if (request.method === 'POST' && CHANGES_MEMBER.test(url.pathname)) {
    event.respondWith(forgetPages().then(() => fetch(request)))
    return
  }
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') event.respondWith(page(event, url))
  else if (LASTING_FILE.test(url.pathname) || OTHER_FILE.test(url.pathname))
    event.respondWith(file(request, url))
})

/** A page of the app asks that what it shows now be kept. */
self.addEventListener('message', (event) => {
  const { keep } = event.data ?? {}
  if (typeof keep !== 'string') return
  const url = new URL(keep, self.location.origin)
  if (url.origin === self.location.origin && KEPT_PATH.test(url.pathname)) event.waitUntil(refresh(url))
})

async function page(event, url) {
  const before = clearings
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request))
    if (response.type === 'basic') event.waitUntil(look(url, response.clone(), before))
    return response
  } catch {
    return (await keptPage(url)) ?? (await (await caches.open(FILES)).match(OFFLINE)) ?? Response.error()
  }
}

async function refresh(url) {
  const before = clearings
  const headers = { accept: 'text/html' }
  const response = await fetch(url, { headers, credentials: 'same-origin' }).catch(() => null)
  if (response && !response.redirected) await look(url, response, before)
}

/** Sees whose the page is, and keeps it for them. */
async function look(url, response, before) {
  // A gateway's own page says nothing about who is asking.
  if (response.status >= 500 || !response.headers.get('content-type')?.startsWith('text/html')) return
  const member = response.headers.get('x-kept-for')
  if (before !== clearings) return
  if ((await memberOfPages()) !== member) await forgetPages()
  if (member === null || !KEPT_PATH.test(url.pathname)) return
  const now = clearings
  if (response.status !== 200) {
    // It was deleted, or is not theirs any more.
    if (await caches.has(PAGES)) await (await caches.open(PAGES)).delete(url.href)
    return
  }
  const html = await response.text()
  const headers = new Headers(response.headers)
  headers.delete('content-encoding')
  headers.delete('content-length')
  headers.set('x-kept-title', encodeURIComponent(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? url.pathname))
  headers.set('x-kept-at', new Date().toISOString())
  const pages = await caches.open(PAGES)
  if (now !== clearings) return
  await pages.delete(url.href)
  await pages.put(url.href, new Response(html, { status: 200, headers }))
  await trim(pages, MOST_PAGES)
  await keepFilesOf(html)
  // Somebody signed out in between.
  if (now !== clearings) await forgetPages()
}

async function keptPage(url) {
  const pages = await caches.open(PAGES)
  const options = { ignoreVary: true }
  return (
    (await pages.match(url.href, options)) ??
    (await pages.match(url.href, { ...options, ignoreSearch: true })) ??
    null
  )
}

/** Whose pages these are: all are one member's. */
async function memberOfPages() {
  const pages = await caches.open(PAGES)
  const [first] = await pages.keys()
  const response = first && (await pages.match(first, { ignoreVary: true }))
  return response?.headers.get('x-kept-for') ?? null
}

async function forgetPages() {
  clearings++
  await Promise.all([caches.delete(PAGES), caches.delete(PICTURES)])
}

const isPicture = (path) => path.startsWith('/plates/') || path.startsWith('/pictures/')
const cacheFor = (path) => caches.open(isPicture(path) ? PICTURES : FILES)
const mostIn = (path) => (isPicture(path) ? MOST_PICTURES : MOST_FILES)

async function file(request, url) {
  const path = url.pathname
  const before = clearings
  const files = await cacheFor(path)
  const kept = await files.match(path, { ignoreVary: true })
  if (kept && LASTING_FILE.test(path)) return kept
  const response = await fetch(request).catch(() => kept ?? Response.error())
  if (response === kept) return kept
  if (response.status === 200 && response.type === 'basic' && before === clearings) {
    await files.put(path, response.clone())
    await trim(files, mostIn(path))
  }
  return response
}

/** Scripts, styles, pictures and fonts that a page names, so that it looks and works without a connection. */
async function keepFilesOf(html) {
  for (const path of new Set(html.match(FILES_IN_PAGE))) {
    const before = clearings
    const files = await cacheFor(path)
    if (await files.match(path, { ignoreVary: true })) continue
    const response = await fetch(path).catch(() => null)
    if (response?.status !== 200 || before !== clearings) continue
    await files.put(path, response)
    await trim(files, mostIn(path))
  }
}

async function keepOfflinePage() {
  const files = await caches.open(FILES)
  // Without cookies: the page for everybody.
  const response = await fetch(OFFLINE, { credentials: 'omit' })
  if (!response.ok) throw new Error('the offline page is not there')
  await files.put(OFFLINE, response.clone())
  await keepFilesOf(await response.text())
}

/** The oldest go first; the offline page stays. */
async function trim(cache, most) {
  const keys = await cache.keys()
  const surplus = keys.filter(({ url }) => new URL(url).pathname !== OFFLINE).slice(0, Math.max(0, keys.length - most))
  await Promise.all(surplus.map((key) => cache.delete(key)))
}
