import { and, asc, between, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '#app/db/open.server.ts'
import { prepared } from '#app/db/prepared.server.ts'
import { diaryEntries } from '#app/db/schema/index.ts'
import { asSpecified } from '#app/domain/calories/make-estimate.ts'
import type { MealEstimate } from '#app/domain/calories/meal-estimate.ts'
import { withOwnFigures } from '#app/domain/calories/meal-rows.ts'
import { AppError } from '#app/domain/errors.ts'
import { daysBetween, isPlainDate, type PlainDate } from '#app/domain/pantry/plain-date.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { ownFoodsOf } from '#app/features/foods/own-foods.server.ts'

/** The diary of a premium member: meals by the day they were eaten. */

/** What lists of entries show of one, as it was eaten: figures of all portions together. */
export type DiaryEntry = Pick<
  typeof diaryEntries.$inferSelect,
  'id' | 'eatenOn' | 'mealName' | 'totalKcal' | 'proteinG' | 'carbsG' | 'fatG' | 'portions' | 'plannedMealId'
>

const DAY_MS = 24 * 60 * 60 * 1000
/** How long a removed entry can be put back. */
const KEEP_REMOVED_MS = DAY_MS
const MOST_A_DAY = 100
/** How far back a meal can be noted. */
const MOST_DAYS_BACK = 366

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

/**
 * Keeps an estimate in the diary; the same estimate again changes its entry. Everything that can be is computed anew:
 * what the page sends decides foods and amounts, never the table's figures. Throws `premium-only`.
 */
export async function saveMeal(
  db: Db,
  member: Member,
  { estimate, day }: { estimate: MealEstimate; day: string },
  now: Date,
): Promise<{ id: string }> {
  requirePremium(member)
  const eatenOn = day === '' ? dayOf(now) : day
  requireDayPast(eatenOn, now)
  const own = estimate.rows.some(({ source }) => source === 'own food') ? await ownFoodsOf(db, member.id) : []
  const rows = estimate.rows.map((row) => withOwnFigures(row, own))
  if (rows.some((row) => row === null)) {
    throw new AppError(
      'invalid-input',
      'One food in this estimate is no longer in the food table or among your own.',
    )
  }
  const counted = { ...estimate, rows: rows.filter((row) => row !== null) }
  const { id, mealName, totalCalories, kcalRange, macronutrients, components, confidence, notes } =
    asSpecified(counted)
  const values = {
    eatenOn,
    mealName,
    totalKcal: totalCalories,
    lowKcal: kcalRange.low,
    highKcal: kcalRange.high,
    proteinG: macronutrients.protein,
    carbsG: macronutrients.carbs,
    fatG: macronutrients.fat,
    fiberG: macronutrients.fiber,
    components: components.map((component, index) => ({
      ...component,
      source: counted.rows[index]?.source ?? ('model' as const),
    })),
    confidence,
    notes,
    portions: 1,
    removedAt: null,
  }
  await db
    .delete(diaryEntries)
    .where(
      and(
        eq(diaryEntries.memberId, member.id),
        isNotNull(diaryEntries.removedAt),
        lt(diaryEntries.removedAt, new Date(now.getTime() - KEEP_REMOVED_MS)),
      ),
    )
  await requireRoomOn(db, member, eatenOn)
  const saved = await db
    .insert(diaryEntries)
    .values({ ...values, id, memberId: member.id, createdAt: now })
    .onConflictDoUpdate({
      target: diaryEntries.id,
      set: values,
      setWhere: eq(diaryEntries.memberId, member.id),
    })
    .returning({ id: diaryEntries.id })
  if (saved.length === 0) throw new AppError('not-found', 'This estimate is not yours.')
  return { id }
}

/** Takes a meal out; it can be put back for a day. Throws `not-found` for what is not the member's. */
export async function removeMeal(db: Db, member: Member, entryId: string, now: Date): Promise<void> {
  await setRemoved(db, member, entryId, now)
}

/** Puts a meal back that was taken out. */
export async function putMealBack(db: Db | Tx, member: Member, entryId: string): Promise<void> {
  await setRemoved(db, member, entryId, null)
}

async function setRemoved(
  db: Db | Tx,
  member: Member,
  entryId: string,
  removedAt: Date | null,
): Promise<void> {
  const changed = await db
    .update(diaryEntries)
    .set({ removedAt })
    .where(and(eq(diaryEntries.id, entryId), eq(diaryEntries.memberId, member.id)))
    .returning({ id: diaryEntries.id })
  if (changed.length === 0) throw new AppError('not-found', 'This meal is not in your diary.')
}

/** Meals of the days from `firstDay` to `lastDay` (yyyy-mm-dd, both included), in the order they were saved. */
export async function diaryOf(
  db: Db,
  member: Member,
  { firstDay, lastDay }: { firstDay: string; lastDay: string },
): Promise<DiaryEntry[]> {
  const rows = await entriesOfDays(db, { memberId: member.id, firstDay, lastDay })
  return rows.map(asEaten)
}

const entriesOfDays = prepared('diary_entries_of_days', (db) =>
  db
    .select({
      id: diaryEntries.id,
      eatenOn: diaryEntries.eatenOn,
      mealName: diaryEntries.mealName,
      totalKcal: diaryEntries.totalKcal,
      proteinG: diaryEntries.proteinG,
      carbsG: diaryEntries.carbsG,
      fatG: diaryEntries.fatG,
      portions: diaryEntries.portions,
      plannedMealId: diaryEntries.plannedMealId,
    })
    .from(diaryEntries)
    .where(
      and(
        eq(diaryEntries.memberId, sql.placeholder('memberId')),
        between(diaryEntries.eatenOn, sql.placeholder('firstDay'), sql.placeholder('lastDay')),
        isNull(diaryEntries.removedAt),
      ),
    )
    .orderBy(asc(diaryEntries.createdAt), asc(diaryEntries.id)),
)

function asEaten(entry: DiaryEntry): DiaryEntry {
  const { portions, totalKcal, proteinG, carbsG, fatG } = entry
  if (portions === 1) return entry
  return {
    ...entry,
    totalKcal: Math.round(totalKcal * portions),
    proteinG: proteinG * portions,
    carbsG: carbsG * portions,
    fatG: fatG * portions,
  }
}

/** Meals of every day that is today somewhere: which one it is for the person, the page knows. */
export function diaryAround(db: Db, member: Member, now: Date): Promise<DiaryEntry[]> {
  const around = (days: number) => dayOf(new Date(now.getTime() + days * DAY_MS))
  return diaryOf(db, member, { firstDay: around(-1), lastDay: around(1) })
}

/** A day of the diary takes so many meals and no more. Throws `too-many-requests`. */
export async function requireRoomOn(
  db: Db | Tx,
  member: Pick<Member, 'id'>,
  eatenOn: PlainDate,
): Promise<void> {
  const ofDay = await db.$count(
    diaryEntries,
    and(eq(diaryEntries.memberId, member.id), eq(diaryEntries.eatenOn, eatenOn)),
  )
  if (ofDay >= MOST_A_DAY) throw new AppError('too-many-requests', `A day holds at most ${MOST_A_DAY} meals.`)
}

/** Whether the day is today somewhere on earth. Throws `invalid-input`. */
export function requireToday(day: PlainDate, now: Date): void {
  if (!isPlainDate(day) || Math.abs(daysBetween(dayOf(now), day)) > 1)
    throw new AppError('invalid-input', 'A meal can be saved to today’s diary only.', { field: 'day' })
}

/** Whether the day has begun somewhere on earth, and is not long ago. Throws `invalid-input`. */
export function requireDayPast(day: PlainDate, now: Date): void {
  if (isNotableDay(day, now)) return
  throw new AppError('invalid-input', 'A meal can be noted for today and for days past, up to a year back.', {
    field: 'day',
  })
}

/** Whether meals of this day can be noted. */
export function isNotableDay(day: string, now: Date): day is PlainDate {
  if (!isPlainDate(day)) return false
  const daysAhead = daysBetween(dayOf(now), day)
  return daysAhead <= 1 && daysAhead >= -MOST_DAYS_BACK
}

export function requirePremium(member: Member): void {
  if (member.tier !== 'premium') {
    throw new AppError('premium-only', 'Saving meals to a diary comes with Premium.')
  }
}
