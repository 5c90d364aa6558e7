import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { prepared } from '#app/db/prepared.server.ts'
import { waterDays } from '#app/db/schema/index.ts'
import { MOST_WATER_ML, waterInWords } from '#app/domain/diary/water.ts'
import { AppError } from '#app/domain/errors.ts'
import type { PlainDate } from '#app/domain/pantry/plain-date.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { requireDayPast, requirePremium } from '#app/features/calories/diary.server.ts'

/** What was drunk on a day, and what came last of it. */
export type WaterOfDay = { waterMl: number; lastAddedMl: number }

/** What a premium member drank on a day; nothing where nothing was noted. */
export async function waterOfDay(db: Db, member: Pick<Member, 'id'>, day: PlainDate): Promise<WaterOfDay> {
  const [row] = await waterOn(db, { memberId: member.id, day })
  return row ?? { waterMl: 0, lastAddedMl: 0 }
}

const waterOn = prepared('water_of_day', (db) =>
  db
    .select({ waterMl: waterDays.waterMl, lastAddedMl: waterDays.lastAddedMl })
    .from(waterDays)
    .where(
      and(eq(waterDays.memberId, sql.placeholder('memberId')), eq(waterDays.drunkOn, sql.placeholder('day'))),
    ),
)

/** Notes a drink; the same tap sent twice counts once. Throws `invalid-input` where the day would come to too much. */
export async function addWater(
  db: Db,
  member: Member,
  { day, waterMl, idempotencyKey }: { day: PlainDate; waterMl: number; idempotencyKey: string },
  now: Date,
): Promise<void> {
  requirePremium(member)
  requireDayPast(day, now)
  const values = { lastAddedMl: waterMl, requestKey: idempotencyKey, updatedAt: now }
  const written = await db
    .insert(waterDays)
    .values({ memberId: member.id, drunkOn: day, waterMl, ...values })
    .onConflictDoUpdate({
      target: [waterDays.memberId, waterDays.drunkOn],
      set: { ...values, waterMl: sql`${waterDays.waterMl} + ${waterMl}` },
      setWhere: and(
        ne(waterDays.requestKey, idempotencyKey),
        sql`${waterDays.waterMl} + ${waterMl} <= ${MOST_WATER_ML}`,
      ),
    })
    .returning({ waterMl: waterDays.waterMl })
  if (written.length > 0) return
  const [row] = await db
    .select({ requestKey: waterDays.requestKey })
    .from(waterDays)
    .where(and(eq(waterDays.memberId, member.id), eq(waterDays.drunkOn, day)))
  if (row?.requestKey !== idempotencyKey)
    throw new AppError('invalid-input', `A day takes at most ${waterInWords(MOST_WATER_ML)} of water.`, {
      field: 'waterMl',
    })
}

/** Takes back what was noted last for a day; sent twice it is taken back once. */
export async function undoWater(db: Db, member: Member, day: PlainDate, now: Date): Promise<void> {
  requirePremium(member)
  await db
    .update(waterDays)
    .set({
      waterMl: sql`greatest(0, ${waterDays.waterMl} - ${waterDays.lastAddedMl})`,
      lastAddedMl: 0,
      updatedAt: now,
    })
    .where(and(eq(waterDays.memberId, member.id), eq(waterDays.drunkOn, day)))
}
