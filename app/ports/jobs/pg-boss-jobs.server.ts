import { sql } from 'drizzle-orm'
import { type Db, fromDrizzle, type JobWithMetadata, PgBoss } from 'pg-boss'
import { errorFacts, type Warn } from '#app/db/error-facts.ts'
import { newId } from '#app/db/id.ts'
import type { Database } from '#app/db/open.server.ts'
import type { Push } from '#app/ports/push/push.ts'
import type { LogScope } from '#app/ports/log/log-scope.server.ts'
import { NO_TRACES, type Traces } from '#app/ports/traces/traces.ts'
import { followClock, watchClock } from './clock-jumps.server.ts'
import type { JobDefinition, Jobs, JobsHealth } from './jobs.ts'
import { jobsOverview, reasonOf } from './pg-boss-overview.server.ts'
import {
  bossDatabase,
  forgetJobs,
  forgetPayload,
  handBack,
  readHealth,
  requeueOrphans,
} from './pg-boss-database.server.ts'
import { GIVEN_UP_QUEUE, prepareQueues } from './pg-boss-queues.server.ts'

/** A job of any kind, as the list of all jobs holds it. */
// oxlint-disable-next-line typescript/no-explicit-any -- the payload's type is each definition's own affair
export type AnyJob<Services> = JobDefinition<any, Services>

export type JobsOptions<Services> = {
  database: Database
  push: Push
  definitions: readonly AnyJob<Services>[]
  /** False in a process that only enqueues. */
  runWorkers: boolean
  log: Warn
  /** Facts of the work that enqueues, to be found again in the lines of the job. */
  scope?: LogScope
  /** A job goes on with the trace of the work that enqueued it. */
  traces?: Traces
  /** How often a worker looks by itself: for retries, for what is due later, for a wake-up that got lost. */
  pollSeconds?: number
  /** How long running handlers get at a stop before their jobs are handed back. */
  stopGraceMs?: number
}

const WAKE_CHANNEL = 'jobs'
/** Beside a payload's own fields: whose request enqueued it. */
const REQUEST_ID = 'requestId'
const TRACE = 'traceparent'

/** Jobs on pg-boss, in the schema `pgboss` of the same database. */
export function openJobs<Services>(options: JobsOptions<Services>): Jobs<Services> {
  const { database, push, definitions, runWorkers, log, scope, traces = NO_TRACES } = options
  const { pollSeconds = 5, stopGraceMs = 10_000 } = options
  const known = new Map(definitions.map((definition) => [definition.name, definition]))
  const supervisePeriodSeconds = database.isEmbedded ? 60 : 5
  const boss = new PgBoss({
    db: bossDatabase(database.pool),
    backend: database.isEmbedded ? 'pglite' : 'postgres',
    supervise: runWorkers,
    schedule: runWorkers,
    superviseIntervalSeconds: supervisePeriodSeconds,
    monitorIntervalSeconds: supervisePeriodSeconds,
    maintenanceIntervalSeconds: 3600,
    bamIntervalSeconds: 3600,
    flowIntervalSeconds: 3600,
    // One cheap look per half minute for what is due; a schedule has minutes, not seconds.
    cronMonitorIntervalSeconds: 30,
    cronWorkerIntervalSeconds: 15,
    // Both ask statistics PGlite does not keep.
    ...(database.isEmbedded && { reindex: false, monitorVacuum: false }),
  })
  boss.on('error', (error) => log('The job queue failed', { error }))
  boss.on('warning', ({ message }) => log(message))

  const workerIds = new Map<string, string[]>()
  const stopping = new AbortController()
  const graceOver = Promise.withResolvers<'grace is over'>()
  let unsubscribe = (): void => {}
  let unwatch = (): void => {}

  const wake = (queue: string): void => {
    for (const id of workerIds.get(queue) ?? []) boss.notifyWorker(id)
  }
  const wakeAll = (): void => {
    for (const queue of workerIds.keys()) wake(queue)
  }

  const work = async (
    queue: string,
    handle: (job: JobWithMetadata, wakeSelf: () => void) => Promise<void>,
  ) => {
    const id: string = await boss.work(
      queue,
      { pollingIntervalSeconds: pollSeconds, includeMetadata: true },
      async ([job]: JobWithMetadata[]) => {
        // Ask for the next job as soon as this one is settled: without it a backlog goes at the poll's pace.
        const wakeSelf = (): void => boss.notifyWorker(id)
        if (!job) return
        try {
          await handle(job, wakeSelf)
        } finally {
          wakeSelf()
        }
      },
    )
    workerIds.set(queue, [...(workerIds.get(queue) ?? []), id])
  }

  /** What it logs carries the id of the request that asked for it, and its own. */
  const scoped = (handle: (job: JobWithMetadata) => Promise<void>) => (job: JobWithMetadata) => {
    const { [REQUEST_ID]: requestId, [TRACE]: parent, ...data } = (job.data ?? {}) as Record<string, unknown>
    const facts = { ...(typeof requestId === 'string' && { requestId }), jobId: job.sourceId ?? job.id }
    const about = {
      name: `job ${job.name}`,
      kind: 'consumer',
      attributes: { 'messaging.destination.name': job.name, 'mealwright.job_id': facts.jobId },
      parent: typeof parent === 'string' ? parent : undefined,
    } as const
    return traces.span(about, ({ traceId }) => {
      const work = () => handle({ ...job, data })
      return scope ? scope.run({ ...facts, ...(traceId && { traceId }) }, work) : work()
    })
  }

  const run = (definition: AnyJob<Services>, services: Services) => async (job: JobWithMetadata) => {
    const isLastAttempt = job.retryCount >= job.retryLimit
    const signal = AbortSignal.any([job.signal, stopping.signal])
    const giveBack = (): Promise<void> => handBack(database.pool, job)
    const handling = Promise.resolve()
      .then(() => definition.payload.parse(job.data))
      .then((payload) =>
        definition.handler(payload, services, {
          jobId: job.id,
          attempt: job.retryCount + 1,
          isLastAttempt,
          signal,
        }),
      )
    try {
      const outcome = await Promise.race([handling, graceOver.promise])
      if (outcome === 'grace is over') {
        handling.catch(() => {})
        await giveBack()
      } else if (definition.isPersonal) {
        await boss.deleteJob(job.name, job.id)
      }
    } catch (error) {
      if (stopping.signal.aborted) return giveBack()
      const facts = errorFacts(error)
      const attempt = job.retryCount + 1
      log('A job failed', { job: job.name, jobId: job.id, attempt, isLastAttempt, error })
      if (isLastAttempt) {
        // Settled here, not by the throw that follows: only then is it among those given up, to be woken for.
        await boss.fail(job.name, job.id, facts)
        wake(GIVEN_UP_QUEUE)
      }
      // Its facts only: the queue stores what is thrown.
      throw Object.assign(new Error(facts.message), { stack: undefined })
    }
  }

  const putRight = (services: Services) => async (job: JobWithMetadata) => {
    const name = job.sourceName ?? job.name
    const reason = reasonOf(job.sourceOutput) ?? 'no reason was stored'
    const definition = known.get(name)
    const attempts = (job.sourceRetryCount ?? 0) + 1
    log('A job was given up', { job: name, jobId: job.sourceId, attempts, reason })
    const payload = definition?.onGivenUp ? definition.payload.safeParse(job.data) : null
    if (payload?.success) await definition!.onGivenUp!(payload.data, services, reason)
    if (definition?.isPersonal) await forgetPayload(database.pool, job)
  }

  /** Of this process and so of the embedded database: a server has a clock of its own. */
  const clockJumped = async (jumpMs: number): Promise<void> => {
    log('The clock was set', { jumpSeconds: Math.round(jumpMs / 1000) })
    await followClock(database.pool, jumpMs).catch((error: unknown) =>
      log('The job queue did not follow the clock', { error }),
    )
    wakeAll()
  }

  return {
    async start(services) {
      await boss.start()
      await prepareQueues(boss, definitions, database.isEmbedded)
      if (!runWorkers) return
      // One process only: what is marked as running belongs to one that died.
      if (database.isEmbedded) {
        await requeueOrphans(boss, database.pool)
        unwatch = watchClock((jumpMs) => void clockJumped(jumpMs))
      }
      for (const definition of definitions) {
        for (let worker = 0; worker < definition.concurrency; worker++) {
          await work(definition.name, scoped(run(definition, services)))
        }
      }
      await work(GIVEN_UP_QUEUE, scoped(putRight(services)))
      unsubscribe = push.subscribe(
        WAKE_CHANNEL,
        (queue) => {
          if (typeof queue === 'string') wake(queue)
        },
        wakeAll,
      )
    },

    async enqueue(definition, payload, { tx, key, runAt } = {}) {
      const data = definition.payload.parse(payload)
      const db: Db = tx ? fromDrizzle(tx, sql) : bossDatabase(database.pool)
      const requestId = scope?.facts()[REQUEST_ID]
      const traceparent = traces.current()
      await boss.send(
        definition.name,
        {
          ...data,
          ...(requestId !== undefined && { [REQUEST_ID]: requestId }),
          ...(traceparent !== undefined && { [TRACE]: traceparent }),
        },
        {
          db,
          singletonKey: key ?? newId(),
          ...(runAt && { startAfter: runAt }),
        },
      )
      if (runAt) return
      // A lost wake-up costs one poll, so it never fails what was stored.
      await push
        .publish(WAKE_CHANNEL, definition.name)
        .catch((error) => log('No worker was woken', { error }))
    },

    forget: (texts, { tx }) => forgetJobs(tx, texts),

    async stop() {
      unsubscribe()
      unwatch()
      stopping.abort()
      const grace = setTimeout(() => graceOver.resolve('grace is over'), stopGraceMs)
      await boss.stop({ graceful: true, timeout: stopGraceMs + 5000 })
      clearTimeout(grace)
    },

    health: (): Promise<JobsHealth> => readHealth(database.pool),

    overview: jobsOverview({ boss, database, known, wake: (queue) => push.publish(WAKE_CHANNEL, queue) }),
  }
}
