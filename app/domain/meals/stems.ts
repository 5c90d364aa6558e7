import { ONE_WORD_NUMBERS } from '#app/domain/food/number-words.ts'
import { wordTable } from '#app/domain/word-table.ts'
import { readTable } from '#app/food-table.server.ts'
import { SYNONYMS } from './vocabulary/spelling.ts'

/**
 * Folds text to the stems by which names of foods and sentences of people meet: lower case, singular, one spelling,
 * compounds as one word, and what is denied as a word of its own ("without icing" is `no_icing`).
 */

/** A piece of a text: a word by its stem, a number, or punctuation; where it stands in the text. */
export type Token = {
  kind: 'word' | 'number' | 'mark'
  /** The stem, the punctuation mark, or the number as written. */
  text: string
  value: number
  start: number
  end: number
}

const PIECE =
  /(\d+(?:[.,]\d+)?) ?(?:%|per ?cent\b)|(\d+ ?\/ ?\d+|\d+(?:[.,]\d+)?|(?<![\d\p{L}])\.\d+)(?=([a-z]*))|([\p{L}][\p{L}'’]*(?:'s)?)|([,.;:()!?\n/+&–—-])/gu

const FRACTIONS: Readonly<Record<string, string>> = {
  '¼': '1/4',
  '½': '1/2',
  '¾': '3/4',
  '⅓': '1/3',
  '⅔': '2/3',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
}

/** Names that have a number which counts nothing: "7 up", "chicken 65". */
const NUMBERED_NAMES = readTable('foods/numbered-names.csv', ['pattern', 'name']).map(({ row }) => row)
const NUMBERED = new RegExp(`\\b(?:${NUMBERED_NAMES.map(({ pattern }) => `(${pattern})`).join('|')})\\b`, 'g')
const nameOfNumbered = (said: string, ...groups: readonly unknown[]): string =>
  NUMBERED_NAMES.find((_row, at) => groups[at] !== undefined)?.name ?? said

/** 12", behind a number the mark of inches and no quotation. */
const INCHES = /(\d) ?(?:["”″]|''|’’)/g
/** "Heineken 0.0": nothing of it is an amount. */
const ALCOHOL_FREE = /(?<=[a-z]) 0[.,]0(?: ?%)?(?![\d.,]|\s*(?:g|kg|ml|l|oz)\b)/g

/** "M&Ms", "B&Q": one word. */
const JOINED_BY_SIGN = /(?<=\b[a-z])&(?=[a-z])|(?<=\bm) & (?=m'?s\b)/g

/** "two percent milk" */
const PERCENT_IN_WORDS = new RegExp(`\\b(${Object.keys(ONE_WORD_NUMBERS).join('|')}) per ?cent\\b`, 'g')
/** "vada pav 2 nos": how Indians and builders count pieces. */
const PIECES_BY_NUMBER = /(?<=\d) ?(?:nos\b\.?|no\.)(?! energy)/g
/** "a serve of chips": Australian for a serving. */
const SERVES =
  /(?<=\b(?:a|an|one|two|three|four|another|extra|per|big|small|large|\d+(?:[.,/]\d+)?) )serve(?=s?\b(?! with))/g

/** The "m & s" on a label is a shop. */
const MARKS_AND_SPENCER = /\bm ?& ?s\b/g

const IRREGULAR: Readonly<Record<string, string>> = wordTable<string>(
  Object.fromEntries(
    readTable('foods/irregular-plurals.csv', ['word', 'singular']).map(({ row }) => [row.word, row.singular]),
  ),
)

/** A word in the singular. */
export function singular(word: string): string {
  const irregular = IRREGULAR[word]
  if (irregular !== undefined) return irregular
  if (word.length < 4 || !word.endsWith('s')) return word
  if (/(?:ss|us|is|ous)$/.test(word)) return word
  if (/(?:ch|sh|x|ss|zz|[^aeo]o)es$/.test(word)) return word.slice(0, -2)
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`
  return word.slice(0, -1)
}

const stemCache = new Map<string, string>()
const MOST_CACHED = 50_000

/** The stem of one word. */
export function stemOf(word: string): string {
  const known = stemCache.get(word)
  if (known !== undefined) return known
  const bare = word.replace(/['’]s?$/, '').replace(/['’]/g, '')
  const stem = SYNONYMS[bare] ?? SYNONYMS[singular(bare)] ?? singular(bare)
  if (stemCache.size < MOST_CACHED) stemCache.set(word, stem)
  return stem
}

/** The text as the reader sees it: lower case, no accents, fractions written out; as long as the original where it can be. */
export function foldText(text: string): string {
  const lower = text.toLowerCase()
  // Most names are plain letters, and there are thirty thousand.
  const inInches = lower.replace(INCHES, '$1 inch')
  const plain = isPlain(inInches) ? inInches : unaccented(inInches)
  return (
    plain
      .replace(/\bw\/o\b/g, 'without')
      // "93/7 ground turkey" says how lean it is, and counts nothing.
      .replace(
        /\b([789]\d) ?\/ ?([123]?\d)\b( (?:lean )?(?:ground )?beef(?: mince)?\b)?/g,
        (said, lean, fat, beef) => {
          if (Number(lean) + Number(fat) !== 100) return said
          return beef === undefined ? ' '.repeat(said.length) : `${fat}% beef mince`
        },
      )
      .replace(ALCOHOL_FREE, ' nonalcoholic')
      .replace(NUMBERED, nameOfNumbered)
      .replace(PERCENT_IN_WORDS, (_said, number: string) => `${ONE_WORD_NUMBERS[number]}%`)
      .replace(PIECES_BY_NUMBER, (said) => ' '.repeat(said.length))
      .replace(SERVES, 'serving')
      .replace(MARKS_AND_SPENCER, 'marksandspencer')
      .replace(JOINED_BY_SIGN, 'and')
      .replaceAll('"', ' ')
  )
}

const isPlain = (text: string): boolean => /^[\x20-\x7e\n]*$/.test(text)

const unaccented = (text: string): string =>
  text
    .replace(/[¼½¾⅓⅔⅛⅜⅝⅞]/g, (sign) => ` ${FRACTIONS[sign] ?? ''}`)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’`´]/g, "'")
    .replace(/[“”]/g, ' ')

function numberOf(text: string): number {
  const [over, under] = text.split('/')
  if (under !== undefined) return Number(over) / Math.max(Number(under), 1)
  // "1,000" is a thousand, "1,5" one and a half.
  const plain = /^\d{1,3},\d{3}$/.test(text) ? text.replace(',', '') : text.replace(',', '.')
  return Number(plain)
}

function rawTokens(folded: string): Token[] {
  const tokens: Token[] = []
  for (const match of folded.matchAll(PIECE)) {
    const [whole, percent, number, , word, mark] = match
    const start = match.index
    const end = start + whole.length
    if (percent !== undefined) tokens.push({ kind: 'word', text: `${percent}%`, value: 0, start, end })
    else if (number !== undefined)
      tokens.push({ kind: 'number', text: number, value: numberOf(number.replaceAll(' ', '')), start, end })
    else if (word !== undefined) tokens.push({ kind: 'word', text: stemOf(word), value: 0, start, end })
    else if (mark === '&') tokens.push({ kind: 'word', text: 'and', value: 0, start, end })
    else tokens.push({ kind: 'mark', text: mark ?? '', value: 0, start, end })
  }
  return tokens
}

const LONGEST_COMPOUND = 4

type Compound = { words: readonly string[]; stems: readonly string[] }

let compounds: ReadonlyMap<string, readonly Compound[]> | undefined

/** Two or three words that mean one thing (`foods/compounds.csv`) by the first, so that most words need one look. */
function compoundsByFirst(): ReadonlyMap<string, readonly Compound[]> {
  if (compounds !== undefined) return compounds
  const byFirst = new Map<string, Compound[]>()
  for (const { row } of readTable('foods/compounds.csv', ['words', 'meaning'] as const)) {
    const words = row.words.split(' ').map((word) => singular(word))
    const first = stemOf(words[0] ?? '')
    const known = byFirst.get(first) ?? []
    known.push({ words, stems: row.meaning.split(' ') })
    byFirst.set(
      first,
      known.toSorted((a, b) => b.words.length - a.words.length),
    )
  }
  return (compounds = byFirst)
}

function withCompounds(tokens: readonly Token[]): Token[] {
  // A hyphen only joins words; between numbers it is a range.
  const joined = tokens.filter(({ kind, text }, at) => {
    const isRange = tokens[at - 1]?.kind === 'number' && tokens[at + 1]?.kind === 'number'
    return !(kind === 'mark' && text === '-' && tokens[at - 1]?.end === tokens[at]?.start && !isRange)
  })
  const out: Token[] = []
  for (let at = 0; at < joined.length; at++) {
    const token = joined[at]!
    const found = token.kind === 'word' ? compoundAt(joined, at) : undefined
    if (found === undefined) {
      out.push(token)
      continue
    }
    const end = joined[at + found.words.length - 1]!.end
    for (const text of found.stems) out.push({ kind: 'word', text, value: 0, start: token.start, end })
    at += found.words.length - 1
  }
  return out
}

function compoundAt(tokens: readonly Token[], at: number) {
  return compoundsByFirst()
    .get(tokens[at]!.text)
    ?.find(
      ({ words }) =>
        words.length <= LONGEST_COMPOUND &&
        words.every((word, step) => {
          const token = tokens[at + step]
          return token?.kind !== 'mark' && (token?.text === word || token?.text === stemOf(word))
        }),
    )
}

/** The tokens of a text, compounds joined. Offsets are into `foldText(text)`. */
export const tokensOf = (text: string): Token[] => withCompounds(rawTokens(foldText(text)))

/** Marks a stem as denied. */
export const NO = 'no_'

/** The stems of the words of a text, without numbers and marks. */
export const wordStems = (text: string): string[] =>
  tokensOf(text).flatMap(({ kind, text: stem }) => (kind === 'word' ? [stem] : []))
