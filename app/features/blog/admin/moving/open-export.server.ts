import type { ReadExport } from '#app/domain/blog/moving/read-export.ts'
import { newExpansionBudget } from '#app/domain/recipe/expand.ts'
import { readEntry } from '#app/domain/recipe/zip-archive.ts'
import type { Services } from '#app/features/services.ts'
import { picturesByAddress } from './archive-pictures.server.ts'

const MAX_PICTURE_BYTES = 12 * 1024 * 1024

/** An uploaded export file: its blog, and the pictures inside it. */
export type OpenedExport = Pick<ReadExport, 'blog' | 'pictures'> & {
  /** The bytes of the picture at an address of the old site; null if the file does not contain it. */
  pictureAt(address: string): Promise<Uint8Array | null>
  /** Whether the file contains the picture, without reading it. */
  hasPicture(address: string): boolean
}

/** The blog in an uploaded file. Throws `AppError` (`malformed`, `too-large`) for what cannot be read. */
export async function openExport(
  reader: Services['reader'],
  bytes: Uint8Array,
  site: string | null,
  signal?: AbortSignal,
): Promise<OpenedExport> {
  const { entries, ...read } = await reader.read('blog', { bytes, site }, signal)
  const budget = newExpansionBudget()
  const pictureOf = picturesByAddress(entries)
  return {
    ...read,
    hasPicture: (address) => pictureOf(address) !== null,
    async pictureAt(address) {
      const entry = pictureOf(address)
      return entry && readEntry(bytes, entry, { maxBytes: MAX_PICTURE_BYTES, budget })
    },
  }
}
