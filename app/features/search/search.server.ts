import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { alikeIn } from '#app/domain/search/alike-words.ts'
import { searchWords } from '#app/db/schema/index.ts'

/**
 * A text (`searchTextOf`) as a query of PostgreSQL's full-text search. In a query of its own, so that the planner does
 * not know the words: of a common one it would think that the first few matches are found anywhere. What has another
 * name elsewhere is found by it too.
 */
export const textQuery = (text: string): SQL =>
  sql`(select ${alikeIn(text).reduce(withNames, sql`search_query(${text})`)})`

/** The term's words with any of its names in their place; also where the last of them may be half typed. */
function withNames(query: SQL, { term, names }: { term: string; names: readonly string[] }): SQL {
  const asQuery = (mark: string) => (name: string) => `(${name.replaceAll(' ', ' & ')}${mark})`
  return ['', ':*'].reduce((rewritten, mark) => {
    const found = asQuery(mark)(term)
    const all = names.map(asQuery(mark)).join(' | ')
    return sql`ts_rewrite(${rewritten}, to_tsquery('english', ${found}), to_tsquery('english', ${all}))`
  }, query)
}

/**
 * Looks for a text and, where nothing holds it, for the same with the words that are not known spelt like the nearest
 * that are.
 */
export async function findText<Found>(
  db: Db,
  text: string,
  find: (text: string) => Promise<Found>,
  isEmpty: (found: Found) => boolean,
): Promise<Found> {
  const found = await find(text)
  if (!isEmpty(found)) return found
  const corrected = await correctedText(db, text)
  return corrected === text ? found : find(corrected)
}

/** The last word may be half typed: where something begins like it, it stays. */
async function correctedText(db: Db, text: string): Promise<string> {
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
  if (words.length === 0) return text
  const { rows } = await db.execute<{ typed: string; nearest: string | null }>(sql`
    select typed, (
      select ${searchWords.word} from ${searchWords} where ${searchWords.word} % typed
      order by similarity(${searchWords.word}, typed) desc, ${searchWords.word} limit 1) as nearest
    from unnest(${`{${words.join(',')}}`}::text[]) with ordinality as word (typed, place)
    where place < ${words.length} or not exists (
      select 1 from ${searchWords} where ${searchWords.word} between typed and typed || ${'\u{10FFFF}'}::text)`)
  const nearest = new Map(rows.map((row) => [row.typed, row.nearest]))
  return text.replace(/\p{L}{3,}/gu, (word) => nearest.get(word.toLowerCase()) ?? word)
}
