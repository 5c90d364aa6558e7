import { readTable } from '#app/food-table.server.ts'
import { ingredientsOf } from './dish-ingredients.ts'
import type { SaidPortion } from './said-amount.ts'

/** "half a pack of digestives", "a whole tub of hummus": who says it so means the pack that shops sell. */

const PACKS = new Set(['package', 'packet', 'tub', 'tin', 'can', 'jar', 'bag', 'box', 'carton', 'punnet'])
const GRAMS = { g: 1, kg: 1000, ml: 1, l: 1000 } as const
const SIZE = /^([\d.]+) (g|kg|ml|l)\b/
/** Crackers and biscuits come in these. */
const SLEEVE_GRAMS = 130
/** "a family bag", "a sharing pack" of crisps or sweets. */
const LARGE_PACKS = ['family', 'sharing', 'share', 'multi']
const LARGE_PACK_GRAMS = 150
/** Of a larger one nobody eats the whole. */
const MOST_GRAMS = 600

let gramsById: ReadonlyMap<string, number> | undefined

/** Grams of the smallest pack that shops sell of a food; null where it is sold in none that one person eats. */
function packGrams(id: string): number | null {
  gramsById ??= new Map(
    readTable('foods/packs.csv', [
      'foodId',
      'sell',
      'unit',
      'sizes',
      'soldAs',
      'buyAs',
      'openedDays',
    ] as const).flatMap(({ row }) => {
      const [, amount = '', unit = 'g'] = SIZE.exec(row.sizes) ?? []
      const grams = Number(amount) * GRAMS[unit as keyof typeof GRAMS]
      return row.sell === 'pack' && grams > 0 && grams <= MOST_GRAMS ? [[row.foodId, grams]] : []
    }),
  )
  return gramsById.get(id) ?? null
}

/** So much of a dish is one food where it is that food by another name: "biscuit". */
const MAIN_SHARE = 0.8

function packOfMain(id: string): number | null {
  const ingredients = ingredientsOf(id)
  const all = ingredients.reduce((sum, { grams }) => sum + grams, 0)
  const main = ingredients.find(({ grams }) => grams > MAIN_SHARE * all)
  return main === undefined ? null : packGrams(main.food.id)
}

/** Grams of a pack, or of a share of it, where the words speak of one as a whole; null elsewhere. */
export function gramsOfPack(id: string, { unit, amounts: [amount], words }: SaidPortion): number | null {
  if (words.has('sleeve') && (unit === null || unit === 'sleeve')) return SLEEVE_GRAMS * (amount?.value ?? 1)
  if (unit === null || !PACKS.has(unit)) return null
  const isShare = amount !== undefined && amount.measure === null && amount.most < 1
  const isLarge = LARGE_PACKS.some((word) => words.has(word))
  const isWhole = words.has('whole') || words.has('entire')
  if (!isShare && !isWhole && !isLarge) return null
  const grams = packGrams(id) ?? packOfMain(id) ?? (isLarge ? LARGE_PACK_GRAMS : null)
  return grams === null ? null : grams * (isShare ? (amount.value + amount.most) / 2 : 1)
}
