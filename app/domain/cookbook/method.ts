import { listOf, sentence, singularOf } from '#app/domain/kitchen/words.ts'
import type { Food, FoodState } from '#app/domain/food/food.ts'
import type { Asking } from './asking.ts'
import { withBoilingTimes } from './boiling-time.ts'
import type { Choice, DishLine } from './dish.ts'
import { numberOf } from './dish-line.ts'
import { type DishFit, isUsed } from './fit-dish.ts'
import type { WrittenLine } from './ingredient-line.ts'
import { type Bracket, foldHandle, listsIn, namesIn, withBrackets, withLists, withNames } from './marks.ts'
import { measure } from './measures.ts'
import { readyChoice, withHeating } from './ready-starch.ts'
import { STATES, TOOL_WISHES } from './wishes.ts'

/** What the sentences of a dish are written with. */
export type Telling = {
  fit: DishFit
  asking: Asking
  /** The written line of each line that is used. */
  lines: ReadonlyMap<DishLine, WrittenLine>
  /** Servings asked for over the dish's own. */
  factor: number
  servings: number
  /** Names that are said shorter: "oil" for "vegetable oil". */
  short: ReadonlyMap<string, string>
}

/** Verbs behind a name, for several and for one. */
const AGREEMENT: ReadonlyMap<string, readonly [many: string, one: string]> = new Map(
  (
    [
      ['are', 'is'],
      ['have', 'has'],
      ['were', 'was'],
      ['look', 'looks'],
      ['turn', 'turns'],
      ['soften', 'softens'],
      ['start', 'starts'],
      ['begin', 'begins'],
      ['feel', 'feels'],
      ['go', 'goes'],
      ['wilt', 'wilts'],
      ['do', 'does'],
      ['come', 'comes'],
      ['need', 'needs'],
      ['float', 'floats'],
      ['sizzle', 'sizzles'],
      ['smell', 'smells'],
    ] as const
  ).flatMap((pair) => pair.map((word) => [word, pair] as const)),
)

function agreed(next: string, isMany: boolean): string {
  const pair = AGREEMENT.get(next.trim())
  return pair === undefined ? next : ` ${isMany ? pair[0] : pair[1]}`
}

function lineNamed({ fit, lines }: Telling, handle: string): [DishLine, WrittenLine] | null {
  const folded = foldHandle(handle)
  for (const line of fit.dish.lines) {
    const written = lines.get(line)
    if (written !== undefined && foldHandle(line.handle) === folded) return [line, written]
  }
  return null
}

/** The names of the lines that are used, as one list; empty where none is. */
function namesFor(telling: Telling, handles: string): { text: string; isMany: boolean } {
  const found = handles.split(', ').flatMap((handle) => {
    const named = lineNamed(telling, handle)
    if (named === null) return []
    const [line, { name: whole, isMany }] = named
    const name = telling.short.get(whole) ?? whole
    // The writer's own singular: "{Leek} and {potato} soup".
    const isOne =
      singularOf(line.handle) !== line.handle && singularOf(handle.toLowerCase()) === handle.toLowerCase()
    return [isOne ? { name: singularOf(name), isMany: false } : { name, isMany }]
  })
  const names = [...new Set(found.map(({ name }) => name))]
  return { text: listOf(names), isMany: names.length > 1 || found.some(({ isMany }) => isMany) }
}

/** "tofu or vegetarian": one of them; "no tofu or prawns": none of them. */
function isMet(telling: Telling, condition: string, handles: readonly string[]): boolean {
  const isNone = condition.startsWith('no ')
  const named = condition.replace(/^no /, '').split(' or ')
  return named.some((one) => isOneMet(telling, one, handles)) !== isNone
}

function isOneMet(telling: Telling, condition: string, handles: readonly string[]): boolean {
  const { wishes, diets } = telling.asking
  if (condition === 'oven') return ![...wishes].some((wish) => TOOL_WISHES.has(wish))
  if (wishes.has(condition) || [...diets].some((diet) => diet.toLowerCase() === condition)) return true
  if (STATES.has(condition)) return handles.some((handle) => stateOf(telling, handle) === condition)
  const { dish, fills, welcomed } = telling.fit
  const isNamed = ({ name }: Choice) => foldHandle(name) === foldHandle(condition)
  // "[spinach: …]" is about the line of greens, not about spinach stirred in besides.
  const isOfLine = dish.lines.some(({ choices }) => choices.some(isNamed))
  const isWelcomed = !isOfLine && welcomed.some(({ filling: { choice } }) => isNamed(choice))
  return isWelcomed || isUsed(fills, condition)
}

/** How the food of a line is; what was cooked for another meal is cooked, whatever the table has. */
function stateOf(telling: Telling, handle: string): FoodState | null {
  const line = lineNamed(telling, handle)?.[0]
  const filling = line === undefined ? undefined : telling.fit.fills.get(line)
  if (filling?.given?.isLeftover) return 'cooked'
  return filling?.choice.food?.state ?? null
}

/** What a bracket says: nothing where a food of it, or every food of a list, is missing or its condition is not met. */
function said(telling: Telling, { condition, text }: Bracket): string {
  const handles = namesIn(text)
  if (listsIn(text).some((list) => list.every((handle) => lineNamed(telling, handle) === null))) return ''
  if (condition === null) return text
  if (!isMet(telling, condition, handles)) return ''
  // "[raw: Boil the {potatoes, cabbage}]" boils those of them that are raw.
  return STATES.has(condition) ? withLists(text, (handle) => stateOf(telling, handle) === condition) : text
}

/** Amounts that follow the servings; not "every 500 g" or a tin's size. */
const SCALED =
  /(?<!\ba |every |each |\/|\d)((?:\d+ )?\d\/\d|\d+(?:\.\d+)?) (g|ml|tbsp|tsp|litres?)\b(?! tin)/g

export const scaledAmounts = (text: string, factor: number): string =>
  text.replaceAll(SCALED, (_, number: string, unit: string) => measure(numberOf(number), unit, factor).text)

function sizeFor({ fit: { dish }, servings }: Telling, at: number): string {
  const known = [...dish.sizes.keys()].toSorted(
    (one, other) => Math.abs(one - servings) - Math.abs(other - servings),
  )
  return dish.sizes.get(known[0] ?? 0)?.[at - 1] ?? ''
}

/** A text of the dish for this person: brackets resolved, amounts scaled, foods by their names. */
export function tell(telling: Telling, marked: string): string {
  const heated = withHeating(marked, readyHandles(telling))
  const plain = withBrackets(heated, (bracket) => said(telling, bracket))
  const sized = scaledAmounts(plain, telling.factor).replaceAll(/\{size (\d)\}/g, (_, at: string) =>
    sizeFor(telling, Number(at)),
  )
  const named = withNames(
    withBoilingTimes(sized, (handle) => standInFor(telling, handle)),
    (handles, next) => {
      const { text, isMany } = namesFor(telling, handles)
      return (isCapital(telling, handles) ? sentence(text) : text) + agreed(next, isMany)
    },
  )
  return tidied(named)
}

/** The food of a line that is filled with another one than it prints. */
function standInFor(telling: Telling, handle: string): Food | null {
  const line = lineNamed(telling, handle)?.[0]
  const food = line === undefined ? null : (telling.fit.fills.get(line)?.choice.food ?? null)
  return food === line?.choices[0].food ? null : food
}

/** Whether the writer begins a sentence with the name; "Brussels sprouts" have a capital of their own. */
function isCapital({ fit }: Telling, handles: string): boolean {
  const [first] = handles.split(', ')
  return /^[A-Z]/.test(handles) && !fit.dish.lines.some(({ handle }) => handle === first)
}

/** Lines that the dish boils, filled with food from a packet that is cooked already. */
const readyHandles = ({ fit: { dish, fills } }: Telling): string[] =>
  dish.lines.flatMap((line) => {
    const filling = fills.get(line)
    const isReady =
      filling?.given != null && readyChoice(line, dish, filling.given)?.food === filling.choice.food
    return isReady ? line.handle : []
  })

/** A title has foods before a noun in the singular: "{Leeks} soup". */
export function tellTitle(telling: Telling, marked: string): string {
  const plain = withBrackets(marked, (bracket) => said(telling, bracket))
  const named = withNames(plain, (handles, next, at) => {
    const { text, isMany } = namesFor(telling, handles)
    const isBeforeNoun = /^ (?!(?:and|with|on|from|in|or)\b)[\w{]/.test(plain.slice(at))
    const name = isBeforeNoun
      ? text
          .split(/(, | and )/)
          .map((part) => singularOf(part))
          .join('')
      : text
    return (isCapital(telling, handles) ? sentence(name) : name) + agreed(next, isMany)
  })
  return sentence(withoutJoin(tidied(named)))
}

/** What is left of "With {rice} …" at the start of a sentence. */
export const withoutJoin = (text: string): string => text.replace(/^(?:with|and) /i, '')

function tidied(text: string): string {
  return text
    .replaceAll(/ +/g, ' ')
    .replaceAll(/ ([.,;])/g, '$1')
    .replaceAll(/,(?=\.)/g, '')
    .trim()
}
