import { readWords } from '#app/food-table.server.ts'

/** Slips of the keyboard: one letter missing, extra, wrong or swapped with its neighbour. */

const SHORTEST = 3
/** Of shorter words only a letter missing or swapped is a slip: "bred", "mlik"; "last" is no lassi. */
const SHORT = 4
/** Of these a consonant for another makes another word: "glorp" is no glory. */
const MIDDLE = 5
/** A short word is no slip of one that hardly any food is called by: "zorbo" is no zobo. */
const LEAST_NAMES = 3
/** From here on two slips may be one word. */
const LONG = 7
const LONG_ENOUGH_FOR_TWO = 8

type LongWord = { word: string; folded: string }

const endsOf = (word: string): string => `${word[0]}${word.at(-1)}`

/** Looks words up that are one slip away from a word of a vocabulary; the more telling names hold a word, the likelier it is meant. */
export class Spelling {
  private readonly counts: () => ReadonlyMap<string, number>
  private countOf: ReadonlyMap<string, number> = new Map()
  private byDeletion: ReadonlyMap<string, readonly string[]> | undefined
  private byEnds: ReadonlyMap<string, readonly LongWord[]> | undefined

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
          (word.length <= SHORT && !isShortSlip(said, plain(candidate))) ||
          (word.length === MIDDLE && isOtherConsonant(said, plain(candidate)))
        )
          continue
        if (!isBegunAlike(said, plain(candidate))) continue
        if (word.length <= MIDDLE && (this.countOf.get(candidate) ?? 0) < LEAST_NAMES) continue
        if (best === null || this.likelihood(word, candidate) > this.likelihood(word, best)) best = candidate
      }
    }
    return best ?? this.twoSlipsAway(said)
  }

  /** "bolonase" is Bolognese: of long words two letters may be wrong, the first never. */
  private twoSlipsAway(said: string): string | null {
    if (said.length < LONG_ENOUGH_FOR_TWO) return null
    const alike = (this.byEnds ??= this.longWordsByEnds()).get(endsOf(said)) ?? []
    const meant = alike.find(
      ({ folded }) => Math.abs(folded.length - said.length) <= 2 && isTwoSlips(said, folded),
    )
    return meant?.word ?? null
  }

  /** Long words that begin and end alike, what most names hold first. */
  private longWordsByEnds(): ReadonlyMap<string, readonly LongWord[]> {
    const long = Array.from(this.countOf, ([word, count]) => ({ word, count, folded: plain(word) })).filter(
      ({ folded }) => folded.length >= LONG,
    )
    return Map.groupBy(
      long.toSorted((a, b) => b.count - a.count),
      ({ folded }) => endsOf(folded),
    )
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

/** Nobody types another first letter, but leaves it out, doubles it or swaps it with the next. */
const isBegunAlike = (said: string, meant: string): boolean =>
  said[0] === meant[0] || (said.length >= LONG && (said[1] === meant[0] || said[0] === meant[1]))

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

const isVowel = (letter: string | undefined): boolean => letter !== undefined && 'aeiouy'.includes(letter)

/** One letter stands for another, and they are not both vowels. */
function isOtherConsonant(said: string, meant: string): boolean {
  if (said.length !== meant.length) return false
  const at = [...said].findIndex((letter, place) => letter !== meant[place])
  const isOneLetter = at >= 0 && said.slice(at + 1) === meant.slice(at + 1)
  return isOneLetter && !(isVowel(said[at]) && isVowel(meant[at]))
}

/** A letter left out, or all the letters in another order. */
const isShortSlip = (said: string, meant: string): boolean =>
  meant.length > said.length ||
  said === meant ||
  said === `${meant}s` ||
  [...said].toSorted().join('') === [...meant].toSorted().join('')

/** At most two letters missing, extra or wrong. */
function isTwoSlips(a: string, b: string): boolean {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + Number(a[i - 1] !== b[j - 1])))
    if (Math.min(...next) > 2) return false
    row = next
  }
  return row[b.length]! <= 2
}

/** Common English words near to names of foods, and verbs and adverbs (`foods/english-words.txt`): spelt right, and no food. */

let words: ReadonlySet<string> | undefined

const englishWords = (): ReadonlySet<string> => (words ??= readWords('foods/english-words.txt'))

/** True of a word that somebody meant as it stands: "cheat" is no slip of chaat. */
export const isEnglish = (stem: string): boolean => englishWords().has(stem)

/** True of a word that ends as verbs and adverbs do. */
export const endsAsVerb = (stem: string): boolean => /(?:ing|ed|ly)$/.test(stem)

/** "carrying", "deserved", "probably": tells of a meal, where no food is named by it. */
export const isVerbOrAdverb = (stem: string): boolean => endsAsVerb(stem) && isEnglish(stem)
