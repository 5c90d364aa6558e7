/** The sitemap's files as text (sitemaps.org, protocol 0.9). */

export type SitemapKind = 'recipes' | 'posts'
/** A megabyte and a half; the protocol allows five times as many. */
export const ADDRESSES_PER_FILE = 10_000
/** What the protocol allows: room for what comes into the last file until it is ended. */
export const MOST_ADDRESSES = 50_000

export type SitemapAddress = {
  /** From the root on, as a browser would send it. */
  path: string
  changedAt?: Date | null
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** One file of addresses. */
export function sitemapFile(origin: string, addresses: readonly SitemapAddress[]): string {
  return sitemapFileOfEntries([sitemapEntries(origin, addresses)])
}

/** Part of a file: a large one is made piece by piece, so that others are served meanwhile. */
export function sitemapEntries(origin: string, addresses: readonly SitemapAddress[]): string {
  return addresses.map((address) => entry('url', origin, address)).join('')
}

export function sitemapFileOfEntries(pieces: readonly string[]): string {
  return `${HEAD}<urlset xmlns="${NAMESPACE}">\n${pieces.join('')}</urlset>\n`
}

/** The file that names the others. */
export function sitemapIndex(origin: string, files: readonly SitemapAddress[]): string {
  const entries = files.map((file) => entry('sitemap', origin, file)).join('')
  return `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${entries}</sitemapindex>\n`
}

function entry(tag: 'url' | 'sitemap', origin: string, { path, changedAt }: SitemapAddress): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
  return `<${tag}><loc>${escapeXml(origin + path)}</loc>${changed}</${tag}>\n`
}

function escapeXml(text: string): string {
  if (!/[&<>"']/.test(text)) return text
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;')
}

/** `recipes-12.xml` names part 12 of the recipes; null for what names no part. */
export function partOfName(name: string): { kind: SitemapKind; part: number } | null {
  const [, kind, number] = /^(recipes|posts)-([1-9]\d{0,5})\.xml$/.exec(name) ?? []
  return kind ? { kind: kind as SitemapKind, part: Number(number) } : null
}
