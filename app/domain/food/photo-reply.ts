import { isRecord, jsonInReply } from '#app/domain/model-reply/json-in-reply.ts'
import { judgeFoodName } from './only-food.ts'

const MAX_REPLY_LENGTH = 20_000
const MAX_LINES = 60
/** Longer than any name of a food: a sentence of the model's own. */
const MAX_LINE_LENGTH = 120

/** List marks at the start of a line: bullets, dashes, tick boxes, numbers with their dot or bracket. */
const LIST_MARKS = /^(?:(?:[-–—−*+•·‣⁃◦▪▫●○■□☐☑✓✔>#|]|\[[ xX]?\]|\(?\d{1,3}(?:\)|[.:](?!\d)))\s*)+/u

/**
 * Ingredient names in a vision model's reply, one per line: bullets, dashes, numbers and emphasis removed, trimmed,
 * empty and repeated lines dropped (whatever their case), at most 60. Headings ("I can see:") and prose are no names.
 */
export function ingredientLines(reply: string): string[] {
  const names = new Map<string, string>()
  for (const line of reply.slice(0, MAX_REPLY_LENGTH).split(/[\r\n\u2028\u2029]+/)) {
    // A code fence, with or without the name of a language.
    if (/^\s*(?:```|~~~)/.test(line) && !/^\s*```\s*[-*•]/.test(line)) continue
    const name = nameInLine(line)
    if (name === '' || name.length > MAX_LINE_LENGTH || name.endsWith(':')) continue
    const key = name.toLowerCase()
    if (!names.has(key)) names.set(key, name)
    if (names.size === MAX_LINES) break
  }
  return [...names.values()]
}

function nameInLine(line: string): string {
  const rest = line
    .replace(/\p{C}+/gu, ' ')
    .trim()
    .replace(LIST_MARKS, '')
  const plain = rest
    .replace(/[*_`|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return /[\p{L}]/u.test(plain) ? withoutEndMarks(plain) : ''
}

function withoutEndMarks(text: string): string {
  let end = text.length
  while (end > 0 && ',;. '.includes(text.charAt(end - 1))) end--
  return text.slice(0, end)
}

/** More words than any food name has: a sentence of the model's own. */
const MAX_WORDS = 8

/**
 * The foods that a vision model names, whether its reply is a list of lines, JSON, words with commas or a sentence.
 * Things, shelves and remarks to the person are left out; foods that are not in the table stay.
 */
export function foodsInPhotoReply(reply: string): string[] {
  const text = reply.slice(0, MAX_REPLY_LENGTH)
  const fromJson = jsonInReply(text)
    .flatMap((value) => namesIn(value, 0))
    .filter((name) => isQuoted(name, text))
  const lines = fromJson.length > 0 ? ingredientLines(fromJson.join('\n')) : ingredientLines(text)
  return ingredientLines(lines.flatMap(foodsInLine).join('\n'))
}

/** Only names that the reply quotes: "[as requested]" is prose that the JSON repair made into a list. */
const isQuoted = (name: string, text: string) => text.includes(`"${name}"`) || text.includes(`'${name}'`)

const NAME_KEYS = ['name', 'ingredient', 'food', 'item', 'label', 'title']
const MAX_DEPTH = 5

/** Names in lists and objects; an object with values inside is a category, so only those values are read. */
function namesIn(value: unknown, depth: number): string[] {
  if (depth > MAX_DEPTH) return []
  if (Array.isArray(value))
    return value
      .slice(0, MAX_LINES)
      .flatMap((one) => (typeof one === 'string' ? [one] : namesIn(one, depth + 1)))
  if (!isRecord(value)) return []
  const name = NAME_KEYS.map((key) => value[key]).find((one) => typeof one === 'string')
  const inside = Object.values(value).filter((one) => Array.isArray(one) || isRecord(one))
  if (typeof name === 'string' && inside.length === 0) return [name]
  return inside.flatMap((one) => namesIn(one, depth + 1))
}

const TELLS =
  /^(?:in (?:the|this) \w+,? )?(?:i (?:can )?(?:also )?see|there (?:is|are)|(?:the|this) (?:photo|image|picture|fridge|table|kitchen) (?:shows|contains|has|holds)|visible (?:foods?|items?|ingredients?)(?: are| include)?|(?:foods?|items?|ingredients?))\b[:\s]+/i
const MEASURED =
  /^(?:(?:a|an|some|the|several|a few|few|one|two|three|four|half an?|what looks like|also)\s+)*(?:(?:small|large|big|half|full|open|whole)\s+)*(?:(?:bunch|carton|jar|bottle|bag|box|pack|packet|package|tin|can|tub|pot|bowl|loaf|head|block|piece|slice|handful|stick|punnet|container|wedge)(?:es|s)?\s+of\s+)?/i
const HEDGE =
  /^(?:possibly|maybe|perhaps|probably|likely|what (?:looks|appears) (?:like|to be)|(?:it )?(?:looks|seems|appears) (?:like|to be)|some (?:kind|type|sort) of)\s+/i
const UNKNOWN =
  /^(?:(?:an?|some)\s+)?(?:unidentified|unknown|unlabell?ed|unclear|unrecognisable|assorted items|various items)\b/i
const OF_SIGHT =
  /\([^)]*\b(?:visible|unclear|contents?|label|partially|blurr\w*|unsure|hidden|possibly|maybe)\b[^)]*\)/gi
/** Words of a sentence to the person, which no food name contains. */
const PROSE =
  /\b(?:i|i['’]m|i['’]ll|you|your|me|let|here|there|this|these|those|is|are|was|can|could|would|please|sorry|hope|okay|ok|sure|done|looking|photo|image|picture|visible|none|nothing|no food)\b|!$/i

/** "Top shelf: eggs, milk" */
const LABEL = /^([\p{L}][\p{L} -]{2,30}):\s+(\S.*)$/u

function foodsInLine(line: string): string[] {
  const told = TELLS.exec(line)
  if (told !== null) {
    return partsOf(line.slice(told[0].length))
      .map((part) => part.replace(MEASURED, '').replace(/\s+(?:on|in) (?:the|a) .*$/i, ''))
      .filter((part) => judgeFoodName(part).verdict === 'food')
  }
  const [, label = '', behind = ''] = LABEL.exec(line) ?? []
  if (behind !== '' && !isKnown(label)) return partsOf(behind).filter(isKnown).flatMap(nameIn)
  const parts = partsOf(line)
  const isList = parts.length >= 3 && parts.filter(isKnown).length >= (parts.length * 2) / 3
  return (isList ? parts : [line]).flatMap(nameIn)
}

const isKnown = (part: string) => judgeFoodName(part).verdict === 'food'

/** The parts of a list with commas; commas in brackets do not split it. */
const partsOf = (text: string): string[] =>
  text
    .split(/[,;](?![^(]*\))|\s+and\s+(?![^(]*\))/i)
    .map((part) => part.replace(/^(?:and|or)\s+/i, '').trim())
    .filter((part) => part !== '')

function nameIn(line: string): string[] {
  if (UNKNOWN.test(line)) return []
  const certain = line.replace(OF_SIGHT, ' ').replace(/\s+/g, ' ').trim()
  const plain = certain.replace(HEDGE, '').replace(/\?$/, '').trim()
  // Of two possible foods, the likelier is named first.
  const [first = ''] = plain.split(/\s+or\s+/i)
  const name = first.replace(/^(?:an?|some|the)\s+/i, '').trim()
  const { verdict } = judgeFoodName(name)
  if (name === '' || verdict === 'not-food') return []
  if (verdict === 'food' && name.split(/\s+/).length <= MAX_WORDS) return [name]
  return PROSE.test(name) || name.split(/\s+/).length > MAX_WORDS ? [] : [name]
}
