import type { VocabularyFood } from './vocabulary.ts'

const names = new WeakMap<VocabularyFood, string>()

/** USDA's "Soft drink, cola" as people say it: "Cola soft drink"; longer names stay as USDA writes them, without codes. */
export function displayName(food: VocabularyFood): string {
  const known = names.get(food)
  if (known !== undefined) return known
  const name = food.source === 'fndds' || food.source === 'sr' ? readableName(food.name) : food.name
  names.set(food, name)
  return name
}

const CODES = /,? ?\b(?:NFS|NS as to [^,()]+|NS)\b/g

function readableName(description: string): string {
  const plain = description
    .replace(CODES, '')
    .replace(/, raw$/, '')
    .replace(/\s+/g, ' ')
    .trim()
  const parts = plain.split(', ')
  const [first = '', second = '', ...rest] = parts
  const isInverted =
    parts.length === 2 &&
    /^[a-z][a-z -]+$/i.test(second) &&
    !/^(?:with|from|in|no|made|and|or|not|skin)\b/i.test(second) &&
    // "Seeds, breadfruit seeds" are no breadfruit seeds seeds.
    !second.toLowerCase().endsWith(first.toLowerCase())
  if (isInverted && rest.length === 0 && second.split(' ').length <= 2)
    return lowerFirst(`${second} ${lowerFirst(first)}`)
  return lowerFirst(plain)
}

/** "Potato" becomes "potato"; "Big Mac" and "McDONALD'S" stay. */
const lowerFirst = (text: string) =>
  /\p{Lu}/u.test(text.slice(1)) ? text : text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
