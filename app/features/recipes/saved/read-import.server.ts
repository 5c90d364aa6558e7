import { AppError } from '#app/domain/errors.ts'
import { type ImportedRecipe, MAX_IMPORT_BYTES } from '#app/domain/recipe/imported-recipe.ts'
import {
  bytesAt,
  type FileRecipe,
  isPacked,
  MAX_ARCHIVE_BYTES,
  type PicturePlace,
  type ReadFile,
} from '#app/domain/recipe/read-import-file.ts'
import type { Services } from '#app/features/services.ts'
import type { WebPages } from '#app/ports/pages/web-pages.ts'

type Reader = Services['reader']

/** The recipes that were read, each with a function that loads its picture if it has one. */
export type ReadImport = Pick<ReadFile, 'broken' | 'moreBroken'> & {
  recipes: (Omit<FileRecipe, 'picture'> & { picture: (() => Promise<Uint8Array | null>) | null })[]
}

/** Reads what a member typed, chose or named; each throws `AppError` where it holds no recipe. */

/** Recipes of pasted text. */
export async function readPasted(reader: Reader, text: string, signal?: AbortSignal): Promise<ReadImport> {
  if (new TextEncoder().encode(text).length > MAX_IMPORT_BYTES)
    throw new AppError('too-large', 'That is more than 900 KB. Import it in parts.', { field: 'text' })
  return withoutPictures(await reader.read('text', { text }, signal).catch(atField('text')))
}

export const withoutPictures = (recipes: readonly ImportedRecipe[]): ReadImport => ({
  recipes: recipes.map((recipe) => ({ ...recipe, picture: null })),
  broken: [],
  moreBroken: 0,
})

/** Recipes of an uploaded file, whatever it is called. Texts have a smaller limit than archives with pictures. */
export async function readUpload(reader: Reader, file: File, signal?: AbortSignal): Promise<ReadImport> {
  const tooLarge = (size: string) =>
    new AppError('too-large', `That file has more than ${size}. Import it in parts.`, { field: 'file' })
  if (file.size > MAX_ARCHIVE_BYTES) throw tooLarge('40 MB')
  const bytes = await bytesInParts(file)
  if (!isPacked(bytes) && file.size > MAX_IMPORT_BYTES) throw tooLarge('900 KB')
  const read = await reader.read('file', { bytes, name: file.name }, signal).catch(atField('file'))
  return {
    ...read,
    recipes: read.recipes.map(({ picture: place, ...recipe }) => ({
      ...recipe,
      picture: place && (() => pictureAt(reader, bytes, place, signal)),
    })),
  }
}

const PART_BYTES = 2 * 1024 * 1024

/** The whole file, copied in parts: 40 MB at once would hold up every other request. */
async function bytesInParts(file: File): Promise<Uint8Array> {
  const bytes = new Uint8Array(file.size)
  for (let at = 0; at < file.size; at += PART_BYTES)
    bytes.set(new Uint8Array(await file.slice(at, at + PART_BYTES).arrayBuffer()), at)
  return bytes
}

async function pictureAt(
  reader: Reader,
  bytes: Uint8Array,
  place: PicturePlace,
  signal: AbortSignal | undefined,
): Promise<Uint8Array | null> {
  const found = await bytesAt(bytes, place)
  return place.isInRecipe ? reader.read('photo', { bytes: found }, signal) : found
}

/** What is wrong is said beside the field it came from. */
const atField =
  (field: string) =>
  (error: unknown): never => {
    throw error instanceof AppError
      ? new AppError(error.code, error.message, { field, cause: error.cause })
      : error
  }

/** Recipes of a page of the web; `webPages` is null where the operator turned that off. */
export async function readAddress(
  reader: Reader,
  webPages: Pick<WebPages, 'read'> | null,
  address: string,
  signal: AbortSignal,
): Promise<ReadImport> {
  if (!webPages)
    throw new AppError('unavailable', 'Pages are not read here. Copy the recipe and paste it instead.', {
      field: 'url',
    })
  const page = await webPages.read(address, signal)
  const recipes = await reader.read('page', { text: page.text }, signal).catch(atField('url'))
  return withoutPictures(
    recipes.map((recipe) => ({
      ...recipe,
      source: { ...recipe.source, url: recipe.source.url ?? page.url },
    })),
  )
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
