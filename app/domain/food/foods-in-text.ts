import type { Food } from './food.ts'
import { foldWord, isNegating, plainName } from './food-names.ts'
import { wordSet } from './line-words.ts'
import { foodCalled } from './match-food.ts'
import { wordTable } from '#app/domain/word-table.ts'

/** A food of the table that running text names, with the words it is named by. */
export type FoodInText = { food: Food; words: readonly string[] }

const LONGEST_NAME = 5
const CLAUSE_END = /[.,;:!?()/\n–—]+/
/** "without butter", "smooth as cream": named, but not there. */
const DENIES = wordSet('no not without never like unlike as than resembles')
const ARTICLES = wordSet('the a an any some')
/** "egg-sized", "cheese-like". */
const COMPARES = wordSet('sized size like shaped style coloured')
/** Names of foods that steps use as verbs too: "char the peppers", "fish out the bay leaf". */
const VERBS = wordSet('char cream dab egg fish flour fry mince roast roll shell skate spread toast wing wrap')
/** "a buttered tin": the food is in the adjective. */
const ADJECTIVES = wordTable<string>({ buttered: 'butter', crumbed: 'breadcrumbs', floured: 'flour' })
const BEFORE_A_VERB = wordSet('and then to or now')
const AFTER_A_VERB = wordSet(
  'the a an it them this these each both all your together out off up dry over well into',
)

/**
 * The foods a text names, longest names first: "coconut milk" names no milk, and "without butter" no butter.
 * Only names that stand in the food table are found.
 */
export function foodsInText(text: string): FoodInText[] {
  return text.split(CLAUSE_END).flatMap((clause) =>
    foodsInClause(
      plainName(clause)
        .split(' ')
        .map((word) => ADJECTIVES[word] ?? word),
    ),
  )
}

function foodsInClause(words: readonly string[]): FoodInText[] {
  const found: FoodInText[] = []
  for (let at = 0; at < words.length;) {
    const named = longestNameAt(words, at)
    if (named !== null && !isDenied(words, at, named.words.length) && !isVerb(words, at, named))
      found.push(named)
    at += named?.words.length ?? 1
  }
  return found
}

function longestNameAt(words: readonly string[], at: number): FoodInText | null {
  for (let length = Math.min(LONGEST_NAME, words.length - at); length >= 1; length--) {
    const name = words.slice(at, at + length)
    const food = foodCalled(name)
    if (food !== null) return { food, words: name }
  }
  return null
}

function isDenied(words: readonly string[], at: number, length: number): boolean {
  let before = at - 1
  while (ARTICLES.has(words[before] ?? '')) before--
  const denier = words[before] ?? ''
  return DENIES.has(denier) || isNegating(foldWord(denier)) || COMPARES.has(words[at + length] ?? '')
}

function isVerb(words: readonly string[], at: number, { words: name }: FoodInText): boolean {
  if (name.length > 1 || !VERBS.has(name[0] ?? '')) return false
  const isBegun = at === 0 || BEFORE_A_VERB.has(words[at - 1] ?? '')
  return isBegun && AFTER_A_VERB.has(words[at + 1] ?? '')
}
