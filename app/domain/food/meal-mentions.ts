import type { FoodMention } from './food-mention.ts'
import { isNegating, nameTokens } from './food-names.ts'
import { type IngredientLine, readIngredientLine } from './ingredient-line.ts'
import { partsOfPair } from './line-words.ts'
import { type FoodMatch, matchFood } from './match-food.ts'
import {
  beginsWithAmount,
  clausesOf,
  closeUp,
  isFoodless,
  stripTelling,
  withoutFluff,
} from './meal-clauses.ts'
import { withoutCountingTwice } from './meal-contents.ts'
import { ASIDE, DESCRIBES, FLUFF, NAMED_AFTER_FILLING, STARTS_DESCRIBING, WEAK } from './meal-words.ts'

const MAX_MENTIONS = 40

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

/** "300 kcal of crisps": the amount is said in energy. */
const KCAL_OF = /^(?:about |around |roughly )?(\d{1,4}) ?(?:k?cals?|calories) (?:worth )?(?:of )?(.+)$/

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

/** Reads a clause as a line; praise between the amount and the food ("a delicious 75 g omelette") is left out. */
function readLine(text: string): IngredientLine {
  const line = readIngredientLine(text)
  const praise = FLUFF.has(line.name.split(/\s+/)[0] ?? '')
  if (!praise || (matchFood(line.name)?.confidence ?? 0) >= 0.97) return line
  return readIngredientLine(withoutFluff(text))
}

/** "yoghurt with fruit", "popcorn with butter": one food of the table where it has it. */
function matchJoined(before: string, after: string): FoodMatch | null {
  const [first, second] = [readLine(closeUp(before)).name, readLine(after).name]
  const short = withoutFluff(first).split(/\s+/)
  const names = [`${first} with ${second}`]
  // "popcorn with butter" is buttered popcorn; biscuits with tea are no tea biscuits.
  if (surely(second)?.food.group !== 'drinks') {
    names.push(`${second} ${first}`)
    if (short.length === 2) names.push(`${second} ${short[1]}`)
  }
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
  return [{ text, line, match, kcal: null, isAddition }]
}

/** "a bowl of porridge made with milk": the whole of what is said, where that is a food's name. */
function surelyToTheEnd(text: string, line: IngredientLine): FoodMatch | null {
  const at = line.name === '' ? -1 : text.indexOf(line.name)
  const tail = at < 0 ? '' : text.slice(at)
  const match = tail === '' || tail === line.name ? null : matchFood(tail)
  return match !== null && match.confidence >= 0.97 ? match : null
}

const FILLING_IN_GENERAL = /^(?:\w+ )?(?:meat|vegetables|veggies|filling|toppings|seasoning)$/

/** Splits where only one joint is meant: "toast with butter", but not a dish the table knows whole. */
function readClause(clause: string, isAddition: boolean): FoodMention[] {
  if (STARTS_DESCRIBING.test(clause.trim())) return []
  const told = stripTelling(clause.trim()).replace(/^[\s–—-]+/, '')
  const text = closeUp(told).replace(/\s+(?:and|or|with|of|a|an|the|it)$/, '')
  if (text === '' || ASIDE.test(text) || isFoodless(text)) return []
  const line = readLine(text)
  const ands = partsOfPair(text)
  const withDrink = / with (.+)$/.exec(line.name)?.[1] ?? ''
  const isWithDrink = withDrink !== '' && surely(withDrink)?.food.group === 'drinks'
  const whole =
    ands.slice(1).some(beginsWithAmount) || isWithDrink
      ? null
      : (surelyToTheEnd(text, line) ?? surely(line.name))
  if (whole !== null) return [{ text, line, match: whole, kcal: null, isAddition }]
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
    // "tomato soup and bread roll": a dish of its own is no filling.
    const isDishFirst = surely(readLine(ands[0] ?? '').name)?.food.group === 'dishes'
    const isOneDish =
      !isDishFirst &&
      !WEAK.test(ands[0] ?? '') &&
      !ands.slice(1).some(beginsWithAmount) &&
      NAMED_AFTER_FILLING.test(readIngredientLine(last).name)
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
    const isFromTin = readLine(before).unit === 'can'
    const joined = beginsWithAmount(after) || isFromTin ? null : matchJoined(before, after)
    if (joined !== null) return [{ text, line: readLine(before), match: joined, kcal: null, isAddition }]
    const first = readClause(before, isAddition)
    // "lasagne with meat" says what is in it.
    if (FILLING_IN_GENERAL.test(after) && first.at(-1)?.match?.food.group === 'dishes') return first
    if (first.length > 0) return [...first, ...readClause(after, true)]
    return readClause(after, isAddition)
  }
  return leaf(text, isAddition)
}

const isFood = (text: string) => {
  const told = stripTelling(text.trim())
  return !beginsWithAmount(told) && surely(readLine(told).name) !== null
}

/** "porridge 40 g oats 200 ml milk": an amount that follows a food begins another one. */
function partedAtAmounts(clause: string): string[] {
  const parts: string[] = []
  let start = 0
  for (const amount of clause.matchAll(
    / (?=\d+(?:\.\d+)? ?(?:g|kg|ml|oz|tbsp|tsp|cups?|slices?)\b(?: of)? \p{L})/gu,
  )) {
    const before = clause.slice(start, amount.index)
    const after = clause.slice(amount.index).replace(/^ [\d.]+ ?\w+ (?:of )?/, '')
    const isNext = !/^(?:with|and|on|in|for|from|at|each|or|plus)\b/.test(after)
    // "a sweet 75 g doughnut" is one thing.
    const isDescription = /(?:^| )an?(?: [\p{L}'-]+){1,3}$/u.test(before)
    if (!isNext || isDescription || !(isFood(before) || (start > 0 && before.trim() !== ''))) continue
    parts.push(before)
    start = amount.index + 1
  }
  return [...parts, clause.slice(start)]
}

const AMOUNT_BEHIND =
  /^(\p{L}[\p{L}' -]*?) (?:x ?)?(\d+(?:\.\d+)?(?: ?(?:g|kg|ml|oz|slices?|pieces?|cups?))?)(?= (?:with|and|on|in)\b|$)/u

/** "steak 250 g with chips", "boiled egg 2": the amount said behind the food, put in front. */
function amountInFront(clause: string): string {
  const [whole, food = '', amount = ''] = AMOUNT_BEHIND.exec(clause) ?? []
  return whole !== undefined && isFood(food)
    ? `${amount} ${stripTelling(food)}${clause.slice(whole.length)}`
    : clause
}

/** "sushi: 8 pieces of nigiri", "breakfast: toast": what stands before the colon only announces. */
function withoutHeadings(description: string): string {
  return description
    .slice(0, MAX_READ_LENGTH)
    .replace(
      /(^|[.;\n]\s*)([\p{L} ]{2,30}):(?=\s*([^.;:\n]+))/gu,
      (said, start: string, heading: string, rest: string) => {
        const isAmountOnly = matchFood(readIngredientLine(rest.split(',')[0] ?? '').name) === null
        return isAmountOnly || beginsWithAmount(heading.toLowerCase()) ? said : start
      },
    )
}

const MAX_READ_LENGTH = 2000

/** Finds the foods in a description of a meal, in the order they are said. Never throws; reads 2,000 characters. */
export function readMentions(description: string): FoodMention[] {
  const mentions = clausesOf(withoutHeadings(description))
    .flatMap(partedAtAmounts)
    .map(amountInFront)
    .flatMap((clause) => {
      const energy = KCAL_OF.exec(clause)
      const mentions = readClause(energy === null ? clause : (energy[2] ?? ''), false)
      const kcal = energy === null ? null : Number(energy[1])
      return kcal === null ? mentions : mentions.map((mention) => ({ ...mention, kcal }))
    })
    .slice(0, MAX_MENTIONS)
  return withoutCountingTwice(mentions)
}
