import { newId } from '#app/db/id.ts'
import { blogPosts, staffUsers } from '#app/db/schema/index.ts'
import type { PostStatus } from '#app/domain/blog/blog.ts'
import { authorSchema, categorySchema } from '#app/domain/blog/taxonomy-forms.ts'
import type { Owner } from '#app/features/staff/staff.ts'
import type { TestDatabase } from './database.ts'

export const NOW = new Date('2026-11-20T10:00:00Z')
export const STAFF: Owner = {
  id: newId(),
  email: 'staff@example.org',
  name: 'Staff',
  rank: 'owner',
  hasSecondFactor: false,
  sessionId: newId(),
  role: 'staff',
}

/** The forms of an author and of a category, filled in. */
export const author = (fields: Record<string, unknown> = {}) =>
  authorSchema.parse({ name: 'Anna Miller', ...fields })
export const category = (fields: Record<string, unknown> = {}) =>
  categorySchema.parse({ name: 'Nutrition', ...fields })

/** The database of a test, somebody of the staff in it, with the addresses whose pages were told to change. */
export function openTaxonomies(database: () => TestDatabase) {
  const changedPaths: string[] = []
  return {
    changedPaths,
    services: () => ({
      db: database().db,
      now: () => NOW,
      pages: { changed: async (path: string) => void changedPaths.push(path) },
    }),
    /** Nothing there but one account of the staff. */
    async clear(): Promise<void> {
      await database().reset()
      await database().db.insert(staffUsers).values({ id: STAFF.id, name: STAFF.name, email: STAFF.email })
      changedPaths.length = 0
    },
    async aPost(fields: Partial<typeof blogPosts.$inferInsert> = {}): Promise<string> {
      const id = newId()
      const status: PostStatus = fields.status ?? 'published'
      await database()
        .db.insert(blogPosts)
        .values({
          id,
          title: `Post ${id}`,
          slug: `post-${id}`,
          status,
          publishedAt: status === 'published' ? NOW : null,
          createdAt: NOW,
          updatedAt: NOW,
          ...fields,
        })
      return id
    },
  }
}
