import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { blogPosts, blogPostTexts } from '#app/db/schema/index.ts'

const SAMPLE_PERCENT = 2
/** Above it the index leads to more rows than are worth proving one by one. */
const RARE_SHARE = 0.1

/**
 * The condition that a post contains a text (`searchedText`), letter for letter. What is rare is found by its
 * trigrams; what many posts contain, or has none, by looking through all texts, which lie unpacked for it. Which it
 * is, a look at every fiftieth page tells: the planner cannot know, and the wrong way costs ten times as much.
 */
export async function containing(db: Db, search: string): Promise<SQL> {
  if (await isRare(db, search)) return sql`${blogPosts.searchText} like ${patternOf(search)}`
  return sql`${blogPosts.id} in (select ${blogPostTexts.postId} from ${blogPostTexts} where ${holds(search)})`
}

const holds = (text: string) => sql`position(${Buffer.from(text)}::bytea in ${blogPostTexts.body}) > 0`

const patternOf = (text: string) => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`

/** The index knows trigrams of words, not where they stand: whatever holds all long words has to be read. */
async function isRare(db: Db, search: string): Promise<boolean> {
  const words = search.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length >= 3)
  if (words.length === 0) return false
  const { rows } = await db.execute<{ share: number | null }>(sql`
    select avg((${sql.join(words.map(holds), sql` and `)})::int)::float8 as share
    from ${blogPostTexts} tablesample system (${sql.raw(String(SAMPLE_PERCENT))}) repeatable (1)`)
  const share = rows[0]?.share
  return typeof share === 'number' && share <= RARE_SHARE
}
