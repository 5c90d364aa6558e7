import { decodedText } from '#app/domain/decoded-text.ts'
import { AppError } from '#app/domain/errors.ts'
import { expand, type ExpansionBudget, newExpansionBudget } from './expand.ts'
import { isPage, readImport } from './import-recipes.ts'
import type { ImportedRecipe } from './imported-recipe.ts'
import { lenientJson } from './lenient-json.ts'
import { isCooklang, readCooklang } from './read-cooklang.ts'
import { isMealMaster, readMealMaster } from './read-meal-master.ts'
import { readRecipeHtml } from './read-recipe-html.ts'
import { isRecipeJson, readRecipeJson } from './read-app-json.ts'
import { isZip, readEntry, type ZipEntry, zipEntries } from './zip-archive.ts'

/** How much an archive may hold, whatever it claims. */
export const MAX_ARCHIVE_BYTES = 40 * 1024 * 1024
export const MAX_ARCHIVE_RECIPES = 2000
/** A recipe of Paprika has its photo inside. */
const MAX_RECIPE_BYTES = 16 * 1024 * 1024
const MAX_PICTURE_BYTES = 12 * 1024 * 1024
/** Tandoor packs a zip for each recipe into one. */
const MAX_NESTING = 2
const MAX_TEXT_BYTES = 256 * 1024
/** The most text that all recipes of one file may have together, in characters. */
const MAX_READ_LENGTH = 16_000_000
/** Any more are only counted. */
const MAX_NAMED_BROKEN = 100

/** Where the picture of a recipe is: the last entry contains it, the ones before are the archives around it. */
export type PicturePlace = {
  entries: readonly ZipEntry[]
  /** The picture is stored in the recipe itself, in base64. */
  isInRecipe: boolean
}

/** A recipe of a file, and where its picture is, if it has one. */
export type FileRecipe = ImportedRecipe & { picture: PicturePlace | null }

export type ReadFile = {
  recipes: FileRecipe[]
  /** What was there but could not be read, by name and reason. */
  broken: { name: string; reason: string }[]
  /** How many could not be read beyond those named in `broken`. */
  moreBroken: number
}

type Archive = {
  bytes: Uint8Array
  /** The archive entries it is nested in. */
  within: readonly ZipEntry[]
  budget: ExpansionBudget & { leftRecipes: number; leftLength: number }
  read: ReadFile
}

/**
 * Reads a file of recipes by its content, not its name: an archive of Mealie, Paprika, Tandoor, Nextcloud Cookbook or
 * Recipe Keeper, a single recipe of Paprika, JSON, a saved web page, Meal-Master, Cooklang or text. A broken recipe in
 * an archive is named, and the others are read. Throws `AppError` where nothing could be read at all.
 */
export async function readImportFile(bytes: Uint8Array, fileName = ''): Promise<ReadFile> {
  if (bytes.length > MAX_ARCHIVE_BYTES)
    throw new AppError('too-large', 'That file has more than 40 MB. Export fewer recipes at a time.', {
      field: 'file',
    })
  const read: ReadFile = { recipes: [], broken: [], moreBroken: 0 }
  const budget = {
    ...newExpansionBudget(),
    leftRecipes: MAX_ARCHIVE_RECIPES,
    leftLength: MAX_READ_LENGTH,
  }
  const archive: Archive = { bytes, within: [], budget, read }
  if (isZip(bytes)) await readArchive(archive, MAX_NESTING)
  else if (isGzip(bytes)) await readRecipe(archive, bytes, stemOf(fileName), [])
  else return { ...read, recipes: readImport(textOf(bytes), stemOf(fileName)).map(withoutPicture) }
  if (read.recipes.length > 0) return read
  const why = read.broken[0] ? ` ${read.broken[0].name}: ${read.broken[0].reason}` : ''
  throw new AppError('invalid-input', `No recipe was found in that file.${why}`, { field: 'file' })
}

const withoutPicture = (recipe: ImportedRecipe): FileRecipe => ({ ...recipe, picture: null })

async function readArchive(archive: Archive, nesting: number): Promise<void> {
  const { bytes, budget, read, within } = archive
  const entries = zipEntries(bytes, budget).filter(({ name }) => !/(?:^|\/)(?:__MACOSX\/|\.)/.test(name))
  const pictures = new Map<string, ZipEntry>()
  const found: { recipe: FileRecipe; entry: ZipEntry }[] = []
  for (const entry of entries) {
    try {
      let isPicture = false
      const isWanted = (head: Uint8Array) => {
        isPicture = isImage(head)
        return !isPicture && (isZip(head) || isGzip(head) || looksLikeText(head))
      }
      const content = await readEntry(bytes, entry, { maxBytes: MAX_RECIPE_BYTES, budget, isWanted })
      if (isPicture) takeLargest(pictures, entry)
      else if (content && isZip(content)) {
        if (nesting > 1)
          await readArchive({ ...archive, bytes: content, within: [...within, entry] }, nesting - 1)
      } else if (content) {
        const recipe = await readRecipe(archive, content, nameOfEntry(entry), [...within, entry])
        if (recipe) found.push({ recipe, entry })
      }
    } catch (error) {
      addBroken(read, nameOfEntry(entry), reasonOf(error))
    }
    if (isSpent(budget)) break
  }
  // Pictures may stand behind their recipe in the archive: all of them are known only now.
  for (const { recipe, entry } of found) {
    const picture = pictureBeside(entry, pictures)
    if (picture) recipe.picture ??= { entries: [...within, picture], isInRecipe: false }
  }
}

const isSpent = (budget: Archive['budget']) => Object.values(budget).some((left) => left < 0)

function addBroken(read: ReadFile, name: string, reason: string): void {
  if (read.broken.length < MAX_NAMED_BROKEN) read.broken.push({ name, reason })
  else read.moreBroken++
}

/**
 * Reads one file of an archive, and records what is broken in it. Returns the recipe where the file contains exactly
 * one, so that a picture beside it can be assigned to it.
 */
async function readRecipe(
  archive: Archive,
  content: Uint8Array,
  name: string,
  entries: readonly ZipEntry[],
): Promise<FileRecipe | null> {
  const { read } = archive
  try {
    const whole = await recipeText(content, archive.budget)
    const text = whole.trim()
    if (!/^[[{]/.test(text)) {
      const recipes = recipesOfText(whole, name)
      return recipes.length === 0 ? null : addAll(archive, name, recipes, null)
    }
    const json = lenientJson(text, { isWhole: true })
    if (json === undefined) throw new SyntaxError('This is no JSON')
    const recipes = readRecipeJson(json)
    if (recipes.length === 0 && !isRecipeJson(json)) return null
    const picture = photoTextOf(json) === null ? null : { entries, isInRecipe: true }
    return addAll(archive, nameIn(json) || name, recipes, picture)
  } catch (error) {
    addBroken(read, name, error instanceof SyntaxError ? 'It cannot be read.' : reasonOf(error))
    return null
  }
}

/** Recipes of a text that clearly contains some, because archives also contain read-me files and the like. */
function recipesOfText(text: string, name: string): ImportedRecipe[] {
  if (isMealMaster(text)) return readMealMaster(text)
  if (isPage(text)) return readRecipeHtml(text)
  return text.length <= MAX_TEXT_BYTES && isCooklang(text) ? readCooklang(text, name) : []
}

async function recipeText(content: Uint8Array, budget: ExpansionBudget): Promise<string> {
  const plain = isGzip(content)
    ? await expand(content, 'gzip', { maxBytes: MAX_RECIPE_BYTES, budget })
    : content
  return textOf(plain!)
}

function addAll(
  { read, budget }: Archive,
  name: string,
  recipes: readonly ImportedRecipe[],
  picture: PicturePlace | null,
): FileRecipe | null {
  if (recipes.length === 0) addBroken(read, name, 'It has no name or no ingredients.')
  const isAlone = recipes.length === 1
  const added = recipes.map((recipe) => ({ ...recipe, picture: isAlone ? picture : null }))
  for (const recipe of added) {
    budget.leftRecipes--
    budget.leftLength -= lengthOf(recipe)
    if (isSpent(budget))
      throw new AppError(
        'too-large',
        `Only ${MAX_ARCHIVE_RECIPES} recipes are read at a time, or fewer long ones.`,
      )
    read.recipes.push(recipe)
  }
  return isAlone ? added[0]! : null
}

/** The approximate length of a recipe's text. */
const lengthOf = ({ draft, source }: ImportedRecipe): number =>
  draft.description.length +
  source.notes.length +
  draft.ingredients.reduce((sum, { text }) => sum + text.length, 0) +
  draft.instructions.reduce((sum, step) => sum + step.length, 0)

/** Paprika writes the photo into the recipe, in base64. */
function photoTextOf(json: unknown): string | null {
  const data = (json as { photo_data?: unknown } | null)?.photo_data
  return typeof data === 'string' && data !== '' && data.length <= MAX_PICTURE_BYTES * 1.4 ? data : null
}

/** Programs also store smaller pictures beside the main one. */
function takeLargest(pictures: Map<string, ZipEntry>, entry: ZipEntry): void {
  const folder = folderOf(entry)
  const known = pictures.get(folder)
  if (!known || entry.expandedBytes > known.expandedBytes) pictures.set(folder, entry)
}

/** The largest picture in the recipe's own folder or in the one for images below it. */
function pictureBeside(entry: ZipEntry, pictures: ReadonlyMap<string, ZipEntry>): ZipEntry | undefined {
  const folder = folderOf(entry)
  const [here, below] = [pictures.get(folder), pictures.get(`${folder}images/`)]
  return here && below ? (below.expandedBytes > here.expandedBytes ? below : here) : (here ?? below)
}

/** The bytes at the place of a picture: the picture, or the recipe it is written into. Throws `AppError`. */
export async function bytesAt(bytes: Uint8Array, { entries, isInRecipe }: PicturePlace): Promise<Uint8Array> {
  const budget = newExpansionBudget()
  let content = bytes
  for (const [index, entry] of entries.entries()) {
    const isPicture = index === entries.length - 1 && !isInRecipe
    const maxBytes = isPicture ? MAX_PICTURE_BYTES : MAX_RECIPE_BYTES
    content = (await readEntry(content, entry, { maxBytes, budget }))!
  }
  return content
}

/** The photo that Paprika stores in a recipe; null where there is none. Throws where it cannot be decoded. */
export async function photoInside(recipe: Uint8Array): Promise<Uint8Array | null> {
  const text = await recipeText(recipe, newExpansionBudget())
  const photo = photoTextOf(lenientJson(text.trim(), { isWhole: true }))
  return photo === null ? null : Uint8Array.from(atob(photo), (sign) => sign.charCodeAt(0))
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

/** The text of a file in the encoding it names; throws `AppError` where it is not text. */
function textOf(bytes: Uint8Array): string {
  const text = decodedText(bytes)
  if (text.includes('\u0000'))
    throw new AppError('invalid-input', 'That file holds no text and no recipes that can be read.', {
      field: 'file',
    })
  return text
}
