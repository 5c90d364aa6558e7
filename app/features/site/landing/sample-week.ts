import type { BackdropName } from '#app/domain/plate/backdrop.ts'

/** A week of the planner as the landing page and the prices show it: computed, not typed. */
export type SampleWeek = {
  targetKcal: number
  totalKcal: number
  /** What was in the fridge with a date on it, and the day on which the plan cooks the first of it. */
  fridge: readonly { name: string; useBy: string; cookedOn: string }[]
  days: readonly SampleDay[]
  /** The meals of the first day. */
  today: readonly SampleMeal[]
  /** Some of what the week has to be shopped for, in what shops sell. */
  toBuy: readonly string[]
  toBuyCount: number
}

export type SampleMeal = {
  slot: string
  name: string
  kcal: number
  plateUrl: string
  backdrop: BackdropName
}

export type SampleDay = {
  day: string
  dinner: SampleMeal
  /** Dated foods of the fridge in its dinner. */
  uses: readonly string[]
  totalKcal: number
  differenceKcal: number
}
