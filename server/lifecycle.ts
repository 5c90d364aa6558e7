import { AppError } from '#app/domain/errors.ts'

/** The one place that knows whether the process is shutting down; its signals end long answers. */
export type Lifecycle = {
  readonly isDraining: boolean
  /** True once nobody is let in any more: every answer then closes its connection. */
  readonly isClosing: boolean
  /** Aborts when open streams must end. */
  readonly stopping: AbortSignal
  /** Aborts when work that somebody is waiting for must end too. */
  readonly closing: AbortSignal
  /** Readiness turns false first, so that a balancer stops sending; open streams end after it. */
  beginDrain(): void
  beginClosing(): void
  endStreams(): void
  endWork(): void
}

export function createLifecycle(): Lifecycle {
  const streams = new AbortController()
  const work = new AbortController()
  let isDraining = false
  let isClosing = false
  return {
    get isDraining() {
      return isDraining
    },
    get isClosing() {
      return isClosing
    },
    stopping: streams.signal,
    closing: work.signal,
    beginDrain() {
      isDraining = true
    },
    beginClosing() {
      isClosing = true
    },
    endStreams() {
      streams.abort(new Error('The server is stopping'))
    },
    endWork() {
      work.abort(new AppError('unavailable', 'The server is restarting. Please try again in a moment.'))
    },
  }
}
