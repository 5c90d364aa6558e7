import { plainWords } from '#app/domain/plain-words.ts'
import { readBarcode } from './barcode.ts'
import { KJ_PER_KCAL, type LabelValues, MOST_G, MOST_KCAL, MOST_PORTION_G, SALT_PER_SODIUM } from './label.ts'

/** A packaged product as a source outside tells of it. */
export type Product = {
  /** Thirteen digits. */
  barcode: string
  name: string
  /** '' where none is said. */
  brand: string
  /** What is in the pack, as the source says it: "500 g". */
  quantity: string
  /** Null where the source lacks energy or one of the three macronutrients, or says what cannot be. */
  label: LabelValues | null
}

export const LONGEST_PRODUCT_NAME = 120
const LONGEST_BRAND = 80
const LONGEST_QUANTITY = 40

/** The fields that are asked for: nothing else of a product is read. */
export const PRODUCT_FIELDS = [
  'code',
  'product_name',
  'product_name_en',
  'generic_name',
  'brands',
  'quantity',
  'product_quantity_unit',
  'serving_size',
  'serving_quantity',
  'serving_quantity_unit',
  'nutriments',
] as const

/** A record of Open Food Facts, of its API or of a dump: anything may be missing, and numbers may be texts. */
type OpenRecord = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is OpenRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': '’',
  '&apos;': '’',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
}

/** Text of strangers as it may be stored and shown: one line of plain words. */
function cleaned(value: unknown, longest: number): string {
  if (typeof value !== 'string') return ''
  const words = value
    .slice(0, longest * 4)
    .replace(/&(?:amp|quot|#39|apos|lt|gt|nbsp);/g, (name) => ENTITIES[name]!)
  const line = plainWords(words).replace(/\s+/g, ' ').trim()
  return line.length <= longest ? line : `${line.slice(0, longest - 1).trimEnd()}…`
}

/** A number, also one written as text ("4,5"); null for anything else, and for what is below zero. */
function numberIn(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) && value >= 0 ? value : null
  if (typeof value !== 'string') return null
  const text = value.trim().replace(',', '.')
  return /^\d{1,7}(?:\.\d{1,20})?$/.test(text) ? Number(text) : null
}

const upTo = (figure: number | null, most: number): number | null =>
  figure === null || figure > most ? null : Math.round(figure * 100) / 100

function kcalIn(nutriments: OpenRecord): number | null {
  const kcal = numberIn(nutriments['energy-kcal_100g'])
  if (kcal !== null) return kcal
  const kj = numberIn(nutriments['energy-kj_100g']) ?? numberIn(nutriments['energy_100g'])
  return kj === null ? null : kj / KJ_PER_KCAL
}

function saltIn(nutriments: OpenRecord): number | null {
  const salt = numberIn(nutriments['salt_100g'])
  if (salt !== null) return salt
  const sodium = numberIn(nutriments['sodium_100g'])
  return sodium === null ? null : sodium * SALT_PER_SODIUM
}

/** Grams of alcohol in 100 ml, where the source says per cent of volume. */
const ALCOHOL_G_PER_ML = 0.789

const IN_LITRES = /\d\s*(?:ml|cl|dl|l|litres?|liters?|fl\.?\s?oz)\b/i

/** The figures of a record, or null where they are not all there. */
function labelIn(record: OpenRecord): LabelValues | null {
  const nutriments = isRecord(record['nutriments']) ? record['nutriments'] : {}
  const of = (name: string) => upTo(numberIn(nutriments[`${name}_100g`]), 140)
  const kcal = upTo(kcalIn(nutriments), MOST_KCAL)
  const [proteinG, carbsG, fatG] = [of('proteins'), of('carbohydrates'), of('fat')]
  if (kcal === null || proteinG === null || carbsG === null || fatG === null) return null
  const units = [record['serving_quantity_unit'], record['product_quantity_unit']]
  const isDrink =
    units.some((unit) => unit === 'ml') ||
    (!units.includes('g') && IN_LITRES.test(cleaned(record['quantity'], LONGEST_QUANTITY)))
  const portionG = numberIn(record['serving_quantity'])
  const alcoholVolume = upTo(numberIn(nutriments['alcohol_100g']), 100)
  return {
    per: isDrink ? 'ml' : 'g',
    portionG: portionG !== null && portionG > 0 ? upTo(portionG, MOST_PORTION_G) : null,
    kcal,
    proteinG,
    carbsG,
    fatG,
    fiberG: of('fiber'),
    sugarG: of('sugars'),
    saturatedFatG: of('saturated-fat'),
    saltG: upTo(saltIn(nutriments), MOST_G),
    alcoholG: alcoholVolume === null ? null : upTo(alcoholVolume * ALCOHOL_G_PER_ML, 100),
  }
}

/**
 * A product from a record of Open Food Facts; null without a name or with a barcode that its check digit does not prove.
 * Its words are strangers': they are cut to one plain line each. Figures out of all bounds count as not stated.
 */
export function productOf(record: unknown): Product | null {
  if (!isRecord(record)) return null
  const code = record['code']
  const { barcode } = readBarcode(
    typeof code === 'number' ? String(code) : typeof code === 'string' ? code : '',
  )
  const name =
    cleaned(record['product_name_en'], LONGEST_PRODUCT_NAME) ||
    cleaned(record['product_name'], LONGEST_PRODUCT_NAME) ||
    cleaned(record['generic_name'], LONGEST_PRODUCT_NAME)
  if (barcode === null || name === '') return null
  return {
    barcode,
    name,
    brand: cleaned(record['brands'], LONGEST_BRAND * 4)
      .split(',')[0]!
      .trim()
      .slice(0, LONGEST_BRAND),
    quantity: cleaned(record['quantity'], LONGEST_QUANTITY),
    label: labelIn(record),
  }
}

/** How a product is called among one's foods: with its maker, unless the name says it already. */
export function nameWithBrand({ name, brand }: Pick<Product, 'name' | 'brand'>): string {
  const isSaid = brand === '' || name.toLowerCase().includes(brand.toLowerCase())
  return (isSaid ? name : `${brand} ${name}`).slice(0, LONGEST_PRODUCT_NAME)
}
