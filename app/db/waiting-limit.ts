import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import type { Warn } from './error-facts.ts'

const TURNS = 20

/** Runs work of the start, whose waits for a connection have no limit. */
export type WithoutLimit = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Ends the wait for a connection after so long: whoever waits is told so instead of hanging. Only time in which this
 * process could run counts. The pool's own limit is a timer, and after a second of blocked or starved process it goes
 * off before the answer that had long arrived is read: a server that had just started on a busy machine then said that
 * its data was out of reach.
 *
 * The limit is for visitors. What the start does for itself goes through the function that this returns: it waits as
 * long as it takes, and the log says so once when that is longer than a visitor would wait.
 */
export function limitWaiting(pool: pg.Pool, withinMs: number, log: Warn): WithoutLimit {
  const starts = new AsyncLocalStorage<{ isOver: boolean; hasSaidSo: boolean }>()
  const connect = pool.connect.bind(pool) as (told: Told) => void
  const connectInTime = (told: Told): void => {
    const start = starts.getStore()
    let isOver = false
    let turnsLeft = TURNS
    const timer = setInterval(() => {
      if (--turnsLeft > 0) return
      clearInterval(timer)
      // Timers and listeners that the start leaves behind keep its context: for them the limit is back.
      if (start && !start.isOver) {
        if (!start.hasSaidSo) log('Waiting for the database …')
        start.hasSaidSo = true
        return
      }
      isOver = true
      told(new Error('timeout exceeded when trying to connect'), undefined, () => {})
    }, withinMs / TURNS)
    timer.unref()
    connect((error, client, release) => {
      // Nobody waits for it any more: whoever is next gets it.
      if (isOver) return release()
      clearInterval(timer)
      told(error, client, release)
    })
  }
  pool.connect = ((told?: Told) => {
    if (told) return connectInTime(told)
    return new Promise((resolve, reject) =>
      connectInTime((error, client) => (error ? reject(error) : resolve(client!))),
    )
  }) as pg.Pool['connect']
  return async (work) => {
    const start = { isOver: false, hasSaidSo: false }
    try {
      return await starts.run(start, work)
    } finally {
      start.isOver = true
    }
  }
}

type Told = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void
