/** Sites whose things articles show as a card with a link. Nothing of them is loaded into a page. */

type EmbedSite = {
  name: string
  hosts: readonly string[]
  /** What one does there: the words on the link. */
  verb: 'Watch' | 'Listen' | 'See it'
  /** The public address of a frame's address. */
  fromFrame?: readonly [pattern: RegExp, address: string]
}

const SITES: readonly EmbedSite[] = [
  {
    name: 'YouTube',
    hosts: ['youtube.com', 'youtu.be', 'youtube-nocookie.com'],
    verb: 'Watch',
    fromFrame: [/^\/embed\/([\w-]{6,20})$/, 'https://www.youtube.com/watch?v=$1'],
  },
  {
    name: 'Vimeo',
    hosts: ['vimeo.com', 'player.vimeo.com'],
    verb: 'Watch',
    fromFrame: [/^\/video\/(\d{4,15})$/, 'https://vimeo.com/$1'],
  },
  { name: 'TikTok', hosts: ['tiktok.com'], verb: 'Watch' },
  { name: 'BBC iPlayer and Sounds', hosts: ['bbc.co.uk'], verb: 'See it' },
  { name: 'Instagram', hosts: ['instagram.com'], verb: 'See it' },
  { name: 'Pinterest', hosts: ['pinterest.com', 'pinterest.co.uk'], verb: 'See it' },
  {
    name: 'Spotify',
    hosts: ['open.spotify.com'],
    verb: 'Listen',
    fromFrame: [
      /^\/embed\/((?:episode|show|track|playlist|album)\/\w{10,30})$/,
      'https://open.spotify.com/$1',
    ],
  },
  { name: 'Apple Podcasts', hosts: ['podcasts.apple.com'], verb: 'Listen' },
  { name: 'SoundCloud', hosts: ['soundcloud.com'], verb: 'Listen' },
]

export type Embed = { href: string; site: string; verb: string }

/** The names of the sites, for whoever asks what may be embedded. */
export const EMBED_SITE_NAMES: readonly string[] = SITES.map(({ name }) => name)

/** A thing on one of the sites, by its address or that of its frame; null for any other address. */
export function embedOf(address: string): Embed | null {
  if (!/^https:\/\/[^\s<>"\\`]+$/i.test(address) || address.length > 500 || !URL.canParse(address))
    return null
  const url = new URL(address)
  const host = url.hostname.replace(/^(?:www|m)\./, '')
  const site = SITES.find(({ hosts }) => hosts.includes(host))
  if (!site || url.username !== '' || url.port !== '') return null
  const [pattern, target] = site.fromFrame ?? []
  const isFrame = pattern?.test(url.pathname) ?? false
  const href = isFrame ? url.pathname.replace(pattern!, target!) : url.href
  return { href, site: site.name, verb: site.verb }
}
