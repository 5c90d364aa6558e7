import { AWAY_KINDS, type MealAway } from './meals-away.ts'
import type { MealSlot } from './meal-split.ts'
import { WEEK_DAYS } from './weekday-words.ts'

/** The part of the plan form that says how somebody cooks. No page loads zod for it. */

/** The form asks of these; a request may name any slot. */
export const AWAY_SLOTS = ['breakfast', 'lunch', 'dinner'] as const satisfies readonly MealSlot[]

/** Under which name the form sends what happens to a meal of a weekday (0 is Monday). */
export const awayField = (weekday: number, slot: MealSlot): string => `away-${weekday}-${slot}`

/** Under which name the form sends that somebody cooks on a weekday (0 is Monday). */
export const cookDayField = (weekday: number): string => `cook-day-${weekday}`
const COOK_DAY_FIELDS = Array.from({ length: WEEK_DAYS }, (_, weekday) => cookDayField(weekday))

/** Every name under which the form sends something of it. */
export const COOKING_FIELDS: readonly string[] = [
  'cooking',
  'weekdayMinutes',
  'weekendMinutes',
  'breakfastMinutes',
  'cooksAhead',
  'cookDays',
  ...COOK_DAY_FIELDS,
  'noOven',
  'noBlender',
  'adventure',
  'proteinPowder',
  'outSize',
  ...AWAY_SLOTS.flatMap((slot) =>
    Array.from({ length: WEEK_DAYS }, (_, weekday) => awayField(weekday, slot)),
  ),
]

const numberOf = (value: unknown) =>
  typeof value !== 'string' ? value : value.trim() === '' ? Number.NaN : Number(value)

/** What was sent, by the entries it is for; still to be checked. Boxes that are not ticked are not sent; null when nothing was asked. */
export function cookingOf(sent: Readonly<Record<string, unknown>>): Record<string, unknown> | null {
  if (sent['cooking'] === undefined) return null
  const chosen = ['adventure', 'proteinPowder', 'outSize'].filter((name) => sent[name] !== undefined)
  return {
    weekdayMinutes: numberOf(sent['weekdayMinutes']),
    weekendMinutes: numberOf(sent['weekendMinutes']),
    breakfastMinutes: numberOf(sent['breakfastMinutes']),
    cooksAhead: sent['cooksAhead'] !== undefined,
    ...cookDaysOf(sent),
    lacks: [
      ...(sent['noOven'] === undefined ? [] : ['oven']),
      ...(sent['noBlender'] === undefined ? [] : ['blender']),
    ],
    ...Object.fromEntries(chosen.map((name) => [name, sent[name]])),
    away: awayOf(sent),
  }
}

/** The days somebody cooks on; nothing where it was not asked, or where they cook every day. */
function cookDaysOf(sent: Readonly<Record<string, unknown>>): { cookDays?: number[] } {
  if (sent['cookDays'] === undefined) return {}
  const cookDays = COOK_DAY_FIELDS.flatMap((name, weekday) => (sent[name] === undefined ? [] : [weekday]))
  return cookDays.length === WEEK_DAYS ? {} : { cookDays }
}

function awayOf(sent: Readonly<Record<string, unknown>>): MealAway[] {
  return Array.from({ length: WEEK_DAYS }, (_, weekday) =>
    AWAY_SLOTS.flatMap((slot): MealAway[] => {
      const kind = AWAY_KINDS.find((one) => one === sent[awayField(weekday, slot)])
      return kind === undefined ? [] : [{ weekday, slot, kind }]
    }),
  ).flat()
}
