import { AppError } from '#app/domain/errors.ts'
import { plainWords } from '#app/domain/plain-words.ts'
import { newExpansionBudget } from '#app/domain/recipe/expand.ts'
import { isZip, readEntry, type ZipEntry, zipEntries } from '#app/domain/recipe/zip-archive.ts'
import { MOVED_LIMITS, type MovedBlog } from './moved-blog.ts'
import { picturesIn, picturesOfPost } from './moved-html.ts'
import { readArchive } from './read-archive.ts'
import { readGhost } from './read-ghost.ts'
import { readWordPress } from './read-wordpress.ts'

export const MAX_EXPORT_BYTES = 40 * 1024 * 1024
const MAX_TEXT_BYTES = 40 * 1024 * 1024
/** Twice the limit for a post on our blog. */
const MAX_CONTENT_LENGTH = 400_000

/** A blog read from its export, and the files of the archive it came in. */
export type ReadExport = {
  blog: MovedBlog
  /** Addresses of the pictures in each post and page, in order. */
  pictures: { posts: readonly string[][]; pages: readonly string[][] }
  entries: readonly ZipEntry[]
}

export type ExportKind = 'xml' | 'json' | 'zip'

/** The kind of export, by its first bytes. Throws `AppError` if the file is not an export. */
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

/** Reads the blog in an uploaded file. Throws `AppError` (`malformed` or `too-large`) if it cannot be read. */
export async function readExport(bytes: Uint8Array, site: string | null): Promise<ReadExport> {
  const kind = exportKindOf(bytes)
  if (kind !== 'zip') return checked(blogOf(kind, bytes, site), [])
  const budget = newExpansionBudget()
  const entries = zipEntries(bytes, budget).filter(({ name }) => !/(?:^|\/)(?:__MACOSX|\.)/.test(name))
  const textOf = async (entry: ZipEntry) => {
    const content = await readEntry(bytes, entry, { maxBytes: MAX_TEXT_BYTES, budget })
    return content ?? new Uint8Array()
  }
  return checked(await blogInZip(entries, textOf, site), entries)
}

function checked(read: MovedBlog, entries: readonly ZipEntry[]): ReadExport {
  for (const kind of ['posts', 'pages', 'authors', 'categories'] as const)
    if (read[kind].length > MOVED_LIMITS[kind])
      throw new AppError(
        'too-large',
        `That file has ${read[kind].length} ${kind}; at most ${MOVED_LIMITS[kind]} are imported at once.`,
        { field: 'file' },
      )
  const blog = plain(read)
  for (const post of blog.posts) {
    if (post.content.length <= MAX_CONTENT_LENGTH) continue
    post.content = post.content.slice(0, MAX_CONTENT_LENGTH)
    blog.leftOut.push({ what: post.title, why: 'Only the first 400,000 characters of its text are read' })
  }
  const pictures = {
    posts: blog.posts.map(picturesOfPost),
    pages: blog.pages.map(({ sections }) => sections.flatMap(({ content }) => picturesIn(content))),
  }
  return { blog, pictures, entries }
}

/** Cleans every string for storage, as form fields are cleaned. */
function plain<Value>(value: Value): Value {
  if (typeof value === 'string') return plainWords(value.replaceAll('\r\n', '\n')) as Value
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (Array.isArray(value)) return value.map(plain) as Value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plain(one)])) as Value
}

const decoded = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

const blogOf = (kind: 'xml' | 'json', bytes: Uint8Array, site: string | null): MovedBlog =>
  kind === 'xml' ? readWordPress(decoded(bytes)) : readGhost(decoded(bytes), site)

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
