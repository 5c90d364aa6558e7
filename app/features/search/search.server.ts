import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { alikeIn } from '#app/domain/search/alike-words.ts'
import { swapsOf } from '#app/domain/search/search-text.ts'
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

/** Every word used in shared recipes and articles. */
const PUBLIC_WORDS = sql`select ${searchWords.word} from ${searchWords}`

/**
 * Looks for a text and, where nothing holds it, for the same with the words that are not known spelt like the nearest
 * that are. `words` is a query of one column, in the collation "C".
 */
export async function findText<Found>(
  db: Db,
  text: string,
  find: (text: string) => Promise<Found>,
  isEmpty: (found: Found) => boolean,
  words: SQL = PUBLIC_WORDS,
): Promise<Found> {
  const found = await find(text)
  if (!isEmpty(found)) return found
  const corrected = await correctedText(db, text, words)
  return corrected === text ? found : find(corrected)
}

/** The last word may be half typed: where something begins like it, it stays. */
async function correctedText(db: Db, text: string, known: SQL): Promise<string> {
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
  if (words.length === 0) return text
  const { rows } = await db.execute<{ typed: string; nearest: string | null }>(sql`
    select typed, (
      select known.word from (${known}) known (word) where known.word % typed
      order by similarity(known.word, typed) desc, known.word limit 1) as nearest
    from unnest(${`{${words.join(',')}}`}::text[]) with ordinality as word (typed, place)
    where place < ${words.length} or not exists (
      select 1 from (${known}) known (word) where known.word between typed and typed || ${'\u{10FFFF}'}::text)`)
  const nearest = new Map(rows.map((row) => [row.typed, row.nearest]))
  await addSwapped(db, nearest, known)
  return text.replace(/\p{L}{3,}/gu, (word) => nearest.get(word.toLowerCase()) ?? word)
}

/**
 * Of two letters the wrong way round, a short word keeps too few groups of three to be found by them: "slamon". Such a
 * word is looked up with each pair of neighbours swapped.
 */
async function addSwapped(db: Db, nearest: Map<string, string | null>, known: SQL): Promise<void> {
  const swaps = [...nearest].flatMap(([typed, found]) =>
    found === null ? swapsOf(typed).map((word) => ({ typed, word })) : [],
  )
  if (swaps.length === 0) return
  const words = `{${swaps.map(({ word }) => word).join(',')}}`
  const { rows } = await db.execute<{ word: string }>(
    sql`select distinct known.word from (${known}) known (word) where known.word = any(${words}::text[])`,
  )
  const isKnown = new Set(rows.map(({ word }) => word))
  for (const { typed, word } of swaps) if (isKnown.has(word)) nearest.set(typed, word)
}
