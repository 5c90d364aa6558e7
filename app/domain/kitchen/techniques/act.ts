import type { Step } from '#app/domain/kitchen/dish.ts'

/** A sentence or two of a step and the minutes they take. */
export type Act = { text: string; min: number }

export const NOTHING: Act = { text: '', min: 0 }

/** A sentence and its minutes. */
export function act(text: string, min = 0): Act {
  return { text, min }
}

/** One step of several acts; empty acts vanish. */
export function step(...acts: readonly Act[]): Step {
  return {
    text: acts
      .map((one) => one.text.trim())
      .filter((text) => text !== '')
      .join(' '),
    min: acts.reduce((sum, one) => sum + one.min, 0),
  }
}

/** The step starts something that goes on by itself. */
export function starting(one: Step, task: string, min: number): Step {
  return { ...one, starts: { task, min } }
}

/** The step waits for something started earlier. */
export function awaiting(one: Step, task: string): Step {
  return { ...one, awaits: task }
}
