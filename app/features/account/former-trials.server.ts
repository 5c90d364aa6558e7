import { eq, lt, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '#app/db/open.server.ts'
import { formerTrials, profiles } from '#app/db/schema/index.ts'
import { TRIAL_ATTEMPTS } from '#app/domain/allowance.ts'

const KEPT_DAYS = 365
const DAY_MS = 24 * 60 * 60 * 1000

type Used = { recipesGenerated: number; mealsPlanned: number; caloriesEstimated: number }

/** What an account under this address had used of its trial when it was deleted; nothing for a new one. */
export async function usedBefore(db: Db, fingerprint: string): Promise<Used | null> {
  const [row] = await db
    .select({
      recipesGenerated: formerTrials.recipesGenerated,
      mealsPlanned: formerTrials.mealsPlanned,
      caloriesEstimated: formerTrials.caloriesEstimated,
    })
    .from(formerTrials)
    .where(eq(formerTrials.fingerprint, fingerprint))
  return row ?? null
}

/** Keeps what a trial was used up to, no more of it than the trial holds. To be called while the profile is there. */
export async function keepFormerTrial(
  tx: Tx,
  { memberId, fingerprint, now }: { memberId: string; fingerprint: string; now: Date },
): Promise<void> {
  const upTo = (column: PgColumn) => sql<number>`least(${column}, ${TRIAL_ATTEMPTS}::integer)`
  const [used] = await tx
    .select({
      recipesGenerated: upTo(profiles.recipesGenerated),
      mealsPlanned: upTo(profiles.mealsPlanned),
      caloriesEstimated: upTo(profiles.caloriesEstimated),
    })
    .from(profiles)
    .where(eq(profiles.id, memberId))
  if (!used) return
  const values = { ...used, keptUntil: new Date(now.getTime() + KEPT_DAYS * DAY_MS) }
  await tx
    .insert(formerTrials)
    .values({ fingerprint, ...values })
    .onConflictDoUpdate({ target: formerTrials.fingerprint, set: values })
}

/** Forgets what was kept for a year. */
export async function forgetFormerTrials(db: Db, now: Date): Promise<void> {
  await db.delete(formerTrials).where(lt(formerTrials.keptUntil, now))
}
