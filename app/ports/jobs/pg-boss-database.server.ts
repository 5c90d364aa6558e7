import { sql } from 'drizzle-orm'
import type { Db, PgBoss } from 'pg-boss'
import type pg from 'pg'
import type { Tx } from '#app/db/open.server.ts'
import type { JobsHealth } from './jobs.ts'
import { GIVEN_UP_QUEUE } from './pg-boss-queues.server.ts'

/** pg-boss over our own pool, so that the embedded database's single connection serves it too. */
export function bossDatabase(pool: pg.Pool): Db {
  return {
    async executeSql(text, values) {
      const client = await pool.connect()
      try {
        const result = (await client.query(text, values as unknown[])) as pg.QueryResult | pg.QueryResult[]
        return Array.isArray(result) ? { rows: result.flatMap(({ rows }) => rows) } : result
      } catch (error) {
        // Some of its texts begin a transaction of their own: leave none behind in the connection.
        await client.query('rollback').catch(() => {})
        throw error
      } finally {
        client.release()
      }
    },
  }
}

/**
 * Makes jobs run again that a process which is gone had begun. The attempt counts, so that a job that kills
 * its process does not do so for ever; one without attempts left is given up like any other.
 */
export async function requeueOrphans(boss: PgBoss, pool: pg.Pool): Promise<void> {
  await pool.query(
    `update pgboss.job set state = 'retry', start_after = now()
     where state = 'active' and retry_count < retry_limit`,
  )
  const { rows } = await pool.query<{ name: string; id: string }>(
    `select name, id from pgboss.job where state = 'active'`,
  )
  for (const { name, id } of rows) await boss.fail(name, id, { message: 'the process that ran it ended' })
}

/** Gives a job back as if it had not been begun: the next worker has the same attempt. */
export async function handBack(
  pool: pg.Pool,
  job: { id: string; name: string; retryCount: number },
): Promise<void> {
  await pool.query(
    `update pgboss.job set state = 'created', started_on = null, heartbeat_on = null, start_after = now()
     where id = $1 and name = $2 and state = 'active' and retry_count = $3`,
    [job.id, job.name, job.retryCount],
  )
}

/** Leaves of a job given up that there was one: not whom it named, nor what a mail server said about them. */
export async function forgetPayload(
  pool: pg.Pool,
  { id, sourceId }: { id: string; sourceId: string | null },
): Promise<void> {
  await pool.query(`delete from pgboss.job where id = $1`, [sourceId])
  await pool.query(`update pgboss.job set data = '{}', source_output = null, output = null where id = $1`, [
    id,
  ])
}

/** Whole values only: an address may be the end of another one. */
export async function forgetJobs(tx: Tx, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    const named = JSON.stringify({ text })
    await tx.execute(
      sql`delete from pgboss.job where jsonb_path_exists(data, '$.** ? (@ == $text)', ${named}::jsonb)`,
    )
  }
}

export async function readHealth(pool: pg.Pool): Promise<JobsHealth> {
  const { rows } = await pool.query<Record<keyof JobsHealth, string>>(
    `select count(*) filter (where state in ('created', 'retry') and start_after <= now()) as "waiting",
            count(*) filter (where state = 'active') as "active",
            coalesce(extract(epoch from now() - min(start_after)
              filter (where state in ('created', 'retry') and start_after <= now())), 0) as "oldestWaitingSeconds",
            count(*) filter (where name = $1) as "givenUp"
     from pgboss.job where left(name, 8) <> '__pgboss' and (state < 'completed' or name = $1)`,
    [GIVEN_UP_QUEUE],
  )
  const row = rows[0]!
  return {
    waiting: Number(row.waiting),
    active: Number(row.active),
    oldestWaitingSeconds: Number(row.oldestWaitingSeconds),
    givenUp: Number(row.givenUp),
  }
}
