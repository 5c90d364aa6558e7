import { monitorEventLoopDelay } from 'node:perf_hooks'
import { eq, gte, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Db } from '#app/db/open.server.ts'
import { billingEvents, modelCalls, modelSpend } from '#app/db/schema/index.ts'
import type { DraftFault } from '#app/domain/recipe/draft-faults.ts'
import type { JobsOverview } from '#app/ports/jobs/jobs.ts'
import type { Mail } from '#app/ports/mail/mail.ts'
import type { Metrics } from '#app/ports/metrics/metrics.ts'

const LOOP_RESOLUTION_MS = 20
const NS_PER_S = 1e9
const MICRO = 1e6

/** Of the process itself: event loop, memory, processor time. */
export function measureProcess(metrics: Metrics, version: string): void {
  const loop = monitorEventLoopDelay({ resolution: LOOP_RESOLUTION_MS })
  loop.enable()
  metrics.gauge(
    {
      name: 'mealwright_event_loop_delay_seconds',
      help: `How late the event loop was since the last reading, ${LOOP_RESOLUTION_MS} ms of sampling included.`,
    },
    () => {
      const samples = [0.5, 0.99, 1].map((quantile) => ({
        labels: { quantile: String(quantile) },
        value: (quantile === 1 ? loop.max : loop.percentile(quantile * 100)) / NS_PER_S,
      }))
      loop.reset()
      return samples
    },
  )
  metrics.gauge({ name: 'mealwright_memory_bytes', help: 'Memory of the process, by kind.' }, () => {
    const { rss, heapUsed, heapTotal, external, arrayBuffers } = process.memoryUsage()
    const kinds = {
      resident: rss,
      heap_used: heapUsed,
      heap_total: heapTotal,
      external,
      array_buffers: arrayBuffers,
    }
    return Object.entries(kinds).map(([kind, value]) => ({ labels: { kind }, value }))
  })
  metrics.gauge(
    { name: 'mealwright_cpu_seconds_total', help: 'Processor time of the process.', kind: 'counter' },
    () => {
      const { user, system } = process.cpuUsage()
      return [{ value: (user + system) / MICRO }]
    },
  )
  metrics.gauge({ name: 'mealwright_uptime_seconds', help: 'How long the process runs.' }, () => [
    { labels: { version, node: process.versions.node }, value: process.uptime() },
  ])
}

type Measured = {
  db: Db
  pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>
  jobs: Pick<JobsOverview, 'queues'>
  /** In the prices' currency; undefined where there is no limit. */
  spendLimit: number | undefined
  now(): Date
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Of what all processes share, asked for when somebody reads: pool, queues, models, payments. */
export function measureServices(metrics: Metrics, { db, pool, jobs, spendLimit, now }: Measured): void {
  metrics.gauge(
    { name: 'mealwright_database_connections', help: 'Connections of the pool, by state.' },
    () => [
      { labels: { state: 'busy' }, value: pool.totalCount - pool.idleCount },
      { labels: { state: 'idle' }, value: pool.idleCount },
    ],
  )
  metrics.gauge(
    { name: 'mealwright_database_waiting', help: 'Work of this process that waits for a connection.' },
    () => [{ value: pool.waitingCount }],
  )
  metrics.gauge(
    { name: 'mealwright_jobs', help: 'Background jobs of all processes, by queue and state.' },
    async () =>
      (await jobs.queues()).flatMap(({ queue, waiting, retrying, active, givenUp }) =>
        Object.entries({ waiting, retrying, active, given_up: givenUp }).map(([state, value]) => ({
          labels: { queue, state },
          value,
        })),
      ),
  )
  metrics.gauge(
    { name: 'mealwright_model_spend', help: 'What models cost today (UTC), in the currency of the prices.' },
    async () => {
      const day = now().toISOString().slice(0, 10)
      const [row] = await db.select().from(modelSpend).where(eq(modelSpend.day, day))
      return [{ value: (row?.amountMicro ?? 0) / MICRO }]
    },
  )
  metrics.gauge({ name: 'mealwright_model_spend_limit', help: 'The most that models may cost a day.' }, () =>
    spendLimit === undefined ? [] : [{ value: spendLimit }],
  )
  metrics.gauge(
    { name: 'mealwright_model_calls', help: 'Calls to models in the last 24 hours, by purpose and outcome.' },
    async () => {
      const rows = await db
        .select({
          feature: modelCalls.feature,
          outcome: modelCalls.outcome,
          value: sql<number>`count(*)::int`,
        })
        .from(modelCalls)
        .where(gte(modelCalls.createdAt, new Date(now().getTime() - DAY_MS)))
        .groupBy(modelCalls.feature, modelCalls.outcome)
      return rows.map(({ feature, outcome, value }) => ({
        labels: { feature, outcome: outcome ?? 'running' },
        value,
      }))
    },
  )
  metrics.gauge(
    { name: 'mealwright_payment_events', help: 'Events of the payment provider in the last 24 hours.' },
    async () => {
      const rows = await db
        .select({ outcome: billingEvents.outcome, value: sql<number>`count(*)::int` })
        .from(billingEvents)
        .where(gte(billingEvents.handledAt, new Date(now().getTime() - DAY_MS)))
        .groupBy(billingEvents.outcome)
      return rows.map(({ outcome, value }) => ({ labels: { outcome }, value }))
    },
  )
}

/** Counts what becomes of each e-mail. */
export function countedMail(mail: Mail, metrics: Metrics): Mail {
  const mails = metrics.counter({
    name: 'mealwright_mails_total',
    help: 'Emails handed to the mail server by this process; a failed one is tried again.',
  })
  return {
    ...mail,
    async send(message) {
      try {
        await mail.send(message)
        mails.add({ outcome: 'sent' })
      } catch (error) {
        mails.add({ outcome: 'failed' })
        throw error
      }
    },
  }
}

/** Counts why a model's recipes are refused, by gate and by whether it was a repair. */
export function countRefusals(metrics: Metrics): (fault: DraftFault, isRepair: boolean) => void {
  const refusals = metrics.counter({
    name: 'mealwright_model_refusals_total',
    help: 'Faults for which recipes of a model were refused by this process, by gate and try.',
  })
  return ({ gate }, isRepair) => refusals.add({ gate, try: isRepair ? 'repair' : 'first' })
}
