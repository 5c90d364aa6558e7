import type pg from 'pg'

const TURNS = 20

/**
 * Ends the wait for a connection after so long: whoever waits is told so instead of hanging. Only time in which this
 * process could run counts. The pool's own limit is a timer, and after a second of blocked or starved process it goes
 * off before the answer that had long arrived is read: a server that had just started on a busy machine then said that
 * its data was out of reach.
 */
export function limitWaiting(pool: pg.Pool, withinMs: number): void {
  const connect = pool.connect.bind(pool) as (told: Told) => void
  const connectInTime = (told: Told): void => {
    let isOver = false
    let turnsLeft = TURNS
    const timer = setInterval(() => {
      if (--turnsLeft > 0) return
      isOver = true
      clearInterval(timer)
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
}

type Told = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void
