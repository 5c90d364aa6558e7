import { NO, type Token, tokensOf } from '#app/domain/meals/stems.ts'
import { readTable } from '#app/food-table.server.ts'

/** The words of a food's name with the places they stand in: what `foods/name-words.br` keeps of every name. */

/** Where in a name a word may stand; what leaving it unsaid costs depends on it. */
export const POSITIONS = ['head', 'first', 'behindPreposition', 'later', 'brackets'] as const
export type Position = (typeof POSITIONS)[number]

export type WordOfName = {
  stem: string
  position: Position
  /** Words of "A, B, or C" share a number above 0. */
  alternatives: number
  /** Stands in the first part of a name of several: the group may stand there. */
  opensName: boolean
  isBrand: boolean
  /** Which part of the name, between commas, it stands in. */
  part: number
}

/** Behind "not" in remarks of the tables: "not further specified". */
const NOT_OF_TABLES: ReadonlySet<string> = new Set([
  'further',
  'specified',
  'as',
  'included',
  'part',
  'eaten',
  'in',
  'previously',
])

/** "Chili, NS as to beans": what is not specified is no word of the name; who says beans means another food. */
function specified(tokens: readonly Token[]): Token[] {
  const out: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    const isUnspecified = ['ns', 'as', 'to'].every((word, step) => tokens[at + step]?.text === word)
    if (isUnspecified) while (at < tokens.length && tokens[at]!.kind !== 'mark') at++
    if (at < tokens.length) out.push(tokens[at]!)
  }
  return out
}

/** "skin not eaten", "without icing or filling": the word becomes what is denied. */
function denied(tokens: readonly Token[]): Token[] {
  const out: Token[] = []
  let isDenying = false
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!
    if (token.kind !== 'word') {
      isDenying &&= token.text === '/'
      out.push(token)
      continue
    }
    const next = tokens[at + 1]?.text
    if (token.text === 'no' || token.text === 'without' || token.text === 'excluding') {
      isDenying = true
      continue
    }
    // "Cocoa powder, not reconstituted"
    const deniesNext = token.text === 'non' || (token.text === 'not' && !NOT_OF_TABLES.has(next ?? ''))
    if (deniesNext && next !== undefined && tokens[at + 1]!.kind === 'word') {
      out.push({ ...tokens[at + 1]!, text: NO + next })
      at++
      continue
    }
    if (token.text === 'noteaten' || token.text === 'eaten') continue
    if (PREPOSITIONS.has(token.text) && token.text !== 'and') isDenying = false
    const isDenied = (isDenying && !isGlue(token.text)) || next === 'noteaten'
    out.push(isDenied ? { ...token, text: NO + token.text } : token)
  }
  return out
}

/** Reads a name of a food; takes ten microseconds. */
export function wordsOfName(name: string): WordOfName[] {
  const tokens = denied(specified(tokensOf(name)))
  const words: WordOfName[] = []
  let part = 0
  let depth = 0
  let isBehind = false
  let group = 0
  let groups = 0
  const hasParts = tokens.some(({ text }) => text === ',')
  const hasChoice = tokens.some(({ text }) => text === 'or')
  for (let at = 0; at < tokens.length; at++) {
    const { kind, text } = tokens[at]!
    if (kind === 'mark') {
      if (text === '(') depth++
      else if (text === ')') depth = Math.max(0, depth - 1)
      else if (text === ',' && depth === 0 && group === 0) part++
      if (text !== ',') group = 0
      continue
    }
    // "Chicken 65" is no chicken.
    if (kind === 'number' && (text.includes('/') || hasParts)) continue
    if (text === 'or') continue
    group = hasChoice && alternativesAt(tokens, at) ? group || ++groups : 0
    const position =
      depth > 0 ? 'brackets' : part > 0 ? 'later' : isBehind ? 'behindPreposition' : ('first' as const)
    const isBrand = position === 'brackets' && /^\p{Lu}/u.test(name.slice(tokens[at]!.start))
    words.push({
      stem: text,
      position,
      alternatives: group,
      opensName: hasParts && part === 0 && !isBehind,
      isBrand,
      part,
    })
    if (part === 0 && PREPOSITIONS.has(text) && text !== 'and') isBehind = true
  }
  const head = words.findLastIndex(({ position, stem }) => position === 'first' && !isGlue(stem))
  if (head >= 0) {
    words[head]!.position = 'head'
    // "Taco or tostada salad" is a salad either way.
    if (
      words[head]!.alternatives > 0 &&
      words.some(({ alternatives }, at) => alternatives > 0 && at < head - 1)
    )
      words[head]!.alternatives = 0
  }
  return words
}

const MOST_APART = 4

/** True of a word in "A or B", "A, B, or C". Only a list with a comma before "or" has commas between its words. */
function alternativesAt(tokens: readonly Token[], at: number): boolean {
  return isTiedToOr(tokens, at, -1, 2) || isTiedToOr(tokens, at, 1, MOST_APART)
}

function isTiedToOr(tokens: readonly Token[], at: number, step: 1 | -1, most: number): boolean {
  let hasComma = false
  for (let index = at + step, words = 0; words < most; index += step) {
    const token = tokens[index]
    if (token === undefined) return false
    if (token.text === 'or') return !hasComma || step < 0 || tokens[index - 1]?.text === ','
    if (token.kind === 'mark') {
      if (token.text !== ',' || step < 0) return false
      hasComma = true
      continue
    }
    if (PREPOSITIONS.has(token.text)) return false
    words++
  }
  return false
}

/**
 * What the words of foods' names are (`foods/name-word-classes.csv`). "free": says nothing, the usual form of the food or
 * a remark of the table; "cheap": where it comes from and how it was kept, often left out; "marked": makes it another
 * product, which nobody means who does not say it; "group": opens a name as the name of its group ("Soft drink, cola");
 * "tie": ties the parts of a name, so that what is behind it says what is in the food; "glue": matches nobody; "drink":
 * is had beside a food.
 */
type WordClass = 'free' | 'cheap' | 'marked' | 'group' | 'tie' | 'glue' | 'drink'

const WORDS = Map.groupBy(
  readTable('foods/name-word-classes.csv', ['word', 'class'] as const),
  ({ row }) => row.class,
)

const wordsOf = (kind: WordClass): ReadonlySet<string> => new Set(WORDS.get(kind)?.map(({ row }) => row.word))

const FREE = wordsOf('free')
const CHEAP = wordsOf('cheap')
const HEADS = wordsOf('group')
const MARKED = wordsOf('marked')
const GLUE = wordsOf('glue')

export const PREPOSITIONS = wordsOf('tie')
export const DRINKS = wordsOf('drink')

const FREE_CLASS = 0.06
const CHEAP_CLASS = 0.3
const HEAD_CLASS = 0.5
const MARKED_CLASS = 2.2

/** True of a word that opens a name as the name of its group: "Soft drink, cola". */
export const isGroupHead = (stem: string): boolean => HEADS.has(stem)

/** True of a word of a name that no person would be matched by. */
export const isGlue = (stem: string): boolean => GLUE.has(stem)

/** What leaving the word out costs, as a factor. `opensName`: it opens a name of several parts. */
export function unsaidClass(stem: string, opensName: boolean): number {
  if (FREE.has(stem)) return FREE_CLASS
  if (MARKED.has(stem)) return MARKED_CLASS
  if (opensName && HEADS.has(stem)) return HEAD_CLASS
  return CHEAP.has(stem) ? CHEAP_CLASS : 1
}
