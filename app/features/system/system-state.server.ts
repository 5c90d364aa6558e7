import { statfs } from 'node:fs/promises'
import { count, eq, gte, isNull, sql } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { billingEvents, contactMessages, modelCalls, modelSpend } from '#app/db/schema/index.ts'
import { keptBackups } from '#app/features/maintenance/backup-folder.server.ts'
import type { Services } from '#app/features/services.ts'
import { readOrLog } from '#app/features/staff/staff-reads.server.ts'

type Needs = Pick<Services, 'db' | 'log' | 'now' | 'operations' | 'payments'>

const DAY_MS = 24 * 60 * 60 * 1000
const MICRO = 1e6
/** Jobs given up on one page. */
const SHOWN = 20

export type SystemState = Awaited<ReturnType<typeof readSystem>>

/**
 * The state of the system, for the staff who run it: nothing in it is secret, and no address of a member. Each part is
 * read by itself; one that cannot be read is null, and the log says why.
 */
export async function readSystem(services: Needs, before: Date | undefined) {
  const { db, log, now, operations, payments } = services
  const { jobs, backups, dataDir, database, version, startedAt, missing } = operations
  const part = <Value>(what: string, read: Promise<Value>) => readOrLog(log, `Failed to read ${what}`, read)
  const since = new Date(now().getTime() - DAY_MS)
  const [queues, givenUp, databaseBytes, disk, kept, spend, paymentFacts, unmailed] = await Promise.all([
    part('queues', jobs.queues()),
    part('jobs given up', jobs.givenUp({ limit: SHOWN + 1, before })),
    part('the size of the database', databaseSize(db)),
    part('the disk', diskOf(dataDir)),
    part('backups', keptBackups(backups.folder)),
    part('model spend', spendToday(db, now(), since)),
    part('payments', paymentsSince(services, since)),
    part(
      'messages',
      db.select({ messages: count() }).from(contactMessages).where(isNull(contactMessages.mailedAt)),
    ),
  ])
  const failures = givenUp?.slice(0, SHOWN) ?? null
  return {
    version,
    node: process.versions.node,
    startedAt,
    database,
    missing,
    queues,
    failures,
    older: givenUp !== null && givenUp.length > SHOWN ? (failures?.at(-1)?.givenUpAt ?? null) : null,
    isFirst: before === undefined,
    databaseBytes,
    disk,
    memoryBytes: process.memoryUsage.rss(),
    backup: kept && { last: latest(kept), count: kept.length, isNightly: backups.isNightly },
    models: spend && { ...spend, limit: operations.spendLimit, checks: operations.modelChecks() },
    payments: paymentFacts && { ...paymentFacts, mode: payments?.mode ?? null },
    unmailedMessages: unmailed?.[0]?.messages ?? null,
  }
}

function latest(backups: Awaited<ReturnType<typeof keptBackups>>) {
  const [last] = backups
  // Not where it is: the page needs no path of the machine.
  return last ? { madeAt: last.madeAt, sizeBytes: last.sizeBytes } : null
}

async function databaseSize(db: Db): Promise<number> {
  const { rows } = await db.execute<{ bytes: string }>(
    sql`select pg_database_size(current_database()) as bytes`,
  )
  return Number(rows[0]!.bytes)
}

async function diskOf(folder: string): Promise<{ freeBytes: number; totalBytes: number }> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
}

async function spendToday(db: Db, now: Date, since: Date) {
  const day = now.toISOString().slice(0, 10)
  const [spent] = await db.select().from(modelSpend).where(eq(modelSpend.day, day))
  const [calls] = await db
    .select({
      all: count(),
      failed: sql<number>`count(*) filter (where ${modelCalls.outcome} = 'failed')::int`,
    })
    .from(modelCalls)
    .where(gte(modelCalls.createdAt, since))
  return { spent: (spent?.amountMicro ?? 0) / MICRO, calls: calls?.all ?? 0, failed: calls?.failed ?? 0 }
}

async function paymentsSince({ db, operations }: Needs, since: Date) {
  const [events] = await db
    .select({ events: count() })
    .from(billingEvents)
    .where(gte(billingEvents.handledAt, since))
  return { events: events?.events ?? 0, reconciledAt: await operations.jobs.lastDone('reconcile-billing') }
}
