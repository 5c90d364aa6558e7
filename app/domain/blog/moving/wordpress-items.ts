import { Parser } from 'htmlparser2'
import { AppError } from '#app/domain/errors.ts'

/** One `<item>`, `<wp:author>` or `<wp:category>`: its fields by their tags, as text. */
export type WordPressItem = {
  fields: ReadonlyMap<string, string>
  /** Categories and tags of a post. */
  terms: readonly { domain: string; slug: string; name: string }[]
  /** Custom fields. */
  meta: ReadonlyMap<string, string>
}

export type WordPressFile = {
  /** What stands in the channel itself. */
  channel: ReadonlyMap<string, string>
  authors: WordPressItem[]
  categories: WordPressItem[]
  items: WordPressItem[]
  /** Comments are not imported, only counted for the report. */
  commentCount: number
}

const MAX_DEPTH = 12
const MAX_ITEMS = 50_000
const MAX_FIELD_LENGTH = 2_000_000
const GROUPS = { item: 'items', 'wp:author': 'authors', 'wp:category': 'categories' } as const
type Group = keyof typeof GROUPS
/** Comments are not brought: nothing inside them is read. */
const PASSED_OVER = 'wp:comment'

type Open = {
  group: Group
  fields: Map<string, string>
  terms: WordPressItem['terms'][number][]
  meta: Map<string, string>
}

/**
 * The items of a WordPress export (WXR). Throws `AppError`: `malformed` for a file that is not one, or that
 * declares a document type of its own, whose entities could grow without bound; `too-large` for too many items.
 */
export function readWordPressItems(xml: string): WordPressFile {
  const file: WordPressFile & { channel: Map<string, string> } = {
    channel: new Map(),
    authors: [],
    categories: [],
    items: [],
    commentCount: 0,
  }
  const path: string[] = []
  let open: Open | null = null
  let text = ''
  let passedOver = 0
  let term = { domain: '', slug: '' }
  let metaKey = ''
  let isChannel = false

  const closeField = (name: string) => {
    if (!open) {
      if (path.length === 2 && path[1] === 'channel' && !file.channel.has(name))
        file.channel.set(name, text.trim())
      return
    }
    if (name === 'category' && term.domain) open.terms.push({ ...term, name: text.trim() })
    else if (name === 'wp:meta_key') metaKey = text.trim()
    else if (name === 'wp:meta_value') open.meta.set(metaKey, text)
    else if (!open.fields.has(name)) open.fields.set(name, text)
  }

  const parser = new Parser(
    {
      onprocessinginstruction(name) {
        if (name.startsWith('!'))
          throw new AppError(
            'malformed',
            'That file declares a document type of its own, which no export does.',
          )
      },
      onopentag(name, attributes) {
        if (path.length >= MAX_DEPTH) throw new AppError('malformed', 'That file is nested too deep.')
        if (name === PASSED_OVER && passedOver++ === 0) file.commentCount++
        if (passedOver === 0) {
          text = ''
          if (name === 'channel') isChannel = true
          if (isGroup(name) && !open) open = { group: name, fields: new Map(), terms: [], meta: new Map() }
          term =
            name === 'category'
              ? { domain: attributes['domain'] ?? '', slug: attributes['nicename'] ?? '' }
              : term
        }
        path.push(name)
      },
      ontext(piece) {
        if (passedOver > 0) return
        if (text.length + piece.length > MAX_FIELD_LENGTH)
          throw new AppError('too-large', 'One text in that file is longer than 2 million characters.')
        text += piece
      },
      onclosetag(name) {
        path.pop()
        if (name === PASSED_OVER) passedOver--
        else if (passedOver > 0) return
        else if (open && name === open.group) {
          const list = file[GROUPS[open.group]]
          if (list.length >= MAX_ITEMS) throw new AppError('too-large', 'That file has too many items.')
          list.push(open)
          open = null
        } else closeField(name)
        text = ''
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(xml)
  if (!isChannel || !file.channel.has('wp:wxr_version'))
    throw new AppError('malformed', 'That is no export of WordPress: it holds no version of its format.')
  return file
}

const isGroup = (name: string): name is Group => Object.hasOwn(GROUPS, name)
