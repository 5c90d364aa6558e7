import { and, desc, eq, gte, isNull, sql } from 'drizzle-orm'
import { literal, prepared } from '#app/db/prepared.server.ts'
import type { Db } from '#app/db/open.server.ts'
import { diaryEntries } from '#app/db/schema/index.ts'
import { asSpecified } from '#app/domain/calories/make-estimate.ts'
import { AppError } from '#app/domain/errors.ts'
import { addDays, type PlainDate } from '#app/domain/pantry/plain-date.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { requirePremium, requireRoomOn, requireToday, saveMeal } from './diary.server.ts'
import { estimateMeal } from './estimate-meal.server.ts'

/** What was added, as the note about it says. */
export type QuickEntry = {
  id: string
  mealName: string
  kcal: number
  /** Where the truth lies eight times in ten; null where the figures were entered before. */
  kcalRange: { low: number; high: number } | null
  /** Words that no food was found for. */
  notCounted: readonly string[]
}

/** A meal that is eaten again and again. */
export type FrequentMeal = { entryId: string; mealName: string; kcal: number }

const FREQUENT_DAYS = 30
const MOST_FREQUENT = 4

/** Estimates a meal told in words and keeps it in the diary at once. Throws what the two throw. */
export async function addFromWords(
  services: Parameters<typeof estimateMeal>[0],
  member: Member,
  { description, day, idempotencyKey }: { description: string; day: string; idempotencyKey: string },
  { signal }: { signal: AbortSignal },
): Promise<QuickEntry> {
  requirePremium(member)
  requireToday(day, services.now())
  const estimate = await estimateMeal(services, member, { description, idempotencyKey }, { signal })
  const { mealName, totalCalories, kcalRange } = asSpecified(estimate)
  const { id } = await saveMeal(services.db, member, { estimate, day }, services.now())
  const notCounted = [...estimate.notCounted, ...estimate.refused.map(({ text }) => text)]
  return { id, mealName, kcal: totalCalories, kcalRange, notCounted }
}

/** Writes a meal of the diary down once more, for today; sent twice it is one. Throws `not-found` for what is not the member's. */
export async function eatAgain(
  db: Db,
  member: Member,
  { entryId, day, idempotencyKey }: { entryId: string; day: PlainDate; idempotencyKey: string },
  now: Date,
): Promise<QuickEntry> {
  requirePremium(member)
  requireToday(day, now)
  const [entry] = await db
    .select()
    .from(diaryEntries)
    .where(and(eq(diaryEntries.id, entryId), eq(diaryEntries.memberId, member.id)))
  if (!entry) throw new AppError('not-found', 'This meal is not in your diary.')
  await requireRoomOn(db, member, day)
  const [written] = await db
    .insert(diaryEntries)
    .values({
      ...entry,
      id: idempotencyKey,
      eatenOn: day,
      plannedMealId: null,
      createdAt: now,
      removedAt: null,
    })
    // The same tap sent again finds its own entry; a key that stands for anything else writes nothing.
    .onConflictDoUpdate({
      target: diaryEntries.id,
      set: { id: idempotencyKey },
      setWhere: and(
        eq(diaryEntries.memberId, member.id),
        eq(diaryEntries.eatenOn, day),
        eq(diaryEntries.mealName, entry.mealName),
        isNull(diaryEntries.plannedMealId),
        isNull(diaryEntries.removedAt),
      ),
    })
    .returning({ id: diaryEntries.id })
  if (!written) {
    throw new AppError('conflict', 'This was sent before, for another meal. Reload the page and try again.')
  }
  const { mealName, totalKcal, portions } = entry
  return {
    id: idempotencyKey,
    mealName,
    kcal: Math.round(totalKcal * portions),
    kcalRange: null,
    notCounted: [],
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
