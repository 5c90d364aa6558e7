import { and, eq, isNull } from 'drizzle-orm'
import { newId } from '#app/db/id.ts'
import { recipes } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { findOwnRecipe } from '#app/features/recipes/recipes.server.ts'
import type { Services } from '#app/features/services.ts'
import { encodePicture } from '#app/features/pictures/encode-picture.server.ts'
import { PICTURE_WIDTHS_PX, pictureAddress, pictureKey } from '#app/features/pictures/picture-address.ts'

const FAILED = 'Failed to generate image. Please try again.'

type Needs = Pick<Services, 'db' | 'chef' | 'files' | 'limits' | 'log'>

/**
 * Has a picture made for a premium member's own recipe that has none, and keeps it; one that has a picture gives
 * that. Throws `AppError`: `premium-only`, `not-found`, `unavailable` where no model draws, `failed` otherwise.
 */
export async function drawRecipe(
  { db, chef, files, limits, log }: Needs,
  member: Member,
  recipeId: string,
  signal: AbortSignal,
): Promise<{ imageUrl: string }> {
  if (member.tier !== 'premium') throw new AppError('premium-only', 'Recipe pictures come with Premium')
  const recipe = await findOwnRecipe(db, member, recipeId)
  if (!recipe) throw new AppError('not-found', 'Recipe Not Found')
  if (recipe.imageUrl) return { imageUrl: recipe.imageUrl }
  if (!chef.drawRecipe)
    throw new AppError('unavailable', 'Pictures are not set up on this site, so the drawn plate is shown.')
  await limits.spend('draw-picture-minute', member.id)
  try {
    const picture = await chef.drawRecipe(recipe, { signal, memberId: member.id })
    const sizes = await encodePicture(picture.bytes, signal)
    const pictureId = newId()
    for (const [widthPx, bytes] of sizes) await files.put(pictureKey(pictureId, widthPx), bytes, 'image/webp')
    const imageUrl = pictureAddress(pictureId)
    const [kept] = await db
      .update(recipes)
      .set({ imageUrl })
      .where(and(eq(recipes.id, recipe.id), eq(recipes.userId, member.id), isNull(recipes.imageUrl)))
      .returning({ imageUrl: recipes.imageUrl })
    if (kept) return { imageUrl }
    // Another tab was quicker, or the recipe is gone: nobody would ever ask for these files.
    await Promise.all(PICTURE_WIDTHS_PX.map((widthPx) => files.delete(pictureKey(pictureId, widthPx))))
    const now = await findOwnRecipe(db, member, recipeId)
    if (now?.imageUrl) return { imageUrl: now.imageUrl }
    throw new AppError('not-found', 'Recipe Not Found')
  } catch (error) {
    if (error instanceof AppError && (error.code === 'too-many-requests' || error.code === 'not-found'))
      throw error
    if (!signal.aborted) log.warn({ error }, 'a picture was not made')
    throw new AppError('failed', FAILED, { cause: error })
  }
}
