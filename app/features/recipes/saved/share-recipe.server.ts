import { and, eq, isNull } from 'drizzle-orm'
import type { Db, Tx } from '#app/db/open.server.ts'
import { isId, newId } from '#app/db/id.ts'
import { profiles, publicRecipes, recipes } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import type { ShareRecipeValues } from '#app/domain/recipe/recipe-forms.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { recipeOf, requireFitToShare } from '#app/features/recipes/view/edit-recipe.server.ts'
import { requirePremium, type SavedRecipe } from '#app/features/recipes/recipes.server.ts'

/** A shared recipe's post with the label of who shared it; never with an e-mail address. */
export type PublicPost = Omit<typeof publicRecipes.$inferSelect, 'hiddenAt'> & { sharedByLabel: string }

const GONE = 'This recipe no longer exists.'
const TAKEN_DOWN =
  'This recipe was taken down from the community and cannot be shared again. Write to us if that is a mistake.'

/**
 * Makes an own recipe public and writes its post, in one transaction; returns the post with the recipe. Premium only.
 * A second click gets the post that is there. Throws `forbidden` for a recipe that staff took down.
 */
export async function shareRecipe(
  db: Db,
  member: Member,
  recipeId: string,
  values: ShareRecipeValues,
  now: Date,
): Promise<PublicPost & { recipe: SavedRecipe }> {
  requirePremium(member, 'Sharing recipes comes with Premium')
  if (!isId(recipeId)) throw new AppError('not-found', GONE)
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(recipes)
      .where(and(eq(recipes.id, recipeId), eq(recipes.userId, member.id), isNull(recipes.deletedAt)))
      .for('update')
    if (!row) throw new AppError('not-found', GONE)
    if (row.takenDownAt) throw new AppError('forbidden', TAKEN_DOWN)
    const existing = await findPost(tx, recipeId)
    if (existing) return { ...existing, recipe: row }
    requireFitToShare({
      ...recipeOf(row),
      name: values.title,
      description: values.description || row.description,
    })
    requireFitToShare(recipeOf(row))
    const [post] = await tx
      .insert(publicRecipes)
      .values({
        id: newId(now.getTime()),
        recipeId,
        sharedBy: member.id,
        ...values,
        createdAt: now,
        updatedAt: now,
      })
      .returning()
    const [recipe] = await tx
      .update(recipes)
      .set({ isPublic: true, sharedAt: now })
      .where(eq(recipes.id, recipeId))
      .returning()
    const { hiddenAt: _hiddenAt, ...shown } = post!
    return { ...shown, sharedByLabel: member.label, recipe: recipe! }
  })
}

/**
 * Takes the post of an own recipe down with everything that hangs on it (foreign keys cascade) and makes the recipe
 * private again, in one transaction. What is private already stays so.
 */
export async function unshareRecipe(db: Db, member: Member, recipeId: string): Promise<void> {
  if (!isId(recipeId)) throw new AppError('not-found', GONE)
  await db.transaction(async (tx) => {
    const [row] = await tx
      .update(recipes)
      .set({ isPublic: false, sharedAt: null })
      .where(and(eq(recipes.id, recipeId), eq(recipes.userId, member.id), isNull(recipes.deletedAt)))
      .returning({ id: recipes.id })
    if (!row) throw new AppError('not-found', GONE)
    await tx.delete(publicRecipes).where(eq(publicRecipes.recipeId, recipeId))
  })
}

/** The post of a recipe, or null where it is not shared. */
export async function findPost(db: Db | Tx, recipeId: string): Promise<PublicPost | null> {
  if (!isId(recipeId)) return null
  const [found] = await db
    .select({ post: publicRecipes, label: profiles.displayName })
    .from(publicRecipes)
    .innerJoin(profiles, eq(profiles.id, publicRecipes.sharedBy))
    .where(and(eq(publicRecipes.recipeId, recipeId), isNull(publicRecipes.hiddenAt)))
  if (!found) return null
  const { hiddenAt: _hiddenAt, ...post } = found.post
  return { ...post, sharedByLabel: found.label }
}

/**
 * A recipe as somebody may see it: the owner's own in any case, another's only while it is shared and not hidden.
 * Everything else answers like what does not exist.
 */
export async function findViewableRecipe(
  db: Db,
  member: Member | null,
  id: string,
): Promise<{ row: SavedRecipe; post: PublicPost | null; isOwner: boolean } | null> {
  if (!isId(id)) return null
  const [row] = await db
    .select()
    .from(recipes)
    .where(and(eq(recipes.id, id), isNull(recipes.deletedAt)))
  if (!row) return null
  const isOwner = member !== null && row.userId === member.id
  if (!isOwner && (!row.isPublic || row.isHidden !== null)) return null
  const post = row.isPublic ? await findPost(db, id) : null
  return isOwner || post ? { row, post, isOwner } : null
}
