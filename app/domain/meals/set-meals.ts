import { readTable } from '#app/food-table.server.ts'
import { type Token, tokensOf } from './stems.ts'

/** "a Big Mac meal" is the burger, medium fries and a drink; said with its drink, the drink is that one. */

let roles: ReadonlyMap<string, string> | undefined

const roleOf = (stem: string): string | undefined =>
  (roles ??= new Map(
    readTable('foods/set-meals.csv', ['word', 'role']).map(({ row }) => [row.word, row.role]),
  )).get(stem)

/** Words of a set meal at most between the food and "meal": "chicken nugget happy meal". */
const MOST_BETWEEN = 6

/** The folded text with every set meal of fast food told as its parts. */
export function withSetMeals(text: string): string {
  if (!text.includes('meal') && !text.includes('combo')) return text
  const tokens = tokensOf(text)
  const hasDrink = tokens.some(({ text: stem }) => roleOf(stem) === 'drink')
  const hasFries = tokens.some(({ text: stem }) => stem === 'frenchfry')
  let described = text
  // From behind, so that places before stay right.
  for (const [at, token] of [...tokens.entries()].toReversed()) {
    if (isKidsMeal(tokens, at)) {
      described = withKidsMeal(described, tokens, at, hasFries)
      continue
    }
    if (!isSetMeal(tokens, at)) continue
    const size = sizeBefore(tokens, at)
    const drink = hasDrink ? '' : ', a medium cola'
    const end = endOfFood(tokens, at)
    described = `${described.slice(0, end)}, ${size?.text ?? 'medium'} fries${drink}, ${described.slice(end)}`
    described =
      described.slice(0, token.start) + ' '.repeat(token.end - token.start) + described.slice(token.end)
    if (size !== undefined && size.text !== 'medium')
      described =
        described.slice(0, size.start) + ' '.repeat(size.end - size.start) + described.slice(size.end)
  }
  return described
}

/** A main dish, fries unless another side was chosen, and what else is told: all of them small. */
function withKidsMeal(text: string, tokens: readonly Token[], at: number, hasFries: boolean): string {
  const main = tokens.find(({ text: stem }) => roleOf(stem) === 'main')
  const hasSide = hasFries || tokens.some(({ text: stem }) => roleOf(stem) === 'kids-side')
  const parts = [main === undefined ? 'mcdonalds hamburger' : '', hasSide ? '' : 'small fries'].filter(
    Boolean,
  )
  const changes = [
    {
      start: tokens[at - (tokens[at - 2]?.text === 'kid' ? 2 : 1)]!.start,
      end: tokens[at]!.end,
      meant: parts.map((part) => `${part}, `).join(''),
    },
    ...tokens.flatMap(({ text: stem, start }, place) => {
      const isBurger = stem === 'hamburger' || stem === 'cheeseburger' || stem === 'burger'
      const isSized = tokens[place - 1]?.text === 'small'
      if (isBurger) return [{ start, end: start, meant: 'mcdonalds ' }]
      return stem === 'frenchfry' && !isSized ? [{ start, end: start, meant: 'small ' }] : []
    }),
  ]
  return changes
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (described, { start, end, meant }) => described.slice(0, start) + meant + described.slice(end),
      text,
    )
}

/** "happy meal with nuggets" */
const isKidsMeal = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]!.text === 'meal' && tokens[at - 1]?.text === 'happy'

function isSetMeal(tokens: readonly Token[], at: number): boolean {
  const { text } = tokens[at]!
  if ((text !== 'meal' && text !== 'combo') || tokens[at + 1]?.text === 'deal') return false
  return wordsBefore(tokens, at).some(({ text: stem }) => roleOf(stem) === 'main')
}

/** Where the fries stand: behind "from KFC" and "(6)". */
function endOfFood(tokens: readonly Token[], at: number): number {
  let isInside = false
  let { end } = tokens[at]!
  for (const token of tokens.slice(at + 1)) {
    if (token.text === '(') isInside = true
    else if (!isInside && (token.kind === 'mark' || ENDS_FOOD.has(token.text))) return end
    if (token.text === ')') isInside = false
    ;({ end } = token)
  }
  return end
}

const ENDS_FOOD: ReadonlySet<string> = new Set([
  'and',
  'with',
  'w',
  'plus',
  'then',
  'but',
  'no',
  'without',
  'diet',
  'for',
])

/** The words right before a place, up to a mark, a verb or another food's tie. */
function wordsBefore(tokens: readonly Token[], at: number): Token[] {
  const words: Token[] = []
  for (let place = at - 1; place >= 0 && at - place <= MOST_BETWEEN; place--) {
    const token = tokens[place]!
    if (token.kind === 'mark' || token.text === 'and' || token.text === 'with' || token.text === 'had') break
    words.push(token)
  }
  return words
}

const sizeBefore = (tokens: readonly Token[], at: number): Token | undefined =>
  wordsBefore(tokens, at).find(({ text }) => text === 'large' || text === 'small' || text === 'medium')
