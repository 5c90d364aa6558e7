import { AppError } from '#app/domain/errors.ts'
import { readImport, readPage } from '#app/domain/recipe/import-recipes.ts'
import { MAX_IMPORT_BYTES } from '#app/domain/recipe/imported-recipe.ts'
import {
  isPacked,
  MAX_ARCHIVE_BYTES,
  type ReadFile,
  readImportFile,
} from '#app/domain/recipe/read-import-file.ts'
import type { WebPages } from '#app/ports/pages/web-pages.ts'

/** Reads what a member typed, chose or named; each throws `AppError` where it holds no recipe. */

/** Recipes of pasted text. */
export function readPasted(text: string): ReadFile {
  if (new TextEncoder().encode(text).length > MAX_IMPORT_BYTES)
    throw new AppError('too-large', 'That is more than 900 KB. Import it in parts.', { field: 'text' })
  return { recipes: readImport(text).map((recipe) => ({ ...recipe, picture: null })), broken: [] }
}

/** Recipes of an uploaded file, whatever it is called. Texts have a smaller limit than archives with pictures. */
export async function readUpload(file: File): Promise<ReadFile> {
  const tooLarge = (size: string) =>
    new AppError('too-large', `That file has more than ${size}. Import it in parts.`, { field: 'file' })
  if (file.size > MAX_ARCHIVE_BYTES) throw tooLarge('40 MB')
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (!isPacked(bytes) && file.size > MAX_IMPORT_BYTES) throw tooLarge('900 KB')
  return readImportFile(bytes, file.name).catch(atField('file'))
}

/** What is wrong is said beside the field it came from. */
const atField =
  (field: string) =>
  (error: unknown): never => {
    throw error instanceof AppError ? new AppError(error.code, error.message, { field }) : error
  }

/** Recipes of a page of the web; `webPages` is null where the operator turned that off. */
export async function readAddress(
  webPages: Pick<WebPages, 'read'> | null,
  address: string,
  signal: AbortSignal,
): Promise<ReadFile> {
  if (!webPages)
    throw new AppError('unavailable', 'Pages are not read here. Copy the recipe and paste it instead.', {
      field: 'url',
    })
  const page = await webPages.read(address, signal)
  try {
    const recipes = readPage(page.text).map((recipe) => ({
      ...recipe,
      source: { ...recipe.source, url: recipe.source.url ?? page.url },
      picture: null,
    }))
    return { recipes, broken: [] }
  } catch (error) {
    return atField('url')(error)
  }
}

/** Large uploads are held in memory while they are read: a few at once in one process. */
const MAX_LARGE_AT_ONCE = 3
const LARGE_FROM_BYTES = 2 * 1024 * 1024
let largeCount = 0

/** Takes a place for a body of a size, null where it is not said; throws where all are taken. The answer gives it back. */
export function takeUploadPlace(sizeBytes: number | null): () => void {
  if (sizeBytes !== null && sizeBytes <= LARGE_FROM_BYTES) return () => {}
  if (largeCount >= MAX_LARGE_AT_ONCE)
    throw new AppError(
      'too-many-requests',
      'Other large files are being imported right now. Please try again in a minute.',
      { details: { retryAfterS: 60 } },
    )
  largeCount++
  return () => void largeCount--
}
