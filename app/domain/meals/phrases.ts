import { wordSet } from '#app/domain/food/line-words.ts'
import { wordTable } from '#app/domain/word-table.ts'
import { DECORATION, ENGLISH, MEAL_NAMES, SIZES, TELLING, UNITS } from './meal-words.ts'
import { NO, type Token, tokensOf } from './stems.ts'

/** How a phrase is joined to what stands before it. */
export type Joint = 'start' | 'strong' | 'weak' | 'inside' | 'remark' | 'or' | 'none'

/** An amount as said: "2", "62.7 g", "16.9 fl oz", "half a", "1 to 2". */
export type SaidAmount = {
  value: number
  most: number
  /** A weight or volume unit, or null for a bare number; "cup" and "slice" stay words of the phrase. */
  measure: Measure | null
}
export type Measure = 'gram' | 'kilogram' | 'ounce' | 'pound' | 'milliliter' | 'liter' | 'floz' | 'kcal' | 'inch'

export type PhraseWord = {
  stem: string
  role: 'food' | 'decoration' | 'unit' | 'size'
  start: number
  end: number
}

/** Some words that belong together: "a medium cup of vanilla ice cream". */
export type Phrase = {
  joint: Joint
  hasDeterminer: boolean
  isDefinite: boolean
  /** A verb or "I" stood before: what follows is likely a food of its own. */
  isAfterVerb: boolean
  amounts: readonly SaidAmount[]
  words: readonly PhraseWord[]
  /** Tied by "on". */
  isOn: boolean
  isAfterComma: boolean
  /** Behind a colon: what stands before it may only announce this. */
  isAfterColon: boolean
  start: number
  end: number
}

const MEASURES: Readonly<Record<string, Measure>> = wordTable<Measure>({
  g: 'gram',
  gr: 'gram',
  gm: 'gram',
  gram: 'gram',
  gramme: 'gram',
  kg: 'kilogram',
  kilo: 'kilogram',
  kilogram: 'kilogram',
  ounce: 'ounce',
  pound: 'pound',
  ml: 'milliliter',
  milliliter: 'milliliter',
  l: 'liter',
  liter: 'liter',
  floz: 'floz',
  kcal: 'kcal',
  cal: 'kcal',
  calorie: 'kcal',
  inch: 'inch',
})

const NUMBER_WORDS: Readonly<Record<string, number>> = wordTable<number>({
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  fifty: 50,
  hundred: 100,
  dozen: 12,
  couple: 2,
  few: 3,
  several: 3,
  double: 2,
  half: 0.5,
  quarter: 0.25,
  third: 1 / 3,
})
/** Numbers that are also words of foods: "double cheeseburger", "quarter pounder", "half and half". */
const ONLY_BEFORE_OF = wordSet('few several double third')

const JOINTS: Readonly<Record<string, Joint>> = wordTable<Joint>({
  and: 'strong',
  alongside: 'strong',
  plus: 'strong',
  then: 'strong',
  beside: 'strong',
  including: 'inside',
  featuring: 'inside',
  containing: 'inside',
  contained: 'inside',
  but: 'strong',
  with: 'weak',
  w: 'weak',
  on: 'weak',
  in: 'weak',
  over: 'weak',
  inside: 'weak',
  under: 'weak',
  atop: 'weak',
  from: 'inside',
  which: 'remark',
  that: 'remark',
  called: 'remark',
  known: 'remark',
  namely: 'remark',
  into: 'inside',
  using: 'inside',
  or: 'or',
})
/** Before "with", "of", "from", "in": what follows is what the food is made of. */
const MAKING = wordSet(`
  made filled stuffed loaded coated flavored prepared cooked crafted sweetened enriched mixed blended popped fried baked
  consisting containing wrapped dipped packed boiled brewed infused covered layered bursting brimming glazed rolled
  combined seasoned fortified marinated
`)
/** Before "with", "by": what follows stands beside the food. */
const BESIDE = wordSet(`
  paired complemented accompanied along balanced washed finished followed served together paired-up complementing pairing
  rounded
`)
const DETERMINERS = wordSet('a an some the my another any each both his her their our')
/** Before the name of a meal: it tells when. */
const WHEN = wordSet('for my at during to this todays tonights our his her their mornings evenings of')
/** Endings of verbs, adverbs and praise; a word that no food is named by says nothing with one of them. */
const TELLING_END = /(?:ing|ly|ed|ful|ous|ness|able|ive|ment|tion)$/
const BREADS = wordSet('brown white wheat wholewheat rye granary sourdough wholegrain multigrain')
/** Measures that one eats where nothing is measured: "soup and a roll". */
const UNITS_TO_EAT = wordSet('roll loaf patty bar')
const NOUNS = wordSet('drink crisp mix snack dessert treat beverage filling cut')
const DENYING = wordSet('without no minus hold skip skipped except not excluding sans')

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
    const quantity = this.quantityAt(at)
    if (quantity !== null) return this.takeQuantity(quantity)
    if (DENYING.has(text)) {
      this.isDenying = true
      return at
    }
    // "non-chocolate" denies one word.
    if (text === 'non') {
      const next = this.tokens[at + 1]
      if (next?.kind !== 'word') return at
      this.isDenying = true
      this.takeWord(next, at + 1)
      this.isDenying = false
      return at + 1
    }
    // "no rice extra guac"
    if (this.isDenying && (text === 'extra' || text === 'add' || text === 'more')) {
      this.part('strong')
      return at
    }
    const joint = this.jointAt(at)
    if (joint !== null) {
      if (!(joint === 'or' && this.isDenying)) this.part(joint)
      if (text === 'on') this.current.isOn = true
      return at
    }
    if (text === 'of' || text === 'worth') return at
    if (DETERMINERS.has(text)) return this.takeDeterminer(text, at)
    if (this.isTelling(at)) {
      this.isAfterVerb = true
      if (this.current.words.length === 0) this.current.isAfterVerb = true
      return at
    }
    return this.takeWord(token, at)
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

  private jointAt(at: number): Joint | null {
    const { text } = this.tokens[at]!
    const before = this.tokens[at - 1]?.text ?? ''
    const isTie =
      text === 'with' || text === 'of' || text === 'from' || text === 'in' || text === 'by' || text === 'w'
    if (isTie && MAKING.has(before)) return 'inside'
    if (isTie && BESIDE.has(before)) return 'strong'
    if (isTie && before === 'down') return 'strong'
    if (text === 'of' && before === 'side') return 'strong'
    return JOINTS[text] ?? null
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
    const role = this.isDenying
      ? 'food'
      : UNITS.has(text)
        ? 'unit'
        : SIZES.has(text)
          ? 'size'
          : DECORATION.has(text)
            ? 'decoration'
            : 'food'
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

  /** "an ounce of" */
  private oneMeasureAt(at: number): { value: number; most: number; last: number } | null {
    const { text } = this.tokens[at]!
    const next = this.tokens[at + 1]?.text ?? ''
    const isOne = (text === 'a' || text === 'an') && next.length > 2 && next in MEASURES && next !== 'calorie'
    return isOne ? { value: 1, most: 1, last: at } : null
  }

  private quantityAt(at: number): Quantity | null {
    const number = numberAt(this.tokens, at) ?? this.oneMeasureAt(at)
    if (number === null) return null
    const { start } = this.tokens[at]!
    const unit = this.tokens[number.last + 1]
    const measure = unit?.kind === 'word' ? MEASURES[unit.text] : undefined
    const last = measure === undefined ? number.last : number.last + 1
    const end = this.tokens[last]!.end
    return { amount: { value: number.value, most: number.most, measure: measure ?? null }, last, start, end }
  }
}

type Quantity = { amount: SaidAmount; last: number; start: number; end: number }

function oneNumber(tokens: readonly Token[], at: number): { value: number; last: number } | null {
  const token = tokens[at]
  if (token === undefined || tokens[at + 1]?.text === 'pounder') return null
  if (token.kind === 'number') {
    const next = tokens[at + 1]
    // "1 1/2"
    if (next?.kind === 'number' && next.text.includes('/') && !token.text.includes('/'))
      return { value: token.value + next.value, last: at + 1 }
    return Number.isFinite(token.value) ? { value: token.value, last: at } : null
  }
  if (token.kind !== 'word') return null
  const value = NUMBER_WORDS[token.text]
  if (value === undefined) return null
  const next = tokens[at + 1]?.text ?? ''
  if (ONLY_BEFORE_OF.has(token.text) && !(token.text === 'few' || token.text === 'several') && next !== 'of')
    return null
  if (token.text === 'dozen' || token.text === 'couple') return { value, last: next === 'of' ? at + 1 : at }
  if (value < 1) {
    // "half a", "half of a", "a quarter of"
    if (next === 'of')
      return { value, last: tokens[at + 2]?.text === 'a' || tokens[at + 2]?.text === 'an' ? at + 2 : at + 1 }
    return { value, last: next === 'a' || next === 'an' ? at + 1 : at }
  }
  return { value, last: at }
}

function numberAt(
  tokens: readonly Token[],
  at: number,
): { value: number; most: number; last: number } | null {
  const first = oneNumber(tokens, at)
  if (first === null) return null
  const { value } = first
  let { last } = first
  const next = tokens[last + 1]?.text
  // "three-quarters of a", "2 thirds"
  const share = value > 1 && value < 8 ? NUMBER_WORDS[next ?? ''] : undefined
  if (share !== undefined && share < 1 && tokens[last + 2]?.text === 'of') {
    const hasArticle = tokens[last + 3]?.text === 'a'
    return { value: value * share, most: value * share, last: last + (hasArticle ? 3 : 2) }
  }
  // "one and a half", "2 and a quarter"
  if (next === 'and') {
    const isWithArticle = tokens[last + 2]?.text === 'a'
    const part = NUMBER_WORDS[tokens[last + (isWithArticle ? 3 : 2)]?.text ?? '']
    if (part !== undefined && part < 1 && value >= 1)
      return { value: value + part, most: value + part, last: last + (isWithArticle ? 3 : 2) }
  }
  // "half dozen", "two dozen"
  if (next === 'dozen') return { value: value * 12, most: value * 12, last: last + 1 }
  if (next === 'half' && value >= 1 && tokens[last + 2]?.text !== 'of')
    return { value: value * 0.5, most: value * 0.5, last: last + 1 }
  if (next === '-' || next === '–' || next === 'to' || next === 'or') {
    const second = oneNumber(tokens, last + 2)
    if (second !== null && second.value > value && second.value <= value * 4) {
      last = second.last
      return { value, most: second.value, last }
    }
  }
  // "2 x 400 g"
  return { value, most: value, last }
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
