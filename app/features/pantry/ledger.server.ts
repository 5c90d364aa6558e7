import { and, eq, inArray, like, sql } from 'drizzle-orm'
import { newId } from '#app/db/id.ts'
import type { Db, Tx } from '#app/db/open.server.ts'
import { availableIngredients, pantryMovements, profiles } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import {
  type LotState,
  type Movement,
  roundAmount,
  undoing,
  type WasteReason,
} from '#app/domain/pantry/ledger.ts'
import type { PlainDate } from '#app/domain/pantry/plain-date.ts'
import type { Member } from '#app/features/account/viewer.ts'

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

/** One change of a member's pantry at a time: two tabs wait for one another. */
export async function lockPantry(tx: Tx, member: Member): Promise<void> {
  await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, member.id)).for('update')
}

/** The member's own lots with these ids, as they are now. */
export function lotsOf(tx: Tx | Db, member: Member, ids: readonly string[]): Promise<LotRow[]> {
  return ids.length === 0
    ? Promise.resolve([])
    : tx
        .select()
        .from(availableIngredients)
        .where(and(eq(availableIngredients.userId, member.id), inArray(availableIngredients.id, [...ids])))
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
  member: Member,
  movements: readonly NewMovement[],
  { day, now }: Moment,
): Promise<string[]> {
  if (movements.length === 0) return []
  const rows = movements.map((movement, index) => ({
    ...movement,
    id: newId(now.getTime() + index),
    userId: member.id,
    movedOn: day,
    createdAt: now,
  }))
  await tx.insert(pantryMovements).values(rows)
  await settleLots(tx, member, [...new Set(movements.map(({ lotId }) => lotId))], now)
  return rows.map(({ id }) => id)
}

/** Sets the lots to the sums of their movements. */
async function settleLots(tx: Tx, member: Member, ids: readonly string[], now: Date): Promise<void> {
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
    .where(and(eq(availableIngredients.id, sums.lotId), eq(availableIngredients.userId, member.id)))
}

/** The movements a request wrote before, or none: its key stands before each of theirs. */
export function movementsOfRequest(tx: Tx, member: Member, idempotencyKey: string) {
  return tx
    .select()
    .from(pantryMovements)
    .where(
      and(
        eq(pantryMovements.userId, member.id),
        like(pantryMovements.requestKey, `${idempotencyKey.replaceAll(/[\\%_]/g, '\\$&')}:%`),
      ),
    )
}

type MovementRow = typeof pantryMovements.$inferSelect

/** Those of the movements that were not taken back. */
export async function standingOf(
  tx: Tx,
  member: Member,
  movements: readonly MovementRow[],
): Promise<MovementRow[]> {
  const ids = movements.map(({ id }) => id)
  if (ids.length === 0) return []
  const undone = await tx
    .select({ id: pantryMovements.undoesId })
    .from(pantryMovements)
    .where(and(eq(pantryMovements.userId, member.id), inArray(pantryMovements.undoesId, ids)))
  return movements.filter(({ id, kind }) => kind !== 'undone' && !undone.some((one) => one.id === id))
}

/**
 * Takes movements back, all or none; those taken back before stay so. Throws `conflict` where what came in was used
 * since, or is counted in another unit now.
 */
export async function undoMovements(
  tx: Tx,
  member: Member,
  movements: readonly MovementRow[],
  moment: Moment,
): Promise<number> {
  const open = await standingOf(tx, member, movements)
  if (open.length === 0) return 0
  const lots = await lotsOf(
    tx,
    member,
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
          ? `Some of the ${lot.name} has been used since, so this cannot be taken back.`
          : 'This has been changed since, so it cannot be taken back.',
      )
    left.set(lotId, after)
  }
  const back = open.map(({ id, lotId, kind, amount, unit, grams, cookingId }) => ({
    ...undoing({ lotId, kind, amount, unit, grams }),
    cookingId,
    undoesId: id,
    requestKey: `undo:${id}`,
  }))
  await writeMovements(tx, member, back, moment)
  return back.length
}
