import pg from 'pg'
import type { Warn } from '#app/db/error-facts.ts'
import type { Database } from '#app/db/open.server.ts'
import type { Message, Push } from './push.ts'
import { encodeMessage, keepSubscribers } from './subscribers.server.ts'

/** One PostgreSQL channel carries all of ours: no LISTEN per page that is open. */
const CHANNEL = 'mealwright'
const RECONNECT_MIN_MS = 100
const RECONNECT_MAX_MS = 5000

export type PostgresPushOptions = {
  database: Pick<Database, 'pool' | 'afterCommit' | 'url'>
  log: Warn
}

/**
 * Push between all processes on one PostgreSQL: LISTEN/NOTIFY, on a connection of its own that is made again
 * whenever it is lost. Resolves once it listens.
 */
export async function openPostgresPush({ database, log }: PostgresPushOptions): Promise<Push> {
  const { url } = database
  if (!url) throw new Error('The embedded database has no address to listen at')
  const subscribers = keepSubscribers(log)
  let client: pg.Client | null = null
  let isClosed = false
  let retry: NodeJS.Timeout | undefined

  // One after the other: two connections of the pool could otherwise overtake each other.
  let sending: Promise<unknown> = Promise.resolve()
  const send = (text: string): Promise<unknown> => {
    const result = sending.then(() => database.pool.query('select pg_notify($1, $2)', [CHANNEL, text]))
    sending = result.catch(() => {})
    return result
  }

  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 5000,
      keepAlive: true,
      application_name: 'mealwright-push',
    })
    let isLost = false
    const lose = (reason: Error): void => {
      if (isLost || client !== next) return
      isLost = true
      client = null
      void next.end().catch(() => {})
      if (isClosed) return
      log('Push lost its connection to PostgreSQL', { error: reason })
      reconnect(RECONNECT_MIN_MS)
    }
    next.on('error', (error) => lose(error))
    next.on('end', () => lose(new Error('the server closed it')))
    next.on('notification', ({ payload }) => {
      if (payload) subscribers.deliver(...(JSON.parse(payload) as [string, Message]))
    })
    try {
      await next.connect()
      await next.query(`listen ${CHANNEL}`)
    } catch (error) {
      await next.end().catch(() => {})
      throw error
    }
    if (isClosed) return next.end()
    client = next
  }

  const reconnect = (delayMs: number): void => {
    retry = setTimeout(() => {
      connect().then(
        () => subscribers.tellGap(),
        () => !isClosed && reconnect(Math.min(delayMs * 2, RECONNECT_MAX_MS)),
      )
    }, delayMs)
  }

  await connect()
  return {
    subscribe: subscribers.subscribe,
    async publish(channel, message) {
      const text = encodeMessage(channel, message)
      let isWaiting = true
      let sent: Promise<unknown> | undefined
      database.afterCommit(() => {
        sent = send(text)
        // After a commit nobody waits for it any more, and what was stored stands without it.
        if (!isWaiting) sent.catch((error) => log('A message was not pushed', { error }))
      })
      isWaiting = false
      await sent
    },
    async close() {
      isClosed = true
      clearTimeout(retry)
      await client?.end()
    },
  }
}
