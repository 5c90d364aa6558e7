import { asc } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { blogCategories } from '#app/db/schema/index.ts'

/** Categories to choose from, by name. */
export function categoryChoices(db: Db): Promise<{ id: string; name: string; slug: string }[]> {
  return db
    .select({ id: blogCategories.id, name: blogCategories.name, slug: blogCategories.slug })
    .from(blogCategories)
    .orderBy(asc(blogCategories.name))
}
