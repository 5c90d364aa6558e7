import { JSDOM } from 'jsdom'

/**
 * What the W3C's feed validator (validator.w3.org/feed/docs) would find in a feed, as far as it can be told without a
 * network: required elements, forms of dates, ids and addresses, and what HTML inside a feed may hold.
 */

const RSS_DATE =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} (?:GMT|[+-]\d{4})$/
const ATOM_DATE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/
const MIME_TYPE = /^[\w.+-]+\/[\w.+-]+$/

const UNSAFE_ELEMENTS = 'script, style, iframe, frame, object, embed, applet, link, meta, base, title, head'
const ADDRESSES = ['href', 'src', 'cite', 'poster', 'action', 'background', 'longdesc']
/** Attributes of the validator's list that articles use. */
const KNOWN_ATTRIBUTES = new Set(
  (
    'abbr align alt cite class colspan datetime dir headers height href id lang loading decoding name open rel reversed ' +
    'rowspan scope sizes span src srcset start target title type valign value width'
  ).split(' '),
)

type Problems = string[]

/** Faults of an RSS 2.0 or Atom 1.0 feed that is served at `address`; nothing for one that the validator would take. */
export function feedProblems(xml: string, address: string): Problems {
  // XML allows no other control characters, and none at all that are no characters.
  if (/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u.test(xml))
    return ['no XML: a control character']
  const { document } = new JSDOM(xml, { contentType: 'application/xml' }).window
  const broken = document.querySelector('parsererror')
  if (broken) return [`no XML: ${broken.textContent}`]
  return document.documentElement.localName === 'rss'
    ? rssProblems(document, address)
    : atomProblems(document, address)
}

const childrenOf = (parent: Element, name: string) =>
  [...parent.children].filter((child) => child.nodeName === name)
const textOf = (parent: Element, name: string) => childrenOf(parent, name)[0]?.textContent ?? ''
const isWhole = (address: string) => URL.canParse(address) && /^(?:https?|mailto|urn):/.test(address)
const isWeb = (address: string | null) =>
  address !== null && /^https?:/.test(address) && URL.canParse(address)

/** Elements that have to be there once, with something in them. */
function missing(parent: Element, names: readonly string[]): Problems {
  return names.flatMap((name) => {
    const found = childrenOf(parent, name)
    if (found.length !== 1) return [`${parent.nodeName}: ${found.length} of ${name}`]
    return found[0]!.textContent.trim() === '' ? [`${parent.nodeName}: ${name} is empty`] : []
  })
}

function repeated(values: readonly string[], what: string): Problems {
  return new Set(values).size === values.length ? [] : [`${what} stands twice`]
}

function rssProblems(document: Document, address: string): Problems {
  const channel = document.querySelector('rss[version="2.0"] > channel')
  if (!channel) return ['no channel of RSS 2.0']
  const items = childrenOf(channel, 'item')
  const self = childrenOf(channel, 'atom:link').filter((link) => link.getAttribute('rel') === 'self')
  const image = childrenOf(channel, 'image')[0]
  return [
    ...missing(channel, ['title', 'link', 'description', 'lastBuildDate']),
    ...(RSS_DATE.test(textOf(channel, 'lastBuildDate')) ? [] : ['lastBuildDate is no date of RFC 822']),
    ...(self.length === 1 && self[0]!.getAttribute('href') === address ? [] : ['no link to the feed itself']),
    ...(image && textOf(image, 'title') !== textOf(channel, 'title') ? ['image: another title'] : []),
    ...(image && textOf(image, 'link') !== textOf(channel, 'link') ? ['image: another link'] : []),
    ...(image && !isWeb(textOf(image, 'url')) ? ['image: no address'] : []),
    ...repeated(
      items.map((item) => textOf(item, 'guid')),
      'a guid',
    ),
    ...items.flatMap((item) =>
      rssItemProblems(item).map((problem) => `${textOf(item, 'title')}: ${problem}`),
    ),
  ]
}

function rssItemProblems(item: Element): Problems {
  const guid = childrenOf(item, 'guid')[0]
  const isPermalink = guid?.getAttribute('isPermaLink') !== 'false'
  return [
    ...missing(item, ['title', 'link', 'guid', 'pubDate', 'description']),
    ...(isWeb(textOf(item, 'link')) ? [] : ['link is no address']),
    ...(isPermalink && !isWeb(guid?.textContent ?? '') ? ['guid is no permanent link'] : []),
    ...(RSS_DATE.test(textOf(item, 'pubDate')) ? [] : ['pubDate is no date of RFC 822']),
    ...childrenOf(item, 'author').flatMap(({ textContent }) =>
      /^\S+@\S+/.test(textContent ?? '') ? [] : ['author is no e-mail address; dc:creator names people'],
    ),
    ...(childrenOf(item, 'author').length > 0 && childrenOf(item, 'dc:creator').length > 0
      ? ['author and dc:creator say the same']
      : []),
    ...childrenOf(item, 'category').flatMap(({ textContent }) =>
      textContent?.trim() ? [] : ['an empty category'],
    ),
    ...(childrenOf(item, 'enclosure').length > 1 ? ['more than one enclosure'] : []),
    ...childrenOf(item, 'enclosure').flatMap((enclosure) => [
      ...(isWeb(enclosure.getAttribute('url')) ? [] : ['enclosure: no address']),
      ...(/^\d+$/.test(enclosure.getAttribute('length') ?? '') ? [] : ['enclosure: no length in bytes']),
      ...(MIME_TYPE.test(enclosure.getAttribute('type') ?? '') ? [] : ['enclosure: no type']),
    ]),
    ...[textOf(item, 'description'), textOf(item, 'content:encoded')].flatMap(htmlProblems),
  ]
}

function atomProblems(document: Document, address: string): Problems {
  const feed = document.documentElement
  if (feed.namespaceURI !== 'http://www.w3.org/2005/Atom') return ['no feed of Atom 1.0']
  const entries = childrenOf(feed, 'entry')
  const self = childrenOf(feed, 'link').filter((link) => link.getAttribute('rel') === 'self')
  const hasAuthor = childrenOf(feed, 'author').length > 0
  return [
    ...missing(feed, ['id', 'title', 'updated']),
    ...(isWhole(textOf(feed, 'id')) ? [] : ['id is no address']),
    ...(ATOM_DATE.test(textOf(feed, 'updated')) ? [] : ['updated is no date of RFC 3339']),
    ...(self.length === 1 && self[0]!.getAttribute('href') === address ? [] : ['no link to the feed itself']),
    ...repeated(
      entries.map((entry) => textOf(entry, 'id')),
      'an id',
    ),
    ...entries.flatMap((entry) =>
      atomEntryProblems(entry, hasAuthor).map((problem) => `${textOf(entry, 'title')}: ${problem}`),
    ),
  ]
}

function atomEntryProblems(entry: Element, hasFeedAuthor: boolean): Problems {
  const links = childrenOf(entry, 'link')
  const authors = childrenOf(entry, 'author')
  const texts = ['title', 'summary', 'content'].flatMap((name) => childrenOf(entry, name))
  return [
    ...missing(entry, ['id', 'title', 'updated', 'content']),
    ...(isWhole(textOf(entry, 'id')) ? [] : ['id is no address']),
    ...['updated', 'published'].flatMap((name) =>
      ATOM_DATE.test(textOf(entry, name)) ? [] : [`${name} is no date of RFC 3339`],
    ),
    ...(authors.length === 0 && !hasFeedAuthor ? ['no author'] : []),
    ...authors.flatMap((author) => missing(author, ['name'])),
    ...links.flatMap((link) => (isWeb(link.getAttribute('href')) ? [] : ['a link is no address'])),
    ...(links.filter((link) => (link.getAttribute('rel') ?? 'alternate') === 'alternate').length === 1
      ? []
      : ['not one link to the article']),
    ...childrenOf(entry, 'category').flatMap((category) =>
      category.getAttribute('term') ? [] : ['a category without its term'],
    ),
    ...texts.flatMap((text) =>
      text.getAttribute('type') === 'html' ? htmlProblems(text.textContent ?? '') : [],
    ),
  ]
}

/** What readers of feeds refuse or show wrong in HTML. */
function htmlProblems(html: string): Problems {
  const { document } = new JSDOM(`<body>${html}</body>`).window
  const { body } = document
  const elements = [...body.querySelectorAll('*')]
  return [
    ...[...document.head.children, ...body.querySelectorAll(UNSAFE_ELEMENTS)].map(
      ({ localName }) => `may not hold <${localName}>`,
    ),
    ...elements.flatMap((element) =>
      [...element.attributes].flatMap(({ name, value }) => {
        if (!KNOWN_ATTRIBUTES.has(name) && !name.startsWith('data-'))
          return [`may not hold the attribute ${name}`]
        if (ADDRESSES.includes(name) && !isWhole(value)) return [`${name} is not whole: ${value}`]
        if (name === 'srcset')
          return value.split(',').flatMap((one) => (isWhole(one.trim()) ? [] : ['srcset is not whole']))
        return []
      }),
    ),
  ]
}
