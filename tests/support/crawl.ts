import type { Client } from './client.ts'

export type Crawled = {
  /** Pages in HTML by their address, without the fragment. */
  pages: Map<string, string>
  /** Everything that was asked for, with the address it led to. */
  seen: Map<string, { status: number; type: string; location: string | null }>
  /** "/about → /nowhere: 404", one per dead link or missing fragment. */
  dead: string[]
  /** Hosts that links of the pages lead to. */
  foreign: Set<string>
}

/** Days lead to days without end: of one page with one set of parameters so many are looked at. */
const MOST_VARIANTS = 6

/**
 * Follows every link, picture, stylesheet and script of every page from `start` on, and every fragment to its element.
 * Dead is what answers 400 and more, and what is sent home because no route knows it.
 */
export async function crawl(client: Client, origin: string, start = '/', mostPages = 400): Promise<Crawled> {
  const crawled: Crawled = { pages: new Map(), seen: new Map(), dead: [], foreign: new Set() }
  const fragments: { from: string; to: string; id: string }[] = []
  const queued = new Set([start])
  const variants = new Map<string, number>()
  const waiting: { from: string; to: string }[] = [{ from: '', to: start }]

  while (waiting.length > 0) {
    const { from, to } = waiting.shift()!
    if (crawled.pages.size >= mostPages) throw new Error(`more than ${mostPages} pages`)
    const response = await client.request(to)
    const location = response.headers.get('location')
    const type = response.headers.get('content-type')?.split(';')[0] ?? ''
    crawled.seen.set(to, { status: response.status, type, location })
    const isUnknown = location === '/' && to !== '/'
    if (response.status >= 400 || isUnknown)
      crawled.dead.push(`${from} → ${to}: ${isUnknown ? 'no such route' : response.status}`)
    if (location && !isUnknown) enqueue(to, location)
    const body = type === 'text/html' ? await response.text() : (await response.arrayBuffer(), null)
    if (body === null || response.status !== 200) continue
    crawled.pages.set(to, body)
    for (const href of linksOf(body)) enqueue(to, href)
  }

  function enqueue(from: string, href: string): void {
    const url = new URL(href, origin + from)
    if (!url.protocol.startsWith('http')) return
    if (url.origin !== origin) return void crawled.foreign.add(url.host)
    const to = url.pathname + url.search
    // A browser finds the top of a page without an element of that name.
    if (url.hash.length > 1 && url.hash !== '#top')
      fragments.push({ from, to, id: decodeURIComponent(url.hash.slice(1)) })
    if (queued.has(to)) return
    const kind = `${url.pathname}?${[...url.searchParams.keys()].toSorted().join('&')}`
    const count = variants.get(kind) ?? 0
    if (count >= MOST_VARIANTS) return
    variants.set(kind, count + 1)
    queued.add(to)
    waiting.push({ from, to })
  }

  for (const { from, to, id } of fragments) {
    const page = crawled.pages.get(to)
    if (page && !page.includes(` id="${id}"`)) crawled.dead.push(`${from} → ${to}#${id}: no such element`)
  }
  return crawled
}

/** Addresses in a page: of links, forms that ask, pictures in every width, styles and scripts. */
function linksOf(html: string): string[] {
  const found: string[] = []
  for (const [, tag, attributes] of html.matchAll(/<(a|link|img|script|source|form|video)\b([^>]*)>/g)) {
    const of = (name: string) =>
      new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(attributes!)?.[1]?.replaceAll('&amp;', '&')
    if (tag === 'form' && of('method') === 'post') continue
    for (const name of ['href', 'src', 'action']) {
      const href = of(name)
      if (href) found.push(href)
    }
    for (const candidate of of('srcset')?.split(',') ?? []) found.push(candidate.trim().split(' ')[0]!)
  }
  return found
}
