/** After this many failures in a row a model is left alone for a while. */
const FAILURES = 5
const REST_MS = 30_000

/** Keeps from asking a model that is down again and again; one call after the rest tries whether it is back. */
export type CircuitBreaker = {
  /** False while the model rests. */
  mayCall(): boolean
  succeeded(): void
  failed(): void
}

/** `nowMs` is any clock that only goes forward. */
export function openCircuitBreaker(nowMs: () => number): CircuitBreaker {
  let failures = 0
  let restsUntilMs = 0
  return {
    mayCall() {
      if (failures < FAILURES) return true
      if (nowMs() < restsUntilMs) return false
      // This one goes out to see; the others wait for what comes of it.
      restsUntilMs = nowMs() + REST_MS
      return true
    },
    succeeded() {
      failures = 0
    },
    failed() {
      failures++
      restsUntilMs = nowMs() + REST_MS
    },
  }
}
