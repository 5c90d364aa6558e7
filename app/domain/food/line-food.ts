import { type IngredientLine, readIngredientLine } from './ingredient-line.ts'
import { type FoodMatch, matchFood } from './match-food.ts'
import { partsOfFruit } from './parts-of-fruit.ts'
import { partsOfPair } from './line-words.ts'
import { pulseInSaidState } from './pulse-state.ts'
import { unitRow } from './units.ts'
import type { Unit } from './units.ts'

/** Says how the food of the line stands: tinned, cooked, frozen … tried in front of its name. */
const STATES_IN_LINES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:canned|tinned)\b/i, 'canned'],
  [/\b(?:cooked|boiled|steamed|leftover)\b/i, 'cooked'],
  [/\bfrozen\b/i, 'frozen'],
  [/\bdried\b/i, 'dried'],
  [/\btoasted\b/i, 'toasted'],
]

/** "mashed potato", "banana split", "steak slice": words taken for work or a unit that are part of a food's name. */
function matchPrepared(line: IngredientLine): FoodMatch | null {
  const text = line.text.toLowerCase()
  const prepared = line.preparation?.split(',')[0]?.trim() ?? ''
  const work = prepared.split(/\s+/).at(-1) ?? ''
  // "100 grams flour" is no gram flour.
  const isMass = line.unit !== null && unitRow(line.unit).kind === 'mass'
  const unit = isMass ? '' : (line.unitText ?? '')
  const size = /\b(?:mini|small|large|little|jumbo)\b/.exec(text)?.[0] ?? ''
  const names = [
    `${prepared} ${line.name}`,
    `${work} ${line.name}`,
    `${line.name} ${work}`,
    `${line.name} ${unit}`,
    `${unit} ${line.name}`,
    `${unit} of ${line.name}`,
    `${size} ${line.name}`,
  ]
  for (const name of names) {
    if (name !== name.trim() || !text.includes(name.toLowerCase())) continue
    const match = matchFood(name)
    // A unit in front is nearly always a unit: only a food's very name says otherwise ("2 fillet steaks").
    const isInFront = name.startsWith(`${unit} `) || name.startsWith(`${size} `)
    if (match === null || match.confidence < (isInFront ? 0.97 : 0.9)) continue
    // Nobody counts tins as "2 chopped tomatoes".
    const isCounted = line.quantity !== null && line.unit === null
    if (!(isCounted && match.food.state === 'canned')) return match
  }
  return null
}

/** "beef, minced", "pork belly, sliced": work behind the comma that makes the very name of another food, as raw as this one. */
function matchWorked(line: IngredientLine, plain: FoodMatch | null): FoodMatch | null {
  const work = line.preparation?.split(',')[0]?.trim() ?? ''
  if (!/^[\p{L}-]+$/u.test(work) || line.name === '' || plain === null) return null
  const match = matchFood(`${work} ${line.name}`)
  if (match === null || match.confidence < 0.97 || match.food.state !== plain.food.state) return null
  return match
}

/** The food that the work said of it makes, where that is a name of its own: "minced beef", "beef, minced", "chicken, cooked". */
export function foodByWork(line: IngredientLine): FoodMatch | null {
  return matchPrepared(line) ?? matchWorked(line, matchFood(line.name)) ?? matchTurned(line)
}

/** "milk, skim", "chicken, ground": a word behind the comma that makes the very name of a food. */
function matchTurned(line: IngredientLine): FoodMatch | null {
  const behind = line.comment?.split(/[,;(]/)[0]?.trim() ?? ''
  if (!/^[\p{L}-]+(?: [\p{L}-]+)?$/u.test(behind) || line.name === '') return null
  const match = matchFood(`${behind} ${line.name}`)
  const isCounted = line.quantity !== null && line.unit === null
  if (match === null || match.confidence < 0.97 || (isCounted && match.food.state === 'canned')) return null
  return match
}

/** "1 pepper", "200 g pepper": nobody counts the spice or takes that much of it. */
function isCountedPepper(line: IngredientLine): boolean {
  if (!/\bpepper$/i.test(line.name) || /\b(?:black|ground)\b/i.test(line.text) || line.quantity === null)
    return false
  if (line.unit === null) return true
  return line.quantity * (unitRow(line.unit).grams ?? 0) >= 20
}

/** Nobody says of what, in a kitchen. */
const PART_OF_EGG = /^(?:yolks?|whites)$/i

/**
 * The food of a read line, or null. Looks beyond the name: a tin of chickpeas is tinned chickpeas, "rice, cooked" is
 * cooked rice, "1 lemon, juiced" is lemon juice.
 */
export function foodOfLine(line: IngredientLine): FoodMatch | null {
  const match = PART_OF_EGG.test(line.name)
    ? matchFood(`egg ${line.name}`)
    : (matchOfLine(line) ?? matchBehindMaker(line))
  if (match === null) return null
  const food = pulseInSaidState(match.food, line.text)
  return food === match.food ? match : { ...match, food }
}

function matchOfLine(line: IngredientLine): FoodMatch | null {
  const ofFruit = partsOfFruit(line).at(-1)
  if (ofFruit !== undefined) return ofFruit
  const plain = (isChoice(line) ? firstKnown(line.listed) : null) ?? matchFood(line.name)
  const prepared = foodByWork(line)
  if (prepared !== null) return prepared
  if (plain === null) return null
  if (plain.food.id === 'black-pepper' && isCountedPepper(line)) return matchFood('peppers') ?? plain
  const isWeighedCooked = /\bcooked weight\b|\bweighed (?:when |after being )?cooked\b/i.test(line.text)
  const around = `${line.preparation ?? ''} ${line.unit === 'can' ? 'canned' : ''} ${isWeighedCooked ? 'cooked' : ''}`
  for (const [pattern, state] of STATES_IN_LINES) {
    if (!pattern.test(around) || pattern.test(line.name)) continue
    const better = matchFood(`${state} ${line.name}`)
    if (better !== null && better.confidence >= 0.9 && better.food.id !== plain.food.id) return better
  }
  return plain
}

const CONTAINERS: ReadonlySet<Unit> = new Set<Unit>([
  'can',
  'jar',
  'bottle',
  'tub',
  'packet',
  'box',
  'carton',
])
const SURE_BEHIND_MAKER = 0.82
/** It counts, and promises no diet. */
const BEHIND_MAKER = 0.68

/** "2 tins John West tuna": what is sold in a container, behind words in capitals that no food has. */
function matchBehindMaker({ name, unit }: IngredientLine): FoodMatch | null {
  if (unit === null || !CONTAINERS.has(unit)) return null
  const words = name.split(' ')
  const start = words.findIndex((word) => !/^\p{Lu}/u.test(word))
  const match = start < 1 ? null : matchFood(words.slice(start).join(' '))
  return match !== null && match.confidence >= SURE_BEHIND_MAKER
    ? { ...match, confidence: BEHIND_MAKER }
    : null
}

/** "dill, parsley or tarragon": the first that is known stands for the line, less surely than alone. */
function firstKnown(names: readonly string[]): FoodMatch | null {
  for (const name of names) {
    const match = matchFood(name)
    if (match !== null) return { food: match.food, confidence: match.confidence * 0.85 }
  }
  return null
}

/** One of the foods a line names. `share` is its part of the amount: 1 unless several are named with "and". */
export type FoodOfLine = FoodMatch & { share: number }

const saidName = (line: IngredientLine) => (line.listed.length > 1 ? line.listed.join(', ') : line.name)

/** Foods that one line may list. */
const MOST_FOODS = 12

const isChoice = (line: IngredientLine) => /\bor\b/i.test(line.name)

const partsOfName = (name: string, joint: RegExp): string[] =>
  name
    .split(joint)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** The names a line lists: "salt" and "pepper"; none where it lets the cook choose. */
export const namesOfLine = (line: IngredientLine): string[] =>
  isChoice(line) ? [] : saidName(line).split(/,\s*/).flatMap(partsOfPair)

/** "salt and pepper" is two foods; "macaroni and cheese" is one if the table has it. Empty when not known. */
export function foodsOfLine(line: IngredientLine): FoodOfLine[] {
  const ofFruit = partsOfFruit(line)
  if (ofFruit.length > 0) return ofFruit.map((match) => ({ ...match, share: 1 }))
  const whole = foodOfLine(line)
  const parts = namesOfLine(line)
  if ((line.isOfEach || (whole?.confidence ?? 0) < 0.9) && parts.length > 1 && parts.length <= MOST_FOODS) {
    const matches = parts.map((part) => matchFood(part))
    const known = matches.filter((match) => match !== null && match.confidence >= 0.9)
    if (known.length === parts.length) {
      // Without an amount each is taken as often as it is said; with one they share it.
      const isWhole = line.isOfEach || (line.quantity === null && line.unit === null)
      const share = isWhole ? 1 : 1 / parts.length
      return known.flatMap((match) => (match === null ? [] : [{ ...match, share }]))
    }
  }
  return whole === null ? [] : [{ ...whole, share: 1 }]
}

const REMARK_FOOD =
  /\b(?:plus|with|or|and|such as|like|in) (?:an? [a-z]+ of |extra |some |a little |more |a few )?([^,;()]{2,40}?)(?= to | for | if | as |,|;|$)/gi

const SURELY_MEANT = 0.94

function surelyMeant(said: string): FoodMatch[] {
  const match = matchFood(readIngredientLine(said).name)
  return match !== null && match.confidence >= SURELY_MEANT ? [match] : []
}

/** Foods that stand only in the remarks: "plus parmesan to serve", "such as feta". Sure matches only. */
function foodsOfRemarks(line: IngredientLine): FoodMatch[] {
  const remarks = `${line.comment ?? ''}, ${line.preparation ?? ''}`
  return [...remarks.matchAll(REMARK_FOOD)].flatMap(([, said = '']) => surelyMeant(said))
}

/** What is surely in a dish that is not in the table: the almonds of "granola bake with almonds". */
const foodsInUnknown = (name: string): FoodMatch[] =>
  name
    .split(/\s+(?:with|and|in|on|topped with|sprinkled with|dipped in)\s+|,\s*/i)
    .slice(0, 6)
    .flatMap((part, _at, parts) => (parts.length > 1 ? surelyMeant(part) : []))

/**
 * Every food a line lets the cook choose: "butter or lard" names two. `unknown` are the names not in the table; what is
 * surely in them is among the foods all the same.
 */
export function choicesOfLine(line: IngredientLine): { foods: FoodMatch[]; unknown: string[] } {
  const { foods, unknown } = choicesOfName(line)
  return { foods: [...foods, ...unknown.flatMap(foodsInUnknown), ...foodsOfRemarks(line)], unknown }
}

function choicesOfName(line: IngredientLine): { foods: FoodMatch[]; unknown: string[] } {
  const joined = foodsOfLine(line)
  if (joined.length > 1) return { foods: joined, unknown: [] }
  const parts = partsOfName(saidName(line), /\s+(?:and\/or|or)\s+|\s*[,/]\s*/i)
  const [whole] = joined
  if (parts.length < 2 || (whole !== undefined && whole.confidence > 0.9)) {
    return whole === undefined
      ? { foods: [], unknown: [line.name || line.text] }
      : { foods: [whole], unknown: [] }
  }
  const closing = line.name.split(/\s+/).at(-1) ?? ''
  const foods: FoodMatch[] = []
  const unknown: string[] = []
  for (const part of parts) {
    const match = matchFood(part) ?? matchFood(`${part} ${closing}`)
    if (match === null) unknown.push(part)
    else foods.push(match)
  }
  return { foods, unknown }
}
