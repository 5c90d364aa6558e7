import { isSizeInName, readNumberAt, type Size, sizeOfWord } from './amounts.ts'
import type { Token } from './line-tokens.ts'
import { ADVERBS, DESCRIPTORS, PREPARATIONS, wordSet } from './line-words.ts'

/** What a line says after its amounts, sorted into the food, what is done to it and remarks. */
export type LineName = {
  name: string
  /** The foods one by one where commas list several, else empty. */
  listed: string[]
  size: Size | null
  preparations: string[]
  comments: string[]
}

const ENDINGS_OF_REMARKS = wordSet(
  'not only on off serve garnish taste decorate desired needed optional used halves overnight',
)
const AFTER_OR = wordSet(
  'more to as other another substitute use any your less extra alternatively similar equivalent',
)
const ANYWHERE_STOPS = wordSet(`
  for such plus cut about made if preferably depending from divided optional without until including see
  available enough e.g eg i.e ie approximately approx around each per
`)

const lower = (token: Token | undefined) => token?.text.toLowerCase() ?? ''
const isPreparation = (token: Token | undefined) => PREPARATIONS.has(lower(token))
const isAdverb = (token: Token | undefined) => ADVERBS.has(lower(token))
const isJoin = (token: Token | undefined) => /^(?:and|or|&|,)$/.test(lower(token))

/** Joins tokens as they stood: no space where there was none. */
export function textOf(tokens: readonly Token[]): string {
  let text = ''
  tokens.forEach((token, index) => {
    const before = tokens[index - 1]
    text += (before !== undefined && before.end !== token.start ? ' ' : '') + token.text
  })
  return text.trim()
}

/** "egg + 2 yolks", "rice and two eggs"; but "half and half". */
const beginsAmount = (tokens: readonly Token[], index: number): boolean =>
  tokens[index]?.kind === 'number' ||
  (readNumberAt(tokens, index) !== null && lower(tokens[index]) !== 'half')

/** "cornflour | mixed with 1 tbsp water": what it is stirred into first. */
const STIRRED = wordSet('mixed dissolved whisked blended stirred beaten soaked diluted slaked')
const beginsStirring = (tokens: readonly Token[], index: number): boolean =>
  STIRRED.has(lower(tokens[index])) &&
  /^(?:with|in|into)$/.test(lower(tokens[index + 1])) &&
  readNumberAt(tokens, index + 2) !== null

/** Where a remark begins inside a clause: "flour | for coating", "sugar | or to taste". */
function remarkStart(tokens: readonly Token[]): number {
  for (let index = 1; index < tokens.length; index++) {
    const word = lower(tokens[index])
    const following = tokens[index + 1]
    const isStop =
      ANYWHERE_STOPS.has(word) ||
      (word === 'to' && following?.kind === 'word') ||
      (word === 'at' && /^(?:room|least)$/.test(lower(following))) ||
      (tokens[index]?.kind === 'number' && lower(following) === 'per') ||
      (/^[$£€@]$/.test(word) && following !== undefined) ||
      (/^(?:minus|less)$/.test(word) && following?.kind === 'number') ||
      (word === 'as' && /^(?:needed|desired|required|necessary|you)$/.test(lower(following))) ||
      (word === 'of' && /^(?:your|choice|any)$/.test(lower(following))) ||
      (word === 'or' && (following?.kind === 'number' || AFTER_OR.has(lower(following)))) ||
      beginsStirring(tokens, index) ||
      (/^(?:and|&|\+)$/.test(word) && beginsAmount(tokens, index + 1)) ||
      (word === 'in' && /^(?:half|quarters|thirds|pieces|chunks|slices|strips)$/.test(lower(following)))
    if (isStop) return index
  }
  return tokens.length
}

/** Length of the run "finely chopped and drained" at `index`; 0 if none begins there. */
function preparationRun(tokens: readonly Token[], index: number): number {
  let at = index
  let end = index
  for (;;) {
    while (isAdverb(tokens[at])) at++
    const isGround = lower(tokens[at]) === 'ground' && isAdverb(tokens[at - 1]) && at - 1 >= index
    if (!isPreparation(tokens[at]) && !isGround) break
    end = at + 1
    at = end
    if (isJoin(tokens[at])) at++
  }
  return end - index
}

/** Takes the work out of a clause that names a food: "freshly grated nutmeg", "butter melted". */
function takePreparations(
  tokens: readonly Token[],
  keepLeading: boolean,
): { food: Token[]; taken: string[] } {
  const food: Token[] = []
  const taken: string[] = []
  let index = 0
  while (index < tokens.length) {
    const isStart = food.length === 0 || isJoin(food.at(-1)) || isAdverb(tokens[index])
    const run = isStart && !(keepLeading && food.length === 0) ? preparationRun(tokens, index) : 0
    const isAll = food.length === 0 && run === tokens.length
    if (run > 0 && !isAll) {
      taken.push(textOf(tokens.slice(index, index + run)))
      index += run
      continue
    }
    const token = tokens[index]
    if (token !== undefined) food.push(token)
    index++
  }
  let end = food.length
  while (end > 1 && (isPreparation(food[end - 1]) || isAdverb(food[end - 1]) || isJoin(food[end - 1]))) end--
  if (end < food.length) taken.push(textOf(food.slice(end)).replace(/^(?:and|or|,)\s+/i, ''))
  return { food: food.slice(0, end), taken }
}

/** Whether the words only describe a food and do not name one. */
export const isOnlyDescribing = (tokens: readonly Token[]) =>
  tokens.length > 0 &&
  tokens.every((token) => DESCRIPTORS.has(lower(token)) || isPreparation(token) || isAdverb(token))

/** Whether the words can name a food: at most four, and not a remark or a preparation. */
export const readsAsFood = (tokens: readonly Token[]) => {
  const last = lower(tokens.at(-1))
  return (
    tokens.length > 0 &&
    tokens.length <= 4 &&
    remarkStart(tokens) === tokens.length &&
    tokens[0]?.kind === 'word' &&
    !PREPARATIONS.has(last) &&
    !ADVERBS.has(lower(tokens[0])) &&
    !ENDINGS_OF_REMARKS.has(last) &&
    !last.endsWith('ed')
  )
}

/** How many clauses after the first are further foods: "dill, parsley, or tarragon". */
function listedFoods(clauses: readonly Token[][], hasAmount: boolean): number {
  const last = clauses.at(-1)
  if (clauses.length < 2 || last === undefined) return 0
  const rest = clauses.slice(1)
  if (!hasAmount) return rest.every(readsAsFood) ? rest.length : 0
  const opener = lower(last[0])
  if (clauses.length < 3 || (opener !== 'or' && opener !== 'and')) return 0
  const tail = last.slice(1)
  if (AFTER_OR.has(lower(tail[0])) || !readsAsFood(tail) || isPreparation(tail[0])) return 0
  return rest.slice(0, -1).every((clause) => readsAsFood(clause) && !isPreparation(clause[0]))
    ? rest.length
    : 0
}

const MOST_WORDS_OF_EACH = 8

/** How many clauses after the first go on with the list of "1 tsp each cumin, paprika and oregano". */
function foodsOfEach(clauses: readonly Token[][]): number {
  const other = clauses.slice(1).findIndex((clause) => {
    const [first] = clause
    const isWork =
      (isPreparation(first) || isAdverb(first)) &&
      clause.every((token) => isPreparation(token) || isAdverb(token) || isJoin(token))
    return (
      isWork ||
      clause.length > MOST_WORDS_OF_EACH ||
      remarkStart(clause) < clause.length ||
      first?.kind !== 'word'
    )
  })
  return other < 0 ? clauses.length - 1 : other
}

function takeSizes(tokens: readonly Token[]): { food: Token[]; size: Size | null } {
  let size: Size | null = null
  const food = tokens.filter((token, index) => {
    if (!isSizeInName(token.text) || tokens.length - index < 2) return true
    size ??= sizeOfWord(token.text)
    return false
  })
  return { food, size }
}

/**
 * Reads the clauses of a line after its amounts. `keepLeading` keeps "diced tomatoes" whole, as the contents of a
 * can are named; `hasAmount` false and `isOfEach` make commas join foods ("salt, pepper").
 */
export function readLineName(
  clauses: readonly Token[][],
  options: { keepLeading: boolean; hasAmount: boolean; isOfEach: boolean },
): LineName {
  const preparations: string[] = []
  const comments: string[] = []
  const [first = [], ...others] = clauses
  let nameTokens = [...first]
  let rest = others
  while (
    rest.length > 0 &&
    isOnlyDescribing(nameTokens) &&
    rest[0] !== undefined &&
    !isOnlyDescribing(rest[0])
  ) {
    nameTokens = [...nameTokens, ...rest[0]]
    rest = rest.slice(1)
  }
  const clausesOfName = [nameTokens, ...rest]
  const listed = options.isOfEach ? foodsOfEach(clausesOfName) : listedFoods(clausesOfName, options.hasAmount)
  const listedClauses = listed === 0 ? [] : [nameTokens, ...rest.slice(0, listed)]
  nameTokens = [...nameTokens, ...rest.slice(0, listed).flat()]
  rest = rest.slice(listed)

  const stop = remarkStart(nameTokens)
  if (stop < nameTokens.length) comments.push(textOf(nameTokens.slice(stop)))
  const { food, taken } = takePreparations(nameTokens.slice(0, stop), options.keepLeading)
  preparations.push(...taken)
  const sized = takeSizes(food)
  for (const clause of rest) {
    const isWork =
      clause.some((token) => isPreparation(token)) && !/^(?:or|plus|for|to)$/.test(lower(clause[0]))
    ;(isWork ? preparations : comments).push(textOf(clause))
  }
  return {
    name: textOf(sized.food),
    listed: listedClauses.map((clause) => {
      const isJoined = /^(?:and|or)$/.test(lower(clause[0]))
      return textOf(takePreparations(isJoined ? clause.slice(1) : clause, false).food)
    }),
    size: sized.size,
    preparations,
    comments: comments.filter((c) => c !== ''),
  }
}
