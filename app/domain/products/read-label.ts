import { plainWordsOf } from '#app/domain/photo-text/near-words.ts'
import { type ReadPage, rowsOf, textOfLine } from '#app/domain/photo-text/read-page.ts'
import { byColumn, columnsOf, type LabelColumns, type LabelRow } from './label-columns.ts'
import { type Guess, type LabelToken, tokensOf } from './label-tokens.ts'
import { type LabelMeaning, meaningOf } from './label-words.ts'
import { type FigureGuesses, fitLabel, type LabelGuesses, NEEDED } from './fit-label.ts'
import {
  type AlsoPrinted,
  FIGURE_WORDS,
  KJ_PER_KCAL,
  LABEL_FIGURES,
  type LabelFigure,
  type LabelValues,
  SALT_PER_SODIUM,
} from './label.ts'

/** The nutrition table of a pack, from the lines that were read in a photo of it. */

export type ReadLabel = {
  /** Figures of 100 g or 100 ml; those that could not be read are not there. */
  values: Partial<LabelValues>
  also: AlsoPrinted
  /** Sentences on what could not be read, for a person with the pack in hand. */
  unread: string[]
}

/** Labels of the United Kingdom and Europe have to say these as well. */
const EXPECTED = ['saturatedFatG', 'sugarG', 'saltG'] as const

type Named = { meaning: LabelMeaning; figures: LabelToken[] }
/** Names that begin a row of the table; the others describe its columns. */
const isRowName = (meaning: LabelMeaning) =>
  meaning !== 'portion' && meaning !== 'percent' && meaning !== 'zero'
/** A row of ingredients names many foods; a row of the table is little more than its name and figures. */
const MOST_OTHER_WORDS = 5
/** Two nutrients with figures are a table; one may be a claim on the front of a pack. */
const LEAST_NAMED = 2

/** Reads a nutrition table; null where the lines hold none. */
export function readLabel(page: ReadPage): ReadLabel | null {
  const rows: LabelRow[] = rowsOf(page).map((row) => ({ text: textOfLine(row), tokens: tokensOf(row) }))
  const named = rows.map(nameOf)
  const first = named.findIndex((row) => row !== null && row.figures.length > 0)
  const figureCount = named.filter((row) => row !== null && row.figures.length > 0).length
  if (first < 0 || figureCount < LEAST_NAMED) return null
  // A line such as "Energy per 100g" is head and row in one.
  const columns = columnsOf(rows.filter((row, at) => at < first || isHead(row)))
  const { guesses, blank } = guessesOf(rows, named, columns)
  const { values, also } = fitLabel(guesses)
  return { values, also, unread: unreadIn(values, blank, columns) }
}

const isHead = ({ text }: LabelRow): boolean => {
  const words = plainWordsOf(text)
  return meaningOf(words, isRowName) === null && meaningOf(words, (one) => one === 'portion') !== null
}

/** What nutrient a row is about, and its figures. */
function nameOf({ text, tokens }: LabelRow): Named | null {
  const words = plainWordsOf(text)
  const found = meaningOf(words, isRowName)
  if (found === null) return null
  const figures = figuresIn(tokens)
  const otherWords = words.filter((word) => word.length > 2).length - found.wordCount
  return otherWords > MOST_OTHER_WORDS ? null : { meaning: found.meaning, figures }
}

const ZERO: readonly Guess[] = [{ value: 0, cost: 0 }]

function figuresIn(tokens: readonly LabelToken[]): LabelToken[] {
  return tokens.flatMap((token) => {
    if (token.guesses.length > 0) return token
    const isZero = meaningOf(plainWordsOf(token.text), (one) => one === 'zero') !== null
    return isZero ? { ...token, unit: 'g' as const, guesses: [...ZERO] } : []
  })
}

type Collected = { guesses: LabelGuesses; blank: LabelFigure[] }

/** Per nutrient what its figures may be. The first row of a nutrient counts; one without a figure is said. */
function guessesOf(
  rows: readonly LabelRow[],
  named: readonly (Named | null)[],
  columns: LabelColumns,
): Collected {
  const figures: LabelGuesses['figures'] = {}
  const blank: LabelFigure[] = []
  const energies: LabelToken[] = []
  for (const [at, row] of named.entries()) {
    if (row === null) {
      // "Energy 1582kJ" and below it "375kcal".
      energies.push(...figuresIn(rows[at]!.tokens).filter(isEnergy))
      continue
    }
    const { meaning } = row
    if (meaning === 'energy' || meaning === 'kcal' || meaning === 'kj') {
      const unit = meaning === 'energy' ? null : meaning
      energies.push(...row.figures.map((token) => ({ ...token, unit: token.unit ?? unit })))
    } else if (meaning === 'sodiumMg') {
      figures.saltG ??= guessesIn(byColumn(row.figures, columns), saltOfSodium)
    } else if (meaning !== 'other' && isFigure(meaning)) {
      const own = guessesIn(byColumn(row.figures, columns), inGrams)
      if (own.per100.length + own.portion.length > 0) figures[meaning] ??= own
      else blank.push(meaning)
    }
  }
  const { kcal, kj } = energiesOf(energies, columns)
  if (kcal.per100.length + kcal.portion.length > 0) figures.kcal = kcal
  const { per, portionG } = columns
  return { guesses: { per, portionG, figures, kj }, blank }
}

const isEnergy = ({ unit }: LabelToken): boolean => unit === 'kcal' || unit === 'kj'
const isFigure = (meaning: LabelMeaning): meaning is LabelFigure =>
  LABEL_FIGURES.some((figure) => figure === meaning)

/** The energies of a label by their unit; where none was read, by how kilojoules and kilocalories relate. */
function energiesOf(tokens: readonly LabelToken[], columns: LabelColumns) {
  const own = tokens
    .filter(({ unit }) => unit !== 'percent' && unit !== 'g' && unit !== 'ml')
    .map((token, at, all) => ({ ...token, unit: token.unit ?? unitBeside(token, all[at - 1], all[at + 1]) }))
  const of = (unit: 'kcal' | 'kj') =>
    guessesIn(
      byColumn(
        own.filter((token) => token.unit === unit),
        columns,
      ),
      ({ guesses }) => guesses,
    )
  return { kcal: of('kcal'), kj: of('kj') }
}

function unitBeside(token: LabelToken, ...others: (LabelToken | undefined)[]): 'kcal' | 'kj' {
  const value = token.guesses[0]?.value ?? 0
  const isNear = (ratio: number) => Math.abs(ratio / KJ_PER_KCAL - 1) < 0.06
  const isKj = others.some((other) => other && isNear(value / (other.guesses[0]?.value || 1)))
  return isKj ? 'kj' : 'kcal'
}

type InColumns = ReturnType<typeof byColumn>

const guessesIn = (
  { per100, portion }: InColumns,
  read: (token: LabelToken) => readonly Guess[],
): FigureGuesses => ({
  per100: per100 ? read(per100) : [],
  portion: portion ? read(portion) : [],
})

const scaled = (guesses: readonly Guess[], factor: number): Guess[] =>
  guesses.map(({ value, cost }) => ({ value: Math.round(value * factor * 1000) / 1000, cost }))

const inGrams = ({ unit, guesses }: LabelToken): readonly Guess[] =>
  unit === 'mg' ? scaled(guesses, 0.001) : guesses

/** Sodium is printed in milligrams, or as a fraction of a gram. */
const saltOfSodium = ({ unit, guesses }: LabelToken): readonly Guess[] => {
  const isGrams = unit === 'g' || (unit === null && (guesses[0]?.value ?? 0) < 5)
  return scaled(guesses, isGrams ? SALT_PER_SODIUM : SALT_PER_SODIUM / 1000)
}

function unreadIn(
  values: Partial<LabelValues>,
  blank: readonly LabelFigure[],
  columns: LabelColumns,
): string[] {
  const missing = LABEL_FIGURES.filter(
    (name) =>
      values[name] === undefined && (blank.includes(name) || NEEDED.some((needed) => needed === name)),
  )
  const notFound = EXPECTED.filter((name) => values[name] === undefined && !missing.includes(name))
  const kinds = columns.columns.map(({ kind }) => kind)
  const said: string[] = []
  if (kinds.includes('portion') && !kinds.includes('per100') && columns.portionG === null)
    return [
      'The figures are for a portion, and how much that is couldn’t be read. Type the figures of 100 g, or take the photo with the line that says the portion.',
    ]
  if (missing.length > 0)
    said.push(
      `${missing.map((name) => FIGURE_WORDS[name]).join(', ')} couldn’t be read: type ${missing.length === 1 ? 'it' : 'them'} from the pack.`,
    )
  if (notFound.length > 0)
    said.push(
      `Not found: ${notFound.map((name) => FIGURE_WORDS[name].toLowerCase()).join(', ')}. Type what the pack says of it.`,
    )
  if (!kinds.includes('per100') && !kinds.includes('portion'))
    said.push(
      `Whether the figures are for 100 ${columns.per} or for a portion couldn’t be read: they were taken as for 100 ${columns.per}.`,
    )
  return said
}
