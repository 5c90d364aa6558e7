import { and, desc, eq, gte, isNull, sql } from 'drizzle-orm'
import { literal, prepared } from '#app/db/prepared.server.ts'
import type { Db } from '#app/db/open.server.ts'
import { diaryEntries } from '#app/db/schema/index.ts'
import { asSpecified } from '#app/domain/calories/make-estimate.ts'
import { questionOfDay, readSaidDay, type SaidDay } from '#app/domain/diary/said-day.ts'
import { readSaidMeals, readSaidTime, type SaidMeal } from '#app/domain/diary/said-meals.ts'
import { type DiarySlot, slotOfTime } from '#app/domain/diary/slots.ts'
import { AppError } from '#app/domain/errors.ts'
import { addDays, personsDay, type PlainDate } from '#app/domain/pantry/plain-date.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { diaryOfDay } from '#app/features/page/diary-day.ts'
import { dayOf, requireDayPast, requirePremium } from './diary.server.ts'
import { estimateMeal } from './estimate-meal.server.ts'
import { type MealOfDiary, mealsOfEstimate, saveMeals } from './save-estimate.server.ts'
import { lookAgain, lookedAt } from './second-look.server.ts'
import { writeOnce } from './write-once.server.ts'

/** What was added, as the note about it says. */
export type QuickEntry = {
  /** All entries it became, to take them back together. */
  ids: readonly string[]
  mealName: string
  kcal: number
  /** Where the truth lies eight times in ten; null where the figures were entered before. */
  kcalRange: { low: number; high: number } | null
  /** Words that no food was found for. */
  notCounted: readonly string[]
  eatenOn: PlainDate
  /** The meals of the day it went to, in their order. */
  slots: readonly (DiarySlot | null)[]
}

/** A meal that is eaten again and again. */
export type FrequentMeal = { entryId: string; mealName: string; kcal: number }

export type MealInWords = {
  description: string
  /** The day that is looked at: where the words name none, it goes there. */
  day: PlainDate
  /** The person's today; '' where their browser has not said. */
  today?: string
  slot?: DiarySlot | null
  time?: string | null
  idempotencyKey: string
  confirm?: string
}

const FREQUENT_DAYS = 30
const MOST_FREQUENT = 4

/**
 * Estimates what was eaten from a sentence and saves it in the diary at once, under the day, the meals and the times it
 * names. Doubtful amounts and days are asked about first. Throws what `estimateMeal`, `lookAgain` and `saveMeal` throw.
 */
export async function addFromWords(
  services: Parameters<typeof estimateMeal>[0],
  member: Member,
  sent: MealInWords,
  { signal }: { signal: AbortSignal },
): Promise<QuickEntry> {
  const { db, now } = services
  requirePremium(member)
  requireDayPast(sent.day, now())
  const today = personsDay(sent.today || sent.day, dayOf(now()))
  const said = readSaidDay(sent.description, today)
  const eatenOn = said.day ?? sent.day
  const saidMeals = readSaidMeals(said.text)
  const { description, idempotencyKey } = sent
  const estimate = await estimateMeal(services, member, { description, idempotencyKey }, { signal })
  const meals = placed(mealsOfEstimate(estimate), { sent, said, saidMeals, isToday: eatenOn === today })
  const question = questionOfDay(said, diaryOfDay(eatenOn, today))
  await lookAgain(db, member, {
    meals: meals.map((meal) => lookedAt(meal.estimate, meal.slot)),
    eatenOn,
    confirm: sent.confirm ?? '',
    questions: question === null ? [] : [question],
  })
  await saveMeals(db, member, { meals, eatenOn }, now())
  const notCounted = [...estimate.notCounted, ...estimate.refused.map(({ text }) => text)]
  const figures = meals.map((meal) => asSpecified(meal.estimate))
  const sum = (pick: (one: (typeof figures)[number]) => number) =>
    figures.reduce((total, one) => total + pick(one), 0)
  return {
    ids: figures.map(({ id }) => id),
    mealName: figures.length === 1 ? figures[0]!.mealName : `${figures.length} meals`,
    kcal: sum(({ totalCalories }) => totalCalories),
    // Of several meals the ranges do not add up to one.
    kcalRange: figures.length === 1 ? figures[0]!.kcalRange : null,
    notCounted,
    eatenOn,
    slots: meals.map(({ slot }) => slot),
  }
}

/** Each meal with its slot and time: by its name, else by what was chosen, by the words of the day, or by the clock. */
function placed(
  meals: ReturnType<typeof mealsOfEstimate>,
  {
    sent,
    said,
    saidMeals,
    isToday,
  }: { sent: MealInWords; said: SaidDay; saidMeals: readonly SaidMeal[]; isToday: boolean },
): MealOfDiary[] {
  if (meals.length > 1)
    return meals.map((meal) => ({
      ...meal,
      eatenAt: saidMeals.find(({ name }) => name === meal.name)?.time ?? null,
    }))
  const eatenAt = saidMeals.find(({ time }) => time !== null)?.time ?? readSaidTime(said.text)
  // What the clock says now says nothing of a meal of another day.
  const clock = eatenAt ?? (isToday ? (sent.time ?? null) : null)
  const slot = sent.slot ?? saidMeals[0]?.slot ?? said.slot ?? (clock === null ? null : slotOfTime(clock))
  return meals.map(({ estimate }) => ({ estimate, slot, eatenAt }))
}

/** Writes a meal of the diary down once more; sent twice it is one. Throws `not-found` for what is not the member's. */
export async function eatAgain(
  db: Db,
  member: Member,
  {
    entryId,
    day,
    today,
    time,
    idempotencyKey,
  }: { entryId: string; day: PlainDate; today?: string; time?: string | null; idempotencyKey: string },
  now: Date,
): Promise<QuickEntry> {
  requirePremium(member)
  requireDayPast(day, now)
  const [entry] = await db
    .select()
    .from(diaryEntries)
    .where(and(eq(diaryEntries.id, entryId), eq(diaryEntries.memberId, member.id)))
  if (!entry) throw new AppError('not-found', 'This meal is not in your diary.')
  const isToday = day === personsDay(today || day, dayOf(now))
  const slot = (isToday && time ? slotOfTime(time) : null) ?? entry.slot
  await writeOnce(db, { ...entry, id: idempotencyKey, eatenOn: day, slot, eatenAt: null, createdAt: now })
  return addedAsBefore(entry, { id: idempotencyKey, eatenOn: day, slot })
}

/** The note about a meal whose figures were entered before. */
export function addedAsBefore(
  { mealName, totalKcal, portions }: { mealName: string; totalKcal: number; portions: number },
  { id, eatenOn, slot }: { id: string; eatenOn: PlainDate; slot: DiarySlot | null },
): QuickEntry {
  return {
    ids: [id],
    mealName,
    kcal: Math.round(totalKcal * portions),
    kcalRange: null,
    notCounted: [],
    eatenOn,
    slots: [slot],
  }
}

/** The meals entered most often in the last month, without those of plans. */
export async function frequentMeals(db: Db, member: Member, today: PlainDate): Promise<FrequentMeal[]> {
  return frequentOf(db, { memberId: member.id, since: addDays(today, -FREQUENT_DAYS) })
}

const latest = sql`order by ${diaryEntries.createdAt} desc, ${diaryEntries.id} desc`

const frequentOf = prepared('frequent_meals', (db) =>
  db
    .select({
      entryId: sql<string>`(array_agg(${diaryEntries.id} ${latest}))[1]`,
      mealName: diaryEntries.mealName,
      kcal: sql<number>`round((array_agg(${diaryEntries.totalKcal} * ${diaryEntries.portions} ${latest}))[1])::int`,
    })
    .from(diaryEntries)
    .where(
      and(
        eq(diaryEntries.memberId, sql.placeholder('memberId')),
        gte(diaryEntries.eatenOn, sql.placeholder('since')),
        isNull(diaryEntries.removedAt),
        isNull(diaryEntries.plannedMealId),
      ),
    )
    .groupBy(diaryEntries.mealName)
    .orderBy(desc(sql`count(*)`), desc(sql`max(${diaryEntries.createdAt})`))
    .limit(literal(MOST_FREQUENT)),
)
