import { label } from '#app/domain/kitchen/labels.ts'
import { sentence } from '#app/domain/kitchen/words.ts'
import type { SkillLevel } from '#app/domain/recipe/recipe.ts'
import { ActionWords } from './action-words.ts'
import type { Sayable, WordingChooser } from './choose-wording.ts'
import { listOfFoods } from './food-lists.ts'
import type { LibraryPart, Portions } from './portions.ts'
import { Timeline } from './timeline.ts'
import type { Action, LibraryDish } from './types.ts'
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

/**
 * Writes the method of a portioned dish: each printed step from its actions, each action in a wording not used lately. Null
 * when a step cannot be told to the person: its wordings name what they do not eat.
 */
export function writeMethod(
  dish: LibraryDish,
  portions: Portions,
  skill: SkillLevel,
  wordings: WordingChooser,
): LibraryMethod | null {
  const writer = new MethodWriter(dish, portions, skill, wordings)
  const steps: string[] = []
  for (const [index, actions] of dish.steps.entries()) {
    const text = writer.step(actions, index)
    if (text === null) return null
    steps.push(text)
  }
  return { instructions: steps.filter((text) => text !== ''), ...writer.timeline.total() }
}

class MethodWriter {
  readonly timeline: Timeline
  readonly #dish: LibraryDish
  readonly #portions: Portions
  readonly #skill: SkillLevel
  readonly #wordings: WordingChooser
  readonly #parts: ReadonlyMap<string, LibraryPart>
  readonly #words: ActionWords
  #reasons = 0

  constructor(dish: LibraryDish, portions: Portions, skill: SkillLevel, wordings: WordingChooser) {
    this.#dish = dish
    this.#portions = portions
    this.#skill = skill
    this.#wordings = wordings
    this.#parts = new Map(portions.parts.map((part) => [part.name, part]))
    this.#words = new ActionWords(dish, this.#parts)
    this.timeline = new Timeline(portions.parts, skill, portions.servings)
  }

  /** One printed step; empty when none of its foods is in the dish, null when nothing of it may be said to the person. */
  step(actions: readonly Action[], index: number): string | null {
    const sentences: string[] = []
    for (const [at, action] of actions.entries()) {
      if (!this.#words.happens(action)) continue
      const isMeanwhile = at === 0 && this.timeline.isFreshWait(this.#awaitedFrom(index), action)
      this.timeline.add(action)
      const isAfterGap = at > 0 && sentences.length === 0
      const text = this.#sentence(action, `${this.#dish.id}.${index}.${at}`, isAfterGap)
      if (text === null) return null
      sentences.push(isMeanwhile ? this.#meanwhile(text) : sentence(text))
      const reason = this.#reasonFor(action)
      if (reason !== null) sentences.push(reason)
      this.#words.settle(action)
    }
    for (const [text, guests] of this.#guestsOf(index)) {
      const said = this.#words.fill(text, { guest: listOfFoods(guests.map((part) => `the ${label(part)}`)) })
      if (said && !this.#wordings.maySay(said)) return null
      if (said) sentences.push(sentence(said))
    }
    return sentences.join(' ')
  }

  /** What this step and the later ones wait for. */
  #awaitedFrom(index: number): ReadonlySet<string> {
    const later = this.#dish.steps.slice(index).flat()
    return new Set(later.flatMap(({ awaits = [] }) => awaits))
  }

  /** The dish's own words where they fit the foods, common ones otherwise; null when nothing of it may be said to the person. */
  #sentence(action: Action, id: string, isAfterGap: boolean): string | null {
    const words = this.#words.of(action)
    const write = (text: string) => this.#words.fill(text, words, action)
    const own = this.#words.ownWordings(action, isAfterGap).map((text) => ({
      pattern: `${id}.${action.say?.indexOf(text)}`,
      text,
    }))
    const said = this.#wordings.write(own, write)
    if (said !== null || own.some(({ text }) => write(text) !== null)) return said
    return this.#wordings.write(this.#common(action), write)
  }

  #common({ do: operation, in: vessel }: Action): Sayable[] {
    const { any, empty = [], filled = [] } = WORDINGS[operation]
    const more = this.#words.isFilledVessel(vessel)
      ? filled.map((text) => ['filled', text])
      : empty.map((text) => ['empty', text])
    const all = [...any.map((text) => ['any', text]), ...more]
    const isFirst = this.#wordings.used.size === 0
    return all.flatMap(([group, text], at) =>
      !isFirst && ONLY_FIRST.test(text!) ? [] : [{ pattern: `${operation}.${group}.${at}`, text: text! }],
    )
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
    if (this.#wordings.wasSaid(why) || !this.#wordings.maySay(why)) return null
    this.#wordings.used.add(why)
    this.#reasons++
    return why
  }

  /** The guests of a printed step by their sentence: two that are dipped alike share it. */
  #guestsOf(index: number): ReadonlyMap<string, LibraryPart[]> {
    const bySentence = new Map<string, LibraryPart[]>()
    for (const part of this.#portions.parts) {
      const guest = this.#dish.guests.find((one) => one.foods === part.slot.foods)
      if (guest?.step !== index) continue
      bySentence.set(guest.text, [...(bySentence.get(guest.text) ?? []), part])
    }
    return bySentence
  }
}

const NO_LEAD =
  /^(?:In|The|Now|Over|Into|It|Off|Lid|Next|Then|After|With|Meanwhile|While|Once|When|As|On|Before|Start|Begin|Without|Last|Taste|Ready|Do)\b/
