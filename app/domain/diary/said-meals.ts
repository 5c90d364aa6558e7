import type { PlainDate } from '#app/domain/pantry/plain-date.ts'
import { readSaidDay } from './said-day.ts'
import { type DiarySlot, MEAL_WORDS, slotOfMealName } from './slots.ts'

/** Which meals of the day a sentence names, and when they were eaten. */
export type SaidMeal = { name: string; slot: DiarySlot; time: string | null }

const MEAL = MEAL_WORDS.toSorted((a, b) => b.length - a.length).join('|')
/** "for dinner", "Dinner:", "dinner 8.30pm"; a lunch box, a snack bar and a cup of tea name no meal. */
const NAMED = new RegExp(
  String.raw`(?:\b(?:for|at|as) (?:my |a |an |our )?(?:(?:early|late|light|quick|big) )?(?<said>${MEAL})\b(?! ?(?:box|bar|plate)s?\b))|(?:(?<=^|[.;,\n]\s*|\d(?: ?[ap]m)?:? )(?<heading>${MEAL})\b(?=\s*(?:[:,–-]|at \d|\(?\d{1,2}[:.]\d{2}|\d{1,2} ?[ap]m\b)))`,
  'gi',
)
const CLOCK =
  /(?:\b(?:at|around|about) )?(?<![\d.,/])(?:(?<hour>[01]?\d|2[0-3]):(?<minute>[0-5]\d)(?: ?(?<half>[ap]m)\b)?|(?<hour2>1[0-2]|0?[1-9])(?:\.(?<minute2>[0-5]\d))? ?(?<half2>[ap]m)\b)|\bat (?<bare>1[0-2]|[1-9])\b(?! ?(?:%|g\b|kg\b|ml\b|oz\b|kcal\b|percent|each\b|[.:/]\d))|\b(?:at )?(?:noon|midday)\b/gi

/** The meals a sentence names, in its order, with the time that is said with each. */
export function readSaidMeals(sentence: string): SaidMeal[] {
  const named = [...sentence.matchAll(NAMED)].map((found) => ({
    start: found.index,
    name: (found.groups?.['said'] ?? found.groups?.['heading'] ?? '').toLowerCase(),
  }))
  const times = [...sentence.matchAll(CLOCK)]
  const meals = named.map(({ name, start }): SaidMeal & { start: number } => ({
    name,
    slot: slotOfMealName(name) ?? 'snack',
    time: null,
    start,
  }))
  for (const found of times) {
    // "8:30 breakfast": right before a meal it is that one's, otherwise that of the meal before it.
    const next = meals.find(
      ({ start }) =>
        start >= found.index && /^[\s,:–-]*$/.test(sentence.slice(found.index + found[0].length, start)),
    )
    const meal = next ?? meals.findLast(({ start }) => start <= found.index) ?? meals[0]
    if (meal) meal.time ??= timeOf(found.groups ?? {}, meal.slot)
  }
  return meals.map(({ name, slot, time }) => ({ name, slot, time }))
}

/** The time of a sentence that names no meal: "at 8:30 2 eggs". */
export function readSaidTime(sentence: string): string | null {
  // "At 8" alone may be either half of the day.
  const found = [...sentence.matchAll(CLOCK)].find(({ groups }) => groups?.['bare'] === undefined)
  return found ? timeOf(found.groups ?? {}, null) : null
}

/**
 * What a sentence says of a meal, without the day it names, and without the meal and the time where it names one; the
 * names of several part its foods.
 */
export function mealInWords(sentence: string, today: PlainDate): string {
  const { text } = readSaidDay(sentence, today)
  const areSeveral = new Set(readSaidMeals(text).map(({ slot }) => slot)).size > 1
  return (areSeveral ? '' : foodsOfSentence(text)) || text
}

/** The foods of a sentence about one meal, without its name and time: of "for dinner at 7 pm 150 g salmon" the salmon. */
export const foodsOfSentence = (sentence: string): string =>
  sentence
    .replaceAll(NAMED, ' ')
    .replaceAll(CLOCK, ' ')
    .replaceAll(/\(\s*\)/g, ' ')
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/ ([,;.])/g, '$1')
    .replace(/^[\s,;:.–-]+/, '')
    .replace(/[\s,;:–-]+$/, '')

/** After these hours nobody means the morning: "lunch 1:30", "dinner at 7:15". */
const FIRST_HOUR: Partial<Record<DiarySlot, number>> = { lunch: 10, dinner: 12, snack: 7 }

function timeOf(groups: Record<string, string | undefined>, slot: DiarySlot | null): string {
  const hourSaid = groups['hour'] ?? groups['hour2'] ?? groups['bare']
  if (hourSaid === undefined) return '12:00'
  const half = (groups['half'] ?? groups['half2'])?.toLowerCase()
  const hour = Number(hourSaid)
  const isAfternoon = half === 'pm' || (half === undefined && slot !== null && hour < (FIRST_HOUR[slot] ?? 0))
  const ofDay = half === 'am' && hour === 12 ? 0 : isAfternoon && hour < 12 ? hour + 12 : hour
  return `${String(ofDay).padStart(2, '0')}:${groups['minute'] ?? groups['minute2'] ?? '00'}`
}
