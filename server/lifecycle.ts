/** One place that knows whether the process is going down; long answers (streams, jobs) end on its signal. */
export type Lifecycle = {
  readonly isDraining: boolean
  readonly signal: AbortSignal
  /** Readiness turns false first, so that a balancer stops sending; open streams end after it. */
  beginDrain(): void
  endStreams(): void
}

export function createLifecycle(): Lifecycle {
  const controller = new AbortController()
  let isDraining = false
  return {
    get isDraining() {
      return isDraining
    },
    signal: controller.signal,
    beginDrain() {
      isDraining = true
    },
    endStreams() {
      controller.abort(new Error('The server is stopping'))
    },
  }
}
