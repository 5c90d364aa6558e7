import { wordAt } from './amounts.ts'
import { readLineHead } from './line-head.ts'
import { textOf } from './line-name.ts'
import type { Token } from './line-tokens.ts'
import { PREPARATIONS } from './line-words.ts'

const MOST_LABEL_WORDS = 6
const LABEL_OPENERS = /^(?:for|if|opt(?:ional(?:ly)?)?)$/i
const OPTIONAL = /^opt(?:ional(?:ly)?)?$/i
const SEPARATOR = /^[-–—,;.*|]$/

/** A line without the remark in front of its amount. */
type Labelled = { label: string; tokens: Token[] }

const isWordsOnly = (tokens: readonly Token[]): boolean =>
  tokens.length > 0 && tokens.length <= MOST_LABEL_WORDS && tokens.every(({ kind }) => kind !== 'number')

/** Whether the tokens begin with an amount, and whether a food follows it. */
function amountIn(tokens: readonly Token[]): { isAmount: boolean; isNamed: boolean } {
  const head = readLineHead(tokens)
  const following = tokens[head.next]
  return {
    isAmount: head.amount.quantity !== null || head.amount.unit !== null,
    isNamed: following?.kind === 'word' && !PREPARATIONS.has(following.text.toLowerCase()),
  }
}

/** "Optional glaze: ½ cup icing sugar": the label is a remark. In "eggs: 6" the food comes before the colon. */
function behindColon(tokens: Token[]): Labelled | null {
  const colon = tokens.findIndex(({ text }) => text === ':')
  if (colon < 1) return null
  const label = tokens.slice(0, colon)
  const rest = tokens.slice(colon + 1)
  if (!isWordsOnly(label) || rest.length === 0) return null
  const { isAmount, isNamed } = amountIn(rest)
  if (!(isNamed && isAmount) && !LABEL_OPENERS.test(label[0]?.text ?? '')) return null
  return { label: textOf(label), tokens: rest }
}

/** "(optional) 2 tbsp raisins", "[for the sauce] 1 onion": a remark in brackets before the amount. */
function behindBrackets(tokens: Token[]): Labelled | null {
  if (!/^[([]$/.test(wordAt(tokens, 0))) return null
  const close = tokens.findIndex(({ text }) => /^[)\]]$/.test(text))
  const label = tokens.slice(1, close)
  if (close < 2 || !isWordsOnly(label)) return null
  const from = SEPARATOR.test(wordAt(tokens, close + 1)) ? close + 2 : close + 1
  const rest = tokens.slice(from)
  return amountIn(rest).isAmount ? { label: textOf(label), tokens: rest } : null
}

/** "Optional - 1 tsp chilli", "optional 2 tbsp cream", "if liked, 1 tbsp chopped parsley", "For the sauce – 1 tbsp soy sauce". */
function behindOpener(tokens: Token[]): Labelled | null {
  if (!LABEL_OPENERS.test(wordAt(tokens, 0))) return null
  const mark = tokens.slice(0, MOST_LABEL_WORDS + 1).findIndex(({ text }) => SEPARATOR.test(text))
  const isOptional = OPTIONAL.test(wordAt(tokens, 0))
  const end = mark < 1 ? 1 : mark
  const rest = tokens.slice(mark < 1 ? 1 : mark + 1)
  if ((mark < 1 && !isOptional) || !isWordsOnly(tokens.slice(0, end))) return null
  return amountIn(rest).isAmount ? { label: textOf(tokens.slice(0, end)), tokens: rest } : null
}

/** "$1.20 200 g rice", "0,99 € – 500 g flour": what it cost. */
function behindPrice(tokens: Token[]): Labelled | null {
  const isSign = (at: number) => /^[$£€]$/.test(wordAt(tokens, at))
  if (!(isSign(0) && tokens[1]?.kind === 'number') && !(tokens[0]?.kind === 'number' && isSign(1)))
    return null
  const rest = tokens.slice(SEPARATOR.test(wordAt(tokens, 2)) ? 3 : 2)
  return amountIn(rest).isAmount ? { label: textOf(tokens.slice(0, 2)), tokens: rest } : null
}

/** Removes a remark before the amount; most lines have none. */
export const withoutLabel = (tokens: Token[]): Labelled =>
  behindColon(tokens) ??
  behindBrackets(tokens) ??
  behindOpener(tokens) ??
  behindPrice(tokens) ?? { label: '', tokens }
