import { ENGLISH, TELLING } from './telling-words.ts'
import { TELLING_VERBS } from './telling-verbs.ts'
import { isEnglish } from './vocabulary/spelling.ts'
import { QUALITIES } from './meal-words.ts'
import type { PhraseWord } from './phrase.ts'
import { NO, stemOf, type Token } from './stems.ts'
import { roleOf } from './word-roles.ts'

/** The words that foods are named by, and what misspelt ones stand for. */
export type KnownWords = {
  idf: (stem: string) => number | null
  correct: (word: string) => string | null
  /** Somebody tells in sentences, whose nouns are not all food; in a list they are. */
  isTold: boolean
}

/** A word of a phrase: spelt as foods are, denied where "no" or "without" stands before it or "-less" behind. */
export function saidWord(token: Token, text: string, isDenied: boolean, known: KnownWords): PhraseWord {
  const { start, end } = token
  const word = spelt(token.text, known)
  // "bunless"
  const lacks = known.idf(word) === null && word.endsWith('less') ? stemOf(word.slice(0, -4)) : null
  const isLacking = lacks !== null && known.idf(lacks) !== null
  const role = isDenied || isLacking ? 'food' : roleOf(word)
  const isPlural = (role === 'food' || role === 'unit') && text[end - 1] === 's' && !word.endsWith('s')
  return {
    stem: isDenied ? NO + word : isLacking ? NO + lacks : word,
    role,
    start,
    end,
    ...(isPlural && { isPlural }),
    ...(word !== token.text && { isCorrected: true }),
  }
}

function spelt(word: string, known: KnownWords): string {
  const isKnown =
    known.idf(word) !== null ||
    roleOf(word) !== 'food' ||
    QUALITIES.has(word) ||
    ENGLISH.has(word) ||
    TELLING.has(word) ||
    TELLING_VERBS.has(word) ||
    isEnglish(word)
  if (isKnown) return word
  const meant = known.correct(word)
  // Nobody is read as having said how a food is instead of what.
  return meant === null || QUALITIES.has(meant) ? word : meant
}
