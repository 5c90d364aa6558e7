import type { IngredientLine } from './ingredient-line.ts'
import { type Unit, unitRow } from './units.ts'

/** The country whose pints and date order apply: a pint is 568 ml in Britain and 473 ml in the US. */
export const LOCAL_MEASURES = ['uk', 'us'] as const
export type LocalMeasures = (typeof LOCAL_MEASURES)[number]

const ML_OF: Readonly<Record<LocalMeasures, ReadonlyMap<Unit, number>>> = {
  uk: new Map([
    ['fluid ounce', 28.41],
    ['pint', 568],
    ['quart', 1137],
    ['gallon', 4546],
  ]),
  us: new Map([
    ['fluid ounce', 29.57],
    ['pint', 473],
    ['quart', 946],
    ['gallon', 3785],
  ]),
}

/** The line with pints, quarts, gallons and fluid ounces converted to those of the person's country. */
export function inLocalMeasures(line: IngredientLine, measures: LocalMeasures): IngredientLine {
  const localMl = line.unit === null ? undefined : ML_OF[measures].get(line.unit)
  const readMl = line.unit === null ? undefined : unitRow(line.unit).ml
  if (line.unit === null || localMl === undefined || readMl === undefined) return line
  const times = localMl / readMl
  const { quantity, quantityMax } = line
  return {
    ...line,
    quantity: (quantity ?? 1) * times,
    quantityMax: quantityMax === null ? null : quantityMax * times,
  }
}
