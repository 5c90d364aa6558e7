import type { SkillLevel } from '#app/domain/recipe/recipe.ts'
import type { LibraryPart } from './portions.ts'
import type { Action, Vessel } from './types.ts'

/** Minutes of cutting one food, by the cook. */
const CUT_MIN: Readonly<Record<SkillLevel, number>> = { Beginner: 2, Intermediate: 1.5, Advanced: 1 }
/** Minutes with the hands on an action that then goes on by itself. */
const START_MIN = 2
/** A wait shorter than this is no time to do something else in. */
const WORTH_USING_MIN = 3

/** The clock of a method: what takes the cook's hands, and what goes on by itself beside it. */
export class Timeline {
  #now: number
  #active: number
  #isFresh = false
  readonly #running = new Map<string, { readyAt: number; in: Vessel | undefined }>()

  constructor(parts: readonly LibraryPart[], skill: SkillLevel, servings: number) {
    const cut = parts.filter((part) => part.slot.prep !== undefined).length
    const crowd = 1 + Math.max(0, servings - 2) * 0.12
    this.#now = 2 + cut * CUT_MIN[skill] * crowd
    this.#active = this.#now
  }

  /**
   * Whether what a later step waits for (`awaited`) cooks by itself for long enough to do this action beside it, elsewhere, and
   * nobody has said so yet.
   */
  isFreshWait(awaited: ReadonlySet<string>, action: Action): boolean {
    if (!this.#isFresh || action.awaits !== undefined) return false
    return [...this.#running].some(
      ([name, run]) =>
        awaited.has(name) && run.readyAt > this.#now + WORTH_USING_MIN && !isAt(run.in, action),
    )
  }

  /** The wait has been told of: it is not told again until something else is started. */
  useWait(): void {
    this.#isFresh = false
  }

  add(action: Action): void {
    for (const name of action.awaits ?? [])
      this.#now = Math.max(this.#now, this.#running.get(name)?.readyAt ?? 0)
    const time = action.minutes ?? 1
    const takesMin = typeof time === 'number' ? time : (time[0] + time[1]) / 2
    const handsMin = action.starts === undefined ? takesMin : Math.min(START_MIN, takesMin)
    if (action.starts !== undefined) {
      this.#running.set(action.starts, { readyAt: this.#now + takesMin, in: action.in })
      this.#isFresh = true
    }
    this.#now += handsMin
    this.#active += handsMin
  }

  total(): { totalMin: number; activeMin: number } {
    const end = Math.max(this.#now, ...[...this.#running.values()].map(({ readyAt }) => readyAt))
    return { totalMin: Math.max(5, Math.ceil(end / 5) * 5), activeMin: Math.ceil(this.#active / 5) * 5 }
  }
}

/** Whether the action is done to what the vessel holds. */
function isAt(vessel: Vessel | undefined, { in: place, foods = [] }: Action): boolean {
  return vessel !== undefined && (place === vessel || foods.includes(`@${vessel}`))
}
