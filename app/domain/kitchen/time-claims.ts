import { ONE_WORD_NUMBERS } from '#app/domain/food/number-words.ts'
import { wordTable } from '#app/domain/word-table.ts'

/** Times a headnote states, and whether they are the recipe's. */

const NUMBERS = wordTable<number>({ ...ONE_WORD_NUMBERS, a: 1, an: 1 })
const TIME =
  /\b(?:(half|quarter of|three quarters of) an hour|(\d+|\p{L}+)(?:[- ](?:to|or|and)[- ](\d+|\p{L}+))?[- ](minute|min|hour)s?)\b/giu

/** Minutes of each time a text states in figures or words, a range by its longer end: "ten minutes" is 10. */
export function statedMinutes(text: string): number[] {
  return [...text.matchAll(TIME)].flatMap(([, part, low = '', high, unit = '']) => {
    if (part) return [part.startsWith('half') ? 30 : part.startsWith('three') ? 45 : 15]
    const count = numberOf(high ?? low) ?? numberOf(low)
    if (count === undefined) return []
    return [unit.toLowerCase() === 'hour' ? count * 60 : count]
  })
}

function numberOf(word: string): number | undefined {
  return /^\d+$/.test(word) ? Number(word) : NUMBERS[word.toLowerCase()]
}

/** A headnote speaks of the whole dish: its time is the recipe's, give or take the minutes of rounding, or unsaid. */
const ROUNDING_MIN = 5

/** Whether every time a text states is the time the recipe takes; null when that is not known yet. */
export function agreesOnTime(text: string, cookingTimeMin: number | null): boolean {
  return statedMinutes(text).every(
    (min) => cookingTimeMin !== null && Math.abs(min - cookingTimeMin) <= ROUNDING_MIN,
  )
}
