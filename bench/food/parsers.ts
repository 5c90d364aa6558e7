import { parseIngredient as parseSharp } from '@jlucaspains/sharp-recipe-parser'
import { parseIngredient } from 'parse-ingredient'
import { parse as parseV3 } from 'recipe-ingredient-parser-v3'
import { readIngredientLine } from '#app/domain/food/ingredient-line.ts'

/** What a parser makes of a line, in one shape. */
export type ParsedLine = {
  quantity: number | null
  quantityMax: number | null
  unit: string | null
  name: string
}

/** Parsers that keep the preparation in the name get it cut off, or none of their names would count. */
const cut = (name: string) => (name.replace(/^\(.*?\)/, '').split(/[,(]/)[0] ?? '').trim()
/** What some give as a unit where there is none. */
const unitOrNull = (unit: string | null) => (unit === null || /^(?:|taste|q\.b\.)$/.test(unit) ? null : unit)
const orNull = (amount: number | null | undefined) => amount || null

/** Ours and the npm parsers, each as its documentation says to use it. */
export const PARSERS: readonly { label: string; parse: (line: string) => ParsedLine }[] = [
  { label: 'ours', parse: readIngredientLine },
  {
    label: 'sharp-recipe-parser 2.1.0',
    parse(line) {
      const read = parseSharp(line, 'en')
      if (read === null) return { quantity: null, quantityMax: null, unit: null, name: '' }
      const { minQuantity, maxQuantity, unit, ingredient } = read
      const isRange = maxQuantity !== minQuantity
      return {
        quantity: orNull(minQuantity),
        quantityMax: isRange ? maxQuantity : null,
        unit: unitOrNull(unit),
        name: ingredient,
      }
    },
  },
  {
    label: 'parse-ingredient 3.0.0',
    parse(line) {
      const [read] = parseIngredient(line)
      return {
        quantity: read?.quantity ?? null,
        quantityMax: read?.quantity2 ?? null,
        unit: read?.unitOfMeasureID ?? read?.unitOfMeasure ?? null,
        name: cut(read?.description ?? ''),
      }
    },
  },
  {
    label: 'recipe-ingredient-parser-v3 1.5.0',
    parse(line) {
      const { minQty, maxQty, unit, ingredient } = parseV3(line, 'eng')
      const isRange = maxQty !== minQty
      return {
        quantity: orNull(minQty),
        quantityMax: isRange ? maxQty : null,
        unit: unitOrNull(unit),
        name: cut(ingredient),
      }
    },
  },
]
