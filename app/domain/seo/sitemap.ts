/** The sitemap's files as text (sitemaps.org, protocol 0.9). */

export type SitemapKind = 'recipes' | 'posts'
/** Under a megabyte; the protocol allows ten times as many. */
export const ADDRESSES_PER_FILE = 5000

export type SitemapAddress = {
  /** From the root on, as a browser would send it. */
  path: string
  changedAt?: Date | null
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** One file of addresses. */
export function sitemapFile(origin: string, addresses: readonly SitemapAddress[]): string {
  const entries = addresses.map((address) => entry('url', origin, address)).join('')
  return `${HEAD}<urlset xmlns="${NAMESPACE}">\n${entries}</urlset>\n`
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

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const FILE_NAME = new RegExp(`^(recipes|posts)(?:-(${UUID}))?\\.xml$`)

/** `recipes.xml` is the first file of its kind, `recipes-{id}.xml` the one whose addresses come after that id. */
export const sitemapFileName = (kind: SitemapKind, afterId: string | null): string =>
  afterId === null ? `${kind}.xml` : `${kind}-${afterId}.xml`

/** What a file's name says; null for what is no name of one. */
export function readSitemapFileName(name: string): { kind: SitemapKind; afterId: string | null } | null {
  const [, kind, afterId = null] = FILE_NAME.exec(name) ?? []
  return kind ? { kind: kind as SitemapKind, afterId } : null
}
