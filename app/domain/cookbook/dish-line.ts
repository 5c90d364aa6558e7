import { readIngredientLine } from '#app/domain/food/ingredient-line.ts'
import { foodOfLine } from '#app/domain/food/line-food.ts'
import type { Food } from '#app/domain/food/food.ts'
import { type Way, WAYS } from './cooking-ways.ts'
import { takesCut } from './cut-words.ts'
import type { Buying, Choice, DishLine, Welcome } from './dish.ts'

const NUMBER = String.raw`\d+(?:\.\d+)?(?: \d\/\d|\/\d)?`
const UNIT = String.raw`g|kg|ml|litres?|tsp|tbsp|x \d+ (?:g|ml) tins?|cloves?|slices?|sprigs?|handfuls?|rashers?|sticks?|cm piece|sheets?|leaves|leaf|stalks?|bunch(?:es)?|pinch(?:es)?|packets?|balls?|nests?|fillets?`
const AMOUNT = new RegExp(
  String.raw`^(${NUMBER}|a(?= ))(?: ?(?:to|-) ?(${NUMBER}))? ?(?:(${UNIT})\b(?: of)? )?`,
)
/** "such as cod". */
export const EXAMPLE = /,? such as (?:an? )?([^,]+)/
const SURE = 0.7
/** Named in a line without a food of the table. */
export const NEEDS_NO_FOOD = /\b(?:water|ice|salt|pepper)\b/

/** "1 1/2" as 1.5. */
export function numberOf(text: string): number {
  if (text === 'a') return 1
  return text.split(' ').reduce((sum, part) => {
    const [above, below] = part.split('/').map(Number)
    return sum + (below === undefined ? above! : above! / below)
  }, 0)
}

/** The food that any recipe's line of these words is. */
function foodOfWords(text: string): Food | null {
  const match = foodOfLine(readIngredientLine(text))
  return match !== null && match.confidence >= SURE ? match.food : null
}

function foodNamed(text: string): Food | null {
  const plain = text.replaceAll('**', '')
  // "1 **lemon**, zest grated and juice squeezed" is a lemon, whatever becomes of it.
  const bold = /^(.*?)\*\*(.+?)\*\*(?!,? such as)/.exec(text)
  const isWhole = bold !== null && /^[^,]*$/.test(bold[1]!)
  const named = isWhole ? foodOfWords(`${bold[1]}${bold[2]}`) : null
  if (named?.kind === 'citrus' || named?.kind === 'sweet-citrus') return named
  const example = EXAMPLE.exec(plain)?.[1]
  return (
    (example === undefined ? null : foodOfWords(example)) ??
    foodOfWords(plain.replace(/,? such as [^,]+/, ''))
  )
}

/** A fish is skinned and a vegetable cut as the printed food is; peas, prawns and tinned foods come as they are. */
function cutLike(first: Choice | null, food: Food | null, hasAmount: boolean): string {
  if (first === null) return ''
  const areCheeses = food?.kind.endsWith('cheese') === true && first.food?.kind.endsWith('cheese') === true
  const isOfSameKind = food === null || food.kind === first.food?.kind || areCheeses
  if (hasAmount && !isOfSameKind) return ''
  const isSmall =
    food !== null &&
    !isOfSameKind &&
    (food.state !== 'raw' || /^(?:berry|pulse|prawns|peas|leaf|nut)/.test(food.kind))
  return isSmall || (food !== null && !takesCut(food, first.after)) ? '' : first.after.replace(EXAMPLE, '')
}

/** "1 x 145 g tin tuna | or mackerel": that mackerel comes in a tin, too; null where it isn't sold so. */
function foodInTin(text: string, printed: Choice | null): Food | null {
  if (printed?.unit.startsWith('x ') !== true) return null
  const food = foodNamed(`1 ${printed.unit} ${text}`)
  return food?.state === 'canned' ? food : null
}

/** Reads "900 g floury **potatoes**, peeled"; what a stand-in does not say is taken from the printed line. */
export function readChoice(text: string, printed: Choice | null = null): Choice {
  const amount = AMOUNT.exec(text)
  const hasAmount = amount !== null && amount[0].length < text.length
  const rest = hasAmount ? text.slice(amount[0].length) : text
  const food = (hasAmount ? null : foodInTin(text, printed)) ?? foodNamed(text)
  const bold = /^(.*?)\*\*(.+?)\*\*(.*)$/.exec(rest)
  const comma = rest.indexOf(', ')
  const [before = '', name = rest, after = ''] = bold
    ? bold.slice(1)
    : comma < 0
      ? ['', rest, cutLike(printed, food, hasAmount)]
      : ['', rest.slice(0, comma), rest.slice(comma)]
  const said = hasAmount
    ? {
        quantity: numberOf(amount[1]!),
        quantityMost: amount[2] === undefined ? null : numberOf(amount[2]),
        unit: amount[3] ?? '',
      }
    : {
        quantity: printed?.quantity ?? null,
        quantityMost: printed?.quantityMost ?? null,
        unit: printed?.unit ?? '',
      }
  return { ...said, before, name, after, food }
}

/**
 * "or celeriac, sweet potatoes" are two stand-ins; in "2 x 145 g tins tuna, drained" the second part is no food and
 * says how the first is made ready.
 */
function readStandIns(parts: readonly string[], printed: Choice): Choice[] {
  return parts.flatMap((part) => {
    const found: Choice[] = []
    for (const text of part.trim().replace(/^or /, '').split(', ')) {
      const before = found.at(-1)
      // "180 g basmati rice, white rice": the amount is meant of both.
      const like = before === undefined ? printed : { ...printed, ...amountOf(before) }
      const choice = readChoice(text, like)
      if (choice.food !== null || before === undefined || NEEDS_NO_FOOD.test(text)) found.push(choice)
      else
        found[found.length - 1] = {
          ...before,
          after: `${isInherited(before, printed) ? '' : before.after}, ${text}`,
        }
    }
    return found
  })
}

const amountOf = ({ quantity, quantityMost, unit }: Choice) => ({ quantity, quantityMost, unit })

const isInherited = ({ after }: Choice, printed: Choice) =>
  after !== '' && after === printed.after.replace(EXAMPLE, '')

const BUYING = /^(?:(no|with) ([^:]+)|bought): /

function buyingOf(said: RegExpExecArray | null): Buying | null {
  if (said === null) return null
  const foods = said[2]?.split(/, | or /)
  if (foods === undefined) return { when: 'always' }
  return { when: said[1] === 'with' ? 'with' : 'without', foods }
}

/** Reads an ingredient line without its bullet: "(with rice: 1 tbsp **rice vinegar**) | or …". */
export function readDishLine(text: string, heading: string | null): DishLine {
  const isOptional = text.startsWith('(') && text.endsWith(')')
  const inner = isOptional ? text.slice(1, -1) : text
  const condition = isOptional ? BUYING.exec(inner) : null
  const [printed = '', ...standIns] = inner.slice(condition?.[0].length ?? 0).split(' | ')
  const common = { isOptional, buying: buyingOf(condition), heading }
  const open = ANY.exec(printed.trim())
  if (open !== null) return readOpenLine(open, standIns, common)
  const first = readChoice(printed.trim())
  return {
    handle: /\*\*(.+?)\*\*/.exec(printed)?.[1] ?? first.name,
    choices: [first, ...readStandIns(standIns, first)],
    ...common,
    any: null,
  }
}

/** "600 g any **vegetables** to roast, 1 to 4 kinds", "any **main** (ready-made) to roast, 1 kind". */
const ANY = new RegExp(
  String.raw`^(.*?)any \*\*(.+?)\*\*(?: \((.+?)\))? to (${WAYS.join('|')}), (\d)(?: to (\d))? kinds?$`,
)

function readOpenLine(
  [, amount, handle, group, way, least, most]: RegExpExecArray,
  bought: readonly string[],
  common: Pick<DishLine, 'isOptional' | 'buying' | 'heading'>,
): DishLine {
  const printed: Choice = {
    ...readChoice(`${amount}${handle}`),
    before: '',
    name: handle!,
    after: '',
    food: null,
  }
  return {
    ...common,
    handle: handle!,
    choices: [printed, ...readStandIns(bought, printed)],
    any: {
      group: group ?? handle!,
      way: way as Way,
      least: common.isOptional ? 0 : Number(least),
      most: Number(most ?? least),
    },
  }
}

const WELCOME = /^(.*?): (?:(before|after) step (\d+)|in step (\d+) before "([^"]+)"), (.*)$/

/**
 * Reads "150 g peas | spinach: after step 4, Stir in {it}." and "150 g peas: in step 4 before "Drain", Add {it}.";
 * null where it is not of that form.
 */
export function readWelcome(text: string): Welcome | null {
  const [, foods, place, beside, within, anchor = '', sentence] = WELCOME.exec(text) ?? []
  if (foods === undefined || sentence === undefined) return null
  const [printed = '', ...others] = foods.split(' | ')
  const first = readChoice(printed)
  return {
    choices: [
      first,
      ...others.map((part) => readChoice(part.trim().replace(/^or /, ''), { ...first, after: '' })),
    ],
    place: place === undefined ? 'in' : place === 'before' ? 'before' : 'after',
    step: Number(beside ?? within),
    anchor,
    text: sentence,
  }
}
