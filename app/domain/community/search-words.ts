/** What somebody typed into the book's search, as words that the documents may hold. */

const MOST_WORDS = 6
const LONGEST_WORD = 40

/** Lower case, without marks, figures and signs; the first six different ones. */
export function searchWordsOf(typed: string): string[] {
  const words = typed
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '' && word.length <= LONGEST_WORD)
  return [...new Set(words)].slice(0, MOST_WORDS)
}

/** A word the book knows, with how many posts hold it. */
export type KnownWord = { word: string; postsCount: number }

const MOST_CORRECTIONS = 3

/**
 * What a misspelt word probably means: of the words that look alike those fewest slips away, the commonest first. One
 * slip in a short word, two in a longer one; none where nothing is that near.
 */
export function correctionsOf(typed: string, alike: readonly KnownWord[]): KnownWord[] {
  const allowed = typed.length <= 5 ? 1 : 2
  const near = alike
    .map((known) => ({ known, slips: slipsBetween(typed, known.word) }))
    .filter(({ slips }) => slips <= allowed)
  const fewest = Math.min(...near.map(({ slips }) => slips))
  return near
    .filter(({ slips }) => slips === fewest)
    .map(({ known }) => known)
    .toSorted((a, b) => b.postsCount - a.postsCount)
    .slice(0, MOST_CORRECTIONS)
}

/**
 * How many letters were missed, added, mistaken or swapped with their neighbour (optimal string alignment). The end of
 * a word counts little: the book keeps stems ("strawberri"), people type words.
 */
export function slipsBetween(typed: string, known: string): number {
  const [a, b] = [[...typed], [...known]]
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1] || isEnding(a, i, b, j)
      let slips = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        slips = Math.min(slips, before[j - 2]! + 1)
      next.push(slips)
    }
    before = row
    row = next
  }
  return row[b.length]!
}

/** "strawberry" is kept as "strawberri". */
const isEnding = (a: readonly string[], i: number, b: readonly string[], j: number): boolean =>
  i === a.length && j === b.length && a[i - 1] === 'y' && b[j - 1] === 'i'

/** One of several words may stand in a post; every group has to. */
export type WordGroup = readonly KnownWord[]

const quoted = (lexeme: string) => `'${lexeme.replace(/['\\]/g, (sign) => sign + sign)}'`
const anyOf = (lexemes: readonly string[]) => `(${lexemes.map(quoted).join(' | ')})`

/** In PostgreSQL's language of text queries: every group, the cuisine, and one of the segments where some are named. */
export function textQueryOf(
  groups: readonly WordGroup[],
  { cuisine, segments }: { cuisine: string | null; segments?: readonly number[] },
): string {
  return [
    ...groups.map((group) => anyOf(group.map(({ word }) => word))),
    ...(cuisine === null ? [] : [quoted(`@${cuisine}`)]),
    ...(segments ? [anyOf(segments.map((segment) => `#${segment}`))] : []),
  ].join(' & ')
}

/** Posts to a segment, as the database's trigger numbers them. */
const SEGMENT = 8192
/** Every further name makes a query slower than the last did: 16 take 39 ms where the whole book takes 7. */
const MOST_SEGMENTS = 8
/** So many posts are looked at one by one as quickly as the index is asked. */
const MOST_WALKED = 5000
/** A search wants five hundred matches; chance may be against it. */
const ENOUGH = 750

/** The newest posts of the book: looked at one by one, or by the names of their segments. */
export type Reach = { posts: number; segments: readonly number[] | null }

/** How far back enough matches should be found if this share of the posts matches; null: in all of the book. */
export function reachOf(share: number, everShared: number): Reach | null {
  const posts = Math.ceil(ENOUGH / share)
  if (posts >= everShared) return null
  if (posts <= MOST_WALKED) return { posts, segments: null }
  const last = Math.floor(everShared / SEGMENT)
  const first = Math.max(0, last - Math.ceil(posts / SEGMENT), last - MOST_SEGMENTS)
  return {
    posts: everShared - first * SEGMENT,
    segments: Array.from({ length: last - first + 1 }, (_, back) => last - back),
  }
}
