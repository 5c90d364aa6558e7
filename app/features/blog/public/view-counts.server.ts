import { sql } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { blogPosts, blogPostViews } from '#app/db/schema/index.ts'
import { delayedWrites } from '#app/features/blog/delayed-writes.server.ts'
import type { Log } from '#app/ports/log/log.ts'

export type ViewCounts = {
  /** Counts one view of the published post with this slug, in memory. */
  count(slug: string): void
  /** Writes what was counted and not written yet. */
  flush(): Promise<void>
  /** Writes the rest and counts no more. */
  close(): Promise<void>
}

const WRITE_EVERY_MS = 1000
/** At most so many posts wait to be written, so that a long outage of the database does not fill the memory. */
const MOST_WAITING = 100_000

/**
 * Counts views in memory and writes them about once a second, and at shutdown; a killed process loses its last second.
 * Views have a table of their own, because they are no change of the post.
 */
export function openViewCounts(db: Db, log: Log, everyMs = WRITE_EVERY_MS): ViewCounts {
  let waiting = new Map<string, number>()

  const add = (slug: string, views: number) => {
    const before = waiting.get(slug)
    if (before === undefined && waiting.size >= MOST_WAITING) return
    waiting.set(slug, (before ?? 0) + views)
  }

  const write = async () => {
    if (waiting.size === 0) return
    const counted = waiting
    waiting = new Map()
    try {
      await db.execute(statementFor(counted))
    } catch (error) {
      // Nothing was written: it is tried again next time.
      for (const [slug, views] of counted) add(slug, views)
      writes.schedule()
      log.warn({ error, posts: counted.size }, 'views could not be written yet')
    }
  }
  const writes = delayedWrites(write, everyMs)

  return {
    count(slug) {
      if (writes.isClosed()) return
      add(slug, 1)
      writes.schedule()
    },
    flush: writes.flush,
    close: writes.close,
  }
}

/** Rows are written in the order of their ids, so that two processes cannot deadlock. */
function statementFor(counted: ReadonlyMap<string, number>) {
  const rows = JSON.stringify([...counted].map(([slug, views]) => ({ slug, views })))
  return sql`
    insert into ${blogPostViews} as stored (post_id, views)
    select ${blogPosts.id}, counted.views
    from jsonb_to_recordset(${rows}::jsonb) as counted(slug text, views integer)
    join ${blogPosts} on ${blogPosts.slug} = counted.slug and ${blogPosts.status} = 'published'
    order by ${blogPosts.id}
    on conflict (post_id) do update set views = stored.views + excluded.views`
}
