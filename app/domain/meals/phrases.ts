import { DECORATION, ENGLISH, MEAL_NAMES, SIZES, TELLING, UNITS } from './meal-words.ts'
import {
  BREADS,
  DENYING,
  DETERMINERS,
  jointAt,
  JOINTS,
  NOUNS,
  TELLING_END,
  UNITS_TO_EAT,
  WHEN,
} from './phrase-words.ts'
import type { Joint, Phrase, PhraseWord, SaidAmount } from './phrase.ts'
import { type Quantity, quantityAt } from './quantities.ts'
import { NO, type Token, tokensOf } from './stems.ts'

/** The words that foods are named by, and what misspelt ones stand for. */
export type KnownWords = {
  idf: (stem: string) => number | null
  correct: (word: string) => string | null
}

type Building = { -readonly [Key in keyof Phrase]: Phrase[Key] } & {
  amounts: SaidAmount[]
  words: PhraseWord[]
}

/** Splits what a person says into phrases. `words` are those that foods are named by. Linear in the length of the text. */
export function phrasesOf(text: string, words: KnownWords): Phrase[] {
  return mergeAmounts(new PhraseReader(tokensOf(text), words).read())
}

class PhraseReader {
  private readonly tokens: readonly Token[]
  private readonly phrases: Building[] = []
  private current: Building
  private joint: Joint = 'start'
  private isDenying = false
  private isAfterVerb = false
  private isAfterComma = false
  private isAfterColon = false

  private readonly known: KnownWords

  constructor(tokens: readonly Token[], known: KnownWords) {
    this.tokens = tokens
    this.known = known
    this.current = this.opened(0)
  }

  read(): Building[] {
    for (let at = 0; at < this.tokens.length; at++) at = this.take(at)
    this.close()
    return this.phrases
  }

  private opened(start: number): Building {
    return {
      joint: this.joint,
      hasDeterminer: false,
      isDefinite: false,
      isAfterVerb: this.isAfterVerb,
      isOn: false,
      isAfterComma: this.isAfterComma,
      isAfterColon: this.isAfterColon,
      amounts: [],
      words: [],
      start,
      end: start,
    }
  }

  private close(): void {
    const [only] = this.current.words
    // "a sandwich on brown"
    if (this.current.isOn && this.current.words.length === 1 && BREADS.has(only!.stem))
      this.current.words.push({ ...only!, stem: 'bread' })
    // "a fruit drink": what praises elsewhere is the noun here.
    const last = this.current.words.at(-1)
    const isBare = this.current.words.every(({ role }) => role !== 'food')
    if (last?.role === 'unit' && isBare && UNITS_TO_EAT.has(last.stem)) last.role = 'food'
    if (last?.role === 'decoration' && this.current.words.length > 1 && NOUNS.has(last.stem))
      last.role = 'food'
    if (this.current.words.length > 0 || this.current.amounts.length > 0) {
      this.phrases.push(this.current)
      this.joint = 'none'
      this.isAfterVerb = false
      this.isAfterComma = false
      this.isAfterColon = false
    }
    this.current = this.opened(this.current.end)
  }

  /** Ends the phrase; a stronger joint is not weakened by one right behind it ("alongside, with"). */
  private part(joint: Joint): void {
    const hadWords = this.current.words.length > 0 || this.current.amounts.length > 0
    this.close()
    if (hadWords || this.joint === 'none' || joint === 'inside') this.joint = joint
    this.current.joint = this.joint
    this.isDenying = false
  }

  /** Takes the token at `at`; returns the last one it has taken. */
  private take(at: number): number {
    const token = this.tokens[at]!
    const { kind, text } = token
    if (kind === 'mark') return this.takeMark(text, at)
    const quantity = quantityAt(this.tokens, at)
    if (quantity !== null) return this.takeQuantity(quantity)
    if (DENYING.has(text)) {
      this.isDenying = true
      return at
    }
    if (text === 'non') return this.takeNon(at)
    // "no rice extra guac"
    if (this.isDenying && (text === 'extra' || text === 'add' || text === 'more')) {
      this.part('strong')
      return at
    }
    const joint = jointAt(this.tokens, at)
    if (joint !== null) {
      if (!(joint === 'or' && this.isDenying)) this.part(joint)
      if (text === 'on') this.current.isOn = true
      return at
    }
    if (text === 'of' || text === 'worth') {
      // The bowl of "a bowl of soup" is no part of the soup's name.
      const measure = this.current.words.at(-1)
      if (measure?.role === 'unit') measure.isMeasure = true
      return at
    }
    if (DETERMINERS.has(text)) return this.takeDeterminer(text, at)
    if (this.isTelling(at)) {
      this.isAfterVerb = true
      if (this.current.words.length === 0) this.current.isAfterVerb = true
      return at
    }
    return this.takeWord(token, at)
  }

  /** "non-chocolate" denies one word. */
  private takeNon(at: number): number {
    const next = this.tokens[at + 1]
    if (next?.kind !== 'word') return at
    this.isDenying = true
    this.takeWord(next, at + 1)
    this.isDenying = false
    return at + 1
  }

  private isTelling(at: number): boolean {
    const { text } = this.tokens[at]!
    if (TELLING.has(text)) return true
    if (MEAL_NAMES.has(text)) {
      const next = this.tokens[at + 1]
      const isBeforeFood =
        next?.kind === 'word' && !TELLING.has(next.text) && !(next.text in JOINTS) && next.text !== 'of'
      return !isBeforeFood || WHEN.has(this.tokens[at - 1]?.text ?? '')
    }
    return this.known.idf(text) === null && TELLING_END.test(text)
  }

  private takeMark(mark: string, at: number): number {
    if (mark === ':') this.takeColon(this.tokens[at - 1]?.text ?? '')
    else if (mark === '/') this.part('or')
    else if (mark === '(' || mark === ')') this.part(mark === '(' ? 'none' : 'strong')
    else if (mark === '&' || mark === '+') this.part('strong')
    else if (mark !== '-' || this.tokens[at - 1]?.kind !== 'number') {
      this.part('strong')
      this.isAfterComma = true
      this.current.isAfterComma = true
    }
    return at
  }

  private takeColon(before: string): void {
    const tellsWhen = TELLING.has(before) || MEAL_NAMES.has(before)
    this.part(tellsWhen ? 'strong' : 'none')
    this.isAfterColon = !tellsWhen
    this.current.isAfterColon = !tellsWhen
  }

  private takeDeterminer(text: string, at: number): number {
    if (this.current.words.length > 0 && !this.isDenying) this.part('none')
    if (text === 'the') this.current.isDefinite = true
    else if (text !== 'my' && text !== 'his' && text !== 'her' && text !== 'their' && text !== 'our')
      this.current.hasDeterminer = true
    return at
  }

  private takeWord(token: Token, at: number): number {
    const { start, end } = token
    const text = this.spelt(token.text)
    const stem = this.isDenying ? NO + text : text
    const role = this.isDenying ? 'food' : roleOf(text)
    if (this.current.words.length === 0 && this.current.amounts.length === 0) this.current.start = start
    this.current.words.push({ stem, role, start, end })
    this.current.end = end
    return at
  }

  private spelt(word: string): string {
    const isKnown =
      this.known.idf(word) !== null ||
      UNITS.has(word) ||
      SIZES.has(word) ||
      DECORATION.has(word) ||
      ENGLISH.has(word)
    return isKnown ? word : (this.known.correct(word) ?? word)
  }

  private takeQuantity({ amount, last, start, end }: Quantity): number {
    const hasFood = this.current.words.some(({ role }) => role === 'food')
    if (hasFood) this.part('none')
    // "a package of two tarts" is two tarts.
    else if (amount.measure === null && this.current.amounts.length === 0) this.current.words = []
    if (this.current.words.length === 0 && this.current.amounts.length === 0) this.current.start = start
    this.current.amounts.push(amount)
    this.current.hasDeterminer = true
    this.current.end = end
    return last
  }
}

function roleOf(word: string): PhraseWord['role'] {
  if (UNITS.has(word)) return 'unit'
  if (SIZES.has(word)) return 'size'
  return DECORATION.has(word) ? 'decoration' : 'food'
}

/** "sushi, 8 pieces", "carrot 2", "steak 250 g": an amount without a food belongs to the phrase before. */
function mergeAmounts(phrases: readonly Building[]): Phrase[] {
  const out: Building[] = []
  for (const phrase of phrases) {
    const before = out.at(-1)
    const isAmountOnly =
      phrase.amounts.length > 0 &&
      phrase.words.every(({ role }) => role === 'unit' || role === 'size' || role === 'decoration')
    const isBehind = phrase.joint === 'none' || phrase.joint === 'strong'
    if (before !== undefined && isAmountOnly && isBehind && before.amounts.length === 0) {
      before.amounts = phrase.amounts
      before.words = [...before.words, ...phrase.words]
      before.hasDeterminer = true
      before.end = phrase.end
    } else out.push(phrase)
  }
  return withLists(out.filter(({ words }) => words.length > 0))
}

/** "featuring cheese, lettuce, and tomato": what goes on in a list goes on in its way. */
function withLists(phrases: readonly Building[]): Phrase[] {
  phrases.forEach((phrase, at) => {
    const before = phrases[at - 1]
    if (before?.joint !== 'inside' || phrase.joint !== 'strong') return
    if (!phrase.hasDeterminer && !phrase.isAfterVerb && !before.hasDeterminer) phrase.joint = 'inside'
  })
  return [...phrases]
}
