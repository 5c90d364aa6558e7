/**
 * Yields what a source yields, and null whenever it has been silent for `everyMs`. The source gets a signal that aborts
 * if the reader leaves during a silence: a generator that is waiting cannot be ended in any other way.
 */
export async function* withTicks<Value>(
  open: (signal: AbortSignal) => AsyncGenerator<Value>,
  signal: AbortSignal,
  everyMs: number,
): AsyncGenerator<Value | null> {
  const leaving = new AbortController()
  const source = open(AbortSignal.any([signal, leaving.signal]))
  let isWaiting = false
  try {
    for (;;) {
      const next = source.next()
      // The outcome no longer matters once the reader has left.
      next.catch(() => {})
      isWaiting = true
      for (;;) {
        const tick = Promise.withResolvers<null>()
        const timer = setTimeout(() => tick.resolve(null), everyMs)
        const result = await Promise.race([next, tick.promise]).finally(() => clearTimeout(timer))
        if (result === null) {
          yield null
          continue
        }
        isWaiting = false
        if (result.done) return
        yield result.value
        break
      }
    }
  } finally {
    if (isWaiting) leaving.abort()
    await source.return(undefined)
  }
}
