import { listOf } from '#app/domain/kitchen/words.ts'

/**
 * Sentences with places for words. `{name}` is a place; a part in `[ ]` is left away when one of its places is empty. Places
 * for foods that stand in a list ("{a}, {b} and {c}") become one list of those that are not empty.
 */

type Place = { token: string }
type Node = string | Place | { run: string[] } | { optional: Node[] }

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

const parsed = new Map<string, readonly Node[]>()

/** The sentence with its words, or null when a place outside `[ ]` has none. */
export function fillTemplate(text: string, wordOf: WordOf): string | null {
  let nodes = parsed.get(text)
  if (nodes === undefined) {
    nodes = parse(text)
    parsed.set(text, nodes)
  }
  const filled = fill(nodes, wordOf)
  return filled === null ? null : tidy(filled)
}

/** Every token of a template, for the checks. */
export function tokensOf(text: string): string[] {
  return [...text.matchAll(TOKEN)].map((match) => match[1]!)
}

const TOKEN = /\{([@\w.#]+)\}/g
const SEPARATOR = /^(?:, | and |, and )$/

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
    flat.push({ token: match[1]! })
    at = match.index + match[0].length
  }
  if (at < text.length) flat.push(text.slice(at))
  return joinRuns(flat)
}

/** Places for foods with only commas and "and" between them become a run. */
function joinRuns(flat: readonly (string | Place)[]): Node[] {
  const nodes: Node[] = []
  for (let at = 0; at < flat.length; at++) {
    const node = flat[at]!
    if (typeof node === 'string') {
      nodes.push(node)
      continue
    }
    const run = [node.token]
    while (!ACTION_TOKENS.has(node.token)) {
      const [between, next] = [flat[at + 1], flat[at + 2]]
      if (typeof between !== 'string' || !SEPARATOR.test(between)) break
      if (next === undefined || typeof next === 'string' || ACTION_TOKENS.has(next.token)) break
      run.push(next.token)
      at += 2
    }
    nodes.push(run.length > 1 ? { run } : node)
  }
  return nodes
}

function fill(nodes: readonly Node[], wordOf: WordOf): string | null {
  let text = ''
  for (const node of nodes) {
    const part = fillNode(node, wordOf)
    if (part === null) return null
    text += part
  }
  return text
}

function fillNode(node: Node, wordOf: WordOf): string | null {
  if (typeof node === 'string') return node
  if ('token' in node) return wordOf(node.token)
  if ('optional' in node) return fill(node.optional, wordOf) ?? ''
  const words = node.run.map(wordOf).filter((word) => word !== null)
  return words.length === 0 ? null : listOf(withOneArticle(words))
}

/** "the pork, the onion and the oil" is "the pork, onion and oil". */
export function withOneArticle(words: readonly string[]): string[] {
  const hasArticle = words[0]?.startsWith('the ') ?? false
  return words.map((word, at) => (hasArticle && at > 0 ? word.replace(/^the (?!rest\b)/, '') : word))
}

function tidy(text: string): string {
  return text
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/ ([,.;:])/g, '$1')
    .replaceAll(/,{2,}/g, ',')
    .replaceAll(/[,;:]\./g, '.')
    .trim()
}
