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

/** Numbers what is asked for and each clearing, in the order in which they begin. */
let begun = 0
/** The number of the last clearing: a page that was asked for before it is not stored after it. */
let cleared = 0
/** Whose pages are stored: null for nobody's, undefined until it has been read from the pages themselves. */
let owner
/** The newest request whose answer said who was asking. */
let ownerSeenAt = 0
/** The newest request, by address, whose answer is stored: answers can overtake each other. */
const newest = new Map()
/** Ends when the last work on the stored pages that was begun has ended. */
let lastTurn = Promise.resolve()

/** Does one piece of work on the stored pages after the other: each would misread what another is changing. */
function inTurn(work) {
  const turn = lastTurn.then(work)
  lastTurn = turn.catch(() => {})
  return turn
}

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
    event.respondWith(changeMember(request))
    return
  }
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') event.respondWith(page(event, url))
  else if (LASTING_FILE.test(url.pathname) || OTHER_FILE.test(url.pathname))
    event.respondWith(file(event, url))
})

/** A page of the app asks that what it shows now be kept. */
self.addEventListener('message', (event) => {
  const { keep } = event.data ?? {}
  if (typeof keep !== 'string') return
  const url = new URL(keep, self.location.origin)
  if (url.origin === self.location.origin && KEPT_PATH.test(url.pathname)) event.waitUntil(refresh(url))
})

async function page(event, url) {
  const asked = ++begun
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request))
    if (response.type === 'basic') event.waitUntil(look(url, response.clone(), asked))
    return response
  } catch {
    return (await keptPage(url)) ?? (await (await caches.open(FILES)).match(OFFLINE)) ?? Response.error()
  }
}

/** Clears before and after: a page that is asked for in between may still be the earlier member's. */
async function changeMember(request) {
  await forgetPages()
  try {
    return await fetch(request)
  } finally {
    await forgetPages()
  }
}

async function refresh(url) {
  const asked = ++begun
  const headers = { accept: 'text/html' }
  const response = await fetch(url, { headers, credentials: 'same-origin' }).catch(() => null)
  if (response && !response.redirected) await look(url, response, asked)
}

/** Sees whose the page is, and stores it for them. */
async function look(url, response, asked) {
  // A gateway's own page says nothing about who is asking.
  if (response.status >= 500 || !response.headers.get('content-type')?.startsWith('text/html')) return
  const member = response.headers.get('x-kept-for')
  const since = await inTurn(() => admit(member, asked))
  if (since === null || member === null || !KEPT_PATH.test(url.pathname)) return
  const html = response.status === 200 ? await response.text() : null
  const isStored = await inTurn(() => since === cleared && store(url, html, response.headers, asked))
  if (isStored) await keepFilesOf(html, since)
}

/**
 * Clears what is stored where the answer is somebody else's. Returns the last clearing, and nothing of this answer
 * is stored after the next; null where the answer is too old to say who is asking.
 */
async function admit(member, asked) {
  if (owner === undefined) {
    const read = await memberOfPages()
    if (owner === undefined) owner = read
  }
  if (asked < cleared || (member !== owner && asked < ownerSeenAt)) return null
  ownerSeenAt = Math.max(ownerSeenAt, asked)
  if (member === owner) return cleared
  // Where nobody's pages were stored, other answers of this member may be on their way: they stay welcome.
  const clearing = owner === null ? caches.delete(PICTURES) : forgetPages()
  owner = member
  await clearing
  return owner === member ? cleared : null
}

/** Stores a page in the place of its older copy; null for one that was deleted, or is not theirs any more. */
async function store(url, html, answered, asked) {
  if (asked < (newest.get(url.href) ?? 0)) return false
  newest.set(url.href, asked)
  if (html === null) {
    if (await caches.has(PAGES)) await (await caches.open(PAGES)).delete(url.href)
    return false
  }
  const headers = new Headers(answered)
  headers.delete('content-encoding')
  headers.delete('content-length')
  headers.set('x-kept-title', encodeURIComponent(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? url.pathname))
  headers.set('x-kept-at', new Date().toISOString())
  const since = cleared
  const pages = await caches.open(PAGES)
  if (since !== cleared) return false
  // This moves it behind the others, too, and at no time is there neither copy.
  await pages.put(url.href, new Response(html, { status: 200, headers }))
  await trim(pages, MOST_PAGES)
  return true
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
  cleared = ++begun
  owner = null
  newest.clear()
  await Promise.all([caches.delete(PAGES), caches.delete(PICTURES)])
}

const isPicture = (path) => path.startsWith('/plates/') || path.startsWith('/pictures/')
const cacheFor = (path) => caches.open(isPicture(path) ? PICTURES : FILES)
const mostIn = (path) => (isPicture(path) ? MOST_PICTURES : MOST_FILES)

/** Answers before anything is stored: a page does not wait for the disk to get its scripts. */
async function file(event, url) {
  const path = url.pathname
  const since = cleared
  const kept = await keptFile(path)
  if (kept && LASTING_FILE.test(path)) return kept
  const response = await fetch(event.request).catch(() => kept ?? Response.error())
  if (response !== kept && response.status === 200 && response.type === 'basic')
    event.waitUntil(keepFile(path, response.clone(), since))
  return response
}

/** The stored copy of a file; undefined if the store itself fails, as on a full disk: the network may still have it. */
async function keptFile(path) {
  try {
    return await (await cacheFor(path)).match(path, { ignoreVary: true })
  } catch {
    return undefined
  }
}

/** Stores a file, unless something was cleared since it was requested. */
async function keepFile(path, response, since) {
  if (since !== cleared) return
  try {
    const files = await cacheFor(path)
    await files.put(path, response)
    await trim(files, mostIn(path))
  } catch {
    // No room: it is fetched again next time.
  }
}

/**
 * Scripts, styles, pictures and fonts that a page names, so that it looks and works without a connection. `since` is the
 * clearing after which the page came: pictures go with the next one.
 */
async function keepFilesOf(html, since) {
  const stored = new Map()
  for (const path of new Set(html.match(FILES_IN_PAGE))) {
    const isGone = () => isPicture(path) && since !== cleared
    if (isGone()) continue
    const files = await cacheFor(path)
    if (await files.match(path, { ignoreVary: true })) continue
    const response = await fetch(path).catch(() => null)
    if (response?.status !== 200 || isGone()) continue
    await files.put(path, response)
    stored.set(mostIn(path), files)
  }
  // Once, at the end: the page's own requests have to wait while a store is searched.
  for (const [most, files] of stored) await trim(files, most)
}

async function keepOfflinePage() {
  const files = await caches.open(FILES)
  // Without cookies: the page for everybody.
  const response = await fetch(OFFLINE, { credentials: 'omit' })
  if (!response.ok) throw new Error('the offline page is not there')
  await files.put(OFFLINE, response.clone())
  await keepFilesOf(await response.text(), cleared)
}

/** The oldest go first; the offline page stays. */
async function trim(cache, most) {
  const keys = await cache.keys()
  const surplus = keys.filter(({ url }) => new URL(url).pathname !== OFFLINE).slice(0, Math.max(0, keys.length - most))
  await Promise.all(surplus.map((key) => cache.delete(key)))
}
