import { readTable } from '#app/food-table.server.ts'
import { isGlue } from './name-words.ts'
import { wordsOfName } from './words-of-name.ts'
import { SYNONYMS } from './synonyms.ts'
import type { NameTable } from './name-table.ts'
import { VAGUE } from './lexicon.ts'
import { entryOf, postingsOf } from './name-postings.ts'
import { scoreNames, stemFacts } from './name-scores.ts'
import { Spelling } from './spelling.ts'
import { stemOf } from './stems.ts'
import type { Entry, FoodSource, Vocabulary, VocabularyFood } from './vocabulary.ts'

/** Who types a list means foods by their plain names, which are ours; who tells a meal is read by USDA's surveys. */
const LISTED_BONUS: Record<FoodSource, number> = { fndds: 0, sr: 0, own: 4, world: 4.4 }

/**
 * "Some salad" is no potato salad, whoever tells it; nor is "tea with milk" the chai that USDA calls so, or a tofu a
 * tofu pie (`foods/plain-names.csv`).
 */
const plainNames = (): ReadonlySet<string> =>
  new Set([
    ...VAGUE,
    ...readTable('foods/plain-names.csv', ['name'] as const).map(({ row }) => toldStems(row.name)),
  ])

const toldStems = (name: string): string =>
  wordsOfName(name)
    .flatMap(({ stem }) => (isGlue(stem) ? [] : [stem]))
    .join(' ')

/** Names of foods by their places in a table of names. */
export type NamesOfFoods = { foods: readonly VocabularyFood[]; foodOf: Int32Array; nameOf: Int32Array }

/** Builds the index over names whose words are known: a twentieth of a second for thirty thousand of them. */
export function buildVocabulary({ foods, foodOf, nameOf }: NamesOfFoods, table: NameTable): Vocabulary {
  const places = { foods, foodOf, nameOf, table }
  const facts = stemFacts(places)
  const scores = scoreNames(places, facts)
  const postings = postingsOf(places, facts, scores)
  const idOf = new Map(table.stems.map((stem, id) => [stem, id]))
  const countOf = (stem: string): number => {
    const id = idOf.get(stem)
    return id === undefined ? 0 : postings.countOf(id)
  }
  const spelling = new Spelling(() => spellable(table.stems, countOf))
  const plain = plainNames()
  // Most names are settled by their first word, and there are forty thousand.
  const opening = new Set(Array.from(plain, (name) => idOf.get(name.split(' ')[0] ?? '')))
  const stemAt = (word: number): string => table.stems[table.stemAt[word]!]!
  const isPlainName = (at: number): boolean => {
    const first = scores.wordAt[scores.starts[at]!]
    if (first === undefined || !opening.has(table.stemAt[first])) return false
    const { source } = foods[foodOf[at]!]!
    if (source !== 'own' && source !== 'world') return false
    const words = Array.from(scores.wordAt.subarray(scores.starts[at], scores.starts[at + 1]))
    const isVague = source === 'world' && words.length === 1 && VAGUE.has(stemAt(words[0]!))
    return !isVague && plain.has(words.map(stemAt).join(' '))
  }
  const made: (Entry | undefined)[] = []
  return {
    foods,
    entryCount: nameOf.length,
    entryAt: (at) => (made[at] ??= entryOf(at, places, facts, scores)),
    foodOf,
    stems: table.stems,
    bases: {
      told: Float32Array.from(scores.base, (base, at) => base + (isPlainName(at) ? LISTED_BONUS.own : 0)),
      listed: Float32Array.from(scores.base, (base, at) => base + LISTED_BONUS[foods[foodOf[at]!]!.source]),
    },
    postingOf: (stem) => {
      const id = idOf.get(stem)
      return id === undefined ? undefined : postings.of(id)
    },
    idf: (stem) => {
      const id = idOf.get(stem)
      return id === undefined || (facts.idf[id] ?? 0) === 0 ? null : facts.idf[id]!
    },
    correct: (word) => {
      const meant = spelling.correct(word)
      return meant === null ? null : stemOf(meant)
    },
  }
}

/** Words with how often names hold them, other spellings included. */
function spellable(stems: readonly string[], countOf: (stem: string) => number): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const stem of stems) if (countOf(stem) > 0) counts.set(stem, countOf(stem))
  for (const [word, stem] of Object.entries(SYNONYMS)) if (!counts.has(word)) counts.set(word, countOf(stem))
  return counts
}
