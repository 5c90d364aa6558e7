import { sql } from 'drizzle-orm'
import { fromDrizzle, type PgBoss } from 'pg-boss'
import { newId } from '#app/db/id.ts'
import type { Database } from '#app/db/open.server.ts'
import type { JobDefinition, JobsOverview, QueueCounts } from './jobs.ts'
import { GIVEN_UP_QUEUE } from './pg-boss-queues.server.ts'

type Needs = {
  boss: PgBoss
  database: Database
  // oxlint-disable-next-line typescript/no-explicit-any -- any kind of job, for any services
  known: ReadonlyMap<string, JobDefinition<any, any>>
  wake(queue: string): Promise<void>
}

/** What the queue's tables say of all processes together. */
export function jobsOverview({ boss, database, known, wake }: Needs): JobsOverview {
  const { pool, db } = database
  return {
    async queues() {
      const { rows } = await pool.query<QueueCounts>(
        `select coalesce(case when name = $1 then source_name end, name) as queue,
                count(*) filter (where name <> $1 and state = 'created')::int as waiting,
                count(*) filter (where name <> $1 and state = 'retry')::int as retrying,
                count(*) filter (where name <> $1 and state = 'active')::int as active,
                count(*) filter (where name = $1)::int as "givenUp"
         from pgboss.job
         where left(name, 8) <> '__pgboss' and (state < 'completed' or name = $1)
         group by 1`,
        [GIVEN_UP_QUEUE],
      )
      const counts = new Map(rows.map((row) => [row.queue, row]))
      const none = (queue: string) => ({ queue, waiting: 0, retrying: 0, active: 0, givenUp: 0 })
      return [...known.keys()].toSorted().map((queue) => counts.get(queue) ?? none(queue))
    },

    async givenUp({ limit, before }) {
      const { rows } = await pool.query<{
        id: string
        queue: string | null
        givenUpAt: Date
        output: object | null
      }>(
        `select id, source_name as queue, created_on as "givenUpAt", source_output as output
         from pgboss.job where name = $1 and created_on < $2 order by created_on desc, id desc limit $3`,
        [GIVEN_UP_QUEUE, before ?? new Date('9999-01-01'), limit],
      )
      return rows.map(({ id, queue, givenUpAt, output }) => {
        const definition = known.get(queue ?? '')
        return {
          id,
          queue: queue ?? 'unknown',
          givenUpAt,
          reason: reasonOf(output),
          mayRunAgain: definition !== undefined && !definition.isPersonal,
        }
      })
    },

    async runAgain(id) {
      const queue = await db.transaction(async (tx) => {
        const able = [...known.values()].filter(({ isPersonal }) => !isPersonal).map(({ name }) => name)
        // One of two clicks deletes it; before it was put right it is still another's work.
        const { rows } = await tx.execute<{ queue: string; data: object }>(
          sql`delete from pgboss.job where id = ${id} and name = ${GIVEN_UP_QUEUE} and state = 'completed'
              and source_name in ${able} returning source_name as queue, data`,
        )
        const [job] = rows
        if (!job) return null
        await boss.send(job.queue, job.data, { db: fromDrizzle(tx, sql), singletonKey: newId() })
        return job.queue
      })
      if (queue === null) return false
      // A lost wake-up costs one poll.
      await wake(queue).catch(() => {})
      return true
    },

    async lastDone(queue) {
      const { rows } = await pool.query<{ doneAt: Date | null }>(
        `select max(completed_on) as "doneAt" from pgboss.job where name = $1 and state = 'completed'`,
        [queue],
      )
      return rows[0]?.doneAt ?? null
    },
  }
}

/** The message of what a job threw, as it was stored; null where none was. */
export function reasonOf(output: object | null): string | null {
  const { message, value } = (output ?? {}) as { message?: unknown; value?: { message?: unknown } }
  const reason = message ?? value?.message
  return typeof reason === 'string' ? reason : null
}
