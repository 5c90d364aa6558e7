import { setImmediate as nextTurn } from 'node:timers/promises'
import type { MovedBlog } from '#app/domain/blog/moving/moved-blog.ts'
import { readArchive } from '#app/domain/blog/moving/read-archive.ts'
import { readGhost } from '#app/domain/blog/moving/read-ghost.ts'
import { readWordPress } from '#app/domain/blog/moving/read-wordpress.ts'
import { AppError } from '#app/domain/errors.ts'
import { plainWords } from '#app/domain/plain-words.ts'
import { isZip, readEntry, type ZipEntry, zipEntries } from '#app/domain/recipe/zip-archive.ts'
import { picturesByAddress } from './archive-pictures.server.ts'

export const MAX_EXPORT_BYTES = 40 * 1024 * 1024
const MAX_TEXT_BYTES = 40 * 1024 * 1024
const MAX_EXPANDED_BYTES = 400 * 1024 * 1024
const MAX_PICTURE_BYTES = 12 * 1024 * 1024

/** A file as it was uploaded: its blog, and the pictures that lie in it. */
export type ReadExport = {
  blog: MovedBlog
  /** The bytes of the picture at an address of the old site; null where the file does not hold it. */
  pictureAt(address: string): Promise<Uint8Array | null>
  /** Whether it holds it, without reading it. */
  hasPicture(address: string): boolean
}

export type ExportKind = 'xml' | 'json' | 'zip'

/** What a file is by its first bytes. Throws `AppError` for what is no export. */
export function exportKindOf(bytes: Uint8Array): ExportKind {
  if (isZip(bytes)) return 'zip'
  const head = new TextDecoder()
    .decode(bytes.subarray(0, 512))
    .replace(/^\uFEFF/, '')
    .trimStart()
  if (head.startsWith('<')) return 'xml'
  if (head.startsWith('{') || head.startsWith('[')) return 'json'
  throw new AppError(
    'malformed',
    'That is no export. Choose the XML file of WordPress, the JSON file of Ghost, or a ZIP that holds one of them.',
    { field: 'file' },
  )
}

/** The blog in an uploaded file. Throws `AppError` (`malformed`, `too-large`) for what cannot be read. */
export async function readExport(bytes: Uint8Array, site: string | null): Promise<ReadExport> {
  const kind = exportKindOf(bytes)
  if (kind !== 'zip') return { blog: plain(await blogOf(kind, bytes, site)), ...NO_PICTURES }
  const entries = zipEntries(bytes).filter(({ name }) => !/(?:^|\/)(?:__MACOSX|\.)/.test(name))
  const budget = { leftBytes: MAX_EXPANDED_BYTES }
  const textOf = async (entry: ZipEntry) => {
    const content = await readEntry(bytes, entry, { maxBytes: MAX_TEXT_BYTES, budget })
    return content ?? new Uint8Array()
  }
  const pictureOf = picturesByAddress(entries)
  return {
    blog: plain(await blogInZip(entries, textOf, site)),
    hasPicture: (address) => pictureOf(address) !== null,
    async pictureAt(address) {
      const entry = pictureOf(address)
      return entry && readEntry(bytes, entry, { maxBytes: MAX_PICTURE_BYTES, budget })
    },
  }
}

/** Every text in it fit to be stored, as those of forms are. */
function plain<Value>(value: Value): Value {
  if (typeof value === 'string') return plainWords(value.replaceAll('\r\n', '\n')) as Value
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (Array.isArray(value)) return value.map(plain) as Value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plain(one)])) as Value
}

const NO_PICTURES = { hasPicture: () => false, pictureAt: () => Promise.resolve(null) }

const pause = () => nextTurn()
const decoded = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

async function blogOf(kind: 'xml' | 'json', bytes: Uint8Array, site: string | null): Promise<MovedBlog> {
  return kind === 'xml' ? readWordPress(decoded(bytes), pause) : readGhost(decoded(bytes), site)
}

type TextOf = (entry: ZipEntry) => Promise<Uint8Array>

async function blogInZip(entries: readonly ZipEntry[], textOf: TextOf, site: string | null) {
  const ending = (pattern: RegExp) => entries.filter(({ name }) => pattern.test(name))
  const posts = ending(/(?:^|\/)posts\/[^/]+\.md$/i)
  if (posts.length > 0 || ending(/(?:^|\/)authors\.yaml$/).length > 0) {
    const one = async (pattern: RegExp) => {
      const [entry] = ending(pattern)
      return entry ? decoded(await textOf(entry)) : null
    }
    const all = async (list: readonly ZipEntry[]) => {
      const texts: { name: string; text: string }[] = []
      for (const entry of list) texts.push({ name: entry.name, text: decoded(await textOf(entry)) })
      return texts
    }
    return readArchive({
      posts: await all(posts),
      pages: await all(ending(/(?:^|\/)pages\/[^/]+\.md$/i)),
      authors: await one(/(?:^|\/)authors\.yaml$/),
      categories: await one(/(?:^|\/)categories\.yaml$/),
      redirects: await one(/(?:^|\/)redirects\.csv$/),
    })
  }
  const [entry] = ending(/\.(?:xml|json)$/i).toSorted((one, other) => other.expandedBytes - one.expandedBytes)
  if (!entry)
    throw new AppError('malformed', 'That ZIP holds no export: no XML of WordPress, no JSON of Ghost.', {
      field: 'file',
    })
  const content = await textOf(entry)
  const kind = exportKindOf(content)
  if (kind === 'zip')
    throw new AppError('malformed', 'That ZIP holds another one instead of an export.', { field: 'file' })
  return blogOf(kind, content, site)
}
