import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'

/**
 * Inside a transaction only its own `tx` may be used: asking the pool for a second connection waits for ever
 * on the embedded database (it has one) and exhausts the pool on a server under load. The guard makes that
 * mistake an error at once, on every engine, instead of a hang on one.
 */
export type TransactionGuard = {
  /** Runs a transaction; `inside` has to wrap what happens between its begin and its commit. */
  run<T>(transaction: (inside: <R>(work: () => Promise<R>) => Promise<R>) => Promise<T>): Promise<T>
  /** Runs the action once the transaction around the caller is committed, never if it is rolled back; at
   * once where there is none. */
  afterCommit(action: () => void): void
}

type Transaction = { isOpen: boolean; afterCommit: (() => void)[] }

export function guardPool(pool: pg.Pool): TransactionGuard {
  const current = new AsyncLocalStorage<Transaction>()
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => unknown

  const guarded = (...args: unknown[]): unknown => {
    if (!current.getStore()?.isOpen) return connect(...args)
    const error = new Error('The database was used beside the transaction that is open: use its `tx`.')
    const [callback] = args
    if (typeof callback !== 'function') return Promise.reject(error)
    return callback(error, undefined, () => {})
  }
  pool.connect = guarded as pg.Pool['connect']

  return {
    async run(transaction) {
      const state: Transaction = { isOpen: true, afterCommit: [] }
      const result = await transaction((work) =>
        current.run(state, async () => {
          try {
            return await work()
          } finally {
            // What the work left running keeps this context: it may use the pool once this is over.
            state.isOpen = false
          }
        }),
      )
      for (const action of state.afterCommit) action()
      return result
    },
    afterCommit(action) {
      const state = current.getStore()
      if (state?.isOpen) state.afterCommit.push(action)
      else action()
    },
  }
}
