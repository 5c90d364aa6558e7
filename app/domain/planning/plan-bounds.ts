/** What a person may enter for a plan, said in one place for the form in the page and its check on the server. */

export type BodyEntry = 'age' | 'height' | 'weight'

type Bound = { min: number; max: number; step: number; message: string }

export const PLAN_BOUNDS: Readonly<Record<BodyEntry, Bound>> = {
  age: { min: 14, max: 100, step: 1, message: 'Enter an age between 14 and 100 years' },
  height: { min: 120, max: 250, step: 0.1, message: 'Enter a height between 120 and 250 cm' },
  weight: { min: 30, max: 300, step: 0.1, message: 'Enter a weight between 30 and 300 kg' },
}

export const PLAN_NAME_MAX = 120

/** Whether a number is a whole count of steps: 70.1 is, in steps of 0.1. */
export function isInSteps(value: number, step: number): boolean {
  return Math.abs(value / step - Math.round(value / step)) < 1e-6
}

/** The number typed, if it can be planned with; otherwise null. */
export function readBodyEntry(entry: BodyEntry, text: string): number | null {
  const { min, max, step } = PLAN_BOUNDS[entry]
  const value = text.trim() === '' ? Number.NaN : Number(text)
  return value >= min && value <= max && isInSteps(value, step) ? value : null
}
