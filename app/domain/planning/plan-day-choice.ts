/** A day of a plan as one choice of a form: with the plan's revision as the page saw it. */

type DayOfPlan = { planId: string; revision: number; dayIndex: number }

/** The value that names the day. */
export const dayChoice = ({ planId, revision, dayIndex }: DayOfPlan): string =>
  `${planId} ${revision} ${dayIndex}`

const DAY_CHOICE = /^([0-9a-f-]{36}) (\d{1,9}) ([0-6])$/

/** The day that a value names; null for any other text. */
export function readDayChoice(text: string): DayOfPlan | null {
  const [, planId, revision, dayIndex] = DAY_CHOICE.exec(text) ?? []
  return planId === undefined ? null : { planId, revision: Number(revision), dayIndex: Number(dayIndex) }
}
