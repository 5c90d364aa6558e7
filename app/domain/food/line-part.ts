import { readQuantityAt, readUnitAt, wordAt } from './amounts.ts'
import { skipApproximate } from './bracketed-amounts.ts'
import type { Token } from './line-tokens.ts'

const PARTS_OF_FOOD = new Set(['juice', 'zest', 'rind', 'peel'])
const WORDS_AROUND_PARTS = new Set(
  'and & the finely coarsely freshly grated squeezed pared strained fresh a little'.split(' '),
)

/** "Juice of", "finely grated zest of" before the count, and the index of the next token. */
export function readPart(tokens: readonly Token[]): { part: string; next: number } | null {
  const parts: string[] = []
  for (let index = 0; index < Math.min(tokens.length, 8); index++) {
    const word = wordAt(tokens, index)
    if (PARTS_OF_FOOD.has(word)) parts.push(word)
    else if (parts.length > 0 && isCountAt(tokens, index)) return { part: parts.join(' and '), next: index }
    else if (parts.length > 0 && (word === 'of' || word === 'from')) {
      const next = skipApproximate(tokens, index + 1).next
      return next < tokens.length ? { part: parts.join(' and '), next } : null
    } else if (!WORDS_AROUND_PARTS.has(word)) return null
  }
  return null
}

/** "juice 1 lemon": the count follows without an "of". */
function isCountAt(tokens: readonly Token[], index: number): boolean {
  const count = tokens[index]?.kind === 'number' ? readQuantityAt(tokens, index) : null
  return count !== null && tokens[count.next]?.kind === 'word' && readUnitAt(tokens, count.next) === null
}
