import type { z } from 'zod'
import type { Tx } from '#app/db/open.server.ts'

/** What a handler knows about the run it is in. */
export type JobRun = {
  jobId: string
  /** 1 for the first try. A handler may run again after any crash: what it writes must bear repeating. */
  attempt: number
  isLastAttempt: boolean
  /** Aborted when the process stops, the time is up, or another worker took the job over. A handler that
   * throws after an abort because of a stop is handed back and loses no attempt. */
  signal: AbortSignal
}

export type JobDefinition<Payload extends object, Services> = {
  name: string
  payload: z.ZodType<Payload>
  /** How often it is tried again, with growing pauses, before it is given up. */
  retries: number
  /** The first pause; it doubles each time, up to an hour. 0 tries again at once, always. */
  retryAfterSeconds: number
  /** How long one run may take. */
  timeoutSeconds: number
  /** How many run at once in one process. */
  concurrency: number
  /**
   * Its payload names a person: nothing of it is kept once it is done, and of one given up only that it was. Others
   * are kept for a day, to be looked at.
   */
  isPersonal: boolean
  /** Runs it by itself, with an empty payload: five fields of cron, in UTC. */
  schedule: string | null
  handler(payload: Payload, services: Services, run: JobRun): Promise<void>
  /** What has to be put right when it is given up: a claim released, a plan marked as failed. */
  onGivenUp: ((payload: Payload, services: Services, reason: string) => Promise<void>) | null
}

/** Describes a job: `services` is what its handler asks of the product, handed in when the workers start. */
export function defineJob<Payload extends object, Services = unknown>(
  job: Pick<JobDefinition<Payload, Services>, 'name' | 'payload' | 'retries' | 'handler'> &
    Partial<JobDefinition<Payload, Services>>,
): JobDefinition<Payload, Services> {
  return {
    retryAfterSeconds: 2,
    timeoutSeconds: 600,
    concurrency: 1,
    isPersonal: false,
    schedule: null,
    onGivenUp: null,
    ...job,
  }
}

export type EnqueueOptions = {
  /** Enqueues with this transaction: both are there after its commit, or neither. */
  tx?: Tx
  /** While a job of the kind with this key waits or runs, enqueueing it again does nothing. */
  key?: string
  runAt?: Date
}

export type JobsHealth = {
  waiting: number
  active: number
  /** How long the oldest job that could run has been waiting. */
  oldestWaitingSeconds: number
  /** Jobs given up and kept for the operator to look at. */
  givenUp: number
}

/** How many jobs of a kind there are, by what is to become of them. */
export type QueueCounts = {
  queue: string
  /** Due now or later, not tried yet. */
  waiting: number
  /** Failed before, to be tried again. */
  retrying: number
  active: number
  /** Given up in the last fourteen days. */
  givenUp: number
}

/** A job that was given up after its last retry. */
export type GivenUpJob = {
  id: string
  queue: string
  givenUpAt: Date
  /** Null where it named a person and was forgotten. */
  reason: string | null
  /** Whether what it was to do is still known. */
  mayRunAgain: boolean
}

/** For whoever runs the system. */
export type JobsOverview = {
  queues(): Promise<QueueCounts[]>
  /** The latest first, at most `limit` from before a moment. */
  givenUp(options: { limit: number; before?: Date | undefined }): Promise<GivenUpJob[]>
  /** Enqueues a job anew that was given up. False where there is no such job, or it was done already. */
  runAgain(id: string): Promise<boolean>
  /** When a job of the kind last came to its end, as far as is known. */
  lastDone(queue: string): Promise<Date | null>
}

/**
 * Work that has to happen although nobody waits for it. A job is stored with what asked for it, starts at
 * once where a worker is free, is tried again when it fails or its process dies, and is given up, reported
 * and put right after its last retry. It runs at least once; a handler makes repeating harmless.
 */
export type Jobs<Services> = {
  /** Stores a job; where it can be found, a worker starts on it at once. Rejects a payload that is no such. */
  enqueue<Payload extends object>(
    job: JobDefinition<Payload, never>,
    payload: Payload,
    options?: EnqueueOptions,
  ): Promise<void>
  /**
   * Takes out of every queue what has one of these texts as a whole value in its payload: waiting, done or given up.
   * What is enqueued later in the same transaction stays.
   */
  forget(texts: readonly string[], options: { tx: Tx }): Promise<void>
  /** Makes the queue ready and, in a process that runs workers, starts them. To be called once, before
   * anything is enqueued. */
  start(services: Services): Promise<void>
  /** Takes no more work, tells running handlers to stop, and hands back what has not ended in time. */
  stop(): Promise<void>
  health(): Promise<JobsHealth>
  overview: JobsOverview
}
