/** One place that knows whether the process is going down; long answers (streams, jobs) end on its signal. */
export type Lifecycle = {
  readonly isDraining: boolean
  /** True once nobody is let in any more: every answer then closes its connection. */
  readonly isClosing: boolean
  readonly signal: AbortSignal
  /** Readiness turns false first, so that a balancer stops sending; open streams end after it. */
  beginDrain(): void
  beginClosing(): void
  endStreams(): void
}

export function createLifecycle(): Lifecycle {
  const controller = new AbortController()
  let isDraining = false
  let isClosing = false
  return {
    get isDraining() {
      return isDraining
    },
    get isClosing() {
      return isClosing
    },
    signal: controller.signal,
    beginDrain() {
      isDraining = true
    },
    beginClosing() {
      isClosing = true
    },
    endStreams() {
      controller.abort(new Error('The server is stopping'))
    },
  }
}
