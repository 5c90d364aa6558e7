import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '#app/db/open.server.ts'
import {
  availableIngredients,
  cookings,
  diaryEntries,
  mealPlanDays,
  mealPlans,
  plannedMeals,
} from '#app/db/schema/index.ts'
import { takeOut } from '#app/domain/pantry/ledger.ts'
import { eatPlannedMeal, uneatPlannedMeal } from '#app/features/calories/change-diary.server.ts'
import { dayOf, putMealBack, removeMeal } from '#app/features/calories/diary.server.ts'
import { isAmongPlansOf } from '#app/features/plans/stored-plan.server.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { inPantryOf, type LockedPantry, lockPantry } from '#app/features/pantry/joint-pantry.server.ts'
import {
  type LotRow,
  type Moment,
  movementsOfRequest,
  standingOf,
  stateOf,
  undoMovements,
  writeMovements,
} from '#app/features/pantry/ledger.server.ts'
import { keepRoomForBack } from '#app/features/pantry/pantry-rules.server.ts'

/**
 * A planned meal that is what is left of another one is eaten from the lot which cooking that one made. The diary entry
 * and the portion go together, both ways.
 */

/** Movements that a planned meal wrote, whatever number of times it was eaten and taken back. */
const requestOf = (mealId: string) => `planned:${mealId}`

/** Writes a planned meal into the diary; where it is a leftover, a portion leaves its lot with it. Once, however often it is tapped. */
export function eatPlanned(db: Db, member: Member, mealId: string, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const pantry = await lockPantry(tx, member)
    await eatPlannedMeal(tx, member, mealId, now)
    await takePortion(tx, member, pantry, mealId, { now, day: dayOf(now) })
  })
}

/** Takes it out of the diary again, and puts the portion back. */
export function uneatPlanned(db: Db, member: Member, mealId: string, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const pantry = await lockPantry(tx, member)
    await uneatPlannedMeal(tx, member, mealId, now)
    const movements = await movementsOfRequest(tx, pantry, requestOf(mealId))
    // A portion of somebody who has a pantry of their own now stays out: it is not the member's to put back.
    const open = (await standingOf(tx, movements)).filter(({ userId }) => pantry.changeable.includes(userId))
    await keepRoomForBack(tx, open)
    await undoMovements(tx, pantry, open, { now, day: dayOf(now) })
  })
}

/** Takes any entry out of the diary: that of a planned meal as `uneatPlanned` does. */
export async function removeEntry(db: Db, member: Member, entryId: string, now: Date): Promise<void> {
  const mealId = await plannedMealOf(db, member, entryId)
  if (mealId === null) await removeMeal(db, member, entryId, now)
  else await uneatPlanned(db, member, mealId, now)
}

/** Puts an entry back that was taken out. */
export async function putEntryBack(db: Db, member: Member, entryId: string, now: Date): Promise<void> {
  const mealId = await plannedMealOf(db, member, entryId)
  await (mealId === null
    ? putMealBack(db, member, entryId)
    : db.transaction(async (tx) => {
        const pantry = await lockPantry(tx, member)
        await putMealBack(tx, member, entryId)
        await takePortion(tx, member, pantry, mealId, { now, day: dayOf(now) })
      }))
}

async function plannedMealOf(db: Db, member: Member, entryId: string): Promise<string | null> {
  const [entry] = await db
    .select({ mealId: diaryEntries.plannedMealId })
    .from(diaryEntries)
    .where(and(eq(diaryEntries.id, entryId), eq(diaryEntries.memberId, member.id)))
  return entry?.mealId ?? null
}

async function takePortion(
  tx: Tx,
  member: Member,
  pantry: LockedPantry,
  mealId: string,
  moment: Moment,
): Promise<void> {
  const before = await movementsOfRequest(tx, pantry, requestOf(mealId))
  if ((await standingOf(tx, before)).length > 0) return
  const lots = await leftoverLots(tx, member, mealId)
  const lot = lots.find(({ userId }) => pantry.changeable.includes(userId))
  if (!lot) return
  const state = stateOf(lot)
  const portion = takeOut(state, Math.min(1, state.amount), 'eaten')
  // The count keeps the key its own when the meal is eaten anew after it was taken back.
  const by = lot.userId === member.id ? '' : `:${member.id}`
  const requestKey = `${requestOf(mealId)}${by}:${before.length}`
  await writeMovements(tx, pantry, [{ ...portion, cookingId: lot.cookingId, requestKey }], moment)
}

const sourceMeals = alias(plannedMeals, 'source_meals')
const sourceDays = alias(mealPlanDays, 'source_days')

/**
 * Where there are portions of the dish that a planned meal is what is left of: fresh before frozen, soonest date first.
 * None for a meal that is cooked by itself, or whose dish was not cooked.
 */
export async function leftoverLots(db: Db | Tx, member: Member, mealId: string): Promise<LotRow[]> {
  const place = plannedMeals.leftoverOf
  const rows = await db
    .select({ lot: availableIngredients })
    .from(plannedMeals)
    .innerJoin(mealPlanDays, eq(mealPlanDays.id, plannedMeals.mealPlanDayId))
    .innerJoin(mealPlans, eq(mealPlans.id, mealPlanDays.mealPlanId))
    .innerJoin(
      sourceDays,
      and(
        eq(sourceDays.mealPlanId, mealPlans.id),
        eq(sourceDays.dayIndex, sql`(${place} ->> 'dayIndex')::int`),
      ),
    )
    .innerJoin(
      sourceMeals,
      and(eq(sourceMeals.mealPlanDayId, sourceDays.id), eq(sourceMeals.mealType, sql`${place} ->> 'slot'`)),
    )
    .innerJoin(cookings, and(eq(cookings.plannedMealId, sourceMeals.id), isNull(cookings.undoneAt)))
    .innerJoin(availableIngredients, eq(availableIngredients.cookingId, cookings.id))
    .where(
      and(
        eq(plannedMeals.id, mealId),
        isAmongPlansOf(member.id, 'see-plans'),
        inPantryOf(availableIngredients.userId, member.id),
        isNull(availableIngredients.removedAt),
        gt(availableIngredients.amount, 0),
      ),
    )
    .orderBy(
      sql`${availableIngredients.frozenOn} is not null`,
      asc(availableIngredients.expiryDate),
      asc(availableIngredients.id),
    )
  return rows.map(({ lot }) => lot)
}
