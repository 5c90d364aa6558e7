import { readUsdaVocabulary } from '#app/usda-vocabulary.server.ts'
import { foodWithout, partLeftOut, WITHOUT } from '#app/domain/meals/consumption/left-out.ts'
import { foldedName, ownFoods, worldFoods } from './own-foods.ts'
import { type NameTable, stemsAt, withNames } from './name-table.ts'
import type { Vocabulary, VocabularyFood, Entry, FoodSource } from './vocabulary.ts'
import { isGlue, wordsOfName } from './words-of-name.ts'
import { SYNONYMS, Spelling } from './spelling.ts'
import { VAGUE } from '#app/domain/meals/lexicon.ts'
import { entryOf, postingsOf, scoreNames, stemFacts } from './name-scores.ts'
import { stemOf } from '#app/domain/meals/stems.ts'
import { readTable } from '#app/food-table.server.ts'

/** The vocabulary of described meals: USDA's FNDDS and SR Legacy, our own table, and dishes of the world. */

let built: Vocabulary | undefined
let foodsById: ReadonlyMap<string, VocabularyFood> | undefined

/** Built when it is first asked for: a fifth of a second of CPU, once in a process. */
export function mealVocabulary(): Vocabulary {
  if (built !== undefined) return built
  const { foods, names } = readUsdaVocabulary()
  return (built = vocabularyOf(foods, names))
}

/** Whether it is there to be asked at once. */
export const isMealVocabularyLoaded = (): boolean => built !== undefined

/** Each food of USDA's has one name, in the order of the table; ours are found in it by what they are. */
function vocabularyOf(usda: readonly VocabularyFood[], packed: NameTable): Vocabulary {
  const known = new Map<string, number>()
  packed.names.forEach((name, at) => name !== null && known.set(name, at))
  const fold = (name: string): string => {
    const at = known.get(name)
    return at === undefined ? foldedName(name) : stemsAt(packed, at).join(' ')
  }
  const named = [...ownFoods(fold), ...worldFoods()]
  const foodOf = usda.map((_food, at) => at)
  const nameOf = [...foodOf]
  // A name of ours that is newer than the packed table is read now.
  const unread: string[] = []
  named.forEach(({ names }, at) => {
    for (const name of names) {
      let place = known.get(name)
      if (place === undefined) {
        place = packed.names.length + unread.length
        known.set(name, place)
        unread.push(name)
      }
      foodOf.push(usda.length + at)
      nameOf.push(place)
    }
  })
  const foods = [...usda, ...named.map(({ food }) => food)]
  const places = { foods, foodOf: Int32Array.from(foodOf), nameOf: Int32Array.from(nameOf) }
  return buildVocabulary(places, withNames(packed, unread))
}

/** The food of a row of a meal by its id, or null: a food of ours, of USDA's, or one without parts of it. */
export function findMealFood(id: string): VocabularyFood | null {
  foodsById ??= new Map(mealVocabulary().foods.map((food) => [food.id, food]))
  const [base = '', ...words] = id.split(WITHOUT)
  let food = foodsById.get(base) ?? null
  for (const word of words) {
    const part = food === null ? null : partLeftOut(word, food)
    food = food === null || part === null ? null : foodWithout(food, part)
  }
  return food
}

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
  let described: Float32Array | undefined
  let listed: Float32Array | undefined
  const withBonus = (bonusOf: (at: number) => number): Float32Array => {
    const bases = Float32Array.from(scores.base)
    for (let at = 0; at < bases.length; at++) bases[at]! += bonusOf(at)
    return bases
  }
  return {
    foods,
    entryCount: nameOf.length,
    entryAt: (at) => (made[at] ??= entryOf(at, places, facts, scores)),
    foodOf,
    stems: table.stems,
    bases: {
      get described() {
        return (described ??= withBonus((at) => (isPlainName(at) ? LISTED_BONUS.own : 0)))
      },
      get listed() {
        return (listed ??= withBonus((at) => LISTED_BONUS[foods[foodOf[at]!]!.source]))
      },
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
