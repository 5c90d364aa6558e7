import { readQuantityAt, wordAt } from '#app/domain/food/amounts.ts'
import type { Token } from '#app/domain/food/line-tokens.ts'
import { unitKind, unitOfWord } from '#app/domain/food/units.ts'
import { formatCount } from './kitchen-figures.ts'
import { inNumber } from './kitchen-measures.ts'
import type { Edit, LineFacts } from './rewrite-amount.ts'
import { clauseAround, type Found, isForEachPiece, isOneOf } from './step-clauses.ts'

type CountView = { factor: number; servings: number; facts: readonly (LineFacts | null)[] }

const isPlaceSetting = isOneOf('plates bowls glasses portions servings people')
const isShared = isOneOf('divide divided between among split share serve serves')
const isShaped = isOneOf(
  `patties burgers balls meatballs fishcakes cakes pancakes rolls parcels skewers wraps pieces portions dumplings
   falafel fritters cookies biscuits buns scones nests omelettes`,
)
const isShaping = isOneOf('shape form make roll divide split press')
const isAdjective = isOneOf(
  `equal large small medium even-sized equal-sized thick thin flat little even round warm warmed deep shallow wide serving
   whole fresh ripe more extra remaining beaten peeled`,
)
const isFiller = isOneOf('of the')
/** Counted with a food of the recipe behind them: "1 tin of tomatoes". */
const isPackage = isOneOf('tin tins can cans jar jars packet packets carton cartons')
/** "1 egg yolk" is "2 egg yolks". */
const isPartOfEgg = isOneOf('yolk yolks white whites')

const COUNT_WORDS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')
const MOST_ADJECTIVES = 3
const LONGEST_NAME = 4

/** Things a step counts that follow the servings: foods of the recipe, pieces it is shaped into, plates. */
export function countEdit(tokens: readonly Token[], index: number, view: CountView): Found | null {
  if (view.factor === 1) return null
  const quantity = readQuantityAt(tokens, index)
  const isArticle = /^an?$/.test(wordAt(tokens, index)) && quantity?.value.low === 1
  if (quantity === null || isArticle || isForEachPiece(tokens, index, quantity.next)) return null
  return pieceEdit(tokens, index, quantity, view) ?? foodCountEdit(tokens, index, quantity, view)
}

type Quantity = NonNullable<ReturnType<typeof readQuantityAt>>

/** "Shape into four patties", "Divide between two plates". */
function pieceEdit(
  tokens: readonly Token[],
  index: number,
  { value, next }: Quantity,
  { factor, servings }: CountView,
): Found | null {
  const at = afterAdjectives(tokens, next)
  const thing = wordAt(tokens, at)
  const { before } = clauseAround(tokens, index, next)
  const isPlate = isPlaceSetting(thing) && value.low === servings && before.some(isShared)
  if (!isPlate && !(isShaped(thing) && before.some(isShaping))) return null
  const low = Math.max(1, Math.round(value.low * factor))
  const high = value.high === null ? null : Math.max(1, Math.round(value.high * factor))
  const edits = [figureEdit(tokens, index, next, { low, high })]
  if ((high ?? low) === 1) edits.push(wordEdit(tokens[at]!, thing.replace(/ies$/, 'y').replace(/s$/, '')))
  return { edits, next: at + 1 }
}

/** "Crack 2 eggs", "2 cloves of garlic", "the 3 chicken thighs". */
function foodCountEdit(
  tokens: readonly Token[],
  index: number,
  { value, next }: Quantity,
  { factor, facts }: CountView,
): Found | null {
  // "half of the oil" is a share of what there is, however much that is.
  if (value.low < 1 && isFiller(wordAt(tokens, next))) return null
  const at = afterAdjectives(tokens, next)
  const unit = unitOfWord(wordAt(tokens, at))
  const isUnit = unit !== null && (unitKind(unit) === 'count' || isPackage(wordAt(tokens, at)))
  const food = foodAt(tokens, isUnit ? at + 1 : at, facts)
  if (!food) return null
  const amount = { low: value.low * factor, high: value.high === null ? null : value.high * factor }
  const most = amount.high ?? amount.low
  const edits = [figureEdit(tokens, index, next, amount)]
  const noun = isUnit ? at : food.next
  const counted = unitOfWord(wordAt(tokens, noun))
  const isCounted = counted !== null && (isUnit || unitKind(counted) === 'count')
  if (isCounted || isPartOfEgg(wordAt(tokens, noun)))
    edits.push(wordEdit(tokens[noun]!, inNumber(tokens[noun]!.text, most)))
  else edits.push(...nounEdits(tokens, food, most))
  return { edits, next: food.next }
}

type FoundFood = { facts: LineFacts; start: number; next: number; isPlural: boolean }

/** The food of the recipe that is named at a place, after "of" or "the": by its name or the last word of it. */
export function foodAt(
  tokens: readonly Token[],
  from: number,
  facts: readonly (LineFacts | null)[],
): FoundFood | null {
  let start = from
  while (
    isFiller(wordAt(tokens, start)) ||
    (start < from + MOST_ADJECTIVES && isAdjective(wordAt(tokens, start)))
  )
    start++
  for (let length = LONGEST_NAME; length >= 1; length--) {
    const words = Array.from({ length }, (_, offset) => wordAt(tokens, start + offset)).join(' ')
    for (const one of facts) {
      if (one === null) continue
      const [singular, plural] = [one.singular.toLowerCase(), one.plural.toLowerCase()]
      if (words === plural || words === lastWord(plural))
        return { facts: one, start, next: start + length, isPlural: true }
      if (words === singular || words === lastWord(singular))
        return { facts: one, start, next: start + length, isPlural: false }
    }
  }
  return null
}

const lastWord = (name: string) => name.slice(name.lastIndexOf(' ') + 1)

/** The last word of the food's name in the number that fits. */
function nounEdits(tokens: readonly Token[], food: FoundFood, count: number): Edit[] {
  const { singular, plural } = food.facts
  if (singular === plural || food.isPlural === count > 1) return []
  const [is, wanted] = count > 1 ? [singular, plural] : [plural, singular]
  const token = tokens[food.next - 1]!
  return token.text.toLowerCase() === lastWord(is).toLowerCase() ? [wordEdit(token, lastWord(wanted))] : []
}

function afterAdjectives(tokens: readonly Token[], from: number): number {
  let at = from
  while (at < from + MOST_ADJECTIVES && isAdjective(wordAt(tokens, at))) at++
  return at
}

/** A figure stays a figure, and a word a word where there is one: "two" as "eight", "2" as "8". */
function figureEdit(
  tokens: readonly Token[],
  from: number,
  next: number,
  { low, high }: { low: number; high: number | null },
): Edit {
  const isWord = tokens[from]!.kind === 'word'
  const written = (count: number) => (isWord ? COUNT_WORDS[count] : undefined) ?? formatCount(count)
  const text = high === null ? written(low) : `${written(low)} to ${written(high)}`
  const first = tokens[from]!
  const isCapital = isWord && first.text !== first.text.toLowerCase()
  return {
    start: first.start,
    end: tokens[next - 1]!.end,
    text: isCapital ? text.charAt(0).toUpperCase() + text.slice(1) : text,
  }
}

const wordEdit = ({ start, end }: Token, text: string): Edit => ({ start, end, text })
