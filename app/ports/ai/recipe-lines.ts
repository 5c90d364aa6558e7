import { isRecord } from '#app/domain/model-reply/json-in-reply.ts'
import { plainText } from './plain-text.ts'

/** The lines and steps of a model's recipe, whatever shape the list has. */

const MAX_LINES = 40
const MAX_STEPS = 30
const MAX_LINE_LENGTH = 200
const MAX_STEP_LENGTH = 600
const MAX_TEXT_LENGTH = 20_000

type Shape = {
  maxCount: number
  maxLength: number
  /** The line for an object in the list; null if the object is not one. */
  ofObject(record: Record<string, unknown>): string | null
  /** The line for a pair such as "rice": "200 g" or "1": "Boil the rice." */
  ofPair(key: string, value: string): string
}

const asText = (value: unknown): string =>
  typeof value === 'string'
    ? value.trim()
    : typeof value === 'number' && Number.isFinite(value)
      ? String(value)
      : ''

const firstText = (record: Record<string, unknown>, keys: readonly string[]): string =>
  keys.map((key) => asText(record[key])).find((text) => text !== '') ?? ''

const INGREDIENT_LINES: Shape = {
  maxCount: MAX_LINES,
  maxLength: MAX_LINE_LENGTH,
  ofObject(record) {
    const whole = firstText(record, ['text', 'line', 'display', 'original'])
    if (whole !== '') return whole
    const name = firstText(record, ['name', 'ingredient', 'item', 'food'])
    if (name === '') return null
    const amount = firstText(record, ['quantity', 'amount', 'qty', 'measure'])
    const unit = firstText(record, ['unit', 'units'])
    const how = firstText(record, ['preparation', 'prep', 'notes', 'note'])
    return [amount, unit, how === '' ? name : `${name}, ${how}`].filter(Boolean).join(' ')
  },
  ofPair: (key, value) => `${value} ${key}`,
}

const STEPS: Shape = {
  maxCount: MAX_STEPS,
  maxLength: MAX_STEP_LENGTH,
  ofObject(record) {
    const text = firstText(record, [
      'text',
      'instruction',
      'description',
      'direction',
      'action',
      'details',
      'content',
    ])
    const step = typeof record['step'] === 'string' ? record['step'].trim() : ''
    return text || (/\p{L}{3}/u.test(step) ? step : '') || null
  },
  ofPair: (_key, value) => value,
}

/** Keys of a list inside a list: "For the sauce" and what goes into it. */
const NESTED = ['items', 'ingredients', 'lines', 'steps', 'instructions', 'itemListElement', 'list']

function linesOf(value: unknown, shape: Shape, depth = 0): string[] {
  if (depth > 2) return []
  // A text of several lines, or of several numbered sentences; a single line is not a list.
  if (typeof value === 'string') {
    const parts = value
      .slice(0, MAX_TEXT_LENGTH)
      .split(/\r?\n|(?<=[.!?])\s+(?=\d{1,2}[.)]\s)/)
      .map((one) => one.replace(/^\s*[-–—*•]\s*/, '').trim())
      .filter(Boolean)
    return depth > 0 || parts.length > 1 ? parts : []
  }
  if (Array.isArray(value))
    return value.slice(0, shape.maxCount * 2).flatMap((one) => linesOf(one, shape, depth + 1))
  if (!isRecord(value)) return []
  const nested = NESTED.map((key) => value[key]).find(Array.isArray)
  if (nested !== undefined) return linesOf(nested, shape, depth + 1)
  const line = shape.ofObject(value)
  if (line !== null) return [line]
  if (depth > 0) return []
  const pairs = Object.entries(value).slice(0, shape.maxCount)
  return pairs.every(([, one]) => typeof one === 'string')
    ? pairs.map(([key, one]) => shape.ofPair(key, one as string))
    : pairs.flatMap(([, one]) => linesOf(one, shape, depth + 1))
}

const clean = (lines: readonly string[], { maxCount, maxLength }: Shape): string[] =>
  lines
    .map((line) => plainText(line, maxLength))
    .filter((line) => line !== '')
    .slice(0, maxCount)

/** The ingredient lines of a model's recipe, as plain text within bounds. */
export function ingredientLinesOf(value: unknown): string[] {
  return clean(linesOf(value, INGREDIENT_LINES), INGREDIENT_LINES)
}

/** The steps of a model's recipe, without their numbers: the page numbers them itself. */
export function stepsOf(value: unknown): string[] {
  return clean(linesOf(value, STEPS), STEPS).map(withoutNumber)
}

/** "1. Chop", "Step 2: fry", "**3)** Serve". */
const withoutNumber = (step: string) =>
  step.replace(/^[*#\s]*(?:step\s*)?\d{1,2}\s*[.):]\**\s*(?=\S)/i, '').replace(/^\*\*([^*]+)\*\*/, '$1')
