import { foodById } from '#app/domain/food/foods.ts'
import { amountNear } from '#app/domain/kitchen/amounts.ts'
import { countWord, kitchenNumber, listOf, minutes } from '#app/domain/kitchen/words.ts'
import { isMany, nameOf, nounOf, wordOfSlot } from './nouns.ts'
import type { LibraryPart } from './portions.ts'
import { readRef } from './refs.ts'
import { listOfFoods } from './food-lists.ts'
import { cueFor, fitsStandIns } from './stand-in-words.ts'
import { fillTemplate, type WordOf } from './template.ts'
import { type Action, type LibraryDish, VESSELS, type Vessel } from './types.ts'

/** What an action says of its foods and vessels, and what the vessels hold as the method goes on. */
export class ActionWords {
  readonly #dish: LibraryDish
  readonly #parts: ReadonlyMap<string, LibraryPart>
  readonly #holds = new Map<string, string>()
  /** Vessels that hold only hot fat or water so far: what goes in next gives the content its name. */
  readonly #onlyHot = new Set<Vessel>()
  readonly #named = new Set<Vessel>()

  constructor(dish: LibraryDish, parts: ReadonlyMap<string, LibraryPart>) {
    this.#dish = dish
    this.#parts = parts
  }

  /** Whether any of its foods is in the dish; water alone is no reason to cook what is not. */
  happens(action: Action): boolean {
    if (action.ifFood !== undefined && !this.#parts.has(action.ifFood)) return false
    const refs = action.foods ?? []
    const foods = refs.filter((ref) => this.#partOfRef(ref)?.slot.isTap !== true)
    return refs.length === 0 || (foods.length === 0 ? refs : foods).some((ref) => this.#isFilled(ref))
  }

  isFilledVessel(vessel: Vessel | undefined): boolean {
    return vessel !== undefined && this.#holds.has(vessel)
  }

  /** A food that is in the dish, or a vessel that holds something. */
  #isFilled(ref: string): boolean {
    const read = readRef(ref)
    return 'vessel' in read ? this.#holds.has(read.vessel) : this.#parts.has(read.slot)
  }

  #isThere(ref: string): boolean {
    const read = readRef(ref)
    return 'vessel' in read || this.#parts.has(read.slot)
  }

  /** The words of one action; a place without a word drops its bracket. */
  of(action: Action): Readonly<Record<string, string>> {
    const refs = (action.foods ?? []).filter((ref) => this.#isThere(ref))
    const shown = refs.filter((ref) => this.#isShown(ref, action))
    const nouns = this.#nounsOf(action, shown)
    const parts = shown.flatMap((ref) => this.#partOfRef(ref) ?? [])
    const water = action.do === 'boilWater' ? '' : this.#tapWater(refs)
    const many = isMany(parts, nouns)
    const isFirst = action.in !== undefined && !this.#named.has(action.in)
    const place = action.in === undefined ? '' : this.#place(action.in)
    return {
      v: [listOfFoods(nouns), water].filter((text) => text !== '').join(' with '),
      'v#': listOf(parts.map((part) => part.text)),
      t: timeText(action.minutes),
      until: cueFor(action.until ?? '', parts),
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

  /** What is lifted out is named by what it is, though the pot it comes from may hold more. */
  #nounsOf(action: Action, shown: readonly string[]): string[] {
    if (action.do === 'remove' && action.makes !== undefined) return [`the ${this.#madeBy(action.makes)}`]
    return oneOfEach(shown.flatMap((ref) => this.#noun(ref) ?? []))
  }

  /** What a vessel is said to hold; the stand-in's name where the dish's own food is not there. */
  #madeBy(makes: string): string {
    for (const part of this.#parts.values()) if (isNamedFor(makes, part)) return nameOf(part)
    return makes
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

  /** The dish's own wordings that fit its foods and, after an action that fell away, do not speak of that one's foods. */
  ownWordings(action: Action, isAfterGap: boolean): readonly string[] {
    const parts = (action.foods ?? []).flatMap((ref) => this.#partOfRef(ref) ?? [])
    const fitting = (action.say ?? []).filter((text) => fitsStandIns(text, parts))
    return isAfterGap ? fitting.filter((text) => !POINTS_BACK.test(text)) : fitting
  }

  /** A sentence with its words; null when a place outside brackets has none. */
  fill(text: string, words: Readonly<Record<string, string>>, action?: Action): string | null {
    const wordOf: WordOf = (token) => {
      if (token in words) return words[token] === '' ? null : words[token]!
      if (token.startsWith('@')) return this.#contentOf(token.slice(1))
      if (token.endsWith('.count')) return this.#count(token.replace('.count', ''))
      return wordOfSlot(token, (slot) => this.#parts.get(slot)) ?? null
    }
    return fillTemplate(text, wordOf, {
      isMany: (token) => this.#isManyOf(token, words),
      isShared: (token) => action?.foods?.some((ref) => ref.startsWith(token) && isPart(ref)) ?? false,
    })
  }

  #contentOf(vessel: string): string {
    return `the ${this.#holds.get(vessel) ?? 'mixture'}`
  }

  #isManyOf(token: string, words: Readonly<Record<string, string>>): boolean {
    if (token === 'v') return words['is'] === 'are'
    if (token.startsWith('@')) return isMany([], [this.#contentOf(token.slice(1))])
    const part = this.#parts.get(token.split(/[.#]/)[0]!)
    return part !== undefined && isMany([part], [`the ${nameOf(part)}`])
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

  /** What the vessels hold once the action is done. */
  settle(action: Action): void {
    const vessel = action.in
    if (vessel === undefined) return
    this.#named.add(vessel)
    if (action.makes !== undefined) {
      this.#holds.set(vessel, this.#madeBy(action.makes))
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
}

/** Whether the word is of the dish's own food and not of the one that stands in for it. */
function isNamedFor(makes: string, { slot, item }: LibraryPart): boolean {
  if (item.key === slot.foods[0]) return false
  const own = foodById(slot.foods[0])
  const isOf = (names: readonly string[]) => names.some((name) => ` ${name} `.includes(` ${makes} `))
  return isOf([own.name, own.plural, slot.call ?? '']) && !isOf([item.name, item.plural])
}

const POINTS_BACK = /^(?:It|They|Them|These|Those)\b/

/** "soy/2" and "soy~". */
function isPart(ref: string): boolean {
  const read = readRef(ref)
  return !('vessel' in read) && (read.isRest || read.divisor > 1)
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

/** "8 to 10 minutes", "1 1/2 hours"; empty where no time is told. */
function timeText(time: Action['minutes']): string {
  if (time === undefined || time === 0) return ''
  const [least, most] = typeof time === 'number' ? [time, time] : time
  if (least < 1) return `${Math.round(least * 60)} seconds`
  if (most < 90 || least < 60) return minutes(least, most)
  const hours = (value: number) => kitchenNumber(Math.round((value / 60) * 4) / 4)
  if (hours(least) === hours(most)) return `${hours(least)} ${least === 60 ? 'hour' : 'hours'}`
  return `${hours(least)} to ${hours(most)} hours`
}
