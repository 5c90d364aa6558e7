import { and, asc, between, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '#app/db/open.server.ts'
import { prepared } from '#app/db/prepared.server.ts'
import { diaryEntries } from '#app/db/schema/index.ts'
import { asSpecified } from '#app/domain/calories/make-estimate.ts'
import type { MealEstimate, MealRow } from '#app/domain/calories/meal-estimate.ts'
import { withOwnFigures } from '#app/domain/calories/meal-rows.ts'
import { storedRowOf } from '#app/domain/calories/stored-row.ts'
import type { DiarySlot } from '#app/domain/diary/slots.ts'
import { MOST_DAYS_BACK } from '#app/domain/diary/diary-limits.ts'
import { AppError } from '#app/domain/errors.ts'
import { daysBetween, isPlainDate, type PlainDate } from '#app/domain/pantry/plain-date.ts'
import {
  type FoodsById,
  furtherOf,
  furtherOfRows,
  NONE_KNOWN,
  nutrientsOfRow,
} from '#app/domain/diary/further-nutrients.ts'
import { findMealFood } from '#app/domain/meals/vocabulary/meal-vocabulary.ts'
import { foodOfOwn, type OwnFood, ownFoodById } from '#app/domain/products/own-foods.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { ownFoodsOf } from '#app/features/foods/own-foods.server.ts'

/** The diary of a premium member: meals by the day they were eaten. */

/** What lists of entries show of one, as it was eaten: figures of all portions together. */
export type DiaryEntry = Pick<
  typeof diaryEntries.$inferSelect,
  | 'id'
  | 'eatenOn'
  | 'mealName'
  | 'totalKcal'
  | 'proteinG'
  | 'carbsG'
  | 'fatG'
  | 'fiberG'
  | 'saturatedFatG'
  | 'sugarG'
  | 'sodiumMg'
  | 'portions'
  | 'plannedMealId'
  | 'slot'
  | 'eatenAt'
>

const DAY_MS = 24 * 60 * 60 * 1000
/** How long a removed entry can be put back. */
const KEEP_REMOVED_MS = DAY_MS
const MOST_A_DAY = 100

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

/**
 * Keeps an estimate in the diary; the same estimate again changes its entry. Everything that can be is computed anew:
 * what the page sends decides foods and amounts, never the table's figures. Throws `premium-only`.
 */
export async function saveMeal(
  db: Db | Tx,
  member: Member,
  {
    estimate,
    day,
    slot = null,
    eatenAt = null,
  }: { estimate: MealEstimate; day: string; slot?: DiarySlot | null; eatenAt?: string | null },
  now: Date,
): Promise<{ id: string }> {
  requirePremium(member)
  const eatenOn = day === '' ? dayOf(now) : day
  requireDayPast(eatenOn, now)
  const { id } = estimate
  const own = await ownFoodsIn(db, member, estimate.rows)
  const values = {
    eatenOn,
    slot,
    eatenAt,
    ...columnsOfMeal(withTableFigures(estimate, own), own),
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

/** The member's own foods, where one of the rows names one. */
export const ownFoodsIn = async (
  db: Db | Tx,
  member: Member,
  rows: readonly Pick<MealRow, 'source'>[],
): Promise<readonly OwnFood[]> =>
  rows.some(({ source }) => source === 'own food') ? ownFoodsOf(db, member.id) : []

/**
 * An estimate as a page sent it, with the figures of the table and of the member's own foods. Throws `invalid-input` for a
 * food that is in neither.
 */
export function withTableFigures(estimate: MealEstimate, ownFoods: readonly OwnFood[]): MealEstimate {
  const rows = estimate.rows.map((row) => withOwnFigures(row, ownFoods))
  if (rows.some((row) => row === null)) {
    throw new AppError(
      'invalid-input',
      'One food in this estimate is no longer in the food table or among your own.',
    )
  }
  return { ...estimate, rows: rows.filter((row) => row !== null) }
}

/** What the diary keeps of a counted estimate. */
export function columnsOfMeal(counted: MealEstimate, ownFoods: readonly OwnFood[]) {
  const findFood = (id: string) => foodOfMealOrOwn(id, ownFoods)
  const { mealName, totalCalories, kcalRange, macronutrients, components, confidence, notes } =
    asSpecified(counted)
  return {
    mealName,
    totalKcal: totalCalories,
    lowKcal: kcalRange.low,
    highKcal: kcalRange.high,
    proteinG: macronutrients.protein,
    carbsG: macronutrients.carbs,
    fatG: macronutrients.fat,
    fiberG: macronutrients.fiber,
    ...furtherOfEstimate(counted, findFood),
    components: components.map((component, index) => {
      const row = counted.rows[index]
      const nutrients = row && { nutrients: nutrientsOfRow(row, findFood) }
      // Parts of a total that a model gave for the whole do not add up to it: they cannot be changed one by one.
      return row && counted.givenTotal === null
        ? { ...component, source: row.source, row: storedRowOf(row), ...nutrients }
        : { ...component, source: row?.source ?? ('model' as const), ...nutrients }
    }),
    confidence,
    notes,
  }
}
/** Of totals that a model gave without foods nothing more is known. */
const furtherOfEstimate = (
  { rows, givenTotal }: Pick<MealEstimate, 'rows' | 'givenTotal'>,
  findFood: FoodsById,
) => (givenTotal === null ? furtherOfRows(rows, findFood) : NONE_KNOWN)

function foodOfMealOrOwn(id: string, ownFoods: readonly OwnFood[]): ReturnType<FoodsById> {
  const own = ownFoodById(id, ownFoods)
  if (own === null) return findMealFood(id)
  const { per100g } = foodOfOwn(own)
  return { id, name: own.name, per100g: () => per100g }
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
      fiberG: diaryEntries.fiberG,
      saturatedFatG: diaryEntries.saturatedFatG,
      sugarG: diaryEntries.sugarG,
      sodiumMg: diaryEntries.sodiumMg,
      portions: diaryEntries.portions,
      plannedMealId: diaryEntries.plannedMealId,
      slot: diaryEntries.slot,
      eatenAt: diaryEntries.eatenAt,
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
  const { portions, totalKcal, proteinG, carbsG, fatG, fiberG } = entry
  if (portions === 1) return entry
  return {
    ...entry,
    totalKcal: Math.round(totalKcal * portions),
    proteinG: proteinG * portions,
    carbsG: carbsG * portions,
    fatG: fatG * portions,
    fiberG: fiberG === null ? null : fiberG * portions,
    ...furtherOf(entry, portions),
  }
}

/** Meals of every day that is today somewhere: which one it is for the person, the page knows. */
export function diaryAround(db: Db, member: Member, now: Date): Promise<DiaryEntry[]> {
  const around = (days: number) => dayOf(new Date(now.getTime() + days * DAY_MS))
  return diaryOf(db, member, { firstDay: around(-1), lastDay: around(1) })
}

/** A day of the diary takes so many meals and no more; `more` are to be added. Throws `too-many-requests`. */
export async function requireRoomOn(
  db: Db | Tx,
  member: Pick<Member, 'id'>,
  eatenOn: PlainDate,
  more = 1,
): Promise<void> {
  const ofDay = await db.$count(
    diaryEntries,
    and(eq(diaryEntries.memberId, member.id), eq(diaryEntries.eatenOn, eatenOn)),
  )
  if (ofDay + more > MOST_A_DAY)
    throw new AppError('too-many-requests', `A day holds at most ${MOST_A_DAY} meals.`)
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
