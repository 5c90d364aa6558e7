import { foodOfChain } from './vocabulary/word-lists.ts'
import {
  DENYING,
  DETERMINERS,
  ENDS_DENIAL,
  LABELS,
  MEAL_NAMES,
  SIZES,
  TELLING,
  UNITS,
  UNNAMED,
} from './lexicon.ts'
import { mergeAmounts } from './phrase-lists.ts'
import { isTelling, jointAt, leftUneatenAt } from './phrase-words.ts'
import type { Building, Joint, Phrase } from './phrase.ts'
import { type Quantity, quantityAt } from './quantities.ts'
import { type Token, tokensOf } from './stems.ts'
import { isFoodNext } from './units-behind.ts'
import { type KnownWords, saidWord, settleRoles } from './word-roles.ts'

const SHARES: ReadonlyMap<number, string> = new Map([
  [0.5, 'half'],
  [0.25, 'quarter'],
])

/** Splits what a person says into phrases. `words` are those that foods are named by. Linear in the length of the text. */
export const phrasesOf = (text: string, words: KnownWords): Phrase[] =>
  mergeAmounts(new PhraseReader(text, words).read())

/** What stood before a phrase. */
type Opening = Pick<
  Building,
  'isAfterVerb' | 'isAfterComma' | 'isAfterColon' | 'isAfterDash' | 'isBracketed' | 'isAfterBreak'
>
const PLAIN: Opening = {
  isAfterVerb: false,
  isAfterComma: false,
  isAfterColon: false,
  isAfterDash: false,
  isBracketed: false,
  isAfterBreak: false,
}

class PhraseReader {
  private readonly tokens: readonly Token[]
  private readonly phrases: Building[] = []
  private current: Building
  private joint: Joint = 'start'
  private opening: Opening = PLAIN
  private isDenying = false

  private readonly known: KnownWords
  private readonly text: string
  /** Several meals are named. */
  private readonly isDay: boolean

  constructor(text: string, known: KnownWords) {
    this.text = text
    this.tokens = tokensOf(text)
    this.known = known
    const meals = this.tokens.filter(({ text: word }) => MEAL_NAMES.has(word))
    this.isDay = new Set(meals.map(({ text: word }) => word)).size > 1
    this.current = this.opened(0)
  }

  read(): Building[] {
    for (let at = 0; at < this.tokens.length; at++) at = this.take(at)
    this.close()
    return this.phrases
  }

  private opened(start: number): Building {
    const { joint, opening } = this
    return {
      ...opening,
      joint,
      hasDeterminer: false,
      isDefinite: false,
      isOn: false,
      amounts: [],
      words: [],
      start,
      end: start,
    }
  }

  private open(opening: Partial<Opening>): void {
    this.opening = { ...this.opening, ...opening }
    Object.assign(this.current, opening)
  }

  private close(): void {
    settleRoles(this.current, this.known.isSentence)
    if (!this.isEmpty()) {
      this.phrases.push(this.current)
      this.joint = 'none'
      this.opening = { ...PLAIN, isBracketed: this.opening.isBracketed }
    }
    this.current = this.opened(this.current.end)
  }

  private isEmpty(): boolean {
    return this.current.words.length === 0 && this.current.amounts.length === 0
  }

  /** Ends the phrase; a stronger joint is not weakened by one right behind it ("alongside, with"). */
  private part(joint: Joint): void {
    const hadWords = !this.isEmpty()
    this.close()
    if (hadWords || this.joint === 'none' || joint === 'inside' || joint === 'remark') this.joint = joint
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
      // "tea with milk no sugar"
      if (this.current.words.some(({ role }) => role === 'food')) this.part('none')
      this.isDenying = true
      return at
    }
    if (text === 'non') return this.takeNon(at)
    const left = leftUneatenAt(this.tokens, at)
    if (left !== null) {
      this.part('strong')
      this.isDenying = true
      return left
    }
    // "no rice extra guac"
    if (this.isDenying && ENDS_DENIAL.has(text)) {
      this.part('strong')
      if (SIZES.has(text)) return this.takeWord(token, at)
      return at
    }
    if (text === 'of' && this.tokens[at - 1]?.text === 'side') return this.takeSide(at)
    const joint = jointAt(this.tokens, at)
    if (joint !== null) {
      if (!(joint === 'or' && this.isDenying)) this.part(joint)
      if (text === 'on') this.current.isOn = true
      // "half the burger but all the fries" are two things.
      if (text === 'but') this.open({ isAfterComma: true })
      return at
    }
    if (text === 'of' || text === 'worth') {
      // The bowl of "a bowl of soup" is no part of the soup's name.
      const measure = this.current.words.at(-1)
      if (measure !== undefined && (measure.role === 'unit' || UNNAMED.has(measure.stem)))
        measure.isMeasure = true
      return at
    }
    if (DETERMINERS.has(text)) return this.takeDeterminer(text, at)
    if (isTelling(this.tokens, at, this.current, this.isDay, this.known)) {
      this.opening = { ...this.opening, isAfterVerb: true }
      if (this.current.words.length === 0) this.current.isAfterVerb = true
      return at
    }
    return this.takeWord(token, at)
  }

  /** "with a small side of chips": a food of its own, and less of it than of a main dish. */
  private takeSide(at: number): number {
    const isOnlySized = this.current.words.every(({ role }) => role === 'size')
    if (!isOnlySized) this.part('strong')
    else if (this.current.joint !== 'start') this.current.joint = 'strong'
    const { start, end } = this.tokens[at - 1]!
    if (this.isEmpty()) this.current.start = start
    this.current.words.push({ stem: 'side', role: 'unit', isMeasure: true, start, end })
    return at
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

  private takeMark(mark: string, at: number): number {
    if (mark === ':') this.takeColon(this.tokens[at - 1]?.text ?? '')
    else if (mark === '/') this.part(this.isListedBySlash(at) ? 'strong' : 'or')
    else if (mark === '(' || mark === ')') this.takeBracket(mark)
    else if (mark === '&' || mark === '+') this.part('strong')
    else if (mark !== '-' || this.tokens[at - 1]?.kind !== 'number') {
      // "pad thai from last night, half a box": the comma ends what "from" began.
      if (this.joint === 'inside' && this.isEmpty()) this.joint = 'none'
      this.part('strong')
      this.open({
        isAfterComma: true,
        isAfterBreak: this.opening.isAfterBreak === true || mark === '\n',
        // A dash that opens a line is a bullet.
        isAfterDash: '-–—'.includes(mark) && this.tokens[at - 1]?.kind === 'word',
      })
    }
    return at
  }

  /** "porridge/banana/coffee", "me: toast / him: eggs"; "butter/margarine" is a choice. */
  private isListedBySlash(at: number): boolean {
    if (LABELS.has(this.tokens[at + 1]?.text ?? '')) return true
    return this.tokens.filter(({ text }) => text === '/').length > 1
  }

  private takeBracket(mark: string): void {
    this.part(mark === '(' ? 'none' : 'strong')
    this.open({ isBracketed: mark === '(' })
  }

  private takeColon(before: string): void {
    // "curry night: …" names what follows, "tonight: …" only says when.
    const isDish = this.current.words.some(({ role }) => role === 'food')
    const tellsWhen = !isDish && (TELLING.has(before) || MEAL_NAMES.has(before) || LABELS.has(before))
    this.part(tellsWhen ? 'strong' : 'none')
    this.open({ isAfterColon: !tellsWhen })
  }

  private takeDeterminer(text: string, at: number): number {
    // "a few bites of my daughter's cake" are bites of cake.
    const isOnlyMeasured = this.current.words.every(({ role }) => role === 'unit' || role === 'size')
    if (this.current.words.length > 0 && !this.isDenying && !isOnlyMeasured) this.part('none')
    if (text === 'another') this.takeAnother(at)
    if (text === 'my' || text === 'its') this.current.isMine = true
    if (text === 'the') this.current.isDefinite = true
    else if (text !== 'my' && text !== 'his' && text !== 'her' && text !== 'their' && text !== 'our')
      this.current.hasDeterminer = true
    return at
  }

  /** "then another bowl"; "and another" alone is one more, too. */
  private takeAnother(at: number): void {
    this.current.isAnother = true
    const next = this.tokens[at + 1]
    if (next !== undefined && next.kind !== 'mark') return
    if (this.current.amounts.length === 0) this.current.amounts.push({ value: 1, most: 1, measure: null })
  }

  private takeWord(token: Token, at: number): number {
    if (this.isEmpty()) this.current.start = token.start
    this.current.words.push(saidWord(token, this.text, this.isDenying, this.known))
    this.current.end = token.end
    return at
  }

  private takeQuantity({ amount, last, start, end }: Quantity): number {
    const hasFood = this.current.words.some(({ role }) => role === 'food')
    const isTimesBehind = hasFood && amount.isTimes === true && this.current.amounts.length === 0
    if (hasFood) this.part('none')
    // "a package of two tarts" is two tarts.
    else if (amount.measure === null && this.current.amounts.length === 0)
      this.current.words = this.current.words.filter(({ stem }) => foodOfChain(stem).length > 0)
    if (this.isEmpty()) this.current.start = start
    const share = SHARES.get(amount.most)
    // "half chicken" may be a name on a menu; otherwise it is only an amount.
    const next = this.tokens[last + 1]
    const isOfPortion = next !== undefined && (UNITS.has(next.text) || SIZES.has(next.text))
    if (share !== undefined && amount.measure === null && !isOfPortion && this.text.startsWith(share, start))
      this.current.words.push({ stem: share, role: 'size', start, end: start + share.length })
    this.current.amounts.push(amount)
    this.current.hasDeterminer = true
    this.current.end = end
    // "sauce x2 unsweet tea": so many of the food before.
    if (isTimesBehind && isFoodNext(this.tokens, last)) this.part('none')
    return last
  }
}
