import { hasOtherSubject, verbAfter, verbBefore } from './agreement.ts'
import { listOfFoods, SEPARATOR, SHARE_BEFORE, withOneArticle } from './food-lists.ts'

/**
 * Sentences with places for words. `{name}` is a place; a part in `[ ]` is left away when one of its places is empty. Places
 * for foods that stand in a list ("{a}, {b} and half of {c}") become one list of those that are not empty, and a verb beside
 * them agrees with what is left.
 */

/** A place; in a list with the share of the food that is taken ("half of "). */
type Place = { token: string; share: string }
/** A run goes on where a food in words of the dish's own ends its list: "{onion}, {salt} and the juice of {lime}". */
type Run = { run: Place[]; goesOn: boolean }
type Node = string | Run | { optional: Node[] }

/** Tokens for words about an action, not for foods. */
export const ACTION_TOKENS: ReadonlySet<string> = new Set([
  'v',
  'v#',
  't',
  'until',
  'heat',
  'c',
  'in',
  'place',
  'makes',
  'it',
  'they',
  'is',
  'has',
  'colours',
])

/** The word for a token; null when there is none. */
export type WordOf = (token: string) => string | null

/** What a sentence has to know of its foods besides their names. */
export type FoodGrammar = {
  /** Whether the food takes "are". */
  isMany: (token: string) => boolean
  /** Whether the action takes only a part of it: "half of {soy} and {mirin}" is then half of both. */
  isShared: (token: string) => boolean
}
const UNKNOWN_FOODS: FoodGrammar = { isMany: () => false, isShared: () => false }

const parsed = new Map<string, readonly Node[]>()

/** The sentence with its words, or null when a place outside `[ ]` has none. */
export function fillTemplate(
  text: string,
  wordOf: WordOf,
  grammar: FoodGrammar = UNKNOWN_FOODS,
): string | null {
  let nodes = parsed.get(text)
  if (nodes === undefined) {
    nodes = parse(text)
    parsed.set(text, nodes)
  }
  const filled = fill(nodes, wordOf, grammar)
  return filled === null ? null : tidy(filled)
}

/** Every token of a template, for the checks. */
export function tokensOf(text: string): string[] {
  return [...text.matchAll(TOKEN)].map((match) => match[1]!)
}

const TOKEN = /\{([@\w.#]+)\}/g

function parse(text: string): Node[] {
  const nodes: Node[] = []
  let at = 0
  while (at < text.length) {
    const open = text.indexOf('[', at)
    if (open === -1) {
      nodes.push(...parsePlaces(text.slice(at)))
      break
    }
    const close = text.indexOf(']', open)
    if (close === -1) throw new Error(`"[" without "]" in "${text}"`)
    nodes.push(...parsePlaces(text.slice(at, open)), { optional: parsePlaces(text.slice(open + 1, close)) })
    at = close + 1
  }
  return nodes
}

function parsePlaces(text: string): Node[] {
  const flat: (string | Place)[] = []
  let at = 0
  for (const match of text.matchAll(TOKEN)) {
    if (match.index > at) flat.push(text.slice(at, match.index))
    flat.push({ token: match[1]!, share: '' })
    at = match.index + match[0].length
  }
  if (at < text.length) flat.push(text.slice(at))
  return joinRuns(flat)
}

/** "… and the juice of": one more food, in words of the dish's own. */
const LAST_FOOD = /^,? and (?:the|half|a|an|some|its|what|most|\d)\b/

/** Places for foods with only commas, "and" and shares between them become a run. */
function joinRuns(flat: readonly (string | Place)[]): Node[] {
  const nodes: Node[] = []
  for (let at = 0; at < flat.length; at++) {
    const node = flat[at]!
    if (typeof node === 'string') {
      nodes.push(node)
      continue
    }
    const run = [node]
    let hasAnd = false
    while (!ACTION_TOKENS.has(node.token)) {
      const [between, next] = [flat[at + 1], flat[at + 2]]
      const separator = typeof between === 'string' ? SEPARATOR.exec(between) : null
      if (!separator) break
      if (next === undefined || typeof next === 'string' || ACTION_TOKENS.has(next.token)) break
      run.push({ token: next.token, share: separator[1] ?? '' })
      hasAnd ||= separator[0].includes('and')
      at += 2
    }
    const before = nodes.at(-1)
    const share = run.length > 1 && typeof before === 'string' ? (SHARE_BEFORE.exec(before)?.[0] ?? '') : ''
    if (typeof before === 'string' && share !== '') nodes[nodes.length - 1] = before.slice(0, -share.length)
    const after = flat[at + 1]
    const goesOn = !hasAnd && typeof after === 'string' && LAST_FOOD.test(after)
    nodes.push({ run: [{ ...node, share }, ...run.slice(1)], goesOn })
  }
  return nodes
}

function fill(nodes: readonly Node[], wordOf: WordOf, grammar: FoodGrammar): string | null {
  let text = ''
  /** Whether the foods just named take "are"; null where no verb after them is theirs. */
  let isMany: boolean | null = null
  for (const [at, node] of nodes.entries()) {
    if (typeof node === 'string') {
      text += isMany === null ? node : verbAfter(node, isMany)
      isMany = null
    } else if ('optional' in node) {
      text += fill(node.optional, wordOf, grammar) ?? ''
      isMany = null
    } else {
      const filled = fillRun(node, wordOf, grammar)
      if (filled === null) return null
      if (filled.isMany !== null) {
        if (!hasMore(nodes[at + 1])) text = verbBefore(text, filled.isMany)
        isMany = hasOtherSubject(text) ? null : filled.isMany
      }
      text += filled.text
    }
  }
  return text
}

/** Whether more foods may follow in words of the dish's own. */
function hasMore(next: Node | undefined): boolean {
  return typeof next === 'string' && /^(?:,| and\b)/.test(next)
}

type FilledRun = { text: string; isMany: boolean | null }

function fillRun({ run, goesOn }: Run, wordOf: WordOf, grammar: FoodGrammar): FilledRun | null {
  const there = run.flatMap((place) => {
    const word = wordOf(place.token)
    return word === null ? [] : [{ ...place, word }]
  })
  const [first] = there
  if (!first) return null
  const isFood = first.token === 'v' || !ACTION_TOKENS.has(first.token)
  const isMany = isFood ? there.length > 1 || grammar.isMany(first.token) : null
  const { share } = first
  // "Half of the soy sauce and mirin" is half of both where the action takes half of both.
  const isOfAll =
    share !== '' && there.slice(1).every((one) => one.share === '' && grammar.isShared(one.token))
  const words = there.map((one) => (isOfAll ? '' : one.share) + one.word)
  const list = goesOn ? withOneArticle(words).join(', ') : listOfFoods(words, isAmount(there.at(-1)))
  return { text: (isOfAll ? share : '') + (isFood ? list : words.join('')), isMany }
}

/** "150 ml" of "150 ml of water": what follows belongs to it. */
function isAmount(place: Place | undefined): boolean {
  return place?.token.endsWith('.amount') ?? false
}

/** Stand-ins of lemons are juice already. */
const TWICE = /\b(?:the )?(juice|zest) of (half of |some of )?(the [a-z ]*\1)\b/g

function tidy(text: string): string {
  return text
    .replaceAll(TWICE, '$2$3')
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/ ([,.;:])/g, '$1')
    .replaceAll(/,{2,}/g, ',')
    .replaceAll(/[,;:]\./g, '.')
    .replaceAll(/(?<=[.!?] )[a-zà-ÿ]/g, (letter) => letter.toUpperCase())
    .trim()
}
