import { findFood } from '#app/domain/food/foods.ts'
import { wordSet } from '#app/domain/food/line-words.ts'
import { readTable } from '#app/food-table.server.ts'
import { ingredientsOf } from '#app/domain/meals/dish-ingredients.ts'
import type { SaidPortion } from './said-portion.ts'

/** "half a pack of digestives", "a whole tub of hummus": who says it so means the pack that shops sell. */

const PACKS = wordSet('package packet tub tin can jar bag box carton punnet pot block')
const GRAMS = { g: 1, kg: 1000, ml: 1, l: 1000 } as const
/** What is left without the brine is in brackets. */
const SIZE = /^([\d.]+) (g|kg|ml|l)(?: \(([\d.]+) g\))?$/
/** Crackers and biscuits come in these. */
const SLEEVE_GRAMS = 130
/** "a family bag", "a sharing pack" of crisps or sweets. */
const LARGE_PACKS = ['family', 'sharing', 'share', 'multi']
const LARGE_PACK_GRAMS = 150
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

/** A cooked food is sold raw: half a pack of bacon. */
function packOfRaw(id: string, unit: string): number | null {
  const raw = findFood(id)?.other
  const grams = raw === undefined || raw === null ? null : packGrams(raw.id, unit)
  return grams === null ? null : grams / raw!.gramsPerGram
}

/** So much of a dish is one food where it is that food by another name: "biscuit". */
const MAIN_SHARE = 0.8

function packOfMain(id: string, unit: string): number | null {
  const ingredients = ingredientsOf(id)
  const all = ingredients.reduce((sum, { grams }) => sum + grams, 0)
  const main = ingredients.find(({ grams }) => grams > MAIN_SHARE * all)
  return main === undefined ? null : packGrams(main.food.id, unit)
}

/** Grams of a pack, or of a share of it, where the words speak of one as a whole; null elsewhere. */
export function gramsOfPack(id: string, { unit, amounts: [amount], words }: SaidPortion): number | null {
  if (words.has('sleeve') && (unit === null || unit === 'sleeve')) return SLEEVE_GRAMS * (amount?.value ?? 1)
  if (unit === null || !PACKS.has(unit)) return null
  const isShare = amount !== undefined && amount.measure === null && amount.most < 1
  const isLarge = LARGE_PACKS.some((word) => words.has(word))
  // Nobody opens two tins to eat a usual portion.
  const isWhole = words.has('whole') || words.has('entire') || unit === 'tin'
  const isCounted = amount !== undefined && amount.measure === null
  if (!isShare && !isWhole && !isLarge) return null
  const grams =
    packGrams(id, unit) ?? packOfRaw(id, unit) ?? packOfMain(id, unit) ?? (isLarge ? LARGE_PACK_GRAMS : null)
  return grams === null
    ? null
    : grams * (isShare ? (amount.value + amount.most) / 2 : isCounted ? amount.value : 1)
}
