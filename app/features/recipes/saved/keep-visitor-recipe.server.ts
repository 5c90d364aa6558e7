import { and, eq, isNull, ne } from 'drizzle-orm'
import { lockMember } from '#app/db/lock-member.server.ts'
import { recipes } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import { recipePath } from '#app/domain/slug.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { isOver, orderIn, recipeIdOf } from '#app/features/recipes/generate/visitor-order.server.ts'
import { cookOrder } from '#app/features/recipes/generate/write-for-visitor.server.ts'
import { columnsOf } from '#app/features/recipes/recipes.server.ts'
import type { Services } from '#app/features/services.ts'
import { requireRoom } from './recipe-room.server.ts'

type Needs = Pick<Services, 'db' | 'kitchen' | 'limits' | 'log' | 'now' | 'seal'>

const ONE_FOR_FREE =
  'A free account keeps one recipe, and you have kept yours. With Premium you keep as many as you like.'
const NO_ORDER = 'This link is not complete, so we cannot tell which recipe it means.'
const TOO_OLD = 'This recipe was on the screen too long ago to be kept. Its ingredients are still here.'

/**
 * Keeps the recipe that a visitor had on the landing page: the kitchen cooks it again from the signed order. Sent twice
 * it is kept once. A free member keeps one such recipe; it costs none of the three attempts.
 */
export async function keepVisitorRecipe(
  needs: Needs,
  member: Member,
  signed: string,
): Promise<{ path: string }> {
  const { db, limits, now, seal } = needs
  const order = orderIn({ seal }, signed)
  if (!order) throw new AppError('not-found', NO_ORDER)
  if (isOver(order, now())) throw new AppError('conflict', TOO_OLD)
  await limits.spend('generate-minute', member.id)
  const { recipe, fingerprint } = await cookOrder(needs, order)
  // The kitchen has learnt since: what it makes now is not what was on the screen.
  if (fingerprint !== order.fingerprint) throw new AppError('conflict', TOO_OLD)
  const id = recipeIdOf({ seal }, order, member.id)
  if (member.tier === 'premium') await requireRoom(db, member, 1)
  await db.transaction(async (tx) => {
    // Two tabs of one member wait for each other here.
    await lockMember(tx, member.id)
    const isOthers = and(eq(recipes.userId, member.id), isNull(recipes.deletedAt), ne(recipes.id, id))
    if (member.tier !== 'premium' && (await tx.$count(recipes, isOthers)) > 0)
      throw new AppError('premium-only', ONE_FOR_FREE)
    await tx
      .insert(recipes)
      .values({ id, userId: member.id, folderId: null, ...columnsOf(recipe), createdAt: now() })
      .onConflictDoUpdate({ target: recipes.id, set: { deletedAt: null } })
  })
  return { path: recipePath(id, recipe.name) }
}

/** The foods of an order, to begin again with where it cannot be kept; none for what is no order of ours. */
export const foodsOfOrder = ({ seal }: Pick<Needs, 'seal'>, signed: string): readonly string[] =>
  orderIn({ seal }, signed)?.ingredients ?? []
