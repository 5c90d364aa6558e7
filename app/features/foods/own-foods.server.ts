import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm'
import { lockMember } from '#app/db/lock-member.server.ts'
import type { Db, Tx } from '#app/db/open.server.ts'
import { ownFoods } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import { foldedOwnName, type OwnFood } from '#app/domain/products/own-foods.ts'
import type { OwnFoodSent } from '#app/domain/products/product-forms.ts'
import { MAX_OWN_FOODS } from '#app/domain/products/product-limits.ts'

/** A member's own foods: from labels, and products taken over from a scan. */

export type OwnFoodRow = OwnFood & Pick<typeof ownFoods.$inferSelect, 'barcode' | 'source'>

/** Whose foods they are. */
type Owner = { id: string }

/** How long a removed food can be put back. */
const KEEP_REMOVED_MS = 24 * 60 * 60 * 1000
const GONE = 'This food is not among yours.'

/** All of a member's own foods, by name: what readers of meals and lines are handed. */
export function ownFoodsOf(db: Db | Tx, memberId: string): Promise<OwnFoodRow[]> {
  return db
    .select({
      id: ownFoods.id,
      name: ownFoods.name,
      label: ownFoods.label,
      barcode: ownFoods.barcode,
      source: ownFoods.source,
    })
    .from(ownFoods)
    .where(and(eq(ownFoods.memberId, memberId), isNull(ownFoods.removedAt)))
    .orderBy(asc(ownFoods.foldedName))
    .limit(MAX_OWN_FOODS)
}

/** What is saved of a food; `source` says where its figures come from. */
export type FoodToSave = Pick<OwnFoodSent, 'id' | 'name' | 'barcode' | 'label'> & {
  source: OwnFoodRow['source']
}

/**
 * Adds a food or changes the one of this id; sent twice it is one. Throws `conflict` at the limit, `invalid-input` where
 * another food of the member has the name or the barcode, and `not-found` for a food that is not the member's.
 */
export async function saveOwnFood(db: Db, member: Owner, food: FoodToSave, now: Date): Promise<OwnFoodRow> {
  const { id, name, barcode, label, source } = food
  const foldedName = foldedOwnName(name)
  return db.transaction(async (tx) => {
    await lockMember(tx, member.id)
    await tx
      .delete(ownFoods)
      .where(
        and(
          eq(ownFoods.memberId, member.id),
          lt(ownFoods.removedAt, new Date(now.getTime() - KEEP_REMOVED_MS)),
        ),
      )
    const others = (await ownFoodsOf(tx, member.id)).filter((one) => one.id !== id)
    requireUnique(others, { foldedName, barcode })
    if (others.length >= MAX_OWN_FOODS)
      throw new AppError(
        'conflict',
        `You have ${MAX_OWN_FOODS} own foods, the most we store. Remove one first.`,
      )
    const values = { name, foldedName, barcode, label, source, updatedAt: now, removedAt: null }
    const saved = await tx
      .insert(ownFoods)
      .values({ ...values, id, memberId: member.id, createdAt: now })
      .onConflictDoUpdate({ target: ownFoods.id, set: values, setWhere: eq(ownFoods.memberId, member.id) })
      .returning({ id: ownFoods.id })
    if (saved.length === 0) throw new AppError('not-found', GONE)
    return { id, name, barcode, label, source }
  })
}

function requireUnique(
  others: readonly OwnFoodRow[],
  { foldedName, barcode }: { foldedName: string; barcode: string | null },
): void {
  const namesake = others.find(({ name }) => foldedOwnName(name) === foldedName)
  if (namesake)
    throw new AppError(
      'invalid-input',
      `You have a food called ${namesake.name} already. Change that one, or give this another name.`,
      { field: 'name' },
    )
  const same = barcode === null ? undefined : others.find((one) => one.barcode === barcode)
  if (same)
    throw new AppError('invalid-input', `${same.name} has this barcode already. Change that food instead.`, {
      field: 'barcode',
    })
}

/** Takes a food out; it can be put back for a day. Throws `not-found` for what is not the member's. */
export async function removeOwnFood(db: Db, member: Owner, id: string, now: Date): Promise<OwnFoodRow> {
  const [removed] = await db
    .update(ownFoods)
    .set({ removedAt: sql`coalesce(${ownFoods.removedAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(ownFoods.id, id), eq(ownFoods.memberId, member.id)))
    .returning()
  if (!removed) throw new AppError('not-found', GONE)
  return removed
}

/** Puts a food back that was taken out. */
export async function putOwnFoodBack(db: Db, member: Owner, id: string, now: Date): Promise<OwnFoodRow> {
  const [row] = await db
    .select()
    .from(ownFoods)
    .where(and(eq(ownFoods.id, id), eq(ownFoods.memberId, member.id)))
  if (!row) throw new AppError('not-found', GONE)
  return saveOwnFood(db, member, row, now)
}
