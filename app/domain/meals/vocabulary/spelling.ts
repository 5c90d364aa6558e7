import { readWords, readTable } from '#app/food-table.server.ts'
import { wordTable } from '#app/domain/word-table.ts'

/** Slips of the keyboard: one letter missing, extra, wrong or swapped with its neighbour. */

const SHORTEST = 3
/** Of shorter words only a letter missing or swapped is a slip: "bred", "mlik"; "last" is no lassi. */
const SHORT = 4
const MIDDLE = 5
/** A short word is no slip of one that hardly any food is called by: "zorbo" is no zobo. */
const LEAST_NAMES = 3
/** Looks words up that are one slip away from a word of a vocabulary; the more telling names hold a word, the likelier it is meant. */
export class Spelling {
  private readonly counts: () => ReadonlyMap<string, number>
  private countOf: ReadonlyMap<string, number> = new Map()
  private byDeletion: ReadonlyMap<string, readonly string[]> | undefined

  /** `counts`: words with how often names hold them, asked for with the first word to correct. */
  constructor(counts: () => ReadonlyMap<string, number>) {
    this.counts = counts
  }

  /** The word that was likely meant, or null. */
  correct(word: string): string | null {
    if (word.length < SHORTEST || /\d/.test(word)) return null
    const index = (this.byDeletion ??= this.deletions())
    let best: string | null = null
    const said = plain(word)
    for (const key of [said, ...deletionsOf(said)]) {
      for (const candidate of index.get(key) ?? []) {
        if (
          !isOneSlip(said, plain(candidate)) ||
          (word.length <= SHORT && !isShortSlip(said, plain(candidate)))
        )
          continue
        if (word.length <= MIDDLE && (this.countOf.get(candidate) ?? 0) < LEAST_NAMES) continue
        if (best === null || this.likelihood(word, candidate) > this.likelihood(word, best)) best = candidate
      }
    }
    return best
  }

  /** People rarely get the first letter wrong. */
  private likelihood(word: string, candidate: string): number {
    return (this.countOf.get(candidate) ?? 0) + (word[0] === candidate[0] ? 1000 : 0)
  }

  private deletions(): ReadonlyMap<string, readonly string[]> {
    this.countOf = this.counts()
    const index = new Map<string, string[]>()
    for (const word of this.countOf.keys()) {
      if (word.length < SHORTEST || /\d|_/.test(word)) continue
      const folded = plain(word)
      for (const key of [folded, ...deletionsOf(folded)]) {
        const known = index.get(key)
        if (known === undefined) index.set(key, [word])
        else known.push(word)
      }
    }
    return index
  }
}

/** "porige" and "porridge" differ by one letter once doubled ones are single. */
const plain = (word: string): string => word.replace(/(.)\1/g, '$1')

function deletionsOf(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))
}

function isOneSlip(a: string, b: string): boolean {
  if (a === b) return true
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start++
  let end = 0
  const most = Math.min(a.length, b.length) - start
  while (end < most && a.at(-1 - end) === b.at(-1 - end)) end++
  const [left, right] = [a.length - start - end, b.length - start - end]
  if (left <= 1 && right <= 1) return true
  return left === 2 && right === 2 && a[start] === b[start + 1] && a[start + 1] === b[start]
}

/** A letter left out, or all the letters in another order. */
const isShortSlip = (said: string, meant: string): boolean =>
  meant.length > said.length ||
  said === meant ||
  said === `${meant}s` ||
  [...said].toSorted().join('') === [...meant].toSorted().join('')

/** Common English words near to names of foods, and verbs and adverbs (`foods/english-words.txt`): spelt right, and no food. */

let words: ReadonlySet<string> | undefined

const englishWords = (): ReadonlySet<string> => (words ??= readWords('foods/english-words.txt'))

/** True of a word that somebody meant as it stands: "cheat" is no slip of chaat. */
export const isEnglish = (stem: string): boolean => englishWords().has(stem)

/** True of a word that ends as verbs and adverbs do. */
export const endsAsVerb = (stem: string): boolean => /(?:ing|ed|ly)$/.test(stem)

/** "carrying", "deserved", "probably": tells of a meal, where no food is named by it. */
export const isVerbOrAdverb = (stem: string): boolean => endsAsVerb(stem) && isEnglish(stem)

/** Other spellings and other words for the same, American as USDA writes (`foods/synonyms.csv`): names of foods and sentences of people are folded by the same list. */
export const SYNONYMS: Readonly<Record<string, string>> = wordTable<string>(
  Object.fromEntries(
    readTable('foods/synonyms.csv', ['word', 'means'] as const).map(({ row }) => [row.word, row.means]),
  ),
)
