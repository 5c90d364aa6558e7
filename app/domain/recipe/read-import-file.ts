import { parseJson } from '#app/domain/bounded-json.ts'
import { AppError } from '#app/domain/errors.ts'
import { expand, type ExpansionBudget } from './expand.ts'
import { readImport } from './import-recipes.ts'
import type { ImportedRecipe } from './imported-recipe.ts'
import { isCooklang, readCooklang } from './read-cooklang.ts'
import { isRecipeJson, readRecipeJson } from './read-app-json.ts'
import { isZip, readEntry, type ZipEntry, zipEntries } from './zip-archive.ts'

/** How much an archive may hold, whatever it claims. */
export const MAX_ARCHIVE_BYTES = 40 * 1024 * 1024
export const MAX_ARCHIVE_RECIPES = 2000
const MAX_EXPANDED_BYTES = 400 * 1024 * 1024
/** A recipe of Paprika has its photo inside. */
const MAX_RECIPE_BYTES = 16 * 1024 * 1024
const MAX_PICTURE_BYTES = 12 * 1024 * 1024
/** Tandoor packs a zip for each recipe into one. */
const MAX_NESTING = 2
const MAX_TEXT_BYTES = 256 * 1024

/** A recipe of a file, and how to get at its picture where it has one; null when that cannot be read. */
export type FileRecipe = ImportedRecipe & { picture: (() => Promise<Uint8Array | null>) | null }

export type ReadFile = {
  recipes: FileRecipe[]
  /** What was there but could not be read, by name and reason. */
  broken: { name: string; reason: string }[]
}

type Archive = { bytes: Uint8Array; budget: ExpansionBudget; read: ReadFile }

/**
 * Reads a file of recipes by what is in it, not by its name: an archive of Mealie, Paprika, Tandoor or Nextcloud
 * Cookbook, a single recipe of Paprika, JSON, a saved web page, Cooklang or text. A broken recipe in an archive is
 * named, the others are read. Throws `AppError` where nothing could be read at all.
 */
export async function readImportFile(bytes: Uint8Array, fileName = ''): Promise<ReadFile> {
  if (bytes.length > MAX_ARCHIVE_BYTES)
    throw new AppError('too-large', 'That file has more than 40 MB. Export fewer recipes at a time.', {
      field: 'file',
    })
  const read: ReadFile = { recipes: [], broken: [] }
  const archive: Archive = { bytes, budget: { leftBytes: MAX_EXPANDED_BYTES }, read }
  if (isZip(bytes)) await readArchive(archive, MAX_NESTING)
  else if (isGzip(bytes)) await readRecipe(archive, bytes, stemOf(fileName), () => null)
  else return { recipes: readImport(textOf(bytes), stemOf(fileName)).map(withoutPicture), broken: [] }
  if (read.recipes.length > 0) return read
  const why = read.broken[0] ? ` ${read.broken[0].name}: ${read.broken[0].reason}` : ''
  throw new AppError('invalid-input', `No recipe was found in that file.${why}`, { field: 'file' })
}

const withoutPicture = (recipe: ImportedRecipe): FileRecipe => ({ ...recipe, picture: null })

async function readArchive(archive: Archive, nesting: number): Promise<void> {
  const { bytes, read } = archive
  const entries = zipEntries(bytes).filter(({ name }) => !/(?:^|\/)(?:__MACOSX\/|\.)/.test(name))
  const pictures = new Map<string, ZipEntry[]>()
  const found: { entry: ZipEntry; content: Uint8Array }[] = []
  const finish = async ({ entry, content }: (typeof found)[number]) =>
    readRecipe(archive, content, nameOfEntry(entry), () => pictureBeside(archive, entry, pictures))
  for (const entry of entries) {
    if (read.recipes.length + found.length >= MAX_ARCHIVE_RECIPES) {
      read.broken.push({
        name: entry.name,
        reason: `Only ${MAX_ARCHIVE_RECIPES} recipes are read at a time.`,
      })
      break
    }
    try {
      let isPicture = false
      const isWanted = (head: Uint8Array) => {
        isPicture = isImage(head)
        return !isPicture && (isZip(head) || isGzip(head) || looksLikeText(head))
      }
      const content = await readEntry(bytes, entry, {
        maxBytes: MAX_RECIPE_BYTES,
        budget: archive.budget,
        isWanted,
      })
      if (isPicture) pictures.set(folderOf(entry), [...(pictures.get(folderOf(entry)) ?? []), entry])
      else if (content && isZip(content)) {
        if (nesting > 1) await readArchive({ ...archive, bytes: content }, nesting - 1)
      } else if (content) found.push({ entry, content })
    } catch (error) {
      read.broken.push({ name: nameOfEntry(entry), reason: reasonOf(error) })
      if (archive.budget.leftBytes < 0) break
    }
  }
  // Pictures may stand behind their recipe in the archive: all of them are known only now.
  for (const one of found) await finish(one)
}

/** Reads one recipe of an archive, and says what is broken about it. */
async function readRecipe(
  archive: Archive,
  content: Uint8Array,
  name: string,
  pictureOf: () => (() => Promise<Uint8Array | null>) | null,
): Promise<void> {
  const { read } = archive
  try {
    const plain = isGzip(content)
      ? await expand(content, 'gzip', { maxBytes: MAX_RECIPE_BYTES, budget: archive.budget })
      : content
    const text = textOf(plain!)
      .replace(/^\uFEFF/, '')
      .trim()
    if (!/^[[{]/.test(text)) {
      if (text.length <= MAX_TEXT_BYTES && isCooklang(text))
        addAll(read, name, readCooklang(text, name), pictureOf())
      return
    }
    const json = parseJson(text)
    const recipes = readRecipeJson(json)
    if (recipes.length === 0 && !isRecipeJson(json)) return
    addAll(read, nameIn(json) || name, recipes, photoInside(json) ?? pictureOf())
  } catch (error) {
    read.broken.push({ name, reason: error instanceof SyntaxError ? 'It cannot be read.' : reasonOf(error) })
  }
}

function addAll(
  read: ReadFile,
  name: string,
  recipes: readonly ImportedRecipe[],
  picture: FileRecipe['picture'],
): void {
  if (recipes.length === 0) read.broken.push({ name, reason: 'It has no name or no ingredients.' })
  for (const recipe of recipes)
    read.recipes.push({ ...recipe, picture: recipes.length === 1 ? picture : null })
}

/** Paprika writes the photo into the recipe, in base64. */
function photoInside(json: unknown): FileRecipe['picture'] {
  const data = (json as { photo_data?: unknown } | null)?.photo_data
  if (typeof data !== 'string' || data === '' || data.length > MAX_PICTURE_BYTES * 1.4) return null
  return () => {
    try {
      return Promise.resolve(Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0)))
    } catch {
      return Promise.resolve(null)
    }
  }
}

/** The largest picture in the recipe's own folder or below it; programs put smaller ones beside it. */
function pictureBeside(
  { bytes, budget }: Archive,
  entry: ZipEntry,
  pictures: ReadonlyMap<string, readonly ZipEntry[]>,
): FileRecipe['picture'] {
  const folder = folderOf(entry)
  const beside = ['', 'images/'].flatMap((below) => pictures.get(folder + below) ?? [])
  const largest = beside.toSorted((one, other) => other.expandedBytes - one.expandedBytes)[0]
  if (!largest) return null
  return async () => {
    try {
      return await readEntry(bytes, largest, { maxBytes: MAX_PICTURE_BYTES, budget })
    } catch {
      return null
    }
  }
}

/** Whether a file is an archive, or one packed recipe. */
export const isPacked = (bytes: Uint8Array): boolean => isZip(bytes) || isGzip(bytes)

const isGzip = (bytes: Uint8Array) => bytes[0] === 0x1f && bytes[1] === 0x8b

function isImage(head: Uint8Array): boolean {
  const begin = String.fromCharCode(...head.subarray(0, 12))
  return /^(?:\u00ff\u00d8\u00ff|\u0089PNG|GIF8|RIFF[^]{4}WEBP|[^]{4}ftyp(?:avif|heic|mif1))/.test(begin)
}

/** No text holds a null byte at its beginning; UTF-16 does not occur in exports. */
const looksLikeText = (head: Uint8Array) => !head.subarray(0, 512).includes(0)

const folderOf = ({ name }: Pick<ZipEntry, 'name'>) => name.slice(0, name.lastIndexOf('/') + 1)
const stemOf = (path: string) =>
  path
    .slice(path.lastIndexOf('/') + 1)
    .replace(/\.[a-z]{1,15}$/i, '')
    .slice(0, 120)
/** Nextcloud calls each file "recipe.json", in a folder with the recipe's name. */
const nameOfEntry = ({ name }: ZipEntry) => {
  const stem = stemOf(name)
  return stem === 'recipe' ? stemOf(folderOf({ name }).slice(0, -1)) || stem : stem
}
const reasonOf = (error: unknown) => (error instanceof AppError ? error.message : 'It cannot be read.')
const nameIn = (json: unknown): string => {
  const name = (json as { name?: unknown } | null)?.name
  return typeof name === 'string' ? name.slice(0, 120) : ''
}

/** Text of a file, UTF-8 or UTF-16; throws `AppError` where it is none. */
function textOf(bytes: Uint8Array): string {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  const encoding = isUtf16 ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8'
  const text = new TextDecoder(encoding).decode(bytes)
  if (text.includes('\u0000'))
    throw new AppError('invalid-input', 'That file holds no text and no recipes that can be read.', {
      field: 'file',
    })
  return text
}
