import type { PgBoss } from 'pg-boss'
import { newId } from '#app/db/id.ts'
import type { JobDefinition } from './jobs.ts'

/** Where jobs go after their last retry, to be put right and reported. */
export const GIVEN_UP_QUEUE = 'given-up'

const DAY_SECONDS = 86_400
const RETRY_MAX_SECONDS = 3600
/** A worker that is alive says so twice in this time; a job silent for longer is tried again elsewhere. */
const HEARTBEAT_SECONDS = 10

/** One key: a run that is late is not run twice. What fell due while nothing ran is made up for once. */
const SCHEDULE_OPTIONS = { tz: 'UTC', singletonKey: 'schedule', missed: 'once' } as const

/** One queue per kind of job, made or brought to what its definition says; schedules likewise. */
export async function prepareQueues(
  boss: PgBoss,
  // oxlint-disable-next-line typescript/no-explicit-any -- any kind of job, for any services
  definitions: readonly JobDefinition<any, any>[],
  isEmbedded: boolean,
): Promise<void> {
  const existing = new Set((await boss.getQueues()).map(({ name }) => name))
  const ensure = async (
    name: string,
    policy: 'standard' | 'exclusive',
    options: Parameters<PgBoss['updateQueue']>[1],
  ): Promise<void> => {
    if (!existing.has(name)) {
      const { heartbeatSeconds, retryDelayMax, deadLetter, ...rest } = options ?? {}
      await boss.createQueue(name, {
        ...rest,
        policy,
        ...(heartbeatSeconds && { heartbeatSeconds }),
        ...(retryDelayMax && { retryDelayMax }),
        ...(deadLetter && { deadLetter }),
      })
    } else {
      await boss.updateQueue(name, options)
    }
    // pg-boss reads a queue's row on first use, over the pool: do it now, not inside a caller's transaction.
    await boss.getJobById(name, newId())
  }
  // Alone in its process there is no other worker to take over; orphans are found at the start.
  const heartbeatSeconds = isEmbedded ? null : HEARTBEAT_SECONDS

  await ensure(GIVEN_UP_QUEUE, 'standard', {
    retryLimit: 10,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: RETRY_MAX_SECONDS,
    expireInSeconds: 600,
    // Kept for the operator to look at.
    deleteAfterSeconds: 14 * DAY_SECONDS,
    heartbeatSeconds,
  })
  for (const definition of definitions) {
    // "exclusive": one job per key waits or runs. The key of a job without one is its own.
    await ensure(definition.name, 'exclusive', {
      retryLimit: definition.retries,
      retryDelay: definition.retryAfterSeconds,
      retryBackoff: definition.retryAfterSeconds > 0,
      retryDelayMax: definition.retryAfterSeconds > 0 ? RETRY_MAX_SECONDS : null,
      expireInSeconds: definition.timeoutSeconds,
      deleteAfterSeconds: DAY_SECONDS,
      deadLetter: GIVEN_UP_QUEUE,
      heartbeatSeconds,
    })
  }
  await prepareSchedules(boss, definitions)
}

async function prepareSchedules(
  boss: PgBoss,
  // oxlint-disable-next-line typescript/no-explicit-any -- any kind of job, for any services
  definitions: readonly JobDefinition<any, any>[],
): Promise<void> {
  const wanted = new Map(
    definitions.flatMap(({ name, schedule }) => (schedule ? [[name, schedule] as const] : [])),
  )
  const stored = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]))
  for (const name of stored.keys()) if (!wanted.has(name)) await boss.unschedule(name)
  for (const [name, cron] of wanted) {
    if (stored.get(name) !== cron) await boss.schedule(name, cron, {}, SCHEDULE_OPTIONS)
  }
}
