import type { Random } from '#app/domain/random.ts'

/** A sentence that could be said, and the pattern it comes from. */
export type Sayable = { pattern: string; text: string }

/** The patterns of the last recipes a person was shown, newest first. */
export type Shown = readonly ReadonlySet<string>[]

/** Chooses among wordings so that none comes twice in a recipe or again within the last recipes shown. */
export class WordingChooser {
  readonly used = new Set<string>()
  /** How often there was no fresh wording left. */
  repeats = 0
  readonly #random: Random
  readonly #shown: Shown
  /** Whether a sentence may be said to the person. */
  readonly maySay: (sentence: string) => boolean

  constructor(random: Random, shown: Shown, maySay: (sentence: string) => boolean = () => true) {
    this.#random = random
    this.#shown = shown
    this.maySay = maySay
  }

  /** Those that may be said to the person. */
  sayable(options: readonly Sayable[]): Sayable[] {
    return options.filter(({ text }) => this.maySay(text))
  }

  /** One of them; the one unused longest where all were used. */
  choose(options: readonly Sayable[]): string {
    const ages = options.map(({ pattern }) => this.#ageOf(pattern))
    const oldest = Math.max(...ages)
    if (oldest < Infinity) this.repeats++
    const best = options.filter((_, at) => ages[at] === oldest)
    const one = best[Math.floor(this.#random() * best.length)]!
    this.used.add(one.pattern)
    return one.text
  }

  /**
   * As `choose`, of wordings whose words are filled in only when it is their turn: `write` answers null for one that has no
   * words here. Null when none may be said.
   */
  write(options: readonly Sayable[], write: (text: string) => string | null): string | null {
    let left = options.map((option) => ({ option, age: this.#ageOf(option.pattern) }))
    while (left.length > 0) {
      const oldest = Math.max(...left.map(({ age }) => age))
      const best = left.filter(({ age }) => age === oldest)
      const one = best[Math.floor(this.#random() * best.length)]!
      const text = write(one.option.text)
      if (text !== null && text !== '' && this.maySay(text)) {
        if (oldest < Infinity) this.repeats++
        this.used.add(one.option.pattern)
        return text
      }
      left = left.filter((other) => other !== one)
    }
    return null
  }

  /** Whether a pattern was said in this recipe or one of the last. */
  wasSaid(pattern: string): boolean {
    return this.#ageOf(pattern) < Infinity
  }

  /** Recipes since the pattern was last said; Infinity when it was not. */
  #ageOf(pattern: string): number {
    if (this.used.has(pattern)) return -1
    const at = this.#shown.findIndex((patterns) => patterns.has(pattern))
    return at === -1 ? Infinity : at
  }
}
