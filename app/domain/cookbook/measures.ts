import { boundedMemo } from '#app/domain/bounded-memo.ts'
import { gramsOf } from '#app/domain/food/grams.ts'
import type { Food } from '#app/domain/food/food.ts'
import { readIngredientLine } from '#app/domain/food/ingredient-line.ts'
import { kitchenNumber, singularOf } from '#app/domain/kitchen/words.ts'
import type { Choice } from './dish.ts'

/** Amounts as a kitchen measures them: grams by the scales, spoons by quarters, eggs, tins and cloves whole. */

export type Measure = { quantity: number; unit: string; text: string }

const stepFor = (value: number) =>
  value < 5 ? 1 : value < 100 ? 5 : value < 250 ? 10 : value < 1000 ? 25 : 50
/** Packs are of 75, 125 and 225 g: such amounts stay as they are. */
const isQuarterPack = (value: number) => value >= 50 && value < 1000 && value % 25 === 0

/** Grams or millilitres as a recipe prints them. */
export const roundAmount = (value: number): number =>
  isQuarterPack(value) ? value : Math.max(1, Math.round(value / stepFor(value)) * stepFor(value))

const half = (value: number) => Math.max(0.5, Math.round(value * 2) / 2)
/** Units that are not halved. */
const WHOLE_UNIT =
  /^(?:clove|slice|sprig|rasher|stick|sheet|lea|stalk|ball|nest|fillet|handful|pinch|packet|bunch)/
/** "a bunch of parsley". */
const UNIT_WITH_OF = /^(?:bunch|pinch|handful|packet)/

/** `quantity` of a unit times `factor`, rounded for a kitchen. */
export function measure(quantity: number, unit: string, factor: number): Measure {
  const value = quantity * factor
  if (unit === 'g' || unit === 'ml') {
    const isAsWritten = factor === 1 && quantity < 1000 && Number.isInteger(quantity)
    return metric(isAsWritten ? quantity : roundAmount(value), unit)
  }
  if (unit === 'kg' || unit.startsWith('litre'))
    return measure(value * 1000, unit === 'kg' ? 'g' : 'ml', 1.0001)
  if (unit === 'tsp' || unit === 'tbsp') return spoons(unit === 'tbsp' ? value * 3 : value)
  if (unit === 'cm piece')
    return { quantity: half(value), unit, text: `${Math.max(1, Math.round(value))} cm piece` }
  return counted(value, unit)
}

function metric(value: number, unit: 'g' | 'ml'): Measure {
  const large = Number((value / 1000).toFixed(unit === 'g' ? 2 : 1))
  const largeUnit = unit === 'g' ? 'kg' : large === 1 ? 'litre' : 'litres'
  return { quantity: value, unit, text: value >= 1000 ? `${large} ${largeUnit}` : `${value} ${unit}` }
}

function spoons(tsp: number): Measure {
  if (tsp >= 24.5) return { quantity: tsp * 5, unit: 'ml', text: `${roundAmount(tsp * 5)} ml` }
  if (tsp >= 2.75) {
    const tbsp = tsp < 6 ? half(tsp / 3) : Math.round(tsp / 3)
    return { quantity: tbsp, unit: 'tbsp', text: `${kitchenNumber(tbsp)} tbsp` }
  }
  const small = Math.max(0.25, tsp < 2 ? Math.round(tsp * 4) / 4 : half(tsp))
  return { quantity: small, unit: 'tsp', text: `${kitchenNumber(small)} tsp` }
}

/** Least that is measured of salt: with a quarter teaspoon, a plate of many a dish would have twice what it wants. */
const LEAST_SALT_TSP = 0.125

/** `quantity` of a unit of salt times `factor`. */
export function measureSalt(quantity: number, unit: string, factor: number): Measure {
  const isLittle = unit === 'tsp' && quantity * factor < 1.5 * LEAST_SALT_TSP
  return isLittle ? { quantity: LEAST_SALT_TSP, unit, text: '1/8 tsp' } : measure(quantity, unit, factor)
}

function counted(value: number, unit: string): Measure {
  const isHalf = value < 0.7 && !WHOLE_UNIT.test(unit) && (!unit.startsWith('x') || value < 0.6)
  const count = isHalf
    ? 0.5
    : Math.max(1, unit.startsWith('packet') ? Math.ceil(value - 0.5) : Math.round(value))
  if (unit === '') return { quantity: count, unit, text: kitchenNumber(count) }
  if (unit.startsWith('x') && isHalf)
    return { quantity: count, unit, text: `half a ${oneUnit(unit).slice('x '.length)} of` }
  const word = count > 1 ? manyUnits(unit) : oneUnit(unit)
  const number =
    UNIT_WITH_OF.test(word) && count === 1 && !word.startsWith('packet') ? 'a' : kitchenNumber(count)
  return { quantity: count, unit, text: `${number} ${word}${UNIT_WITH_OF.test(word) ? ' of' : ''}` }
}

function manyUnits(unit: string): string {
  if (unit.startsWith('x')) return unit.replace(/tins?$/, 'tins')
  if (unit === 'leaf') return 'leaves'
  return unit.endsWith('s') ? unit : /(?:ch|sh)$/.test(unit) ? `${unit}es` : `${unit}s`
}

function oneUnit(unit: string): string {
  if (unit.startsWith('x')) return unit.replace(/tins?$/, 'tin')
  if (unit === 'leaves') return 'leaf'
  return unit.replace(/(bunch|pinch)es$/, '$1').replace(/(?<!s)s$/, '')
}

/** The book says the same things many times, and reading a line takes a while. */
const weighed = boundedMemo<number>(20_000)

/** Edible grams of a choice for one batch as printed, by the reader of any recipe's lines; 0 where it has no amount. */
export function gramsAsPrinted({ quantity, quantityMost, unit, name, before, after, food }: Choice): number {
  if (quantity === null || food === null) return 0
  // Of a tin that is drained, the fish alone is eaten.
  const state = /\bdrained\b/.test(after) ? ', drained' : ''
  const text = `${quantityMost ?? quantity} ${unit} ${before}${name}${state}`.replaceAll(/ +/g, ' ')
  return weighed(`${food.id} ${text}`, () => gramsOf(readIngredientLine(text), food).grams ?? 0)
}

/** "pepper" as "peppers"; the table's plural where the table names it so. */
export function pluralName(name: string, food: Food | null): string {
  if (singularOf(name) !== name || /[sx]$/.test(name)) return name
  if (food !== null && name === food.name) return food.plural
  if (food !== null && food.plural === food.name && food.name.endsWith(name)) return name
  if (/(?:tomato|potato|mango|[cs]h)$/.test(name)) return `${name}es`
  if (name.endsWith('leaf')) return name.replace(/leaf$/, 'leaves')
  return /[^aeiou]y$/.test(name) ? `${name.slice(0, -1)}ies` : `${name}s`
}
