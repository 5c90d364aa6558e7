import { createHash } from 'node:crypto'
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { newId } from '#app/db/id.ts'
import { recipes } from '#app/db/schema/index.ts'
import { isHeading } from '#app/domain/food/ingredient-line.ts'
import { nutritionOf } from '#app/domain/food/nutrition.ts'
import { sourceKcalNotes } from '#app/domain/recipe/kcal-doubts.ts'
import { MAX_IMPORTED_RECIPES } from '#app/domain/recipe/imported-recipe.ts'
import type { RecipeDraft } from '#app/domain/recipe/recipe.ts'
import { recipePath } from '#app/domain/slug.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { lookUpLines } from '#app/features/foods/imported-foods.server.ts'
import { ownFoodsOf } from '#app/features/foods/own-foods.server.ts'
import { columnsOf, requirePremium } from '#app/features/recipes/recipes.server.ts'
import { keepPictures } from './import-pictures.server.ts'
import type { ReadImport } from './read-import.server.ts'
import { requireRoom } from './recipe-room.server.ts'

export type ImportResult = {
  saved: { name: string; path: string; notes: string[]; uncounted: string[] }[]
  /** In the file, and among the member's recipes already. */
  known: { name: string; path: string }[]
  broken: ReadImport['broken']
  /** How many recipes could not be read beyond those named. */
  moreBroken: number
  /** How many more the file holds than one import takes: the same file again brings the next ones. */
  leftOver: number
}

type Needs = { db: Db } & Parameters<typeof keepPictures>[0]
type Row = typeof recipes.$inferInsert & { id: string }

const WRITER_UNKNOWN = 'you'

export const requireImport = (member: Member) =>
  requirePremium(member, 'Importing recipes comes with Premium')

/**
 * Keeps recipes that were read from outside, all or none; their numbers are computed here. What the member has already
 * is left out and named, unless they want it `again`: the same file twice, or two clicks, add nothing.
 */
export async function importRecipes(
  needs: Needs,
  member: Member,
  read: ReadImport,
  options: { now: Date; isAgain?: boolean; signal: AbortSignal },
): Promise<ImportResult> {
  requireImport(member)
  const { db } = needs
  const { wanted, known } = await sorted(db, member, read.recipes, options.isAgain === true)
  const taken = wanted.slice(0, MAX_IMPORTED_RECIPES)
  const rows: Row[] = []
  for (const one of taken) {
    rows.push(await rowOf(db, member, one, options.now))
    await otherRequests()
  }
  await requireRoom(db, member, rows.length)
  const insertedIds = await insert(db, member, rows)
  const saved = taken.flatMap(({ recipe }, at) =>
    insertedIds.has(rows[at]!.id) ? [{ recipe, row: rows[at]! }] : [],
  )
  await keepPictures(
    needs,
    member,
    saved.flatMap(({ recipe, row }) =>
      recipe.picture ? [{ recipeId: row.id, picture: recipe.picture }] : [],
    ),
    options.signal,
  )
  return {
    saved: saved.map(({ recipe, row }) => ({
      name: row.name,
      path: recipePath(row.id, row.name),
      notes: [...recipe.notes, ...sourceKcalNotes(row.nutrition, recipe.source.nutrition?.kcal ?? null)],
      uncounted: [...row.nutrition.uncounted],
    })),
    known,
    broken: read.broken,
    moreBroken: read.moreBroken,
    leftOver: wanted.length - taken.length,
  }
}

const KEYS_AT_ONCE = 50
/** Working on many recipes takes a while: this lets other requests run in between. */
const otherRequests = () => new Promise((resolve) => setImmediate(resolve))

/** What a recipe says, in a form in which the same recipe is the same text; headings of groups are not part of it. */
function importKey(recipe: Pick<RecipeDraft, 'name' | 'ingredients'>): string {
  const said = [
    recipe.name.toLowerCase(),
    ...recipe.ingredients.map(({ text }) => text).filter((line) => !isHeading(line)),
  ]
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url')
}

type FoundRecipe = ReadImport['recipes'][number]
type Keyed = { recipe: FoundRecipe; key: string | null }

/** Parts what is new from what the member has, or what the file itself holds twice. */
async function sorted(
  db: Db,
  member: Member,
  read: readonly FoundRecipe[],
  isAgain: boolean,
): Promise<{ wanted: Keyed[]; known: ImportResult['known'] }> {
  if (isAgain) return { wanted: read.map((recipe) => ({ recipe, key: null })), known: [] }
  const keys: string[] = []
  for (const [at, { draft }] of read.entries()) {
    keys.push(importKey(draft))
    if (at % KEYS_AT_ONCE === 0) await otherRequests()
  }
  const byKey = await keptByKey(
    db,
    member,
    read.map(({ draft }) => draft.name),
    keys,
  )
  const wanted: Keyed[] = []
  const known: ImportResult['known'] = []
  const seen = new Set<string>()
  for (const [at, recipe] of read.entries()) {
    const key = keys[at]!
    const path = byKey.get(key)
    if (path !== undefined) known.push({ name: recipe.draft.name, path })
    else if (!seen.has(key)) wanted.push({ recipe, key })
    seen.add(key)
  }
  return { wanted, known }
}

/** Addresses of the member's recipes by what they say, and by what they said when they were imported. */
async function keptByKey(
  db: Db,
  member: Member,
  names: readonly string[],
  keys: readonly string[],
): Promise<Map<string, string>> {
  const byKey = new Map<string, string>()
  for (let at = 0; at < keys.length; at += 500) {
    const lowerNames = names.slice(at, at + 500).map((name) => name.toLowerCase())
    const rows = await db
      .select({
        id: recipes.id,
        name: recipes.name,
        importKey: recipes.importKey,
        ingredients: recipes.ingredients,
      })
      .from(recipes)
      .where(
        and(
          eq(recipes.userId, member.id),
          isNull(recipes.deletedAt),
          sql`(${inArray(recipes.importKey, keys.slice(at, at + 500))} or ${inArray(sql`lower(${recipes.name})`, lowerNames)})`,
        ),
      )
    for (const row of rows) {
      const path = recipePath(row.id, row.name)
      byKey.set(importKey(row), path)
      if (row.importKey) byKey.set(row.importKey, path)
    }
  }
  return byKey
}

async function rowOf(db: Db, member: Member, { recipe, key }: Keyed, now: Date): Promise<Row> {
  const { draft, author, source } = recipe
  const lines = draft.ingredients.map(({ text }) => text)
  const nutrition = nutritionOf(lines, draft.servings, {
    lookUp: await lookUpLines(db, lines),
    ownFoods: await ownFoodsOf(db, member.id),
    steps: draft.instructions,
  })
  const hasOrigin =
    source.url !== null || source.tags.length > 0 || source.notes !== '' || source.nutrition !== undefined
  return {
    id: newId(now.getTime()),
    userId: member.id,
    ...columnsOf({ ...draft, nutrition, writtenBy: author ?? WRITER_UNKNOWN }),
    origin: hasOrigin || recipe.picture ? source : null,
    importKey: key,
    createdAt: now,
  }
}

/** Stores them in one transaction; what another request stored in the meantime is left out. */
function insert(db: Db, member: Member, rows: readonly Row[]): Promise<Set<string>> {
  return db.transaction(async (tx) => {
    const inserted = new Set<string>()
    for (let at = 0; at < rows.length; at += 50) {
      const some = rows.slice(at, at + 50)
      const keys = some.flatMap(({ importKey: key }) => key ?? [])
      // One that was deleted makes room for the same recipe, and can still be brought back.
      if (keys.length > 0)
        await tx
          .update(recipes)
          .set({ importKey: null })
          .where(
            and(
              eq(recipes.userId, member.id),
              inArray(recipes.importKey, keys),
              isNotNull(recipes.deletedAt),
            ),
          )
      const stored = await tx
        .insert(recipes)
        .values(some)
        .onConflictDoNothing({ target: [recipes.userId, recipes.importKey] })
        .returning({ id: recipes.id })
      for (const { id } of stored) inserted.add(id)
    }
    return inserted
  })
}
