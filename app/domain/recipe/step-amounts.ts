import { readQuantityAt, wordAt } from '#app/domain/food/amounts.ts'
import { type Token, tokensOf } from '#app/domain/food/line-tokens.ts'
import type { LineFacts } from './rewrite-amount.ts'
import { isOneOf, measureInText } from './step-clauses.ts'

/** A line of the recipe as it is shown. */
export type AmountOfLine = {
  amount: string
  /** What stands behind the amount: "onions, sliced". */
  rest: string
  /** What the line weighs, where that is to be said of what is counted. */
  gramsText: string | null
  facts: NamesOfFood | null
}

/** What the food table calls a line's food, and by which shorter names a step may call it. */
type NamesOfFood = Pick<LineFacts, 'singular' | 'plural' | 'shortNames'>

/** A piece of a step; read one after the other they are the step with its amounts in brackets. */
export type StepPart = { text: string; isAmount: boolean }

const LONGEST_STEP = 5000
const LONGEST_NAME = 4
/** Words back from a food in which "half of the" and the like are looked for. */
const LOOK_BACK = 4

/** What stands before a food that is meant as a whole. */
const leadsIn = isOneOf('the all both your and of with in to on over a an add stir put heat melt fry')
/** What follows a food that is meant, and is not the rest of a longer name: "onion until", not "onion gravy". */
const followsFood = isOneOf(
  `. , ; : ! ? ( and or with in into to for until till over on onto from at through then when while so but by under
   against if is are as after before`,
)
/** Only a share of it goes in: what follows in the recipe is no longer the whole. */
const isShare = isOneOf(
  `half halves third quarter quarters rest remaining remainder remains more another extra other most last reserved
   leftover`,
)
/** Not meant by its amount here. */
const isVague = isOneOf(
  `little few bit pinch splash drizzle dash knob handful sprinkling squeeze dusting some any without no not`,
)
/** Ends the way from an amount to its food. */
const partsFromFood = isOneOf('and until with for minute minutes hour hours second seconds')

/**
 * Puts the amounts of the ingredients into the steps: behind the first mention of each food, "Fry the onion (1, 150 g)".
 * Left alone is what a step tells itself, what is only a share of it, and what two lines could be meant by: an amount
 * that is missing is looked up, a wrong one is cooked.
 */
export function stepsWithAmounts(steps: readonly string[], lines: readonly AmountOfLine[]): StepPart[][] {
  const done = new Set<number>()
  return steps.map((step) => {
    const parts: StepPart[] = []
    let from = 0
    for (const { at, text } of insertionsIn(step, lines, done)) {
      parts.push({ text: step.slice(from, at), isAmount: false }, { text, isAmount: true })
      from = at
    }
    return [...parts, { text: step.slice(from), isAmount: false }]
  })
}

/** The recipe's food that some words of a step name last, which a time after them is for. Null where none is named. */
export function foodNamedLast(words: string, lines: readonly { facts: NamesOfFood | null }[]): string | null {
  const tokens = tokensOf(words, LONGEST_STEP)
  let last: string | null = null
  for (let at = 0; at < tokens.length; at++) {
    const named = lineNamedAt(tokens, at, lines)
    if (named === null) continue
    last = named.words
    at = named.next - 1
  }
  return last
}

/** Where in a step an amount goes, and how it is written there. */
type Insertion = { at: number; text: string }

/** `done` are the lines whose amount has been told; those of this step are added. */
function insertionsIn(step: string, lines: readonly AmountOfLine[], done: Set<number>): Insertion[] {
  const tokens = tokensOf(step, LONGEST_STEP)
  const told = new Set<number>()
  const found: (Insertion & { line: number })[] = []
  for (let at = 0; at < tokens.length; at++) {
    const named = lineNamedAt(tokens, at, lines)
    if (named === null) continue
    const line = lines[named.line]!
    const isSaid = isAmountBefore(tokens, at) || isAmountInBrackets(tokens, named.next)
    if (isSaid || isBefore(isShare, tokens, at)) told.add(named.line)
    else if (line.amount !== '' && isMeant(tokens, at, named, line))
      found.push({ line: named.line, ...insertionAt(tokens, named, line) })
    at = named.next - 1
  }
  // One telling in a step is enough: "Add the oil, but keep 1 tbsp of the oil for later."
  for (const line of told) done.add(line)
  return found.filter(({ line }) => {
    if (done.has(line)) return false
    done.add(line)
    return true
  })
}

type Named = { line: number; next: number; words: string }

/** The one line whose food is named at a place: by its whole name before a shorter one. */
function lineNamedAt(
  tokens: readonly Token[],
  at: number,
  lines: readonly { facts: NamesOfFood | null }[],
): Named | null {
  for (let length = Math.min(LONGEST_NAME, tokens.length - at); length >= 1; length--) {
    const words = Array.from({ length }, (_, offset) => wordAt(tokens, at + offset)).join(' ')
    const whole = linesCalled(words, lines, ({ singular, plural }) => [singular, plural])
    const found = whole.length > 0 ? whole : linesCalled(words, lines, ({ shortNames }) => shortNames)
    // Two lines could be meant: neither is.
    if (found.length > 0) return found.length === 1 ? { line: found[0]!, next: at + length, words } : null
  }
  return null
}

const linesCalled = (
  words: string,
  lines: readonly { facts: NamesOfFood | null }[],
  namesOf: (facts: NamesOfFood) => readonly string[],
) =>
  lines.flatMap(({ facts }, index) =>
    facts && namesOf(facts).some((name) => name.toLowerCase() === words) ? [index] : [],
  )

/** The food itself and all of it: "soy sauce" is not the recipe's fish sauce, "Butter a tin" is no butter. */
function isMeant(tokens: readonly Token[], at: number, { next }: Named, line: AmountOfLine): boolean {
  const following = wordAt(tokens, next)
  const isWholeName = next >= tokens.length || followsFood(following) || following.endsWith('ly')
  // "They finish cooking on top of the rice."
  const isGround = wordAt(tokens, at - 3) === 'top' && wordAt(tokens, at - 2) === 'of'
  return isWholeName && !isGround && !isBefore(isVague, tokens, at) && isLedInto(tokens, at, line)
}

function isLedInto(tokens: readonly Token[], at: number, { facts, rest }: AmountOfLine): boolean {
  const own = new Set(`${facts?.singular} ${facts?.plural} ${nounOf(rest)}`.toLowerCase().split(' '))
  let before = at - 1
  while (before >= 0 && own.has(wordAt(tokens, before))) before--
  return before >= 0 && (leadsIn(wordAt(tokens, before)) || wordAt(tokens, before) === ',')
}

/** Behind the food in brackets of its own, or before what stands in brackets there. */
function insertionAt(tokens: readonly Token[], { next, words }: Named, line: AmountOfLine): Insertion {
  const amount = amountBeside(words, line)
  return wordAt(tokens, next) === '('
    ? { at: tokens[next]!.end, text: `${amount}; ` }
    : { at: tokens[next - 1]!.end, text: ` (${amount})` }
}

/** "1, 150 g" of onions; "2 cloves" of garlic and "½ lemon" of lemon juice, where the food is not what is counted. */
function amountBeside(words: string, { amount, rest, gramsText, facts }: AmountOfLine): string {
  if (/\p{L}/u.test(amount) || !facts) return amount
  const noun = nounOf(rest)
  if ([facts.singular, facts.plural].some((name) => lastWord(name.toLowerCase()) === lastWord(noun)))
    return gramsText === null ? amount : `${amount}, ${gramsText}`
  const said = new Set(words.split(' '))
  const unsaid = noun.split(' ').filter((word) => !said.has(word))
  return `${amount} ${unsaid.length > 0 ? unsaid.join(' ') : noun}`
}

/** "onions" of "onions, sliced". */
const nounOf = (rest: string) => rest.split(/[,(]/)[0]!.trim().toLowerCase()

const lastWord = (name: string) => name.slice(name.lastIndexOf(' ') + 1)

/** "2 eggs", "200 ml of the milk", "2 cloves of garlic". */
function isAmountBefore(tokens: readonly Token[], at: number): boolean {
  for (let from = Math.max(0, at - LOOK_BACK); from < at; from++) {
    const quantity = readQuantityAt(tokens, from)
    if (quantity === null || /^an?$/.test(wordAt(tokens, from))) continue
    const between = tokens.slice(measureInText(tokens, from)?.next ?? quantity.next, at)
    if (between.every(({ kind, text }) => kind === 'word' && !partsFromFood(text.toLowerCase()))) return true
  }
  return false
}

const isAmountInBrackets = (tokens: readonly Token[], next: number) =>
  wordAt(tokens, next) === '(' && tokens[next + 1]?.kind === 'number'

/** Whether one of the words stands shortly before a food, in the same clause. */
function isBefore(isWord: (word: string) => boolean, tokens: readonly Token[], at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - LOOK_BACK); before--) {
    if (tokens[before]!.kind === 'mark') return false
    if (isWord(wordAt(tokens, before))) return true
  }
  return false
}
