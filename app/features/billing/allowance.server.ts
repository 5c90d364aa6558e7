import { and, desc, eq, isNotNull, lt, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '#app/db/open.server.ts'
import { newId } from '#app/db/id.ts'
import { profiles, usageClaims } from '#app/db/schema/index.ts'
import { limitReachedMessage, TRIAL_ATTEMPTS, type Feature, type UsageStats } from '#app/domain/allowance.ts'
import { AppError } from '#app/domain/errors.ts'
import type { Member } from '#app/features/account/viewer.ts'

/**
 * The allowance: an attempt is claimed before the work, committed when it succeeded, released when it did not,
 * swept when a crash left it behind. Claiming is one conditional update, so parallel requests cannot pass it.
 */

const COLUMNS = {
  recipes: {
    used: profiles.recipesGenerated,
    reserved: profiles.recipesReserved,
    names: ['recipesGenerated', 'recipesReserved'],
  },
  plans: {
    used: profiles.mealsPlanned,
    reserved: profiles.mealsReserved,
    names: ['mealsPlanned', 'mealsReserved'],
  },
  calories: {
    used: profiles.caloriesEstimated,
    reserved: profiles.caloriesReserved,
    names: ['caloriesEstimated', 'caloriesReserved'],
  },
} as const

/** What a repeated click is answered with. */
export type ClaimResult = Record<string, unknown> | null

export type Claim = { id: string; feature: Feature; memberId: string }

export type ClaimAnswer =
  | { kind: 'claimed'; claim: Claim }
  /** The same click sent again: done before (with its result, while it is kept), or running. */
  | { kind: 'repeated'; state: 'reserved' | 'committed'; result: ClaimResult }

type ClaimOptions = { idempotencyKey: string; deadlineMs: number; now: Date }

/**
 * Claims one attempt for the member; throws `limit-reached` when none is left. Inside a transaction it stands or falls
 * with it, like committing and releasing.
 */
export async function claim(
  db: Db | Tx,
  member: Member,
  feature: Feature,
  options: ClaimOptions,
): Promise<ClaimAnswer> {
  const { used, reserved, names } = COLUMNS[feature]
  return db.transaction(async (tx) => {
    const id = newId(options.now.getTime())
    const reservation = {
      state: 'reserved' as const,
      settledAt: null,
      deadlineAt: new Date(options.now.getTime() + options.deadlineMs),
    }
    const [claimed] = await tx
      .insert(usageClaims)
      .values({
        id,
        memberId: member.id,
        feature,
        idempotencyKey: options.idempotencyKey,
        createdAt: options.now,
        ...reservation,
      })
      // An attempt that was given back may be made again under its key; any other is the same click.
      .onConflictDoUpdate({
        target: [usageClaims.memberId, usageClaims.feature, usageClaims.idempotencyKey],
        set: reservation,
        setWhere: eq(usageClaims.state, 'released'),
      })
      .returning({ id: usageClaims.id })
    if (!claimed) return repeated(tx, member, feature, options.idempotencyKey)

    const allowed = await tx
      .update(profiles)
      .set({ [names[1]]: sql`${reserved} + 1` })
      .where(
        and(
          eq(profiles.id, member.id),
          sql`(${profiles.subscription} = 'premium' or ${used} + ${reserved} < ${TRIAL_ATTEMPTS})`,
        ),
      )
      .returning({ id: profiles.id })
    if (allowed.length === 0) throw limitReached(feature)
    return { kind: 'claimed', claim: { id: claimed.id, feature, memberId: member.id } }
  })
}

/** The attempt succeeded: it counts. `result` answers the same click if it is sent again. False if it was settled before. */
export function commitClaim(
  db: Db | Tx,
  done: Claim,
  now: Date,
  result: ClaimResult = null,
): Promise<boolean> {
  return settle(db, done, 'committed', now, result)
}

/** The attempt failed: it costs nothing. False if it was settled before. */
export function releaseClaim(db: Db | Tx, failed: Claim, now: Date): Promise<boolean> {
  return settle(db, failed, 'released', now, null)
}

/** Gives back every attempt whose work died with its process. Returns how many. */
export async function sweepClaims(db: Db, now: Date): Promise<number> {
  const dead = await db
    .select({ id: usageClaims.id, feature: usageClaims.feature, memberId: usageClaims.memberId })
    .from(usageClaims)
    .where(and(eq(usageClaims.state, 'reserved'), lt(usageClaims.deadlineAt, now)))
    .limit(500)
  let released = 0
  for (const one of dead) if (await releaseClaim(db, one, now)) released++
  return released
}

/** What the member's latest successful attempts gave, newest first, as far as it is still kept. */
export async function recentResults(db: Db, member: Member, feature: Feature): Promise<ClaimResult[]> {
  const rows = await db
    .select({ result: usageClaims.result })
    .from(usageClaims)
    .where(
      and(
        eq(usageClaims.memberId, member.id),
        eq(usageClaims.feature, feature),
        eq(usageClaims.state, 'committed'),
        isNotNull(usageClaims.result),
      ),
    )
    .orderBy(desc(usageClaims.settledAt))
    .limit(RECENT)
  return rows.map((row) => row.result)
}

const RECENT = 3

/**
 * The outcome of the member's latest attempt, for members who left before the answer arrived. `result` is null if it
 * has not arrived yet or is no longer stored.
 */
export type LatestAttempt = { isRunning: boolean; result: ClaimResult }

export async function latestAttempt(
  db: Db,
  member: Member,
  feature: Feature,
  now: Date,
): Promise<LatestAttempt> {
  const [row] = await db
    .select({
      state: usageClaims.state,
      deadlineAt: usageClaims.deadlineAt,
      result: usageClaims.result,
    })
    .from(usageClaims)
    .where(
      and(
        eq(usageClaims.memberId, member.id),
        eq(usageClaims.feature, feature),
        ne(usageClaims.state, 'released'),
      ),
    )
    .orderBy(desc(usageClaims.createdAt))
    .limit(1)
  return { isRunning: row?.state === 'reserved' && row.deadlineAt > now, result: row?.result ?? null }
}

export async function usageStatsOf(db: Db, member: Member): Promise<UsageStats> {
  const [row] = await db
    .select({
      recipesGenerated: profiles.recipesGenerated,
      mealsPlanned: profiles.mealsPlanned,
      caloriesEstimated: profiles.caloriesEstimated,
    })
    .from(profiles)
    .where(eq(profiles.id, member.id))
  return row ?? { recipesGenerated: 0, mealsPlanned: 0, caloriesEstimated: 0 }
}

function settle(
  db: Db | Tx,
  one: Claim,
  state: 'committed' | 'released',
  now: Date,
  result: ClaimResult,
): Promise<boolean> {
  const { used, reserved, names } = COLUMNS[one.feature]
  return db.transaction(async (tx) => {
    const settled = await tx
      .update(usageClaims)
      .set({ state, settledAt: now, result })
      .where(and(eq(usageClaims.id, one.id), eq(usageClaims.state, 'reserved')))
      .returning({ id: usageClaims.id })
    if (settled.length === 0) return false
    await tx
      .update(profiles)
      .set({
        [names[1]]: sql`${reserved} - 1`,
        ...(state === 'committed' ? { [names[0]]: sql`${used} + 1` } : {}),
        updatedAt: now,
      })
      .where(eq(profiles.id, one.memberId))
    return true
  })
}

async function repeated(
  tx: Tx,
  member: Member,
  feature: Feature,
  idempotencyKey: string,
): Promise<ClaimAnswer> {
  const [existing] = await tx
    .select({ state: usageClaims.state, result: usageClaims.result })
    .from(usageClaims)
    .where(
      and(
        eq(usageClaims.memberId, member.id),
        eq(usageClaims.feature, feature),
        eq(usageClaims.idempotencyKey, idempotencyKey),
      ),
    )
  if (!existing || existing.state === 'released')
    throw new AppError('conflict', 'This request is already running.')
  return { kind: 'repeated', state: existing.state, result: existing.result }
}

function limitReached(feature: Feature): AppError {
  return new AppError('limit-reached', limitReachedMessage(feature), { details: { feature } })
}
