import { readIngredientLine } from '#app/domain/food/ingredient-line.ts'
import { unitKind, unitOfWord, unitRow } from '#app/domain/food/units.ts'

/** How many a yield serves, read from its words: people before pieces, and never a measure. */

const PEOPLE_BEFORE =
  /(?<!per )\b(?:serves|servings?(?! size)|feeds|portions?|people|family of|for)\b\s*:?\s*(.+)$/i
const PEOPLE_BEHIND =
  /^(?:small |large |generous |main )?(?:servings?|portions?|helpings?|people|persons?|adults|guests|eaters|portionen|personen|personnes|personas|persone)\b/i
const OPENERS =
  /^(?:(?:recipe )?makes|(?:recipe )?yields?|makes enough for|enough for|about|approx(?:\.|imately)?|around|circa|ca\.?|roughly|up to|at least|just over|just under|für|pour|para|per|voor)(?=[\s:\d])\s*:?\s*/i
/** "9x13-inch", "20 × 30 cm"; "2 x 500 g" is no size. */
const SIZE =
  /\d+(?:[.,]\d+)?\s*-?(?:inch(?:es)?|in|cm|"|″)?\s*(?:[x×]|by)\s*\d+(?![\d.]|\s*(?:k?g|m?l|oz)\b)(?:\s*[x×]\s*\d+)?\s*-?(?:inch(?:es)?|in\b|cm|mm|"|″)?/gi

/** Dishes that are made whole and shared: one of them is not one serving. */
const SHARED = new Set(
  'loaf loaves cake cakes cheesecake cheesecakes pie pies tart tarts quiche quiches torte bundt gateau bread breads log roulade terrine casserole lasagne lasagna pan pans tray trays traybake dish sheet batch batches recipe crust crusts layer layers round rounds rack bowl'.split(
    ' ',
  ),
)
const MOST_SHARED = 3
const LEAST_SHARED_CM = 15
/** Measures that hold one serving each: "2 glasses", "4 bowls". */
const OF_ONE = new Set(['glass', 'mug', 'bowl', 'shot', 'scoop'])

type Line = ReturnType<typeof readIngredientLine>

/** The number in a line that counts people or pieces; null for volumes, weights, sizes and shared dishes. */
function countOf(text: string): number | null {
  const line = readIngredientLine(text)
  const { quantity, quantityMax, unit, name } = line
  if (quantity === null || quantity <= 0 || (quantity === 1 && /^an?\s/i.test(text))) return null
  if (/^(?:min|h(?:ou)?rs?)/i.test(name)) return null
  // "3-4 dozen": the line reader only multiplies the number beside the word.
  const isDozens = quantityMax !== null && /\bdozen\b/i.test(text) && quantityMax > quantity * 6
  const count = isDozens ? quantity * 12 : quantity
  if (unit !== null) return unitKind(unit) === 'count' && !isShared(line, unit) ? count : oneEach(unit, count)
  const last = name.split(/[\s-]+/).at(-1) ?? ''
  const container = unitOfWord(last)
  if (container !== null && unitKind(container) === 'container') return null
  return isShared(line, last.toLowerCase()) ? null : count
}

const oneEach = (unit: string, count: number) => (OF_ONE.has(unit) ? count : null)

function isShared({ quantity, alternatives }: Line, word: string): boolean {
  const isLarge = alternatives.some(
    ({ unit, quantity: size }) =>
      unit !== null &&
      (unitRow(unit).cm ?? 0) * (size ?? 0) >= LEAST_SHARED_CM &&
      unitKind(unit) === 'length',
  )
  return (quantity ?? 0) <= MOST_SHARED && (isLarge || SHARED.has(word))
}

/** The parts of a yield: the text outside brackets first, then the text inside them. */
function partsOf(text: string): string[] {
  const plain = text.replace(SIZE, ' ').replace(/\s+/g, ' ')
  const inside = [...plain.matchAll(/[([]([^)\]]{1,60})/g)].map(([, one]) => one!)
  const outside = plain.replace(/[([][^)\]]{0,60}[)\]]?/g, ' ')
  return [...outside.split(/[;,|•]|\s[/–—-]\s/), ...inside]
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/^serving size\b/i.test(part))
}

function withoutOpeners(text: string): string {
  let rest = text
  for (let left = 4; left > 0 && OPENERS.test(rest); left--) rest = rest.replace(OPENERS, '')
  return rest
}

function peopleIn(part: string): number | null {
  const behind = withoutOpeners(part)
  const line = readIngredientLine(behind)
  if (line.unit === 'serving' || line.unit === 'portion' || PEOPLE_BEHIND.test(line.name))
    return line.quantity
  const said = PEOPLE_BEFORE.exec(part)?.[1]
  return said === undefined ? null : countOf(withoutOpeners(said))
}

function piecesIn(part: string): number | null {
  const text = withoutOpeners(part)
  const known = countOf(text)
  if (known !== null || readIngredientLine(text).quantity !== null) return known
  const figure = text.search(/\d/)
  return figure > 0 ? countOf(text.slice(figure)) : null
}

const firstOf = (parts: readonly string[], read: (part: string) => number | null): number | null => {
  for (const part of parts) {
    const count = read(part)
    if (count !== null && count > 0) return count
  }
  return null
}

/**
 * How many people the yields serve: 4 of "12 muffins, serves 4", 12 of "12 muffins", 36 of "3 dozen"; null where they
 * give no number, or only a volume, a weight, a size or one dish to be shared.
 */
export function saidServings(...yields: readonly string[]): number | null {
  const parts = yields.flatMap((text) => partsOf(text.slice(0, 120)))
  return firstOf(parts, peopleIn) ?? firstOf(parts, piecesIn)
}
