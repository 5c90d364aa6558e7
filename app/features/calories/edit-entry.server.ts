import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { isId } from '#app/db/id.ts'
import { diaryEntries } from '#app/db/schema/index.ts'
import type { MealEstimate, MealRow } from '#app/domain/calories/meal-estimate.ts'
import { measuresOfFood } from '#app/domain/calories/meal-rows.ts'
import { rowsOfComponents } from '#app/domain/calories/stored-row.ts'
import type { DiarySlot } from '#app/domain/diary/slots.ts'
import { AppError } from '#app/domain/errors.ts'
import type { PlainDate } from '#app/domain/pantry/plain-date.ts'
import type { OwnFood } from '#app/domain/products/own-foods.ts'
import type { Member } from '#app/features/account/viewer.ts'
import {
  columnsOfMeal,
  requireDayPast,
  requirePremium,
  requireRoomOn,
  ownFoodsIn,
  withTableFigures,
} from './diary.server.ts'
import { lookAgain, lookedAt, lookedAtWhole } from './second-look.server.ts'

type Entry = typeof diaryEntries.$inferSelect

export type EntryChange = {
  entryId: string
  mealName: string
  /** How many times the figures were eaten. */
  portions: number
  slot?: DiarySlot | null
  eatenAt?: string | null
  eatenOn?: PlainDate
  /** The foods as they are now; null leaves them. */
  rows?: readonly MealRow[] | null
  confirm?: string
}

/** An entry of the member's with the foods it is counted from; null where there is none, its estimate where they are not known. */
export async function entryToEdit(db: Db, member: Member, entryId: string) {
  const entry = await findEntry(db, member, entryId)
  if (!entry) return null
  const { id, eatenOn, eatenAt, mealName, totalKcal, portions, slot, plannedMealId, components } = entry
  const estimate = estimateOf(entry)
  return {
    id,
    eatenOn,
    eatenAt,
    mealName,
    totalKcal,
    portions,
    slot,
    isPlanned: plannedMealId !== null,
    estimate,
    foods: components.map(({ name, portion, calories }) => ({ name, portion, kcal: calories })),
  }
}

async function findEntry(db: Db, member: Member, entryId: string): Promise<Entry | null> {
  if (!isId(entryId)) return null
  const [entry] = await db
    .select()
    .from(diaryEntries)
    .where(
      and(eq(diaryEntries.id, entryId), eq(diaryEntries.memberId, member.id), isNull(diaryEntries.removedAt)),
    )
  return entry ?? null
}

/** The estimate an entry was made of, as far as it was stored; null for entries without figures of their foods. */
function estimateOf({ id, mealName, notes, components, confidence }: Entry): MealEstimate | null {
  const rows = rowsOfComponents(components, measuresOfFood)
  if (rows === null) return null
  return {
    id,
    mealName,
    rows,
    notes,
    notCounted: [],
    refused: [],
    assumed: [],
    saidConfidence: rows.some(({ source }) => source === 'model') ? confidence : null,
    givenTotal: null,
    settledQuestions: [],
    plateUrl: '',
    backdrop: '',
    isPhotoUnread: false,
  }
}

/**
 * Changes an entry: its name, portions, meal, time, day, and its foods, whose figures are counted here. Throws
 * `not-found` for what is not the member's, and what `lookAgain` throws.
 */
export async function editEntry(db: Db, member: Member, change: EntryChange, now: Date): Promise<void> {
  requirePremium(member)
  const entry = await findEntry(db, member, change.entryId)
  if (!entry) throw new AppError('not-found', 'This meal is not in your diary.')
  const { mealName, portions } = change
  const slot = change.slot === undefined ? entry.slot : change.slot
  const eatenAt = change.eatenAt === undefined ? entry.eatenAt : change.eatenAt
  const eatenOn = change.eatenOn ?? entry.eatenOn
  if (eatenOn !== entry.eatenOn) {
    requireDayPast(eatenOn, now)
    await requireRoomOn(db, member, eatenOn)
  }
  const own = await ownFoodsIn(db, member, change.rows ?? [])
  const counted = change.rows ? countedAnew(entry, change.rows, own) : null
  if (counted || portions > entry.portions)
    await lookAgain(db, member, {
      meals: [
        counted
          ? lookedAt(counted, slot, portions)
          : lookedAtWhole(entry.id, slot, {
              name: mealName,
              kcal: entry.totalKcal * portions,
              amount: portions,
              unit: 'portion',
            }),
      ],
      eatenOn,
      confirm: change.confirm ?? '',
    })
  const changed = await db
    .update(diaryEntries)
    .set({ ...(counted && columnsOfMeal(counted, own)), mealName, portions, slot, eatenAt, eatenOn })
    .where(and(eq(diaryEntries.id, entry.id), eq(diaryEntries.memberId, member.id)))
    .returning({ id: diaryEntries.id })
  if (changed.length === 0) throw new AppError('not-found', 'This meal is not in your diary.')
}

/** The entry with these foods, by figures of the tables or of the entry itself; null where nothing of them differs. */
function countedAnew(
  entry: Entry,
  sent: readonly MealRow[],
  ownFoods: readonly OwnFood[],
): MealEstimate | null {
  const before = estimateOf(entry)
  if (before === null)
    throw new AppError(
      'invalid-input',
      'The foods of this entry were not saved. Change its portions instead.',
    )
  const rows = sent.map((row) => {
    if (row.source !== 'model') return row
    // A model's figures are those of the entry: a page has none of its own to give.
    const stored = before.rows.find(({ id, source }) => id === row.id && source === 'model')
    if (!stored) throw new AppError('invalid-input', 'One of these foods is not in the food table.')
    const { amount, amountRange, portion, isChecked } = row
    return { ...stored, amount, amountRange, portion, isChecked }
  })
  const isSame =
    rows.length === before.rows.length &&
    rows.every((row, index) => {
      const stored = before.rows[index]
      return stored?.id === row.id && stored.foodId === row.foodId && stored.amount === row.amount
    })
  return isSame ? null : withTableFigures({ ...before, rows }, ownFoods)
}
