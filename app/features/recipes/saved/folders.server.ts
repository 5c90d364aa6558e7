import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { literal, prepared } from '#app/db/prepared.server.ts'
import { errorFacts } from '#app/db/error-facts.ts'
import { newId } from '#app/db/id.ts'
import { recipeFolders, recipes } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import { MAX_FOLDERS } from '#app/domain/recipe/saved-list.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { isListed, requirePremium } from '#app/features/recipes/recipes.server.ts'

export type Folder = { id: string; name: string; recipeCount: number }

const PREMIUM = 'Folders come with Premium'
const UNIQUE_BROKEN = '23505'
const GONE = 'That folder no longer exists.'

/** The member's folders by name, with how many recipes lie in each. */
export function listFolders(db: Db, member: Member): Promise<Folder[]> {
  return foldersOfMember(db, { memberId: member.id })
}

const foldersOfMember = prepared('folders_of_member', (db) => {
  const memberId = sql.placeholder('memberId')
  return db
    .select({
      id: recipeFolders.id,
      name: recipeFolders.name,
      recipeCount: count(recipes.id),
    })
    .from(recipeFolders)
    .leftJoin(recipes, and(eq(recipes.folderId, recipeFolders.id), isListed({ id: memberId })))
    .where(eq(recipeFolders.userId, memberId))
    .groupBy(recipeFolders.id)
    .orderBy(asc(sql`lower(${recipeFolders.name})`))
    .limit(literal(MAX_FOLDERS))
})

/** Makes a folder; a name the member has already is refused, whatever its case. */
export async function createFolder(
  db: Db,
  member: Member,
  { name }: { name: string },
): Promise<{ id: string }> {
  requirePremium(member, PREMIUM)
  if ((await listFolders(db, member)).length >= MAX_FOLDERS)
    throw new AppError('invalid-input', `You have ${MAX_FOLDERS} folders already.`, { field: 'name' })
  const id = newId()
  await namedOnce(name, () => db.insert(recipeFolders).values({ id, userId: member.id, name }))
  return { id }
}

export async function renameFolder(
  db: Db,
  member: Member,
  { folderId, name }: { folderId: string; name: string },
): Promise<void> {
  requirePremium(member, PREMIUM)
  const rows = await namedOnce(name, () =>
    db
      .update(recipeFolders)
      .set({ name })
      .where(and(eq(recipeFolders.id, folderId), eq(recipeFolders.userId, member.id)))
      .returning({ id: recipeFolders.id }),
  )
  if (rows.length === 0) throw new AppError('not-found', GONE)
}

/** Deletes a folder; its recipes stay, in no folder. */
export async function deleteFolder(
  db: Db,
  member: Member,
  { folderId }: { folderId: string },
): Promise<void> {
  const rows = await db
    .delete(recipeFolders)
    .where(and(eq(recipeFolders.id, folderId), eq(recipeFolders.userId, member.id)))
    .returning({ id: recipeFolders.id })
  if (rows.length === 0) throw new AppError('not-found', GONE)
}

/** Puts own recipes into an own folder, or with null into none, all or nothing. */
export async function moveRecipes(
  db: Db,
  member: Member,
  { ids, folderId }: { ids: readonly string[]; folderId: string | null },
): Promise<{ movedCount: number }> {
  requirePremium(member, PREMIUM)
  return db.transaction(async (tx) => {
    if (folderId !== null) {
      const [folder] = await tx
        .select({ id: recipeFolders.id })
        .from(recipeFolders)
        .where(and(eq(recipeFolders.id, folderId), eq(recipeFolders.userId, member.id)))
        .for('key share')
      if (!folder) throw new AppError('not-found', GONE)
    }
    const rows = await tx
      .update(recipes)
      .set({ folderId })
      .where(and(eq(recipes.userId, member.id), inArray(recipes.id, [...ids]), isNull(recipes.deletedAt)))
      .returning({ id: recipes.id })
    if (rows.length < ids.length)
      throw new AppError('not-found', 'Some of these recipes no longer exist. Nothing was moved.')
    return { movedCount: rows.length }
  })
}

async function namedOnce<Result>(name: string, write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    if (errorFacts(error).code !== UNIQUE_BROKEN) throw error
    throw new AppError('conflict', `You have a folder named “${name}” already.`, {
      field: 'name',
      cause: error,
    })
  }
}
