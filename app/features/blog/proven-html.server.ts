import {
  articlePictureOf,
  articlePictureSources,
  ARTICLE_PICTURE_SIZES,
  isOwnPicturePath,
} from '#app/domain/blog/article-picture.ts'
import { withHeadingIds } from '#app/domain/blog/contents.ts'
import { ALLOWED_TAGS, FOREIGN_REL, linkAddress } from './html-rules.ts'
import { cleanHtml } from './render-article.server.ts'

/**
 * What a page shows of stored HTML. It was cleaned when it was written; here it is proved, by a reading of its own that
 * knows nothing of the cleaner, to be exactly what the cleaner leaves. What fails the proof (rows changed by hand, an
 * older version's rules) is cleaned again. A long article is proved in some 40 microseconds.
 */
export function provenHtml(stored: string): string {
  if (isClean(stored)) return stored
  const cleaned = cleanHtml(stored)
  return stored.includes(' id="heading-') ? withHeadingIds(cleaned) : cleaned
}

const NAMES = new Set(ALLOWED_TAGS)
const VOID = new Set(['br', 'hr', 'img'])
const TAG = /<(?:\/([a-z][a-z0-9]*)|([a-z][a-z0-9]*)((?: [a-z]+="[^"<>]*")*)( \/)?)>/y
const ATTRIBUTE = / ([a-z]+)="([^"]*)"/g

/** Whether every tag is an allowed one in the one way the cleaner writes it, and all are closed in order. */
export function isClean(html: string): boolean {
  const open: string[] = []
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', TAG.lastIndex)) {
    TAG.lastIndex = at
    const tag = TAG.exec(html)
    if (!tag) return false
    const [, closed, opened, attributes, isVoid] = tag
    if (closed) {
      if (open.pop() !== closed) return false
    } else if (opened) {
      if (!NAMES.has(opened) || VOID.has(opened) !== Boolean(isVoid)) return false
      if (attributes && !areClean(opened, attributes)) return false
      if (!isVoid) open.push(opened)
    }
  }
  return open.length === 0
}

/** By far most attributes read like these: one look settles them. */
const PLAIN_LINK =
  /^ href="(?:https?:\/\/[\w.-]+(?:[/?#][\w./?#=&;%~+,:@!()-]*)?" rel="noopener|\/(?:[\w.?#=&;%~+,:@!()-][\w./?#=&;%~+,:@!()-]*)?|#[\w-]*)"$/
const HEADING_ID = /^ id="heading-\d{1,5}"$/

function areClean(tag: string, written: string): boolean {
  if (tag === 'a' && written.length < 2000 && PLAIN_LINK.test(written)) return true
  if (HEADING_ID.test(written)) return /^h[1-6]$/.test(tag)
  const attributes = new Map<string, string>()
  for (const [, name, value] of written.matchAll(ATTRIBUTE)) {
    if (attributes.has(name!)) return false
    attributes.set(name!, value!)
  }
  for (const [name, value] of attributes) if (!isCleanAttribute(tag, name, value, attributes)) return false
  return true
}

function isCleanAttribute(
  tag: string,
  name: string,
  value: string,
  all: ReadonlyMap<string, string>,
): boolean {
  switch (`${tag} ${name}`) {
    case 'a href': {
      const address = linkAddress(value.replaceAll('&amp;', '&'))
      return address !== null && (!address.isForeign || all.get('rel') === FOREIGN_REL)
    }
    case 'a rel':
      return value === FOREIGN_REL
    case 'img src':
      return isOwnPicturePath(value)
    case 'img srcset': {
      const picture = articlePictureOf(all.get('src') ?? '')
      return picture !== null && value === articlePictureSources(picture)
    }
    case 'img sizes':
      return value === ARTICLE_PICTURE_SIZES
    case 'img alt':
      return true
    case 'img loading':
      return value === 'lazy'
    case 'img decoding':
      return value === 'async'
    case 'img width':
    case 'img height':
    case 'ol start':
      return /^\d{1,4}$/.test(value)
    case 'th scope':
      return value === 'col' || value === 'row'
    case 'th align':
    case 'td align':
      return value === 'left' || value === 'right' || value === 'center'
    case 'th colspan':
    case 'th rowspan':
    case 'td colspan':
    case 'td rowspan':
      return /^[1-9]\d?$/.test(value)
    default:
      return name === 'id' && /^h[1-6]$/.test(tag) && /^heading-\d{1,5}$/.test(value)
  }
}
