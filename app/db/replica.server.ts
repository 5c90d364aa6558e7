import type { Warn } from './error-facts.ts'
import { addressOf, type Database, databaseOver, type Db, serverPool } from './open.server.ts'

export type Replica = {
  /** Reads from the replica while it is close behind, else from the primary; also where the replica fails. */
  read<T>(run: (db: Db) => Promise<T>): Promise<T>
  /** Whether it is close enough behind to be read from. */
  isFresh(): boolean
  /** Where it is, for the log; never with a password. */
  describe(): string
  close(): Promise<void>
}

export type ReplicaOptions = {
  url: string
  primary: Pick<Database, 'db' | 'pool'>
  log: Warn
  /** A replica that is further behind is not read from. */
  mostBehindMs?: number
  lookEveryMs?: number
}

/** What a replica may be behind and still be read from. Own writes are read from the primary for longer than this. */
export const MOST_BEHIND_MS = 5000
const LOOK_EVERY_MS = 1000
/** The primary answers instead of a replica that hangs, before anybody gives up. */
const ANSWER_WITHIN_MS = 3000

/**
 * A streaming replica for reads that may be seconds old. How far it is behind is measured, not asked for: a place in the
 * primary's write-ahead log is noted with its time, and the replica is as fresh as the last place it has replayed. So one
 * that lost its connection, and has nothing to catch up with as far as it knows, counts as behind too.
 */
export function openReplica({
  url,
  primary,
  log,
  mostBehindMs = MOST_BEHIND_MS,
  lookEveryMs = LOOK_EVERY_MS,
}: ReplicaOptions): Replica {
  const pool = serverPool(url, log, ANSWER_WITHIN_MS)
  const { db } = databaseOver(pool, {
    isEmbedded: false,
    url,
    describe: () => '',
    dump: null,
    close: () => pool.end(),
  })
  const closing = new AbortController()
  let noted: { place: string; atMs: number } | null = null
  let freshAtMs = -Infinity
  let wasFresh = false
  const isFresh = () => performance.now() - freshAtMs <= mostBehindMs

  async function look(): Promise<void> {
    const atMs = performance.now()
    noted ??= {
      place: (await primary.pool.query<{ place: string }>('select pg_current_wal_lsn()::text as place'))
        .rows[0]!.place,
      atMs,
    }
    const { rows } = await pool.query<{ isThere: boolean }>(
      `select coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as "isThere"`,
      [noted.place],
    )
    if (!rows[0]!.isThere) return
    freshAtMs = noted.atMs
    noted = null
  }

  async function watch(): Promise<void> {
    while (!closing.signal.aborted) {
      let reason: unknown
      await look().catch((error: unknown) => (reason = error))
      if (closing.signal.aborted) return
      if (isFresh() !== wasFresh) {
        wasFresh = !wasFresh
        log(
          wasFresh ? 'The replica is read from' : 'The replica is too far behind: the primary is read from',
          {
            ...(reason !== undefined && { error: reason }),
          },
        )
      }
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, lookEveryMs).unref()
        closing.signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
      })
    }
  }
  const watching = watch()

  return {
    isFresh,
    describe: () => `PostgreSQL at ${addressOf(url)}`,
    async read(run) {
      if (!isFresh()) return run(primary.db)
      try {
        return await run(db)
      } catch (error) {
        // Gone, frozen, or a read that got in the way of what it replays: the next look says how it stands.
        freshAtMs = -Infinity
        log('A read from the replica failed', { error })
        return run(primary.db)
      }
    },
    async close() {
      closing.abort()
      await watching
      await pool.end()
    },
  }
}
