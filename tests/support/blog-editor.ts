import { newId } from '#app/db/id.ts'
import type { Db } from '#app/db/open.server.ts'
import { staffUsers } from '#app/db/schema/index.ts'
import type { StaffRank } from '#app/domain/staff/ranks.ts'
import type { Writer } from '#app/features/blog/admin/writer.ts'
import { type PostValues, postSchema } from '#app/domain/blog/blog-forms.ts'

/** An editor to write at: the database, a clock that is moved by hand, and the addresses whose pages were told to change. */
export function openBlogEditor(db: Db) {
  const changed: string[] = []
  const blogEditor = {
    at: new Date('2026-11-20T10:00:00Z'),
    changed,
    /** Keys of files that were deleted, in order. */
    deletedFiles: [] as string[],
    /** What was put into the queue, in order. */
    queued: [] as unknown[],
    needs: {
      db,
      now: () => blogEditor.at,
      pages: { changed: async (path: string) => void changed.push(path) },
      files: { delete: async (key: string) => void blogEditor.deletedFiles.push(key) },
      jobs: {
        enqueue: async (_job: unknown, payload: unknown) => void blogEditor.queued.push(payload),
      },
    },
    later: (minutes: number) => {
      blogEditor.at = new Date(blogEditor.at.getTime() + minutes * 60_000)
    },
  }
  return blogEditor
}

export async function makeStaff(db: Db, name = 'Sam', rank: StaffRank = 'editor'): Promise<Writer> {
  const id = newId()
  await db.insert(staffUsers).values({ id, name, rank, email: `${id}@staff.example` })
  return { id, name, rank }
}

/** What the editor's form sends, with an id for a new post. */
export function postOf(given: Record<string, unknown>, id = newId()): PostValues {
  return postSchema.parse({ id, intent: 'draft', title: 'Dal', content: 'Lentils.', ...given })
}
