import { and, count, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { newId } from '#app/db/id.ts'
import { modelCalls, modelSpend, profiles } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import { costMicro, type ModelFeature, type ModelPrices } from '#app/domain/model-use.ts'
import type { ModelMeter } from '#app/ports/ai/model-meter.ts'

/** Of each kind: a plan being written must not hold up a photo. */
export const CALLS_AT_A_TIME = 2

/** How long the books are kept. */
const KEPT_DAYS = 400
const DAY_MS = 24 * 60 * 60 * 1000

export type MeterOptions = {
  db: Db
  prices: ModelPrices
  /** Millionths of the prices' currency per day (UTC); undefined is no limit. */
  dailyLimitMicro: number | undefined
  now(): Date
}

/**
 * Counts calls to models and their money in the database, so that any number of processes keep one limit. The most a
 * call may cost is reserved before it and settled after: what is spent in a day stays under the limit, and a process
 * that dies leaves its reservation standing until the day is over.
 */
export function openModelMeter({ db, prices, dailyLimitMicro, now }: MeterOptions): ModelMeter {
  return {
    async begin({ feature, model, memberId, mostUse, deadlineMs }) {
      const id = newId()
      const startedAt = now()
      const day = startedAt.toISOString().slice(0, 10)
      const reservedMicro = costMicro(mostUse, prices)
      await db.transaction(async (tx) => {
        if (memberId !== null) await requireFewRunning(tx, { memberId, feature }, startedAt)
        await reserve(tx, day, reservedMicro, dailyLimitMicro)
        await tx.insert(modelCalls).values({
          id,
          memberId,
          feature,
          model: model.slice(0, 200),
          amountMicro: reservedMicro,
          createdAt: startedAt,
          deadlineAt: new Date(startedAt.getTime() + deadlineMs),
        })
      })
      return {
        async end(outcome, use) {
          const amountMicro = costMicro(use, prices)
          await db.transaction(async (tx) => {
            const ended = await tx
              .update(modelCalls)
              .set({ ...use, outcome, amountMicro, endedAt: now() })
              .where(and(eq(modelCalls.id, id), isNull(modelCalls.outcome)))
              .returning({ id: modelCalls.id })
            if (ended.length === 0) return
            await tx
              .update(modelSpend)
              .set({ amountMicro: sql`${modelSpend.amountMicro} + ${amountMicro - reservedMicro}` })
              .where(eq(modelSpend.day, day))
          })
        },
      }
    },
  }
}

/**
 * Ends calls whose process is known to be gone, all or a member's, so that they hold no place any more. What they cost
 * nobody can tell: their reservations stand.
 */
export async function endDeadCalls(db: Db, at: Date, memberId?: string): Promise<void> {
  await db
    .update(modelCalls)
    .set({ outcome: 'failed', endedAt: at })
    .where(and(isNull(modelCalls.outcome), memberId ? eq(modelCalls.memberId, memberId) : undefined))
}

type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

/** The member's row is locked meanwhile: two requests at once do not both find the last place free. */
async function requireFewRunning(
  tx: Tx,
  { memberId, feature }: { memberId: string; feature: ModelFeature },
  at: Date,
): Promise<void> {
  await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, memberId)).for('update')
  const [running] = await tx
    .select({ calls: count() })
    .from(modelCalls)
    .where(
      and(
        eq(modelCalls.memberId, memberId),
        eq(modelCalls.feature, feature),
        isNull(modelCalls.outcome),
        gt(modelCalls.deadlineAt, at),
      ),
    )
  if ((running?.calls ?? 0) < CALLS_AT_A_TIME) return
  throw new AppError(
    'too-many-requests',
    'Two of your requests of this kind are being worked on already. Wait until one is done, then try again.',
    { details: { retryAfterS: 10 } },
  )
}

async function reserve(tx: Tx, day: string, micro: number, limitMicro: number | undefined): Promise<void> {
  const reserved =
    limitMicro !== undefined && micro > limitMicro
      ? []
      : await tx
          .insert(modelSpend)
          .values({ day, amountMicro: micro })
          .onConflictDoUpdate({
            target: modelSpend.day,
            set: { amountMicro: sql`${modelSpend.amountMicro} + ${micro}` },
            ...(limitMicro === undefined
              ? {}
              : { setWhere: sql`${modelSpend.amountMicro} + ${micro} <= ${limitMicro}` }),
          })
          .returning({ day: modelSpend.day })
  if (reserved.length > 0) return
  throw new AppError(
    'unavailable',
    'Today’s budget for the AI model is used up. It is there again tomorrow; everything else works as usual.',
    { details: { wroteBy: 'model' } },
  )
}

/** Forgets calls older than the books are kept. Returns how many rows went. */
export async function forgetOldModelCalls(db: Db, at: Date): Promise<number> {
  const before = new Date(at.getTime() - KEPT_DAYS * DAY_MS)
  const gone = await db
    .delete(modelCalls)
    .where(lt(modelCalls.createdAt, before))
    .returning({ id: modelCalls.id })
  await db.delete(modelSpend).where(lt(modelSpend.day, before.toISOString().slice(0, 10)))
  return gone.length
}
