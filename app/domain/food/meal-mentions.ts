import { readNumberAt } from './amounts.ts'
import { isNegating, nameTokens } from './food-names.ts'
import type { IngredientLine } from './ingredient-line.ts'
import { readIngredientLine } from './ingredient-line.ts'
import { tokensOf } from './line-tokens.ts'
import { partsOfPair } from './line-words.ts'
import { type FoodMatch, matchFood } from './match-food.ts'
import {
  ASIDE,
  DESCRIBES,
  FLUFF,
  NAMED_AFTER_FILLING,
  NARRATIVE,
  SAID_AS,
  STARTS_DESCRIBING,
  STRONG,
  WEAK,
} from './meal-words.ts'

/** A food said in a sentence: the words, their reading as a line, and the food if it is known. */
export type FoodMention = {
  text: string
  line: IngredientLine
  match: FoodMatch | null
  /** Comes with the food before it: the butter of "toast with butter". */
  isAddition: boolean
}

const MAX_DESCRIPTION_LENGTH = 2000
const MAX_MENTIONS = 40

const beginsWithAmount = (text: string) =>
  /^(?:some|half|another|several)\b/.test(text) || readNumberAt(tokensOf(text), 0) !== null

/** Takes the telling off the front: "for lunch i had two eggs" is "two eggs". */
function stripTelling(clause: string): string {
  const words = clause.split(' ').filter((word) => word !== '')
  let start = 0
  while (start < words.length) {
    const rest = words.slice(start).join(' ')
    const word = words[start] ?? ''
    const next = words[start + 1] ?? ''
    const isAmount = beginsWithAmount(rest)
    const isArticle = word === 'a' || word === 'an'
    // "a light snack" and "a combination of" tell, "a light yoghurt" does not.
    if (isArticle && isTelling(words.slice(start + 1))) start++
    else if (isAmount && !isArticle) break
    else if (isArticle) break
    else if (NARRATIVE.has(word) || /(?:ingly|edly)$/.test(word)) start++
    else if (word === 'sweet' && NARRATIVE.has(next) && next !== 'and') start++
    else if (word.endsWith('ed') && /^(?:myself|in|for|on|off|with)$/.test(next)) start++
    else break
  }
  return words.slice(start).join(' ')
}

function isTelling(words: readonly string[]): boolean {
  const stop = words.findIndex((word) => !NARRATIVE.has(word) && !FLUFF.has(word) && word !== 'sweet')
  if (stop === -1) return true
  return (
    words.slice(0, stop).some((word) => /^(?:of|with|consisting|featuring|to|i|for)$/.test(word)) && stop > 0
  )
}

const withoutFluff = (name: string) =>
  name
    .split(/\s+/)
    .filter((word) => !FLUFF.has(word))
    .join(' ')

const STRICT = 0.9

/** A match that is sure: the name itself, or the name without praise. */
function surely(name: string): FoodMatch | null {
  const whole = matchFood(name)
  if (whole !== null && whole.confidence >= 0.97) return whole
  const plain = withoutFluff(name)
  const less = plain === '' || plain === name ? null : matchFood(plain)
  if (less !== null && less.confidence >= STRICT) return less
  return whole !== null && whole.confidence >= STRICT ? whole : null
}

/** The longest end of a name that is a food: "eastern farmed oysters" holds "oysters". */
function endOfName(name: string): FoodMatch | null {
  const words = withoutFluff(name).split(/\s+/)
  // "meatless bacon" does not end in bacon.
  if (nameTokens(name).some((token) => isNegating(token) && !/^(?:flavou|diet|decaf)/.test(token)))
    return null
  const [first = ''] = words
  for (let start = 1; start < Math.min(words.length, 8); start++) {
    // "chicken caesar wrap": better a chicken wrap than any wrap.
    if (start === words.length - 1 && words.length > 2) {
      const outer = matchFood(`${first} ${words.at(-1)}`)
      if (outer !== null && outer.confidence >= STRICT) return { food: outer.food, confidence: 0.65 }
    }
    const match = matchFood(words.slice(start).join(' '))
    if (match !== null && match.confidence >= STRICT)
      return { food: match.food, confidence: match.confidence * 0.7 }
  }
  const before = name.split(/\s+(?:al|alla|alle|au|aux|con|de|del|di)\s+/)[0] ?? ''
  const start = before === name ? null : matchFood(before)
  return start !== null && start.confidence >= STRICT ? { food: start.food, confidence: 0.65 } : null
}

function loosely(name: string): FoodMatch | null {
  const sure = surely(name)
  if (sure !== null) return sure
  const loose = matchFood(withoutFluff(name)) ?? matchFood(name)
  const end = endOfName(name)
  return (loose?.confidence ?? 0) >= (end?.confidence ?? 0) ? loose : end
}

/** "peanut butter" made into "sandwich" is looked up as "peanut butter sandwich", "sandwich with …", "sandwich". */
function matchDescribed(name: string, description: string): FoodMatch | null {
  const said = withoutFluff(readIngredientLine(description).name || description)
  const fillings = [said, ...said.split(/\s+(?:and|or|&)\s+|\s+on\s+/)].map((part) => part.trim())
  for (const filling of fillings) {
    if (filling === '') continue
    const match = surely(`${filling} ${name}`) ?? surely(`${name} with ${filling}`)
    if (match !== null) return match
  }
  return loosely(name)
}

const isFoodless = (text: string) =>
  text
    .split(/[^\p{L}\p{N}%'’-]+/u)
    .every((word) => word === '' || /^(?:a|an)$/.test(word) || NARRATIVE.has(word) || FLUFF.has(word))

/** Reads a clause as a line; praise between the amount and the food ("a delicious 75 g omelette") is left out. */
function readLine(text: string): IngredientLine {
  const line = readIngredientLine(text)
  const praise = FLUFF.has(line.name.split(/\s+/)[0] ?? '')
  if (!praise || (matchFood(line.name)?.confidence ?? 0) >= 0.97) return line
  return readIngredientLine(withoutFluff(text))
}

/** "a sweet 75 g doughnut", "a well-known pouch of juice": words between the article and the amount. */
const BEFORE_AMOUNT =
  /^(an?|one) (?:(?!half|quarter|third|couple|few|dozen|(?:of|and|or|with|an?|the) )[\p{L}'-]+ ){1,3}(?=\d)/u
const BEFORE_CONTAINER =
  /^(an?|one) ((?:(?!half|quarter|third|couple|few|dozen|(?:of|and|or|with|an?|the) )[\p{L}'-]+ ){1,4})(?=(?:cup|glass|bowl|bottle|can|pouch|box|bag|jar|slice|piece|mug|serving|carton|tube|packet|scoop|handful) of )/u

const closeUp = (text: string) =>
  text.replace(BEFORE_AMOUNT, '$1 ').replace(BEFORE_CONTAINER, (_, article: string, between: string) => {
    const size = /\b(?:small|medium|large|thick|thin)\b/.exec(between)?.[0]
    return size === undefined ? `${article} ` : `${article} ${size} `
  })

/** "yoghurt with fruit", "popcorn with butter": one food of the table where it has it. */
function matchJoined(before: string, after: string): FoodMatch | null {
  const [first, second] = [readLine(closeUp(before)).name, readLine(after).name]
  const short = withoutFluff(first).split(/\s+/)
  const names = [`${first} with ${second}`, `${second} ${first}`]
  if (short.length === 2) names.push(`${second} ${short[1]}`)
  for (const name of names) {
    const match = surely(name)
    if (match !== null && match.confidence >= 0.94) return match
  }
  return null
}

function leaf(text: string, isAddition: boolean): FoodMention[] {
  const described = DESCRIBES.exec(text)
  const head = described === null ? text : text.slice(0, described.index)
  const line = readLine(head)
  const name = line.name === '' ? head : line.name
  const match =
    described === null
      ? loosely(name)
      : matchDescribed(name, text.slice(described.index + described[0].length))
  if (match === null && isFoodless(head)) return []
  return [{ text, line, match, isAddition }]
}

const FILLING_IN_GENERAL = /^(?:\w+ )?(?:meat|vegetables|veggies|filling|toppings|seasoning)$/

/** Splits where only one joint is meant: "toast with butter", but not a dish the table knows whole. */
function readClause(clause: string, isAddition: boolean): FoodMention[] {
  if (STARTS_DESCRIBING.test(clause.trim())) return []
  const text = closeUp(stripTelling(clause.trim())).replace(/\s+(?:and|or|with|of|a|an|the|it)$/, '')
  if (text === '' || ASIDE.test(text) || isFoodless(text)) return []
  const line = readLine(text)
  const ands = partsOfPair(text)
  const whole = ands.slice(1).some(beginsWithAmount) ? null : surely(line.name)
  if (whole !== null) return [{ text, line, match: whole, isAddition }]
  // "a sausage and cheese sandwich on a muffin" has its bread already.
  const onBread =
    / on (?:an? )?[\w -]*\b(?:bread|bun|roll|muffin|bagel|toast|crust|whole wheat|rye|wheat|white)$/.exec(
      text,
    )
  if (onBread !== null && NAMED_AFTER_FILLING.test(text.slice(0, onBread.index))) {
    return readClause(text.slice(0, onBread.index), isAddition)
  }

  if (ands.length > 1) {
    const last = ands.at(-1) ?? ''
    const isOneDish =
      !ands.slice(1).some(beginsWithAmount) && NAMED_AFTER_FILLING.test(readIngredientLine(last).name)
    const isDescription = DESCRIBES.test(ands[0] ?? '') && !ands.slice(1).some(beginsWithAmount)
    if (isOneDish) return leaf(text, isAddition)
    if (!isDescription) {
      return ands.flatMap((part, index) => readClause(part, isAddition && index > 0))
    }
  }
  if (DESCRIBES.test(text)) return leaf(text, isAddition)
  const joint = WEAK.exec(text)
  if (joint !== null) {
    const [before, after] = [text.slice(0, joint.index), text.slice(joint.index + joint[0].length)]
    const joined = beginsWithAmount(after) ? null : matchJoined(before, after)
    if (joined !== null) return [{ text, line: readLine(before), match: joined, isAddition }]
    const first = readClause(before, isAddition)
    // "lasagne with meat" says what is in it.
    if (FILLING_IN_GENERAL.test(after) && first.at(-1)?.match?.food.group === 'dishes') return first
    if (first.length > 0) return [...first, ...readClause(after, true)]
    return readClause(after, isAddition)
  }
  return leaf(text, isAddition)
}

const UNFINISHED =
  /^(?:.*\b)?(?:a|an|one|two|three|\d+)\s[^,]*\bof (?:lean|fresh|warm|hot|cold|plain|crispy|crunchy|creamy|rich|thick|soft|juicy|tender|ripe|sweet|savory|fluffy|delicious|chilled)$/

/** "a slice of lean, smoked ham": the comma stands inside the name. */
function joinUnfinished(clauses: string[], clause: string): string[] {
  const last = clauses.at(-1)
  if (last !== undefined && UNFINISHED.test(last)) return [...clauses.slice(0, -1), `${last} ${clause}`]
  return [...clauses, clause]
}

/** Finds the foods in a description of a meal, in the order they are said. Never throws; reads 2,000 characters. */
export function readMentions(description: string): FoodMention[] {
  const text = description
    .slice(0, MAX_DESCRIPTION_LENGTH)
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[“”"]/g, ' ')
    // Points inside numbers and abbreviations end no sentence.
    .replace(/\b(oz|tbsp|tsp|fl|lb|approx)\./g, '$1')
    .replace(/(\d)\.(\d)/g, '$1\u0001$2')
    .replace(/(\d),(\d)/g, '$1\u0002$2')
  const told = SAID_AS.reduce((said, [pattern, as]) => said.replace(pattern, as), text)
  return told
    .split(STRONG)
    .map((clause) => clause.replaceAll('\u0001', '.').replaceAll('\u0002', ',').replace(/\s+/g, ' ').trim())
    .filter((clause) => clause !== '')
    .reduce<string[]>(joinUnfinished, [])
    .flatMap((clause) => readClause(clause, false))
    .slice(0, MAX_MENTIONS)
}
