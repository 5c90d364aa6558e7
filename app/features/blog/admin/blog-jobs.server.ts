import { and, asc, eq, isNotNull, lte, or } from 'drizzle-orm'
import { z } from 'zod'
import { blogAutosaves, blogPosts } from '#app/db/schema/index.ts'
import { defineJob } from '#app/ports/jobs/jobs.ts'
import type { Services } from '#app/features/services.ts'
import { emptyBin } from './bin/bin.server.ts'
import { blogChanged } from './posts/posts-changed.server.ts'
import { publishLocked, updateLocked } from './posts/set-post-status.server.ts'
import type { EditorServices } from './writer.ts'

const MOST_AT_ONCE = 50
const AUTOSAVE_KEPT_MS = 60 * 24 * 60 * 60 * 1000

/** Publishes scheduled drafts, and scheduled changes of live posts. Each is locked, other workers skip it, and read again, so that it is published once. */
export const publishScheduled = defineJob<Record<string, never>, EditorServices>({
  name: 'publish-scheduled',
  payload: z.object({}),
  retries: 0,
  schedule: '* * * * *',
  timeoutSeconds: 55,
  async handler(_payload, { db, now, pages }) {
    const at = now()
    const count = await db.transaction(async (tx) => {
      const due = await tx
        .select()
        .from(blogPosts)
        .where(
          and(
            or(
              eq(blogPosts.status, 'draft'),
              and(eq(blogPosts.status, 'published'), isNotNull(blogPosts.stagedVersion)),
            ),
            lte(blogPosts.publishOn, at),
          ),
        )
        .orderBy(asc(blogPosts.publishOn))
        .limit(MOST_AT_ONCE)
        .for('update', { skipLocked: true })
      for (const post of due)
        await (post.status === 'published' ? updateLocked(tx, post, at) : publishLocked(tx, post, at))
      return due.length
    })
    if (count > 0) await blogChanged(pages)
  },
})

/** Deletes what has been in the bin for 30 days. */
export const emptyBlogBin = defineJob<
  Record<string, never>,
  Pick<EditorServices, 'db' | 'now'> & { files: Pick<Services['files'], 'delete'> }
>({
  name: 'empty-blog-bin',
  payload: z.object({}),
  retries: 0,
  schedule: '45 3 * * *',
  handler: async (_payload, { db, files, now }) => void (await emptyBin({ db, files }, now())),
})

/** Deletes drafts older than two months. */
export const sweepAutosaves = defineJob<Record<string, never>, Pick<EditorServices, 'db' | 'now'>>({
  name: 'sweep-blog-autosaves',
  payload: z.object({}),
  retries: 0,
  schedule: '35 3 * * *',
  async handler(_payload, { db, now }) {
    const before = new Date(now().getTime() - AUTOSAVE_KEPT_MS)
    await db.delete(blogAutosaves).where(lte(blogAutosaves.updatedAt, before))
  },
})
