import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'

/**
 * Inside a transaction only its own `tx` may be used: asking the pool for a second connection waits for ever
 * on the embedded database (it has one) and exhausts the pool on a server under load. The guard makes that
 * mistake an error at once, on every engine, instead of a hang on one.
 */
export type TransactionGuard = {
  /** Runs `work` as the inside of a transaction. */
  inside<T>(work: () => Promise<T>): Promise<T>
}

export function guardPool(pool: pg.Pool): TransactionGuard {
  const current = new AsyncLocalStorage<{ isOpen: boolean }>()
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
    inside(work) {
      const transaction = { isOpen: true }
      return current.run(transaction, async () => {
        try {
          return await work()
        } finally {
          // What the work left running keeps this context; it may use the pool once the transaction is over.
          transaction.isOpen = false
        }
      })
    },
  }
}
