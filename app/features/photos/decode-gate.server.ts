import { AppError } from '#app/domain/errors.ts'
import { PHOTO_REFUSALS } from './photo-refusals.ts'

/** Lets a task in when there is room; leaves the queue when the signal aborts. */
export type Gate = <Value>(task: () => Promise<Value>, signal: AbortSignal) => Promise<Value>

/**
 * At most `maxRunning` tasks at once, in order of arrival; decoding is where a small file takes much memory.
 * With `maxWaiting` already queued it refuses with `too-many-requests`, so that waiting bodies cannot pile up.
 */
export function createGate({ maxRunning, maxWaiting }: { maxRunning: number; maxWaiting: number }): Gate {
  let running = 0
  const waiting: (() => void)[] = []

  const enter = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      signal.throwIfAborted()
      if (running < maxRunning) {
        running++
        return resolve()
      }
      if (waiting.length >= maxWaiting) throw new AppError('too-many-requests', PHOTO_REFUSALS.busy)
      const start = () => {
        signal.removeEventListener('abort', leave)
        resolve()
      }
      const leave = () => {
        waiting.splice(waiting.indexOf(start), 1)
        reject(signal.reason)
      }
      signal.addEventListener('abort', leave, { once: true })
      waiting.push(start)
    })

  return async (task, signal) => {
    await enter(signal)
    try {
      return await task()
    } finally {
      // The place of a finished task goes to the next in line, so `running` stays as it is.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
