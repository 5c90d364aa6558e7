/**
 * Writes what is counted in memory a while after it was counted, one write after the other, and at shutdown. `write` takes
 * what waits and does not throw.
 */
export function delayedWrites(write: () => Promise<void>, everyMs: number) {
  let isClosed = false
  let writing: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  // One after the other, so that `close` waits for a write that is under way.
  const flush = () => (writing = writing.then(write))
  return {
    isClosed: () => isClosed,
    /** Writes now what waits. */
    flush,
    /** Something waits: it is written within `everyMs`. */
    schedule() {
      if (timer || isClosed) return
      timer = setTimeout(() => {
        timer = undefined
        void flush()
      }, everyMs)
      timer.unref()
    },
    /** Writes the rest; nothing is scheduled afterwards. */
    async close() {
      isClosed = true
      clearTimeout(timer)
      await flush()
    },
  }
}
