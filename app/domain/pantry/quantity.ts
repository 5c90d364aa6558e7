import { wordTable } from '#app/domain/word-table.ts'
import { AppError } from '#app/domain/errors.ts'

/** Units of the pantry, in the order the form offers them. */
export const PANTRY_UNITS = [
  'pieces',
  'grams',
  'kg',
  'ml',
  'liters',
  'cups',
  'tbsp',
  'tsp',
  'cans',
  'packages',
] as const
export type PantryUnit = (typeof PANTRY_UNITS)[number]

export const DEFAULT_PANTRY_UNIT: PantryUnit = 'pieces'

const MOST = 100_000

const GLYPHS = wordTable<string>({
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅛': '1/8',
})

function readNumber(text: string): number | null {
  const plain = text
    .trim()
    .replaceAll(/[½⅓⅔¼¾⅛]/g, (glyph) => ` ${GLYPHS[glyph] ?? ''}`)
    .replaceAll(/\s+/g, ' ')
    .trim()
  const mixed = /^(?:(\d+) )?(\d+) ?\/ ?(\d+)$/.exec(plain)
  if (mixed) {
    const divisor = Number(mixed[3])
    return divisor === 0 ? null : Number(mixed[1] ?? 0) + Number(mixed[2]) / divisor
  }
  return /^(?:\d+(?:[.,]\d+)?|[.,]\d+)$/.test(plain) ? Number(plain.replace(',', '.')) : null
}

/**
 * Reads a typed quantity ("2", "1.5", "1,5", "1 1/2", "½") as a number above zero. Throws
 * AppError('invalid-input', field quantity).
 */
export function readQuantity(text: string): number {
  if (text.trim() === '')
    throw new AppError('invalid-input', 'Please enter a quantity', { field: 'quantity' })
  const quantity = readNumber(text)
  if (quantity === null) {
    throw new AppError('invalid-input', 'Write the quantity as a number, such as 2 or 1.5', {
      field: 'quantity',
    })
  }
  if (quantity <= 0 || quantity > MOST) {
    throw new AppError('invalid-input', `The quantity has to be above 0 and at most ${MOST}`, {
      field: 'quantity',
    })
  }
  return quantity
}

/** A quantity as it is stored and shown: "2", "500", "1.5"; at most three decimals. */
export function quantityText(quantity: number): string {
  return String(Math.round(quantity * 1000) / 1000)
}

const ONE: Readonly<Record<PantryUnit, string>> = {
  pieces: 'piece',
  grams: 'gram',
  kg: 'kg',
  ml: 'ml',
  liters: 'liter',
  cups: 'cup',
  tbsp: 'tbsp',
  tsp: 'tsp',
  cans: 'can',
  packages: 'package',
}

/** "2 pieces", "1 can", "500 grams". */
export function amountText(quantity: number, unit: PantryUnit): string {
  return `${quantityText(quantity)} ${quantity === 1 ? ONE[unit] : unit}`
}

const OTHER_SPELLINGS: ReadonlyMap<string, PantryUnit> = new Map(
  Object.entries({
    pieces: 'piece pc pcs x',
    grams: 'gram g gr gramme grammes',
    kg: 'kilo kilos kilogram kilograms',
    ml: 'millilitre millilitres milliliter milliliters',
    liters: 'liter litre litres l',
    cups: 'cup',
    tbsp: 'tablespoon tablespoons',
    tsp: 'teaspoon teaspoons',
    cans: 'can tin tins',
    packages: 'package pack packs packet packets bag bags',
  } satisfies Record<PantryUnit, string>).flatMap(([unit, words]) =>
    [unit, ...words.split(' ')].map((word) => [word, unit as PantryUnit] as const),
  ),
)

/** The pantry unit a word stands for ("g", "liter", "tin"), or null. */
export function pantryUnitOf(word: string): PantryUnit | null {
  return OTHER_SPELLINGS.get(word.trim().toLowerCase()) ?? null
}
