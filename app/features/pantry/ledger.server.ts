import { and, eq, inArray, isNull, like, or, sql } from 'drizzle-orm'
import { newId } from '#app/db/id.ts'
import type { Tx } from '#app/db/open.server.ts'
import { availableIngredients, pantryMovements } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import { refusalOf } from '#app/domain/household/rights.ts'
import {
  type LotState,
  type Movement,
  roundAmount,
  undoing,
  type WasteReason,
} from '#app/domain/pantry/ledger.ts'
import type { PlainDate } from '#app/domain/pantry/plain-date.ts'
import type { LockedPantry } from './joint-pantry.server.ts'

/** The one way movements are written: with the lot's amount, in the transaction around them. */

export type LotRow = typeof availableIngredients.$inferSelect

/** When something is written, for the person's calendar and for the clock. */
export type Moment = { day: PlainDate; now: Date }

export type NewMovement = Movement & {
  requestKey: string
  cookingId?: string | null
  reason?: WasteReason | null
  undoesId?: string
}

/** The pantry's lots with these ids, as they are now. Throws `forbidden` where one of them is not the member's to change. */
export async function lotsOf(tx: Tx, pantry: LockedPantry, ids: readonly string[]): Promise<LotRow[]> {
  if (ids.length === 0) return []
  const lots = await tx
    .select()
    .from(availableIngredients)
    .where(
      and(inArray(availableIngredients.userId, [...pantry.seen]), inArray(availableIngredients.id, [...ids])),
    )
  if (lots.some(({ userId }) => !pantry.changeable.includes(userId)))
    throw new AppError('forbidden', refusalOf('change-pantry'))
  return lots
}

/** A lot as the ledger counts with it. */
export const stateOf = ({ id, amount, unit, gramsPerUnit }: LotRow): LotState => ({
  id,
  amount: roundAmount(amount),
  unit,
  gramsPerUnit,
})

/** Adds movements and brings each lot to their sum: one that is empty is closed, one that is filled again opens. */
export async function writeMovements(
  tx: Tx,
  pantry: LockedPantry,
  movements: readonly NewMovement[],
  { day, now }: Moment,
): Promise<string[]> {
  if (movements.length === 0) return []
  const lotIds = [...new Set(movements.map(({ lotId }) => lotId))]
  const ownerOf = await ownersOf(tx, pantry, lotIds)
  const rows = movements.map((movement, index) => {
    const userId = ownerOf(movement.lotId)
    return {
      ...movement,
      id: newId(now.getTime() + index),
      userId,
      byMemberId: userId === pantry.memberId ? null : pantry.memberId,
      movedOn: day,
      createdAt: now,
    }
  })
  await tx.insert(pantryMovements).values(rows)
  await settleLots(tx, pantry, lotIds, now)
  return rows.map(({ id }) => id)
}

/** Whose each lot is: movements are rows of the same member. */
async function ownersOf(tx: Tx, { memberId, changeable }: LockedPantry, ids: readonly string[]) {
  if (changeable.length === 1) return () => memberId
  const rows = await tx
    .select({ id: availableIngredients.id, userId: availableIngredients.userId })
    .from(availableIngredients)
    .where(inArray(availableIngredients.id, [...ids]))
  const owners = new Map(rows.map(({ id, userId }) => [id, userId]))
  return (lotId: string) => owners.get(lotId) ?? memberId
}

/** Sets the lots to the sums of their movements. */
async function settleLots(
  tx: Tx,
  { changeable }: LockedPantry,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  const sums = tx
    .select({
      lotId: pantryMovements.lotId,
      left: sql<number>`sum(${pantryMovements.amount})`.as('left_over'),
    })
    .from(pantryMovements)
    .innerJoin(availableIngredients, eq(availableIngredients.id, pantryMovements.lotId))
    .where(and(inArray(pantryMovements.lotId, [...ids]), eq(pantryMovements.unit, availableIngredients.unit)))
    .groupBy(pantryMovements.lotId)
    .as('sums')
  await tx
    .update(availableIngredients)
    .set({
      amount: sql`${sums.left}`,
      quantity: sql`trim_scale(${sums.left})::text`,
      updatedAt: now,
      removedAt: sql`case when ${sums.left} > 0 then null else coalesce(${availableIngredients.removedAt}, ${now.toISOString()}::timestamptz) end`,
    })
    .from(sums)
    .where(
      and(eq(availableIngredients.id, sums.lotId), inArray(availableIngredients.userId, [...changeable])),
    )
}

/** The movements a request of the member wrote before, or none: its key stands before each of theirs. */
export function movementsOfRequest(tx: Tx, { memberId }: LockedPantry, idempotencyKey: string) {
  return tx
    .select()
    .from(pantryMovements)
    .where(
      and(
        or(
          and(eq(pantryMovements.userId, memberId), isNull(pantryMovements.byMemberId)),
          eq(pantryMovements.byMemberId, memberId),
        ),
        like(pantryMovements.requestKey, `${idempotencyKey.replaceAll(/[\\%_]/g, '\\$&')}:%`),
      ),
    )
}

type MovementRow = typeof pantryMovements.$inferSelect

/** Those of the movements that were not taken back. */
export async function standingOf(tx: Tx, movements: readonly MovementRow[]): Promise<MovementRow[]> {
  const ids = movements.map(({ id }) => id)
  if (ids.length === 0) return []
  const undone = await tx
    .select({ id: pantryMovements.undoesId })
    .from(pantryMovements)
    .where(inArray(pantryMovements.undoesId, ids))
  return movements.filter(({ id, kind }) => kind !== 'undone' && !undone.some((one) => one.id === id))
}

/**
 * Takes movements back, all or none; those taken back before stay so. Throws `conflict` where what came in was used
 * since, or is counted in another unit now.
 */
export async function undoMovements(
  tx: Tx,
  pantry: LockedPantry,
  movements: readonly MovementRow[],
  moment: Moment,
): Promise<number> {
  const open = await standingOf(tx, movements)
  if (open.length === 0) return 0
  const lots = await lotsOf(
    tx,
    pantry,
    open.map(({ lotId }) => lotId),
  )
  const left = new Map(lots.map((lot) => [lot.id, roundAmount(lot.amount)]))
  for (const { lotId, amount, unit } of open) {
    const lot = lots.find(({ id }) => id === lotId)
    const after = roundAmount((left.get(lotId) ?? 0) - amount)
    if (!lot || lot.unit !== unit || after < 0)
      throw new AppError(
        'conflict',
        lot && lot.unit === unit
          ? `Some of the ${lot.name} has been used since, so this cannot be undone.`
          : 'This has been changed since, so it cannot be undone.',
      )
    left.set(lotId, after)
  }
  const back = open.map(({ id, lotId, kind, amount, unit, grams, cookingId }) => ({
    ...undoing({ lotId, kind, amount, unit, grams }),
    cookingId,
    undoesId: id,
    requestKey: `undo:${id}`,
  }))
  await writeMovements(tx, pantry, back, moment)
  return back.length
}
