import type { AwayKind } from '#app/domain/planning/meals-away.ts'

/** What the menu of a meal sends when it leaves the plan, and what becomes of the meal. */
export const AWAY_INTENTS = {
  'eat-out': 'out',
  takeaway: 'takeaway',
  skip: 'skipped',
} as const satisfies Record<string, AwayKind>

/** Whether a form takes a meal out of the plan. */
export const isAwayIntent = (intent: string | null): intent is keyof typeof AWAY_INTENTS =>
  intent !== null && Object.hasOwn(AWAY_INTENTS, intent)

/** How the plan names a meal that it does not make. */
export const AWAY_LABELS: Readonly<Record<AwayKind, string>> = {
  out: 'Eating out',
  takeaway: 'Takeaway',
  skipped: 'Skipped',
}
