import {
  MAX_DESCRIPTION_LENGTH,
  MAX_LINE_TEXT_LENGTH,
  MAX_READ_NAME_LENGTH,
  MAX_SOURCE_URL_LENGTH,
} from './imported-recipe.ts'
import { plainLines, plainText } from './imported-text.ts'
import { headingLine } from './list-headings.ts'

/** Fields of a recipe of another program, as text; what is of another type counts as missing. */
export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The first of the names that holds something. */
export function fieldOf(fields: Fields, ...names: readonly string[]): unknown {
  for (const name of names) {
    const value = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (value !== undefined && value !== null && value !== '') return value
  }
  return undefined
}

/** One line of plain text of a field, '' where it holds none. */
export function textField(fields: Fields, maxLength: number, ...names: readonly string[]): string {
  const value = fieldOf(fields, ...names)
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  return typeof value === 'string' ? plainText(value, maxLength) : ''
}

/** The lines of a field of several, without markup. */
export function linesField(fields: Fields, maxLength: number, ...names: readonly string[]): string[] {
  const value = fieldOf(fields, ...names)
  return typeof value === 'string' ? plainLines(value, maxLength) : []
}

export function numberField(fields: Fields, ...names: readonly string[]): number | null {
  const value = fieldOf(fields, ...names)
  const number = typeof value === 'string' ? Number.parseFloat(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

export function listField(fields: Fields, ...names: readonly string[]): readonly unknown[] {
  const value = fieldOf(fields, ...names)
  return Array.isArray(value) ? value : []
}

/** Names of a list of texts or of things with a name, such as tags. */
export const namesField = (fields: Fields, ...names: readonly string[]): string[] =>
  listField(fields, ...names).map((one) =>
    typeof one === 'string' ? plainText(one, 100) : isFields(one) ? textField(one, 100, 'name') : '',
  )

/** The name of a thing that is told as a text or as an object: a unit, a food. */
export function nameOf(value: unknown): string {
  if (typeof value === 'string') return plainText(value, 200)
  return isFields(value) ? textField(value, 200, 'name') : ''
}

/** "0.5", "2", "0.33": an amount as a cook would write it, '' for none. */
export function amountText(amount: number | null): string {
  if (amount === null || amount <= 0 || amount > 1e6) return ''
  return String(Math.round(amount * 100) / 100)
}

/** An ingredient line of its parts. */
export function ingredientText(parts: { amount: string; unit: string; food: string; note: string }): string {
  const head = [parts.amount, parts.unit, parts.food].filter((part) => part !== '').join(' ')
  return parts.note === '' ? head : `${head}, ${parts.note}`
}

/** What every program calls the same: name, description and the address it came from. */
export const commonTexts = (fields: Fields, ...urlNames: readonly string[]) => ({
  name: textField(fields, MAX_READ_NAME_LENGTH, 'name'),
  description: textField(fields, MAX_DESCRIPTION_LENGTH, 'description'),
  sourceUrl: textField(fields, MAX_SOURCE_URL_LENGTH, ...urlNames) || null,
})

/** An ingredient as a line, no longer than one may be. */
export const ingredientLine = (parts: Parameters<typeof ingredientText>[0]): string =>
  ingredientText(parts).slice(0, MAX_LINE_TEXT_LENGTH)

/** The line that heads a group of ingredients, "For the sauce:"; none where the title cannot be one. */
export function headingLines(title: string): string[] {
  const line = headingLine(title)
  return line === null ? [] : [line]
}
