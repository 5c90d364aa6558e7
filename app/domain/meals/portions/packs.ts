import { wordSet } from '#app/domain/food/line-words.ts'
import { readTable } from '#app/food-table.server.ts'
import type { SaidPortion } from './said-portion.ts'

/** "half a pack of digestives", "a whole tub of hummus": who says it so means the pack that shops sell. */

const PACKS = wordSet('package packet tub tin can jar bag box carton punnet pot block')
const GRAMS = { g: 1, kg: 1000, ml: 1, l: 1000 } as const
/** What is left without the brine is in brackets. */
const SIZE = /^([\d.]+) (g|kg|ml|l)(?: \(([\d.]+) g\))?$/
/** Of a larger one nobody eats the whole. */
const MOST_GRAMS = 600

let sizesById: ReadonlyMap<string, readonly number[]> | undefined

/** Of the tin that shops sell in two sizes, people mean the one for two rather than the snack. */
const USUAL_TIN_GRAMS = 420

/** Grams of the pack of a food that people mean; null where it is sold in none that one person eats. */
function packGrams(id: string, unit: string): number | null {
  sizesById ??= new Map(
    readTable('foods/packs.csv', [
      'foodId',
      'sell',
      'unit',
      'sizes',
      'soldAs',
      'buyAs',
      'openedDays',
    ] as const).map(({ row }) => [row.foodId, row.sell === 'pack' ? row.sizes.split('; ').map(gramsOf) : []]),
  )
  const sizes = (sizesById.get(id) ?? []).filter((grams) => grams > 0 && grams <= MOST_GRAMS)
  const isTin = unit === 'tin' || unit === 'can'
  return (isTin ? sizes.findLast((grams) => grams <= USUAL_TIN_GRAMS) : sizes[0]) ?? sizes[0] ?? null
}

function gramsOf(size: string): number {
  const [, amount = '', unit = 'g', drained] = SIZE.exec(size) ?? []
  return Number(drained ?? amount) * GRAMS[unit as keyof typeof GRAMS]
}

/** Grams of a pack, or of a share of it, where the words speak of one as a whole; null elsewhere. */
export function gramsOfPack(id: string, { unit, amounts: [amount], words }: SaidPortion): number | null {
  if (unit === null || !PACKS.has(unit)) return null
  const isCounted = amount !== undefined && amount.measure === null
  // Nobody opens two tins to eat a usual portion.
  const isWhole = words.has('whole') || words.has('entire') || unit === 'tin'
  if (!isWhole && !(isCounted && amount.most < 1)) return null
  const grams = packGrams(id, unit)
  return grams === null || !isCounted ? grams : (grams * (amount.value + amount.most)) / 2
}
