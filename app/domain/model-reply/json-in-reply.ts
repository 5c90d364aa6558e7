import { jsonrepair } from 'jsonrepair'
import { parseJson } from '#app/domain/bounded-json.ts'

/** Finds the JSON anywhere in a model's reply, and repairs the mistakes that models make. */

const MAX_LENGTH = 200_000
/** How many brackets are tried: prose before the JSON may have some of its own. */
const MAX_STARTS = 40

/** Parses JSON as models write it: trailing commas, single quotes, comments, NaN. Undefined if it is not JSON. */
export function looseJson(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    try {
      return parseJson(jsonrepair(text))
    } catch {
      return undefined
    }
  }
}

/**
 * The lists and objects in a reply, in order, each from a bracket to the one that closes it. A value that is cut off at
 * the end of the reply is left out.
 */
export function jsonInReply(reply: string): unknown[] {
  const text = reply.slice(0, MAX_LENGTH)
  const values: unknown[] = []
  let starts = 0
  for (let at = nextBracket(text, 0); at >= 0 && starts < MAX_STARTS; starts++) {
    const end = endOfValue(text, at)
    const value = end === null ? undefined : structured(looseJson(text.slice(at, end)))
    if (value !== undefined) values.push(value)
    at = nextBracket(text, end === null || value === undefined ? at + 1 : end)
  }
  return values
}

function nextBracket(text: string, from: number): number {
  const at = text.slice(from).search(/[[{]/)
  return at < 0 ? -1 : from + at
}

/** A list or object with something in it. */
function structured(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return Object.keys(value).length === 0 ? undefined : value
}

/** The index after the bracket that closes the one at `start`; null if none does. */
function endOfValue(text: string, start: number): number | null {
  let depth = 0
  let isInText = false
  for (let at = start; at < text.length; at++) {
    const sign = text[at]
    if (sign === '"') isInText = !isInText
    else if (isInText) at += sign === '\\' ? 1 : 0
    else if (sign === '[' || sign === '{') depth++
    else if ((sign === ']' || sign === '}') && --depth === 0) return at + 1
  }
  return null
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A field name normalised for comparison: "Cooking time (min)" and "cooking_time_min" are the same. */
export const plainKey = (key: string): string => key.toLowerCase().replace(/[^a-z]/g, '')
