import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { blogPictures } from '#app/db/schema/index.ts'
import {
  articlePictureAddress,
  articlePictureOf,
  isOwnPicturePath,
} from '#app/domain/blog/article-picture.ts'
import type { ImportOptions } from '#app/domain/blog/moving/import-plan.ts'
import { MOVED_LIMITS } from '#app/domain/blog/moving/moved-blog.ts'
import { MARKDOWN_PICTURE, picturesIn, rewriteHtml } from '#app/domain/blog/moving/moved-html.ts'
import { AppError } from '#app/domain/errors.ts'
import { keepPicture } from '#app/features/blog/admin/pictures/upload-picture.server.ts'
import type { ImportNeeds, Keep, Pictures, Report } from './import-run.server.ts'
import type { OpenedExport } from './open-export.server.ts'

type Needs = Pick<ImportNeeds, 'db' | 'files' | 'now' | 'webPages'> & {
  read: OpenedExport
  options: ImportOptions
  uploadedBy: string
  site: string | null
  report: Report
  keep: Keep
  signal: AbortSignal
}

/** Brings pictures into the library: from the file, else from their address where that is wanted. Each once. */
export function openPictures({
  db,
  files,
  now,
  webPages,
  read,
  options,
  uploadedBy,
  site,
  report,
  keep,
  signal,
}: Needs): Pictures {
  const known = new Map<string, string | null>()
  const whole = (address: string) =>
    (site ? URL.parse(address, `${site}/`) : URL.parse(address))?.href ?? null

  async function bytesAt(address: string): Promise<Uint8Array | null> {
    const packed = await read.pictureAt(address)
    if (packed) return packed
    const href = whole(address)
    if (!options.fetchesPictures || !webPages || !href) return null
    return webPages.readPicture(href, signal)
  }

  async function bring(address: string, alt: string): Promise<string | null> {
    // Pictures of the product itself are here already, and so are those of an export of this very blog.
    if (isOwnPicturePath(address) && ((await isInLibrary(address)) || !read.hasPicture(address)))
      return address
    if (report.result.made.pictures >= MOVED_LIMITS.pictures)
      throw new AppError('too-large', `At most ${MOVED_LIMITS.pictures} pictures are imported at once`)
    const bytes = await bytesAt(address)
    if (!bytes) return null
    const importHash = createHash('sha256').update(bytes).digest('base64url')
    const [there] = await db.select().from(blogPictures).where(eq(blogPictures.importHash, importHash))
    if (there) return articlePictureAddress(there)
    const file = new Blob([new Uint8Array(bytes)])
    const kept = await keepPicture(
      { db, files, now },
      { file, alt: alt.slice(0, 300), uploadedBy, importHash },
      { signal },
    )
    report.result.made.pictures++
    await keep(db)
    return kept.address
  }

  async function isInLibrary(address: string): Promise<boolean> {
    const picture = articlePictureOf(address)
    return picture !== null && (await db.$count(blogPictures, eq(blogPictures.id, picture.id))) > 0
  }

  async function addressOf(address: string, alt: string, title: string): Promise<string | null> {
    const before = known.get(address)
    if (before !== undefined) return before
    let brought: string | null = null
    let why = 'It is not in the file'
    try {
      brought = await bring(address, alt)
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof AppError) || error.status >= 500) throw error
      why = error.field === 'url' ? 'It could not be fetched' : error.message
    }
    if (brought === null) report.leaveOutOnce(`Picture ${address} in “${title}”`, why)
    known.set(address, brought)
    return brought
  }

  return {
    addressOf,
    async htmlOf(html, title) {
      for (const address of picturesIn(html)) await addressOf(address, '', title)
      return rewriteHtml(html, { addressOf: (address) => known.get(address) ?? null, linkOf: whole }).html
    },
    async markdownOf(markdown, title) {
      const sources = [...markdown.matchAll(MARKDOWN_PICTURE)].map(([, , source]) => source!)
      for (const address of [...sources, ...picturesIn(markdown)]) await addressOf(address, '', title)
      return markdown
        .replace(MARKDOWN_PICTURE, (all, before: string, source: string) => {
          const address = known.get(source)
          return address ? before + address : all.replace(/^!/, '')
        })
        .replace(
          /(<img\b[^<>]{0,500}\ssrc=")([^"]+)(")/g,
          (all, before: string, source: string, after: string) => {
            const address = known.get(source)
            return address ? before + address + after : all
          },
        )
    },
  }
}
