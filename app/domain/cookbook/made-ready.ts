import type { Food } from '#app/domain/food/food.ts'
import { RowReader } from '#app/domain/food/row-reader.ts'
import { treatmentOf } from '#app/domain/food/treatment.ts'
import { readTable } from '#app/food-table.server.ts'
import type { Choice } from './dish.ts'
import { roundAmount } from './measures.ts'

/** Foods that are boiled, soaked or swollen before they go where a dish prints a like food: cassava, dried mushrooms. */

/** `foods/made-ready.csv`: what is done first, by the food's treatment. */
const sentences = new Map<string, string>(
  readTable('foods/made-ready.csv', ['treatments', 'sentence'] as const).flatMap(({ row, place }) => {
    const read = new RowReader(row, place, row.treatments)
    return read.list('treatments').map((id) => [id, read.text('sentence')] as const)
  }),
)

/** Whether the book knows how a food is made ready for a dish that doesn't print it. */
export const isMadeReadyFirst = ({ treatmentId }: Food): boolean =>
  treatmentId !== null && sentences.has(treatmentId)

/** The sentences that make a food ready, called `name` in the method, and the minutes they take; null for other foods. */
export function makingReady(food: Food, name: string): { text: string; minutes: number } | null {
  const sentence = food.treatmentId === null ? undefined : sentences.get(food.treatmentId)
  const before = treatmentOf(food)?.before ?? null
  if (sentence === undefined || before === null) return null
  return { text: sentence.replace('{it}', `the ${name}`), minutes: before.waitMin + before.cookMin }
}

/** As much of a food that swells as becomes the grams that are printed. */
export function beforeSwelling(choice: Choice, food: Food): Choice {
  const gains = treatmentOf(food)?.before?.gains ?? 1
  const { quantity, unit } = choice
  if (gains === 1 || quantity === null || unit !== 'g' || !isMadeReadyFirst(food)) return choice
  return { ...choice, quantity: roundAmount(quantity / gains) }
}
