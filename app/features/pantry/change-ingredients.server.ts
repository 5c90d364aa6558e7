import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '#app/db/open.server.ts'
import { availableIngredients } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import { categoryOf } from '#app/domain/pantry/category.ts'
import type { editIngredientSchema } from '#app/domain/pantry/pantry-forms.ts'
import { UNDO_REMOVAL_WITHIN_MS } from '#app/domain/pantry/pantry-limits.ts'
import { quantityText } from '#app/domain/pantry/quantity.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { INGREDIENT_COLUMNS, type Ingredient } from './ingredients.server.ts'
import { foodIdOf, keepRoomFor, refuseNoFood } from './pantry-rules.server.ts'

type Change = Partial<typeof availableIngredients.$inferInsert>

/** Sets the quantity of one own ingredient; an amount guessed from a photo is confirmed by it. */
export function updateQuantity(
  db: Db,
  member: Member,
  { id, quantity }: { id: string; quantity: number },
  now: Date,
): Promise<Ingredient> {
  const change = { quantity: quantityText(quantity), amount: quantity, isEstimated: false }
  return updateOwn(db, member, id, change, now)
}

/** Sets every field of one own ingredient. Without a category it follows the name. */
export async function updateIngredient(
  db: Db,
  member: Member,
  { id, quantity, category, name, ...fields }: z.output<typeof editIngredientSchema>,
  now: Date,
): Promise<Ingredient> {
  refuseNoFood(name)
  const change = {
    ...fields,
    name,
    quantity: quantityText(quantity),
    amount: quantity,
    category: category ?? categoryOf(name),
    foodId: foodIdOf(name),
    isEstimated: false,
  }
  return updateOwn(db, member, id, change, now)
}

/** The amounts guessed from a photo are right. What is not the member's is never touched. */
export async function confirmEstimates(
  db: Db,
  member: Member,
  ids: readonly string[],
  now: Date,
): Promise<{ confirmedCount: number }> {
  const confirmed = await db
    .update(availableIngredients)
    .set({ isEstimated: false, updatedAt: now })
    .where(
      and(ownOf(member), inArray(availableIngredients.id, [...ids]), isNull(availableIngredients.removedAt)),
    )
    .returning({ id: availableIngredients.id })
  return { confirmedCount: confirmed.length }
}

async function updateOwn(db: Db, member: Member, id: string, change: Change, now: Date): Promise<Ingredient> {
  const [row] = await db
    .update(availableIngredients)
    .set({ ...change, updatedAt: now })
    .where(and(ownOf(member), eq(availableIngredients.id, id), isNull(availableIngredients.removedAt)))
    .returning(INGREDIENT_COLUMNS)
  if (!row) throw new AppError('not-found', 'This ingredient is not in your pantry any more.')
  return row
}

/** Takes one own ingredient out; `restoreIngredients` puts it back for ten minutes. */
export async function removeIngredient(db: Db, member: Member, id: string, now: Date): Promise<Removal> {
  const removed = await db
    .update(availableIngredients)
    // A second click finds it taken out already: that is no failure, and it does not lengthen the undo.
    .set({ removedAt: sql`coalesce(${availableIngredients.removedAt}, ${now.toISOString()})` })
    .where(and(ownOf(member), eq(availableIngredients.id, id)))
    .returning({ id: availableIngredients.id, name: availableIngredients.name })
  if (removed.length === 0) throw new AppError('not-found', 'This ingredient is not in your pantry any more.')
  return { removedIds: [id], name: removed[0]!.name }
}

/** Takes out every ingredient of this member and of nobody else. */
export async function clearIngredients(db: Db, member: Member, now: Date): Promise<Removal> {
  const removed = await db
    .update(availableIngredients)
    .set({ removedAt: now })
    .where(and(ownOf(member), isNull(availableIngredients.removedAt)))
    .returning({ id: availableIngredients.id })
  return { removedIds: removed.map(({ id }) => id), name: null }
}

/** What was taken out; the name where it was one. */
export type Removal = { removedIds: string[]; name: string | null }

/** Puts back what was taken out; what was swept away meanwhile stays away. */
export function restoreIngredients(
  db: Db,
  member: Member,
  ids: readonly string[],
  now: Date,
): Promise<{ restoredCount: number }> {
  const since = new Date(now.getTime() - UNDO_REMOVAL_WITHIN_MS)
  return db.transaction(async (tx) => {
    const toPutBack = and(
      ownOf(member),
      inArray(availableIngredients.id, [...ids]),
      gt(availableIngredients.removedAt, since),
    )
    await keepRoomFor(tx, member, await tx.$count(availableIngredients, toPutBack))
    const restored = await tx
      .update(availableIngredients)
      .set({ removedAt: null })
      .where(toPutBack)
      .returning({ id: availableIngredients.id })
    return { restoredCount: restored.length }
  })
}

const ownOf = (member: Member) => eq(availableIngredients.userId, member.id)
