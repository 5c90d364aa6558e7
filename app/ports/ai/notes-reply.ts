import type { RecipeNotes } from '#app/domain/recipe/recipe.ts'
import { plainText } from './plain-text.ts'

const MAX_STORAGE = 300
const MAX_VARIATIONS = 3
const MAX_NAME = 40
const MAX_TEXT = 300

const textOf = (value: unknown, maxLength: number) =>
  typeof value === 'string' ? plainText(value, maxLength) : ''

/** How a model says that a dish keeps and what else can be made of it, as plain text within bounds; null without either. */
export function notesOf(storage: unknown, variations: unknown): RecipeNotes | null {
  const keeping = textOf(storage, MAX_STORAGE)
  const read = Array.isArray(variations) ? variations.slice(0, MAX_VARIATIONS * 2).flatMap(variationOf) : []
  const names = new Set<string>()
  const different = read.filter(({ name }) => {
    const isNew = !names.has(name.toLowerCase())
    names.add(name.toLowerCase())
    return isNew
  })
  return keeping === '' && different.length === 0
    ? null
    : { storage: keeping, variations: different.slice(0, MAX_VARIATIONS) }
}

/** `{ name, text }`, or a sentence such as "With peas: add 100 g for the last minute." */
function variationOf(value: unknown): RecipeNotes['variations'][number][] {
  const [, sentenceName = '', sentence = ''] =
    typeof value === 'string' ? (NAMED.exec(value.slice(0, 2000)) ?? []) : []
  const record = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  const name = (textOf(record['name'], MAX_NAME) || textOf(sentenceName, MAX_NAME)).replace(/[.:]$/, '')
  const text = textOf(record['text'], MAX_TEXT) || textOf(sentence, MAX_TEXT)
  return name === '' || text === '' ? [] : [{ name, text }]
}

const NAMED = /^([^:.]{1,80})[:.]\s+(.+)$/s
