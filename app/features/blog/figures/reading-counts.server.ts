import type { Db } from '#app/db/open.server.ts'
import { dayOf, MOST_READINGS_PER_MINUTE, type ReadingDepth } from '#app/domain/blog/reading-figures.ts'
import { delayedWrites } from '#app/features/blog/delayed-writes.server.ts'
import type { Log } from '#app/ports/log/log.ts'
import { type CountedDay, writeReadings } from './write-readings.server.ts'

/** What one message says; `source` only where the post was opened just now. */
export type Reading = { slug: string; source: string | null; depths: readonly ReadingDepth[] }

export type ReadingCounts = {
  /** Counts in memory what a page said; `client` is a keyed hash that is forgotten within a minute. */
  count(client: string, reading: Reading): void
  /** Writes what was counted and not written yet. */
  flush(): Promise<void>
  /** Writes the rest and counts no more. */
  close(): Promise<void>
}

const WRITE_EVERY_MS = 2000
const WINDOW_MS = 60_000
/** What waits in memory is bounded, so that neither an outage nor a flood fills it: what is beyond does not count. */
const MOST_WAITING = 20_000
const MOST_CLIENTS = 20_000

type Options = { db: Db; log: Log; now(): Date; everyMs?: number }

/** Counts readings in memory and writes them every two seconds and at shutdown; a killed process loses its last two. */
export function openReadingCounts({ db, log, now, everyMs = WRITE_EVERY_MS }: Options): ReadingCounts {
  let waiting = new Map<string, CountedDay>()
  let waitingSources = 0
  const mayCount = openWindow(now)

  const add = ({ slug, source, depths }: Reading) => {
    const day = dayOf(now())
    const key = `${day} ${slug}`
    let counted = waiting.get(key)
    if (!counted) {
      if (waiting.size >= MOST_WAITING) return
      counted = { slug, day, views: 0, depths: new Map(), sources: new Map() }
      waiting.set(key, counted)
    }
    for (const depth of depths) counted.depths.set(depth, (counted.depths.get(depth) ?? 0) + 1)
    if (source === null) return
    counted.views++
    const before = counted.sources.get(source)
    if (before === undefined && waitingSources >= MOST_WAITING) return
    if (before === undefined) waitingSources++
    counted.sources.set(source, (before ?? 0) + 1)
  }

  const write = async () => {
    if (waiting.size === 0) return
    const counted = [...waiting.values()]
    waiting = new Map()
    waitingSources = 0
    try {
      await writeReadings(db, counted)
    } catch (error) {
      // Figures are not worth a queue: what could not be written is not counted.
      log.warn({ error, posts: counted.length }, 'readings could not be written')
    }
  }
  const writes = delayedWrites(write, everyMs)

  return {
    count(client, reading) {
      if (writes.isClosed() || !mayCount(client)) return
      add(reading)
      writes.schedule()
    },
    flush: writes.flush,
    close: writes.close,
  }
}

/** At most so many messages of a client in a minute, of so many clients; all are forgotten when the minute is over. */
function openWindow(now: () => Date) {
  const seen = new Map<string, number>()
  let endsAtMs = 0
  return (client: string): boolean => {
    const atMs = now().getTime()
    if (atMs >= endsAtMs) {
      seen.clear()
      endsAtMs = atMs + WINDOW_MS
    }
    const before = seen.get(client) ?? 0
    if (before >= MOST_READINGS_PER_MINUTE || (before === 0 && seen.size >= MOST_CLIENTS)) return false
    seen.set(client, before + 1)
    return true
  }
}
