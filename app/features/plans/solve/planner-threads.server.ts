import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { AppError, type ErrorCode } from '#app/domain/errors.ts'
import { sourceFile } from '#app/source-file.server.ts'
import type { Planner, PlannerAnswer, PlannerTask } from './planner.ts'

export type PlannerReply =
  | { kind: 'answer'; answer: PlannerAnswer }
  | { kind: 'refused'; code: ErrorCode; message: string }
  | { kind: 'failed'; message: string }

export type PlannerOptions = {
  /** The most at once; one core stays for requests. */
  threads?: number
  /** A task that takes longer is stopped, and its thread with it. */
  limitMs?: number
  /** How long a thread is kept without work. */
  idleMs?: number
  /** The most that may wait. */
  mostWaiting?: number
}

const MOST_THREADS = 4
const LIMIT_MS = 30_000
/** A thread nobody asked for so long is ended: it holds a hundred megabytes and more. Who opens the page of plans has one started. */
const IDLE_MS = 60_000
const MEMORY = { maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: 512 }
const MOST_WAITING = 200

const FAILED = 'The plan could not be worked out. Please try again.'
const BUSY = 'Many plans are being worked out right now. Please try again in a moment.'

type Asked = {
  task: PlannerTask
  signal: AbortSignal | undefined
  resolve(answer: PlannerAnswer): void
  reject(reason: unknown): void
}
type Thread = { worker: Worker; asked: Asked | null; timer: NodeJS.Timeout | undefined }

/** Threads that work out plans, started when they are needed and kept. What does not get one waits in line. */
export function openPlannerThreads(options: PlannerOptions = {}): Planner {
  const most = options.threads ?? Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1))
  const limitMs = options.limitMs ?? LIMIT_MS
  const threads = new Set<Thread>()
  const waiting: Asked[] = []
  let isClosed = false

  function start(): Thread {
    const worker = new Worker(sourceFile('app/features/plans/solve/planner-thread.server.ts'), {
      name: 'planner',
      resourceLimits: MEMORY,
    })
    const thread: Thread = { worker, asked: null, timer: undefined }
    // Work keeps the process alive, an idle thread does not.
    worker.unref()
    worker.on('message', (reply: PlannerReply) => settle(thread, reply))
    worker.on('error', (error: unknown) => end(thread, error))
    worker.on('exit', () => end(thread, new Error('the thread ended')))
    threads.add(thread)
    rest(thread)
    return thread
  }

  function settle(thread: Thread, reply: PlannerReply): void {
    const { asked } = thread
    release(thread)
    if (asked && reply.kind === 'answer') asked.resolve(reply.answer)
    else if (asked && reply.kind === 'refused') asked.reject(new AppError(reply.code, reply.message))
    else if (asked && reply.kind === 'failed')
      asked.reject(new AppError('failed', FAILED, { cause: new Error(reply.message) }))
    next()
  }

  function release(thread: Thread): void {
    clearTimeout(thread.timer)
    thread.asked = null
    thread.worker.unref()
    if (threads.has(thread)) rest(thread)
  }

  function rest(thread: Thread): void {
    const isOver = () => end(thread, new Error('nobody asked'))
    thread.timer = setTimeout(isOver, options.idleMs ?? IDLE_MS).unref()
  }

  /** The thread is of no use any more; whoever asked it hears why. */
  function end(thread: Thread, cause: unknown): void {
    if (!threads.delete(thread)) return
    const { asked } = thread
    release(thread)
    void thread.worker.terminate()
    asked?.reject(
      asked.signal?.aborted ? asked.signal.reason : new AppError('unavailable', FAILED, { cause }),
    )
    next()
  }

  function next(): void {
    while (waiting.length > 0) {
      const idle = [...threads].find(({ asked }) => asked === null)
      const thread = idle ?? (threads.size < most ? start() : undefined)
      if (!thread) return
      const asked = waiting.shift()!
      if (asked.signal?.aborted) asked.reject(asked.signal.reason)
      else give(thread, asked)
    }
  }

  function give(thread: Thread, asked: Asked): void {
    clearTimeout(thread.timer)
    thread.asked = asked
    thread.worker.ref()
    thread.timer = setTimeout(() => end(thread, new Error(`no answer within ${limitMs} ms`)), limitMs)
    const stop = () => {
      if (thread.asked === asked) end(thread, asked.signal?.reason)
    }
    asked.signal?.addEventListener('abort', stop, { once: true })
    thread.worker.postMessage(asked.task, [])
  }

  return {
    solve: (task, signal) =>
      new Promise((resolve, reject) => {
        if (isClosed || waiting.length >= (options.mostWaiting ?? MOST_WAITING))
          return reject(new AppError('unavailable', BUSY))
        waiting.push({ task, signal, resolve, reject })
        next()
      }),
    warm() {
      if (!isClosed && threads.size === 0) start()
    },
    async close() {
      isClosed = true
      for (const { reject } of waiting.splice(0)) reject(new AppError('unavailable', BUSY))
      const ending = [...threads]
      for (const thread of ending) end(thread, new Error('the process is stopping'))
      await Promise.all(ending.map(({ worker }) => worker.terminate()))
    },
  }
}
