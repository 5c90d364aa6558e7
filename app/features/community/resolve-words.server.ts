import { and, desc, gte, lt, sql } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { communityWords } from '#app/db/schema/index.ts'
import {
  correctionsOf,
  type KnownWord,
  searchWordsOf,
  type WordGroup,
} from '#app/domain/community/search-words.ts'

const WORD = { word: communityWords.word, postsCount: communityWords.postsCount }
const MOST_BEGINNINGS = 8
const MOST_ALIKE = 20

/**
 * For every word typed, those of the book that may be meant: the word itself by its stem, else what begins like it,
 * else what is spelt nearly like it. Words that say nothing ("with") are left out; null where the book knows none.
 */
export async function resolveWords(db: Db, typed: string): Promise<WordGroup[] | null> {
  const words = searchWordsOf(typed)
  if (words.length === 0) return null
  const { rows } = await db.execute<{ typed: string; stem: string | null; postsCount: number | null }>(sql`
    select word.typed, word.stem, known.posts_count as "postsCount"
    from (select typed, place, (tsvector_to_array(to_tsvector('english', typed)))[1] as stem
      from unnest(${`{${words.join(',')}}`}::text[]) with ordinality as word (typed, place)) word
    left join community_words known on known.word = word.stem
    order by word.place`)
  const groups: WordGroup[] = []
  for (const { typed, stem, postsCount } of rows) {
    if (stem === null) continue
    const group = postsCount === null ? await likelyWords(db, typed) : [{ word: stem, postsCount }]
    if (group.length === 0) return null
    groups.push(group)
  }
  return groups.length === 0 ? null : groups
}

async function likelyWords(db: Db, typed: string): Promise<KnownWord[]> {
  const longer = await db
    .select(WORD)
    .from(communityWords)
    .where(and(gte(communityWords.word, typed), lt(communityWords.word, `${typed}\u{10FFFF}`)))
    .orderBy(desc(communityWords.postsCount))
    .limit(MOST_BEGINNINGS)
  if (longer.length > 0) return longer
  const alike = await db
    .select(WORD)
    .from(communityWords)
    .where(sql`${communityWords.word} % ${typed}`)
    .orderBy(desc(sql`similarity(${communityWords.word}, ${typed})`), desc(communityWords.postsCount))
    .limit(MOST_ALIKE)
  return correctionsOf(typed, alike)
}
