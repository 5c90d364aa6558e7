import { AppError } from '#app/domain/errors.ts'
import type { Reply } from './answer-tasks.server.ts'
import type { Runner, StartRunner } from './runners.server.ts'

export type PoolOptions = {
  /** The most runners at once. */
  most: number
  /** A task that takes longer is stopped together with its runner. */
  limitMs: number
  /** How long a runner may be idle before it is stopped. */
  idleMs: number
  /** The most tasks that may wait. */
  mostWaiting: number
}

/** Messages for people when the work fails, too many tasks wait, or a task takes too much time or memory. */
export type PoolRefusals = { failed: string; busy: string; tooMuch: (cause: unknown) => AppError }

export type Pool<Task, Answer> = {
  /** Throws `AppError` if the task is refused, takes too much or fails. `limitMs` applies to this task only. */
  ask(task: Task, signal?: AbortSignal, limitMs?: number): Promise<Answer>
  /** Starts a runner for a task that will come soon. */
  warm(): void
  close(): Promise<void>
}

type Asked<Task, Answer> = {
  task: Task
  signal: AbortSignal | undefined
  limitMs: number
  resolve(answer: Answer): void
  reject(reason: unknown): void
}
type Place<Task, Answer> = {
  runner: Runner
  asked: Asked<Task, Answer> | null
  timer: NodeJS.Timeout | undefined
}

/** Threads or processes for one kind of work, started on demand and stopped when idle. Excess tasks wait in a queue. */
export function openPool<Task, Answer>(
  startRunner: StartRunner,
  refusals: PoolRefusals,
  { most, limitMs, idleMs, mostWaiting }: PoolOptions,
): Pool<Task, Answer> {
  const places = new Set<Place<Task, Answer>>()
  const waiting: Asked<Task, Answer>[] = []
  let isClosed = false
  const { tooMuch } = refusals
  const failed = (cause: unknown) => new AppError('unavailable', refusals.failed, { cause })

  function start(): Place<Task, Answer> {
    const runner = startRunner({
      onReply: (reply) => settle(place, reply),
      onEnd: (why, cause) => end(place, why === 'memory' ? tooMuch(cause) : failed(cause)),
    })
    const place: Place<Task, Answer> = { runner, asked: null, timer: undefined }
    // Work keeps the process alive; an idle runner does not.
    runner.hold(false)
    places.add(place)
    rest(place)
    return place
  }

  function settle(place: Place<Task, Answer>, reply: Reply): void {
    const { asked } = place
    release(place)
    if (asked && reply.kind === 'answer') asked.resolve(reply.answer as Answer)
    else if (asked && reply.kind === 'refused') asked.reject(refusalOf(reply.refusal))
    else if (asked && reply.kind === 'failed')
      asked.reject(new AppError('failed', refusals.failed, { cause: new Error(reply.message) }))
    next()
  }

  function release(place: Place<Task, Answer>): void {
    clearTimeout(place.timer)
    place.asked = null
    place.runner.hold(false)
    if (places.has(place)) rest(place)
  }

  function rest(place: Place<Task, Answer>): void {
    place.timer = setTimeout(() => end(place, failed('nobody asked')), idleMs).unref()
  }

  /** The runner is no longer usable; a task that it was working on fails with the reason. */
  function end(place: Place<Task, Answer>, reason: unknown): void {
    if (!places.delete(place)) return
    const { asked } = place
    release(place)
    void place.runner.stop()
    asked?.reject(asked.signal?.aborted ? asked.signal.reason : reason)
    next()
  }

  function next(): void {
    while (waiting.length > 0) {
      const idle = [...places].find(({ asked }) => asked === null)
      const place = idle ?? (places.size < most ? start() : undefined)
      if (!place) return
      const asked = waiting.shift()!
      if (asked.signal?.aborted) asked.reject(asked.signal.reason)
      else give(place, asked)
    }
  }

  function give(place: Place<Task, Answer>, asked: Asked<Task, Answer>): void {
    clearTimeout(place.timer)
    place.asked = asked
    place.runner.hold(true)
    const isLate = () => end(place, tooMuch(new Error(`no answer within ${asked.limitMs} ms`)))
    place.timer = setTimeout(isLate, asked.limitMs)
    const stop = () => {
      if (place.asked === asked) end(place, asked.signal?.reason)
    }
    asked.signal?.addEventListener('abort', stop, { once: true })
    place.runner.send(asked.task)
  }

  return {
    ask: (task, signal, taskLimitMs = limitMs) =>
      new Promise((resolve, reject) => {
        if (isClosed || waiting.length >= mostWaiting)
          return reject(new AppError('unavailable', refusals.busy))
        waiting.push({ task, signal, limitMs: taskLimitMs, resolve, reject })
        next()
      }),
    warm() {
      if (!isClosed && places.size === 0) start()
    },
    async close() {
      isClosed = true
      for (const { reject } of waiting.splice(0)) reject(new AppError('unavailable', refusals.busy))
      const ending = [...places]
      for (const place of ending) end(place, failed('the process is stopping'))
      await Promise.all(ending.map(({ runner }) => runner.stop()))
    },
  }
}

const refusalOf = ({ code, message, field, details }: Extract<Reply, { kind: 'refused' }>['refusal']) =>
  new AppError(code, message, { details, ...(field !== undefined && { field }) })
