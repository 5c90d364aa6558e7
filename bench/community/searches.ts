import type { Feed } from './books.ts'

/** What people may type, drawn from the words of the feed that is searched. */
export const SEARCH_KINDS = ['rare', 'common', 'several words', 'misspelt', 'half typed'] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]

const EACH = 40

export async function searchesOf({ database, posts }: Feed): Promise<Record<SearchKind, string[]>> {
  // Stems, which are half typed words most of the time.
  await database.pool.query(`create temp table if not exists word_counts as
    select word, ndoc as posts from ts_stat('select search_vector from public_recipe_search') where word !~ '[0-9]'`)
  const words = async (low: number, high: number, longest = 3) => {
    const { rows } = await database.pool.query<{ word: string }>(
      `select word from word_counts where posts between $1 and $2 and length(word) >= $3
       order by md5(word) limit ${EACH}`,
      [low, high, longest],
    )
    return rows.map(({ word }) => word)
  }
  const [rare, middling, common, long] = [
    await words(1, 60, 5),
    await words(Math.ceil(posts / 1000), Math.ceil(posts / 20)),
    await words(Math.ceil(posts / 10), posts),
    await words(Math.max(2, Math.ceil(posts / 2000)), posts, 7),
  ]
  const at = (list: readonly string[], index: number) => list[index % list.length]!
  const each = (make: (index: number) => string) => Array.from({ length: EACH }, (_, index) => make(index))
  return {
    rare: each((index) => at(rare, index)),
    common: each((index) => at(common, index)),
    'several words': each((index) =>
      [at(common, index), at(middling, index), ...(index % 2 ? [at(common, index + 7)] : [])].join(' '),
    ),
    misspelt: each((index) => {
      const word = at(long, index)
      const slip = 2 + (index % 3)
      return index % 2
        ? word.slice(0, slip) + word.slice(slip + 1)
        : word.slice(0, slip) + word[slip + 1] + word[slip] + word.slice(slip + 2)
    }),
    'half typed': each((index) => at(long, index).slice(0, 4)),
  }
}
