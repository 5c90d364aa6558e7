import { amountNear } from '#app/domain/kitchen/amounts.ts'
import { isPlural } from '#app/domain/kitchen/labels.ts'
import { countWord, kitchenNumber, listOf, minutes, sentence } from '#app/domain/kitchen/words.ts'
import type { SkillLevel } from '#app/domain/recipe/recipe.ts'
import type { Sayable, WordingChooser } from './choose-wording.ts'
import { isMany, nounOf, wordOfSlot } from './nouns.ts'
import type { LibraryPart, Portions } from './portions.ts'
import { readRef } from './refs.ts'
import { fillTemplate, type WordOf, withOneArticle } from './template.ts'
import { Timeline } from './timeline.ts'
import { type Action, type LibraryDish, VESSELS, type Vessel } from './types.ts'
import { WORDINGS } from './wordings.ts'

export type LibraryMethod = {
  instructions: string[]
  /** From the first cut to the plate. */
  totalMin: number
  /** Of these, with the hands at work. */
  activeMin: number
}

/** Wordings that only the first sentence of a method can have. */
const ONLY_FIRST = /^(?:Start with the water|Start by|Before anything else)/
const MOST_REASONS = 3
const WHILE = [
  'Meanwhile, ',
  'While that goes on, ',
  'In the meantime, ',
  'At the same time, ',
  'As you wait, ',
]

/** Writes the method of a portioned dish: each printed step from its actions, each action in a wording not used lately. */
export function writeMethod(
  dish: LibraryDish,
  portions: Portions,
  skill: SkillLevel,
  wordings: WordingChooser,
): LibraryMethod {
  const writer = new MethodWriter(dish, portions, skill, wordings)
  const instructions = dish.steps
    .map((actions, index) => writer.step(actions, index))
    .filter((text) => text !== '')
  return { instructions, ...writer.timeline.total() }
}

class MethodWriter {
  readonly timeline: Timeline
  readonly #dish: LibraryDish
  readonly #portions: Portions
  readonly #skill: SkillLevel
  readonly #wordings: WordingChooser
  readonly #parts: ReadonlyMap<string, LibraryPart>
  readonly #holds = new Map<string, string>()
  /** Vessels that hold only hot fat or water so far: what goes in next gives the content its name. */
  readonly #onlyHot = new Set<Vessel>()
  readonly #named = new Set<Vessel>()
  #reasons = 0

  constructor(dish: LibraryDish, portions: Portions, skill: SkillLevel, wordings: WordingChooser) {
    this.#dish = dish
    this.#portions = portions
    this.#skill = skill
    this.#wordings = wordings
    this.#parts = new Map(portions.parts.map((part) => [part.name, part]))
    this.timeline = new Timeline(portions.parts, skill, portions.servings)
  }

  /** One printed step; empty when none of its foods is in the dish. */
  step(actions: readonly Action[], index: number): string {
    const sentences: string[] = []
    for (const [at, action] of actions.entries()) {
      if (!this.#happens(action)) continue
      const isMeanwhile = at === 0 && !action.awaits && this.timeline.isFreshWait()
      this.timeline.add(action)
      const text = this.#wordings.choose(this.#sayable(action, `${this.#dish.id}.${index}.${at}`))
      sentences.push(isMeanwhile ? this.#meanwhile(text) : sentence(text))
      const reason = this.#reasonFor(action)
      if (reason !== null) sentences.push(reason)
      this.#settle(action)
    }
    for (const [guestIndex, part] of this.#guestsOf(index)) {
      const guest = this.#dish.guests.find((one) => one.foods === part.slot.foods)
      const text = guest && this.#fill(guest.text, { guest: `the ${this.#nameOfGuest(guestIndex)}` })
      if (text) sentences.push(sentence(text))
    }
    return sentences.join(' ')
  }

  #happens(action: Action): boolean {
    if (action.ifFood !== undefined && !this.#parts.has(action.ifFood)) return false
    const refs = action.foods ?? []
    // Water alone is no reason to cook what is not in the dish.
    const foods = refs.filter((ref) => this.#partOfRef(ref)?.slot.isTap !== true)
    return refs.length === 0 || (foods.length === 0 ? refs : foods).some((ref) => this.#isFilled(ref))
  }

  #isThere(ref: string): boolean {
    const read = readRef(ref)
    return 'vessel' in read || this.#parts.has(read.slot)
  }

  /** A food that is in the dish, or a vessel that holds something. */
  #isFilled(ref: string): boolean {
    const read = readRef(ref)
    return 'vessel' in read ? this.#holds.has(read.vessel) : this.#parts.has(read.slot)
  }

  #sayable(action: Action, id: string): Sayable[] {
    const words = this.#wordsOf(action)
    const filled = (options: readonly Sayable[]) =>
      options.flatMap(({ pattern, text }) => {
        const said = this.#fill(text, words)
        return said === null || said === '' ? [] : [{ pattern, text: said }]
      })
    const own = filled((action.say ?? []).map((text, at) => ({ pattern: `${id}.${at}`, text })))
    const sayable = own.length > 0 ? own : filled(this.#common(action))
    if (sayable.length === 0) throw new Error(`No wording for ${action.do} in ${id}`)
    return sayable
  }

  #common({ do: operation, in: vessel }: Action): Sayable[] {
    const { any, empty = [], filled = [] } = WORDINGS[operation]
    const holds = vessel !== undefined && this.#holds.has(vessel)
    const more = holds ? filled.map((text) => ['filled', text]) : empty.map((text) => ['empty', text])
    const all = [...any.map((text) => ['any', text]), ...more]
    const isFirst = this.#wordings.used.size === 0
    return all.flatMap(([group, text], at) =>
      !isFirst && ONLY_FIRST.test(text!) ? [] : [{ pattern: `${operation}.${group}.${at}`, text: text! }],
    )
  }

  /** The words of one action; a place without a word drops its bracket. */
  #wordsOf(action: Action): Readonly<Record<string, string>> {
    const refs = (action.foods ?? []).filter((ref) => this.#isThere(ref))
    const shown = refs.filter((ref) => this.#isShown(ref, action))
    const nouns = oneOfEach(shown.flatMap((ref) => this.#noun(ref) ?? []))
    const parts = shown.flatMap((ref) => this.#partOfRef(ref) ?? [])
    const water = action.do === 'boilWater' ? '' : this.#tapWater(refs)
    const many = isMany(parts, nouns)
    const isFirst = action.in !== undefined && !this.#named.has(action.in)
    const place = action.in === undefined ? '' : this.#place(action.in)
    return {
      v: [listOf(withOneArticle(nouns)), water].filter((text) => text !== '').join(' with '),
      'v#': listOf(parts.map((part) => part.text)),
      t: timeText(action.minutes),
      until: action.until ?? '',
      heat: action.heat ?? '',
      c: action.ovenC === undefined ? '' : `${action.ovenC} °C (${action.ovenC - 20} °C fan)`,
      in: isFirst ? `in ${place}` : '',
      place,
      makes: this.#dish.batch?.makes ?? '',
      it: many ? 'them' : 'it',
      they: many ? 'they' : 'it',
      is: many ? 'are' : 'is',
      has: many ? 'have' : 'has',
      colours: many ? 'colour' : 'colours',
    }
  }

  /** "650 ml water", where it goes in with the foods: its amount stands nowhere else. */
  #tapWater(refs: readonly string[]): string {
    const taps = refs.flatMap((ref) => {
      const read = readRef(ref)
      const part = this.#partOfRef(ref)
      if (!part?.slot.isTap || 'vessel' in read) return []
      if (read.isRest) return [`the rest of the ${part.item.name}`]
      return amountNear(part.item, part.grams * read.share, null)?.text ?? []
    })
    return listOf(taps)
  }

  /** Tap water stands with its amount, and the dish itself when it is served, are not named. */
  #isShown(ref: string, action: Action): boolean {
    const read = readRef(ref)
    if ('vessel' in read) return action.do !== 'serve'
    const isTap = this.#parts.get(read.slot)?.slot.isTap ?? false
    return !isTap || action.do === 'boilWater'
  }

  #place(vessel: Vessel): string {
    const isOwn = (vessel === 'tin' || vessel === 'moulds') && this.#dish.batch !== undefined
    const isFirst = !this.#named.has(vessel)
    return isOwn && isFirst ? this.#dish.batch!.makes : VESSELS[vessel][isFirst ? 0 : 1]
  }

  #fill(text: string, words: Readonly<Record<string, string>>): string | null {
    const wordOf: WordOf = (token) => {
      if (token in words) return words[token] === '' ? null : words[token]!
      if (token.startsWith('@')) return `the ${this.#holds.get(token.slice(1)) ?? 'mixture'}`
      if (token.endsWith('.count')) return this.#count(token.replace('.count', ''))
      return wordOfSlot(token, (slot) => this.#parts.get(slot)) ?? null
    }
    return fillTemplate(text, wordOf)
  }

  /** "four" of a food that is counted. */
  #count(slot: string): string | null {
    const part = this.#parts.get(slot)
    const pieceG = part?.item.food?.household.piece
    if (!part || pieceG === undefined) return null
    const count = Math.max(1, Math.round(part.grams / pieceG))
    return countWord(count)
  }

  #noun(ref: string): string | null {
    return nounOf(
      ref,
      (slot) => this.#parts.get(slot),
      (vessel) => this.#holds.get(vessel),
    )
  }

  #partOfRef(ref: string): LibraryPart | undefined {
    const read = readRef(ref)
    return 'vessel' in read ? undefined : this.#parts.get(read.slot)
  }

  #meanwhile(text: string): string {
    const lead = WHILE.find((one) => !this.#wordings.used.has(one))
    if (lead === undefined || !/^[A-Z][a-z]+ /.test(text) || NO_LEAD.test(text)) return sentence(text)
    this.#wordings.used.add(lead)
    this.timeline.useWait()
    return lead + text.charAt(0).toLowerCase() + text.slice(1)
  }

  #reasonFor({ why }: Action): string | null {
    if (why === undefined || this.#skill !== 'Beginner' || this.#reasons >= MOST_REASONS) return null
    if (this.#wordings.wasSaid(why)) return null
    this.#wordings.used.add(why)
    this.#reasons++
    return why
  }

  /** What the vessels hold once the action is done. */
  #settle(action: Action): void {
    const vessel = action.in
    if (vessel === undefined) return
    this.#named.add(vessel)
    if (action.makes !== undefined) {
      this.#holds.set(vessel, action.makes)
      return
    }
    const isHeating = action.do === 'heatFat' || action.do === 'boilWater'
    for (const ref of action.foods ?? []) {
      const read = readRef(ref)
      const moved = 'vessel' in read && read.vessel !== vessel ? this.#holds.get(read.vessel) : undefined
      if (moved !== undefined) this.#holds.set(vessel, moved)
      else if (!this.#holds.has(vessel) || this.#onlyHot.has(vessel)) {
        const noun = this.#noun(ref)?.replace(/^(?:the rest of |half of |a \w+ of )?the /, '')
        if (noun === undefined) continue
        this.#holds.set(vessel, noun)
        if (isHeating) this.#onlyHot.add(vessel)
        else this.#onlyHot.delete(vessel)
      }
    }
  }

  #guestsOf(index: number): [number, LibraryPart][] {
    return this.#portions.parts.flatMap((part): [number, LibraryPart][] => {
      if (!part.name.startsWith('guest')) return []
      const guest = this.#dish.guests.find((one) => one.foods === part.slot.foods)
      return guest?.step === index ? [[Number(part.name.slice('guest'.length)), part]] : []
    })
  }

  #nameOfGuest(guestIndex: number): string {
    const part = this.#parts.get(`guest${guestIndex}`)!
    return isPlural([part]) ? part.item.plural : part.item.name
  }
}

/** "the egg" beside "the eggs" is the same food in another slot. */
function oneOfEach(nouns: readonly string[]): string[] {
  return nouns.filter(
    (noun, at) => !nouns.some((other, place) => place !== at && isSame(noun, other, place < at)),
  )
}

function isSame(noun: string, other: string, isEarlier: boolean): boolean {
  return noun === other ? isEarlier : other === `${noun}s`
}

const NO_LEAD =
  /^(?:In|The|Now|Over|Into|It|Off|Lid|Next|Then|After|With|Meanwhile|While|Once|When|As|On|Before|Start|Begin|Without|Last|Taste|Ready)\b/

/** "8 to 10 minutes", "1 1/2 hours"; empty where no time is told. */
export function timeText(time: Action['minutes']): string {
  if (time === undefined || time === 0) return ''
  const [least, most] = typeof time === 'number' ? [time, time] : time
  if (least < 1) return `${Math.round(least * 60)} seconds`
  if (most < 90 || least < 60) return minutes(least, most)
  const hours = (value: number) => kitchenNumber(Math.round((value / 60) * 4) / 4)
  if (hours(least) === hours(most)) return `${hours(least)} ${least === 60 ? 'hour' : 'hours'}`
  return `${hours(least)} to ${hours(most)} hours`
}
