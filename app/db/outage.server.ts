import type pg from 'pg'
import { AppError } from '#app/domain/errors.ts'

/** Of sockets and name resolution: nobody is there, or no longer exists. */
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])
/** SQLSTATE: connection exceptions, lack of room or connections, a server going down or starting, its disk. */
const SQLSTATE = /^(?:08|53|57P|58)/
/** A statement that took longer than any may, and a transaction that was ended for its silence. */
const CUT_OFF = new Set(['57014', '25P03'])
/** node-postgres gives these no code. */
const UNCODED =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client was closed|Client has encountered a connection error|Cannot use a pool after)/
/** The embedded engine died, or cannot start: pglite-engine.server.ts. */
export const ENGINE_GONE = 'ENGINE_GONE'

const QUERY_TIMEOUT = 'Query read timeout'
const SENTENCE = 'We cannot reach our data right now. Please try again in a minute.'

/** Whether a query failed because the database is not there, and not because of the query. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as { code?: unknown; syscall?: unknown }
  if (typeof code === 'string' && code !== '') {
    if (NETWORK.has(code) || CUT_OFF.has(code) || code === ENGINE_GONE) return true
    if (syscall === 'connect') return true
    return code.length === 5 && SQLSTATE.test(code)
  }
  return UNCODED.test(error.message)
}

/** An outage as everybody above the database knows it; any other error as it is. */
function named(error: unknown): unknown {
  return isOutage(error) ? new AppError('unavailable', SENTENCE, { cause: error }) : error
}

/** What one wait for a server that does not answer teaches, the next requests need not find out again. */
const REFUSE_FOR_MS = 1500

/**
 * Makes a pool say of every outage that it is one (`AppError`, `unavailable`). A connection on which an answer did not
 * come in time is closed: whoever had it next would wait behind the same question. And once nobody answered, the pool
 * refuses at once for a moment, so that a page with five queries does not wait five times.
 */
export function nameOutages(pool: pg.Pool, nowMs: () => number = () => performance.now()): void {
  let refuseUntilMs = 0
  let lastReason: unknown
  const connect = pool.connect.bind(pool) as (...given: unknown[]) => unknown

  const noteSilence = (error: unknown): void => {
    // A refused connection is answered at once: only waiting in vain is worth sparing the next ones.
    if (!(error instanceof Error && (error.message === QUERY_TIMEOUT || isConnectTimeout(error)))) return
    lastReason = error
    refuseUntilMs = nowMs() + REFUSE_FOR_MS
  }

  pool.connect = ((...given: unknown[]): unknown => {
    const [callback] = given
    const isRefusing = nowMs() < refuseUntilMs
    if (typeof callback !== 'function') {
      if (isRefusing) return Promise.reject(named(lastReason))
      return (connect() as Promise<unknown>).catch((error: unknown) => {
        noteSilence(error)
        throw named(error)
      })
    }
    if (isRefusing) return callback(named(lastReason), undefined, () => {})
    return connect((error: unknown, ...rest: unknown[]) => {
      noteSilence(error)
      callback(error && named(error), ...rest)
    })
  }) as pg.Pool['connect']

  pool.on('connect', (client) => nameOutagesOf(client, noteSilence))
}

/** Its two ways to ask: with a callback, as the pool does, and for a promise. */
function nameOutagesOf(client: pg.PoolClient, noteSilence: (error: unknown) => void): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  const failed = (error: unknown): unknown => {
    noteSilence(error)
    if (error instanceof Error && error.message === QUERY_TIMEOUT) streamOf(client)?.destroy()
    return named(error)
  }
  client.query = ((...given: unknown[]): unknown => {
    const callback = given.at(-1)
    if (typeof callback === 'function') {
      const told = (error: unknown, ...rest: unknown[]) => callback(error && failed(error), ...rest)
      return query(...given.slice(0, -1), told)
    }
    const asked = query(...given)
    if (!(asked instanceof Promise)) return asked
    return asked.catch((error: unknown) => {
      throw failed(error)
    })
  }) as typeof client.query
}

const isConnectTimeout = (error: Error) => error.message === 'Connection terminated due to connection timeout'

function streamOf(client: pg.PoolClient): { destroy(): void } | undefined {
  return (client as unknown as { connection?: { stream?: { destroy(): void } } }).connection?.stream
}
