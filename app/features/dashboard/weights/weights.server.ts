import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import { newId } from '#app/db/id.ts'
import type { Db } from '#app/db/open.server.ts'
import { literal, prepared } from '#app/db/prepared.server.ts'
import { weightEntries } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import { daysBetween } from '#app/domain/pantry/plain-date.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { dayOf } from '#app/features/calories/diary.server.ts'

/** The weight log of a premium member. */

export type WeightEntry = { id: string; measuredOn: string; weightKg: number }

const DAY_MS = 24 * 60 * 60 * 1000
const MOST_SHOWN = 400
const MOST_YEARS_BACK = 10

/** Keeps what was weighed on a day; weighed again that day, the later weight stands. */
export async function logWeight(
  db: Db,
  member: Member,
  { measuredOn, weightKg }: { measuredOn: string; weightKg: number },
  now: Date,
): Promise<{ id: string }> {
  requirePremium(member)
  const daysBack = daysBetween(measuredOn, dayOf(now))
  // Tomorrow has begun somewhere.
  if (daysBack < -1)
    throw new AppError('invalid-input', 'This day is still to come.', { field: 'measuredOn' })
  if (daysBack > MOST_YEARS_BACK * 366)
    throw new AppError('invalid-input', `The log goes ${MOST_YEARS_BACK} years back.`, {
      field: 'measuredOn',
    })
  await forgetRemoved(db, member, now)
  const [kept] = await db
    .insert(weightEntries)
    .values({ id: newId(now.getTime()), memberId: member.id, measuredOn, weightKg, createdAt: now })
    .onConflictDoUpdate({
      target: [weightEntries.memberId, weightEntries.measuredOn],
      set: { weightKg, removedAt: null },
    })
    .returning({ id: weightEntries.id })
  return kept!
}

/** Takes a weighing out; it can be put back for a day. Throws `not-found` for what is not the member's. */
export async function removeWeight(db: Db, member: Member, entryId: string, now: Date): Promise<void> {
  await setRemoved(db, member, entryId, now)
}

export async function putWeightBack(db: Db, member: Member, entryId: string): Promise<void> {
  await setRemoved(db, member, entryId, null)
}

async function setRemoved(db: Db, member: Member, entryId: string, removedAt: Date | null): Promise<void> {
  requirePremium(member)
  const changed = await db
    .update(weightEntries)
    .set({ removedAt })
    .where(and(eq(weightEntries.id, entryId), eq(weightEntries.memberId, member.id)))
    .returning({ id: weightEntries.id })
  if (changed.length === 0) throw new AppError('not-found', 'This is not in your weight log.')
}

async function forgetRemoved(db: Db, member: Member, now: Date): Promise<void> {
  const isOver = lt(weightEntries.removedAt, new Date(now.getTime() - DAY_MS))
  await db.delete(weightEntries).where(and(eq(weightEntries.memberId, member.id), isOver))
}

/** The last weighings, at most four hundred, newest first. */
export function listWeights(db: Db, member: Member): Promise<WeightEntry[]> {
  return latestWeights(db, { memberId: member.id })
}

const latestWeights = prepared('latest_weights', (db) =>
  db
    .select({
      id: weightEntries.id,
      measuredOn: weightEntries.measuredOn,
      weightKg: weightEntries.weightKg,
    })
    .from(weightEntries)
    .where(and(eq(weightEntries.memberId, sql.placeholder('memberId')), isNull(weightEntries.removedAt)))
    .orderBy(desc(weightEntries.measuredOn))
    .limit(literal(MOST_SHOWN)),
)

function requirePremium(member: Member): void {
  if (member.tier !== 'premium') throw new AppError('premium-only', 'The weight log comes with Premium.')
}
