import type { RecipeNotes } from '#app/domain/recipe/recipe.ts'
import { plainText } from './plain-text.ts'

const MAX_STORAGE = 300
const MAX_VARIATIONS = 3
const MAX_NAME = 40
const MAX_TEXT = 300
const MAX_ADDS = 8

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
  const [, sentenceName = '', sentence = ''] = typeof value === 'string' ? namedSentence(value) : []
  const record = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  const name = (
    textOf(record['name'] ?? record['title'], MAX_NAME) || textOf(sentenceName, MAX_NAME)
  ).replace(/[.:,]$/, '')
  const text = textOf(record['text'] ?? record['description'], MAX_TEXT) || textOf(sentence, MAX_TEXT)
  if (name === '' || text === '') return []
  const adds = record['adds']
  if (!Array.isArray(adds)) return [{ name, text }]
  return [
    {
      name,
      text,
      adds: adds
        .slice(0, MAX_ADDS)
        .map((line) => textOf(line, MAX_TEXT))
        .filter(Boolean),
    },
  ]
}

const NAMED = /^([^:.]{1,80})[:.]\s+(.+)$/s
/** "Add potatoes.": a sentence without a name is named by its first words. */
const NAME_WORDS = 4

function namedSentence(value: string): readonly string[] {
  const text = value.slice(0, 2000)
  const named = NAMED.exec(text)
  if (named !== null) return named
  const words = text.trim().split(/\s+/)
  return words.length < 3 && !/[.!]$/.test(text.trim())
    ? []
    : ['', words.slice(0, NAME_WORDS).join(' '), text]
}
