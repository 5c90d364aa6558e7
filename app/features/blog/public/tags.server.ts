import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { blogPosts } from '#app/db/schema/index.ts'
import { mergedTags, type Tag, tagSlug } from '#app/domain/blog/tags.ts'
import { fetched } from './fetched.server.ts'

/** The tags of published posts that search engines may find, merged; those of the most posts first. */
export const listTags = (db: Db): Promise<Tag[]> => tagsOf(db, sql`not ${blogPosts.noIndex}`)

/** A tag of any published post by a spelling or its address part; null where none has it. */
export async function findTag(db: Db, asked: string): Promise<Tag | null> {
  const slug = tagSlug(asked.slice(0, MOST_LENGTH))
  if (slug === '') return null
  return (await tagsOf(db)).find((tag) => tag.slug === slug) ?? null
}

const MOST_LENGTH = 200

/** Merged here and not by the database: what is lower case there depends on the locale it was made with. */
function tagsOf(db: Db, which: SQL = sql`true`): Promise<Tag[]> {
  return fetched('posts', async () => {
    const { rows } = await db.execute<{ tag: string; count: number }>(sql`
      select tag, count(*)::int as count from ${blogPosts}, unnest(${blogPosts.tags}) tag
      where ${blogPosts.status} = 'published' and ${which} group by tag`)
    return mergedTags(rows)
  })
}
