import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { newId } from '#app/db/id.ts'
import type { Db, Tx } from '#app/db/open.server.ts'
import { availableIngredients, cookings } from '#app/db/schema/index.ts'
import { furtherOf } from '#app/domain/diary/further-nutrients.ts'
import { AppError } from '#app/domain/errors.ts'
import { freezerDaysOf } from '#app/domain/pantry/keeping.ts'
import { intoFreezer, type Movement, takeOut } from '#app/domain/pantry/ledger.ts'
import type { takeFromLotSchema } from '#app/domain/pantry/pantry-forms.ts'
import { addDays, personsDay } from '#app/domain/pantry/plain-date.ts'
import { amountText, quantityText } from '#app/domain/pantry/quantity.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { removeCookedMeals, writeCookedMeal } from '#app/features/calories/cooked-diary.server.ts'
import { dayOf } from '#app/features/calories/diary.server.ts'
import { lockPantry } from './joint-pantry.server.ts'
import {
  type LotRow,
  lotsOf,
  type Moment,
  movementsOfRequest,
  stateOf,
  undoMovements,
  writeMovements,
} from './ledger.server.ts'
import { keepRoomFor, keepRoomForBack } from './pantry-rules.server.ts'

/** What was done with a lot, to be said and undone. */
export type Taken = { name: string; use: z.output<typeof takeFromLotSchema>['use']; undoKey: string }

/**
 * Writes what became of a lot, or of a part of it: eaten, frozen (a lot of its own, with the freezer's date), given away
 * or thrown away. The same click again changes nothing more. Throws `not-found`, `invalid-input`.
 */
export function takeFromLot(
  db: Db,
  member: Member,
  { id, use, quantity, reason, day, idempotencyKey }: z.output<typeof takeFromLotSchema>,
  now: Date,
): Promise<Taken> {
  const moment = { now, day: personsDay(day, dayOf(now)) }
  return db.transaction(async (tx) => {
    const pantry = await lockPantry(tx, member)
    const [lot] = await lotsOf(tx, pantry, [id])
    const answer = { name: lot?.name ?? '', use, undoKey: idempotencyKey }
    if ((await movementsOfRequest(tx, pantry, idempotencyKey)).length > 0) return answer
    if (!lot || lot.removedAt !== null)
      throw new AppError('not-found', 'This ingredient is no longer in your pantry.')
    const state = stateOf(lot)
    if (quantity !== null && quantity > state.amount)
      throw new AppError('invalid-input', `There is only ${amountText(state.amount, lot.unit)} of it.`, {
        field: 'quantity',
      })
    const out = takeOut(state, quantity, use)
    const movements = use === 'frozen' ? [out, await freeze(tx, lot, out, moment)] : [out]
    const [id0] = await writeMovements(
      tx,
      pantry,
      movements.map((movement, index) => ({
        ...movement,
        reason,
        cookingId: lot.cookingId,
        requestKey: `${idempotencyKey}:${index}`,
      })),
      moment,
    )
    if (use === 'eaten' && id0 !== undefined)
      await eatPortions(tx, member, lot, { id: id0, portions: -out.amount }, moment)
    return answer
  })
}

/** Portions of a dish go to the diary of a premium member; the entry has the id of the movement. */
async function eatPortions(
  tx: Tx,
  member: Member,
  lot: LotRow,
  { id, portions }: { id: string; portions: number },
  { day, now }: Moment,
): Promise<void> {
  if (lot.cookingId === null || member.tier !== 'premium') return
  const [cooking] = await tx
    .select()
    .from(cookings)
    .where(and(eq(cookings.id, lot.cookingId), eq(cookings.memberId, lot.userId)))
  if (!cooking) return
  const { kcal, proteinG, carbsG, fatG, fiberG } = cooking
  const figures = { kcal, proteinG, carbsG, fatG, fiberG, ...furtherOf(cooking) }
  const notes =
    lot.userId === member.id
      ? 'Left over from what you cooked.'
      : 'Left over from what somebody in your household cooked.'
  await writeCookedMeal(
    tx,
    member,
    { id, plannedMealId: null, eatenOn: day, mealName: lot.name, portions, ...figures, notes },
    now,
  )
}

/** The lot in the freezer that what was taken out goes into. */
async function freeze(tx: Tx, lot: LotRow, out: Movement, { day, now }: Moment): Promise<Movement> {
  if (lot.frozenOn !== null)
    throw new AppError('invalid-input', `${lot.name} is in the freezer already.`, { field: 'use' })
  // All of it makes no new row more than it takes away.
  await keepRoomFor(tx, { id: lot.userId }, -out.amount < stateOf(lot).amount ? 1 : 0)
  const id = newId(now.getTime())
  const amount = -out.amount
  const { requestKey: _, removedAt: __, ...kept } = lot
  await tx.insert(availableIngredients).values({
    ...kept,
    id,
    amount,
    quantity: quantityText(amount),
    // The price stays with the share of it that is frozen.
    priceCents: lot.priceCents === null ? null : Math.round((lot.priceCents * amount) / lot.amount),
    frozenOn: day,
    expiryDate: addDays(day, freezerDaysOf(lot)),
    updatedAt: now,
  })
  return intoFreezer(out, id)
}

/** Takes back everything a click did with the pantry; what was taken back stays so. Throws `conflict`, `not-found`. */
export function undoClick(
  db: Db,
  member: Member,
  idempotencyKey: string,
  now: Date,
): Promise<{ undoneCount: number }> {
  return db.transaction(async (tx) => {
    const pantry = await lockPantry(tx, member)
    const movements = await movementsOfRequest(tx, pantry, idempotencyKey)
    if (movements.length === 0) throw new AppError('not-found', 'There is nothing to take back.')
    await keepRoomForBack(tx, movements)
    const undoneCount = await undoMovements(tx, pantry, movements, { now, day: dayOf(now) })
    const eaten = movements.filter(({ kind, cookingId }) => kind === 'eaten' && cookingId !== null)
    if (undoneCount > 0)
      await removeCookedMeals(
        tx,
        member,
        eaten.map(({ id }) => id),
        now,
      )
    return { undoneCount }
  })
}
