import { readable } from '#app/domain/food/piece-weights.ts'
import { pluralOfUnit } from '#app/domain/recipe/kitchen-figures.ts'
import { wordTable } from '#app/domain/word-table.ts'
import type { Draft } from './draft.ts'

/** The portion in words, as it was said or assumed: "2 slices, 50 g". */
export function portionText({ item, phrases, grams }: Draft): string {
  const weight = readable(grams)
  const amounts = phrases.flatMap(({ amounts: some }) => some)
  const [amount] = amounts
  if (amount === undefined || amount.measure === 'gram' || amount.measure === 'kilogram') return weight
  const count = Number(((amount.value + amount.most) / 2).toFixed(2))
  const unit =
    amount.measure ?? phrases.flatMap(({ words }) => words).find(({ role }) => role === 'unit')?.stem ?? ''
  const size = phrases.flatMap(({ words }) => words).find(({ role }) => role === 'size')?.stem ?? ''
  if (item.weighed.basis === 'usual' && unit === '') return weight
  // "half a croissant" has said its share in a word.
  const isShareSaid = SHARE_WORDS.has(size)
  const words = [isShareSaid ? '' : String(count), size, inWords(unit, count)]
  return `${words.filter(Boolean).join(' ')}, ${weight}`
}

const SHARE_WORDS: ReadonlySet<string> = new Set(['half', 'quarter'])

const MEASURES = wordTable<string>({
  floz: 'fl oz',
  ounce: 'oz',
  pound: 'lb',
  milliliter: 'ml',
  liter: 'l',
})

const inWords = (unit: string, count: number): string =>
  MEASURES[unit] ?? (count > 1 && unit !== '' ? pluralOfUnit(unit) : unit)
