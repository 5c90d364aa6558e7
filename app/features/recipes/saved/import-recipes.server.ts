import type { Db } from '#app/db/open.server.ts'
import { newId } from '#app/db/id.ts'
import { recipes } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import { nutritionOf } from '#app/domain/food/nutrition.ts'
import { MAX_IMPORT_BYTES } from '#app/domain/recipe/imported-recipe.ts'
import { readImport } from '#app/domain/recipe/import-recipes.ts'
import { recipePath } from '#app/domain/slug.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { requireRoom } from './recipe-room.server.ts'
import { columnsOf, requirePremium } from '#app/features/recipes/recipes.server.ts'

export type ImportResult = {
  saved: { name: string; path: string; notes: string[]; uncounted: string[] }[]
}

const WRITER_UNKNOWN = 'you'

/**
 * Reads recipes from pasted text or an uploaded file (JSON of schema.org Recipes, a saved web page, plain text) and
 * keeps them, all or none. No address in it is ever fetched; markup is taken out; numbers are computed here.
 */
export async function importRecipes(
  db: Db,
  member: Member,
  source: string,
  now: Date,
): Promise<ImportResult> {
  requirePremium(member, 'Importing recipes comes with Premium')
  if (new TextEncoder().encode(source).length > MAX_IMPORT_BYTES)
    throw new AppError('too-large', 'That is more than 900 KB. Import it in parts.', { field: 'text' })
  const saved: ImportResult['saved'] = []
  const rows: (typeof recipes.$inferInsert)[] = []
  for (const { draft, author, notes } of readImport(source)) {
    const nutrition = nutritionOf(
      draft.ingredients.map(({ text }) => text),
      draft.servings,
    )
    const id = newId(now.getTime())
    const recipe = { ...draft, nutrition, writtenBy: author ?? WRITER_UNKNOWN }
    rows.push({ id, userId: member.id, ...columnsOf(recipe), createdAt: now })
    saved.push({
      name: draft.name,
      path: recipePath(id, draft.name),
      notes,
      uncounted: [...nutrition.uncounted],
    })
    // Counting takes a while for many: other requests have their turn between two recipes.
    await new Promise((resolve) => setImmediate(resolve))
  }
  await requireRoom(db, member, rows.length)
  await db.transaction(async (tx) => {
    for (let at = 0; at < rows.length; at += 50) await tx.insert(recipes).values(rows.slice(at, at + 50))
  })
  return { saved }
}

/** The text of an uploaded file; UTF-16 is read too, as some programs save it. */
export async function textOfFile(file: File): Promise<string> {
  if (file.size > MAX_IMPORT_BYTES)
    throw new AppError('too-large', 'That file has more than 900 KB. Import it in parts.', { field: 'file' })
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  const encoding = isUtf16 ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8'
  const text = new TextDecoder(encoding).decode(bytes)
  if (text.includes('\u0000'))
    throw new AppError('invalid-input', 'That file holds no text. Choose a .json, .html or .txt file.', {
      field: 'file',
    })
  return text
}
