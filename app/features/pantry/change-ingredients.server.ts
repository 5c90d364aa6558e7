import { and, desc, eq, gt, inArray, isNull, lt, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { newId } from '#app/db/id.ts'
import type { Db, Tx } from '#app/db/open.server.ts'
import { availableIngredients, pantryMovements } from '#app/db/schema/index.ts'
import { refuseTooMuch } from '#app/domain/pantry/amount-limits.ts'
import { AppError } from '#app/domain/errors.ts'
import { categoryOf } from '#app/domain/pantry/category.ts'
import { correction, type LotState } from '#app/domain/pantry/ledger.ts'
import type { editIngredientSchema } from '#app/domain/pantry/pantry-forms.ts'
import { UNDO_REMOVAL_WITHIN_MS } from '#app/domain/pantry/pantry-limits.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { dayOf } from '#app/features/calories/diary.server.ts'
import { INGREDIENT_COLUMNS, type Ingredient } from './ingredients.server.ts'
import { type LockedPantry, lockPantry } from './joint-pantry.server.ts'
import { type LotRow, lotsOf, stateOf, undoMovements, writeMovements } from './ledger.server.ts'
import { foodIdOf, keepRoomForBack, refuseNoFood } from './pantry-rules.server.ts'
import { gramsPerUnitOf } from './weigh-lot.server.ts'

const GONE = 'This ingredient is no longer in your pantry.'

/** Corrections are counted on the server's day: they are no event of the person's. */
const momentOf = (now: Date) => ({ now, day: dayOf(now) })

/** Sets the quantity of one ingredient; a guessed amount is confirmed by it. */
export function updateQuantity(
  db: Db,
  member: Member,
  { id, quantity }: { id: string; quantity: number },
  now: Date,
): Promise<Ingredient> {
  return changeLot(db, member, id, now, (lot) => {
    refuseTooMuch(quantity, lot.unit)
    return { columns: { isEstimated: false }, next: { ...weighed(lot), amount: quantity } }
  })
}

/** Sets every field of one ingredient. Without a category it follows the name. */
export async function updateIngredient(
  db: Db,
  member: Member,
  { id, quantity, category, name, unit, expiryDate }: z.output<typeof editIngredientSchema>,
  now: Date,
): Promise<Ingredient> {
  return changeLot(db, member, id, now, (lot) => {
    // What is left over of a dish keeps counting in its portions.
    const isLeftover = lot.cookingId !== null
    if (!isLeftover) refuseNoFood(name)
    const columns = {
      name,
      expiryDate,
      category: category ?? (isLeftover ? lot.category : categoryOf(name)),
      foodId: isLeftover ? null : foodIdOf(name),
      isEstimated: false,
    }
    const next = isLeftover
      ? { unit: lot.unit, gramsPerUnit: lot.gramsPerUnit }
      : { unit, gramsPerUnit: gramsPerUnitOf(name, unit) }
    return { columns, next: { ...next, amount: quantity } }
  })
}

/** A lot of before the ledger is weighed when it is first touched. */
const weighed = ({ name, unit, gramsPerUnit, cookingId }: LotRow) => ({
  unit,
  gramsPerUnit: gramsPerUnit ?? (cookingId === null ? gramsPerUnitOf(name, unit) : null),
})

type Columns = Partial<Omit<LotRow, 'amount' | 'quantity' | 'unit' | 'gramsPerUnit' | 'removedAt'>>

async function changeLot(
  db: Db,
  member: Member,
  id: string,
  now: Date,
  change: (lot: LotRow) => { columns: Columns; next: Omit<LotState, 'id'> },
): Promise<Ingredient> {
  return db.transaction(async (tx) => {
    const pantry = await lockPantry(tx, member)
    const [lot] = await lotsOf(tx, pantry, [id])
    if (!lot || lot.removedAt !== null) throw new AppError('not-found', GONE)
    const { columns, next } = change(lot)
    const { unit, gramsPerUnit } = next
    await tx
      .update(availableIngredients)
      .set({ ...columns, unit, gramsPerUnit, updatedAt: now })
      .where(eq(availableIngredients.id, id))
    await writeMovements(tx, pantry, corrected(lot, next, now), momentOf(now))
    const [row] = await tx
      .select(INGREDIENT_COLUMNS)
      .from(availableIngredients)
      .where(eq(availableIngredients.id, id))
    return row!
  })
}

const corrected = (lot: LotRow, next: Omit<LotState, 'id'>, now: Date) => {
  const id = newId(now.getTime())
  return correction(stateOf(lot), next).map((movement, index) => ({
    ...movement,
    requestKey: `corrected:${id}:${index}`,
  }))
}

/** The guessed amounts are right. What is not the member's to change is never touched. */
export async function confirmEstimates(
  db: Db,
  member: Member,
  ids: readonly string[],
  now: Date,
): Promise<{ confirmedCount: number }> {
  return db.transaction(async (tx) => {
    const { changeable } = await lockPantry(tx, member)
    const confirmed = await tx
      .update(availableIngredients)
      .set({ isEstimated: false, updatedAt: now })
      .where(
        and(
          inArray(availableIngredients.userId, [...changeable]),
          inArray(availableIngredients.id, [...ids]),
          isNull(availableIngredients.removedAt),
        ),
      )
      .returning({ id: availableIngredients.id })
    return { confirmedCount: confirmed.length }
  })
}

/** Takes one ingredient out; `restoreIngredients` puts it back for ten minutes. */
export async function removeIngredient(db: Db, member: Member, id: string, now: Date): Promise<Removal> {
  return db.transaction(async (tx) => {
    const pantry = await lockPantry(tx, member)
    const [lot] = await lotsOf(tx, pantry, [id])
    if (!lot) throw new AppError('not-found', GONE)
    // A second click finds it taken out already: that is no failure, and it does not lengthen the undo.
    await emptyLots(tx, pantry, lot.removedAt === null ? [lot] : [], now)
    return { removedIds: [id], name: lot.name }
  })
}

/** Takes out every ingredient of this member and of nobody else, also in a joint pantry. */
export async function clearIngredients(db: Db, member: Member, now: Date): Promise<Removal> {
  return db.transaction(async (tx) => {
    const pantry = await lockPantry(tx, member)
    const lots = await tx
      .select()
      .from(availableIngredients)
      .where(and(ownOf(member), isNull(availableIngredients.removedAt)))
    await emptyLots(tx, pantry, lots, now)
    return { removedIds: lots.map(({ id }) => id), name: null }
  })
}

/** What was taken out; the name where it was one. */
export type Removal = { removedIds: string[]; name: string | null }

/** Removing says nothing about where the food went: it is counted as never having been there. */
async function emptyLots(tx: Tx, pantry: LockedPantry, lots: readonly LotRow[], now: Date): Promise<void> {
  const emptied = lots.flatMap((lot) => corrected(lot, { ...stateOf(lot), amount: 0 }, now))
  await writeMovements(tx, pantry, emptied, momentOf(now))
}

/** Puts back what was taken out; what was swept away meanwhile stays away. */
export function restoreIngredients(
  db: Db,
  member: Member,
  ids: readonly string[],
  now: Date,
): Promise<{ restoredCount: number }> {
  const since = new Date(now.getTime() - UNDO_REMOVAL_WITHIN_MS)
  return db.transaction(async (tx) => {
    const pantry = await lockPantry(tx, member)
    const undone = alias(pantryMovements, 'undone')
    const removals = await tx
      .selectDistinctOn([pantryMovements.lotId])
      .from(pantryMovements)
      .innerJoin(availableIngredients, eq(availableIngredients.id, pantryMovements.lotId))
      .where(
        and(
          inArray(availableIngredients.userId, [...pantry.changeable]),
          inArray(availableIngredients.id, [...ids]),
          gt(availableIngredients.removedAt, since),
          eq(pantryMovements.kind, 'corrected'),
          lt(pantryMovements.amount, sql`0`),
          notExists(tx.select({ id: undone.id }).from(undone).where(eq(undone.undoesId, pantryMovements.id))),
        ),
      )
      .orderBy(pantryMovements.lotId, desc(pantryMovements.createdAt), desc(pantryMovements.id))
    const movements = removals.map((row) => row.pantry_movements)
    await keepRoomForBack(tx, movements)
    const restoredCount = await undoMovements(tx, pantry, movements, momentOf(now))
    return { restoredCount }
  })
}

const ownOf = (member: Member) => eq(availableIngredients.userId, member.id)
