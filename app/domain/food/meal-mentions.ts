import { readNumberAt } from './amounts.ts'
import type { IngredientLine } from './ingredient-line.ts'
import { readIngredientLine } from './ingredient-line.ts'
import { tokensOf } from './line-tokens.ts'
import { partsOfPair, wordSet } from './line-words.ts'
import { type FoodMatch, matchFood } from './match-food.ts'

/** A food said in a sentence: the words, their reading as a line, and the food if it is known. */
export type FoodMention = {
  text: string
  line: IngredientLine
  match: FoodMatch | null
  /** Comes with the food before it: the butter of "toast with butter". */
  isAddition: boolean
}

export const MAX_DESCRIPTION_LENGTH = 2000
const MAX_MENTIONS = 40

/** Words of telling, not of food; taken off the front of a clause. */
const NARRATIVE = wordSet(`
  i we my our me us myself had have has having ate eat eaten eating enjoyed enjoy savored savoured indulged treated
  sipped drank drink drinking poured prepared cooked grabbed opted chose picked started began begin finished refreshed
  delighted relished devoured munched nibbled snacked feasted consumed took tasted went made added paired complemented
  accompanied topped combined balanced dined got was were is are be it its this that these those there then also just
  while during at to for as after before in on of by off into over from today tonight yesterday morning afternoon
  evening night midday noon breakfast lunch lunchtime dinner dinnertime supper brunch snack snacks snacktime snacking meal treat
  dessert break time day start starting kick mid-morning mid-afternoon choice selection consisted consisting included
  including includes featured featuring contained containing savoring enjoying indulging treating having alongside
  along with and or plus followed served serving washed down the some delicious quick light hearty simple tasty
  nutritious wholesome refreshing satisfying delightful healthy lovely nice comforting energizing
  perfect great wonderful little way combination mixture mix blend variety feast up few again both together side
  complementing nourishing second third tonight's today's cone usual filling kick touch boost hint work home office school restaurant bed me nothing more else only mostly about all bit
`)

/** Praise inside a name: "a creamy bowl of rich tomato soup". */
const FLUFF = wordSet(`
  delicious tasty savory savoury creamy refreshing crispy crunchy crisp juicy rich fluffy hearty comforting light quick
  satisfying delightful wonderful flavorful flavourful perfectly generously freshly expertly classic simple nutritious
  single tender succulent zesty tangy delectable scrumptious yummy steaming chilled cold warm hot hearty wholesome
  lovely nice good great beautiful beautifully lightly gently exquisite mouthwatering indulgent decadent smooth velvety
  buttery flavored flavoured individual fresh nourishing real pure topped packed whole-some crisp-tender toasty enjoyable
  traditional homemade home-cooked store-bought fast food school cafeteria restaurant from the individual container order
  bottled energizing vibrant golden velvety bite-sized piping favorite favourite famous beloved cozy perfect crusty
  ruffled second third yummy fancy modest generous decent nice-sized sizable healthy healthful pack packed patty sized
`)

const STRONG =
  /\s*(?:[,;:.!?\n]+|\b(?:alongside|along with|accompanied (?:it )?(?:by|with)|paired (?:it )?with|complemented (?:it )?(?:by|with)|complementing it with|followed (?:it )?by|wash(?:ed|ing) (?:it |everything |them )?down with|together with|as well as|topped (?:it |them )?(?:off )?with|served with|finished (?:it )?(?:off )?with|drizzled with|sprinkled with|combined with|smothered (?:in|with)|spread with|slathered (?:in|with)|inside|then|plus|balanced with|side of)\b)\s*/
const WEAK = /\s+(?:with|on|in|over|inside)\s+/

/** What a dish is made of: says which dish it is, adds none. */
const DESCRIBES =
  /\s+(?:(?:generously |freshly )?(?:crafted|made|filled|stuffed|loaded|wrapped|coated|covered|popped|fried|baked|prepared|flavou?red|consisting|containing|dipped|glazed|enriched|packed|rich|high|cooked|boiled|brewed|sweetened|blended|mixed|bursting|brimming|layered) (?:with|of|from|in|using|into))\s+/

/** Dishes named after what is in them, so that "X and Y sandwich" is one. */
const NAMED_AFTER_FILLING =
  /\b(?:sandwich|burger|toastie|wrap|pizza|omelette|omelet|pie|soup|salad|sub|bagel|panini|quesadilla|taco|burrito|empanada|curry|stew|casserole|pasta|roll|smoothie|muffin|cake|cookie|bar|dumplings?)s?$/

/** Sentence parts that tell nothing of amounts: "which was …", "keeping it simple", "fresh from the oven". */
const ASIDE =
  /^(?:(?:which|that|who|because)\b|perfect for|fresh from|so that|an? (?:great|perfect|lovely|nice|good) way|with (?:its|their|that)|(?!(?:king|ring|herring|pudding|dressing|stuffing|dumpling|seasoning|topping|filling|cutting|string|spring|wing)s?\b)[a-z]+ing\b(?! (?:bowl|cup|of)))/
const STARTS_DESCRIBING =
  /^(?:crafted|made|filled|stuffed|loaded|wrapped|coated|covered|fried|baked|cooked|prepared|packed|rich|bursting|brimming) (?:with|in|from|by|to|using|until)\b|^(?:perfectly|freshly|lightly|beautifully|expertly) \w+ed$/

/** Household talk for portions, and drinks and bars sold under many names. */
const SAID_AS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:order|side|plate|plateful|helping) of\b/g, 'serving of'],
  [/\bpatty of\b/g, 'piece of'],
  [
    /\b(pouch|bowl|cup|glass|bottle|plate|mug|jar|bag|box|container) (?:filled|full|packed|brimming) (?:with|of)\b/g,
    '$1 of',
  ],
  [/\bserving of ([^,]{1,40}?) from an individual (?:\w+ )?container\b/g, 'serving of 120 ml $1'],
  [/\bindividual (?:\w+ )?container of\b/g, 'serving of 120 ml'],
  [/\bjuice box of\b/g, 'box of'],
  [/\b(?:pure |real |100% )?fruit juice(?: drink| blend)?\b/g, 'apple juice'],
  [/\b(?:meal replacement|nutrition|energy) bar\b/g, 'protein bar'],
  [/\bsoft drink\b/g, 'cola'],
  // American jelly is eaten by the spoon, British jelly is not.
  [/\b(tablespoons?|tbsp|teaspoons?|tsp) of (?:\w+ )?jelly\b/g, '$1 of jam'],
  [/\bfish (and|&|n) chips\b/g, 'battered fish and chips'],
  [/\bramen(?! noodles| soup)\b/g, 'ramen soup'],
  [/\b(?:dal|daal|dhal)(?! soup)\b/g, 'lentil curry'],
  [/\bas (?:a|an|my|our|the|part of)\b[^,.;]*/g, ''],
]

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
    else if (next === 'myself' || next === 'in' || next === 'for') start++
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
    const size = /\b(?:small|medium|large)\b/.exec(between)?.[0]
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
  const text = closeUp(stripTelling(clause.trim())).replace(/\s+(?:and|or|with|of|a|an|the|it)$/, '')
  if (text === '' || ASIDE.test(text) || STARTS_DESCRIBING.test(text) || isFoodless(text)) return []
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
