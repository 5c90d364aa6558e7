import { wordSet } from '#app/domain/food/line-words.ts'
import { classOf } from './addition-classes.ts'
import { type Draft, isAmountSaid } from './draft.ts'
import { type DishOfParts, dishOfParts } from './dishes-of-parts.ts'
import { findMealFood } from './vocabulary/meal-vocabulary.ts'
import { MEAL_NAMES } from './lexicon.ts'
import { partsWithAmounts } from './told-by-amounts.ts'
import { describedBy, ingredientsListed, isWeighed, opensList } from './told-by-ingredients.ts'
import type { VocabularyFood } from './vocabulary/vocabulary.ts'

/**
 * A dish told by its parts is what holds them together and the parts: "wrap with chicken and lettuce" is a tortilla,
 * chicken and lettuce, "smoothie: banana, spinach, oat milk" only what is in it.
 */

/** Grams of a part of this class in a dish of that name where nobody says how much; null where the table does not tell. */
export const gramsInDish = ({ phrases }: Draft, addedClass: string | null): number | null =>
  phrases
    .map(({ words }) => dishOfParts(words.findLast(({ role }) => role === 'food')?.stem ?? ''))
    .find((row) => row !== undefined)
    ?.gramsByClass.get(addedClass ?? '') ?? null

const LEAST_PARTS = 2

/** The drafts with every dish that is told by its parts replaced by what holds them together. */
export function withDishesAsParts(drafts: readonly Draft[]): Draft[] {
  const out: Draft[] = []
  for (let at = 0; at < drafts.length; at++) {
    const header = drafts[at]!
    const listed = ingredientsListed(drafts, at)
    if (listed.length > 0) {
      out.push(...listed)
      at += listed.length
      continue
    }
    const described = describedBy(drafts, at)
    if (described !== null) {
      const remarks = described.inside.map(({ said }) => `${said} is taken to be in it`)
      out.push({ ...header, remarks: [...header.remarks, ...remarks] }, ...described.beside)
      at += described.inside.length + described.beside.length
      continue
    }
    const row = dishOfParts(header.phrases.at(-1)!.words.at(-1)?.stem ?? '')
    const measured = partsWithAmounts(drafts, at)
    if (measured.length > 0) {
      out.push(...(row === undefined ? [] : baseOf(header, measured, row, countOf(header, row))))
      continue
    }
    const base = row === undefined ? null : baseCounted(header, drafts.slice(at + 1), row)
    if (base !== null) {
      out.push(base)
      at += 1
      continue
    }
    const parts = row === undefined || isWeighed(header) ? [] : partsBehind(drafts, at, row)
    if (row === undefined || parts.length === 0) {
      out.push(header)
      continue
    }
    const count = countOf(header, row)
    out.push(...baseOf(header, parts, row, count), ...parts.map((part) => inDish(part, row, count)))
    at += parts.length
  }
  return out
}

/** A dish with a base, named by its parts: the bread, and so much of the parts as goes into it; null for other dishes. */
export function asBaseAndParts(header: Draft, parts: readonly Draft[]): Draft[] | null {
  const row = dishOfParts(header.phrases.at(-1)!.words.at(-1)?.stem ?? '')
  if (row?.baseId === undefined || row.baseId === null || !parts.every((part) => isPartOf(part, row, false)))
    return null
  const count = countOf(header, row)
  return [...baseOf(header, parts, row, count), ...parts.map((part) => inDish(part, row, count))]
}

/** What an egg of an omelette weighs with the fat and milk that it is made with. */
const OF_BASE = 1.12

/** "omelette (3 eggs)": the bracket counts what the dish is made of. */
function baseCounted(header: Draft, [next, other]: readonly Draft[], row: DishOfParts): Draft | null {
  const [phrase] = next?.phrases ?? []
  const isCounted = phrase?.isBracketed === true && phrase.amounts.length > 0
  if (next === undefined || !isCounted || row.isDropped || row.baseId !== null || isWeighed(header))
    return null
  if (other?.phrases[0]!.isBracketed === true) return null
  if (!row.insteadOf.has(classOfPart(next.food) ?? '') || next.phrases.length > 1) return null
  return {
    ...header,
    grams: next.grams * OF_BASE,
    remarks: [...header.remarks, `of ${next.said}`],
    isInDish: true,
  }
}

/** What stands behind a dish and is in it; none where it is a dish by itself. */
function partsBehind(drafts: readonly Draft[], at: number, row: DishOfParts): Draft[] {
  const header = drafts[at]!
  const next = drafts[at + 1]
  if (next === undefined || next.item.first !== header.item.last + 1) return []
  const isList = opensList(next)
  const parts = listFrom(drafts.slice(at + 1), row, isList)
  const isMixed = row.isDropped && row.holdsAny && !row.gramsByClass.has('meat')
  const measured = isMixed ? measuredFrom(drafts.slice(at + 1)) : []
  if (measured.length >= LEAST_PARTS) return measured
  const isBare = isNamedOnlyByKind(header, row)
  if (isList) return parts.length >= LEAST_PARTS && (isBare || isNameTold(header, parts)) ? parts : []
  const { joint, isAfterComma } = next.phrases[0]!
  const isTied = joint === 'weak' || joint === 'inside'
  const isSeveral = isAfterComma && parts.length >= LEAST_PARTS
  const isFilled = parts.some(({ food }) => !TOPPINGS.has(classOfPart(food) ?? ''))
  // "salad with seeds" is more than the seeds.
  const isEnough = parts.length >= (row.isDropped ? LEAST_PARTS : 1)
  return isBare && isFilled && isEnough && (isTied || isSeveral) ? parts : []
}

/** "protein shake 1 scoop whey w/ 250 ml almond milk": what follows with its amounts, no comma before the first. */
function measuredFrom(drafts: readonly Draft[]): Draft[] {
  if (drafts[0]?.phrases[0]!.isAfterComma !== false) return []
  const end = drafts.findIndex((draft) => !isAmountSaid(draft))
  return drafts.slice(0, end < 0 ? drafts.length : end)
}

/** "2 tacos with salsa" have a filling that nobody named. */
const TOPPINGS = wordSet('sauce fat cream sugar vegetable avocado')

/** The foods from the first on that are parts of one dish. */
function listFrom(drafts: readonly Draft[], row: DishOfParts, isList: boolean): Draft[] {
  const isInBracket = drafts[0]!.phrases[0]!.isBracketed
  const end = drafts.findIndex((part, at) => {
    const { isAfterVerb, isAfterDash, isBracketed, hasDeterminer, amounts } = part.phrases[0]!
    if (!isPartOf(part, row, isList)) return true
    if (at === 0) return false
    const isOwnDish = !isList && hasDeterminer && amounts.length === 0
    return isAfterVerb || isAfterDash || isOwnDish || (isInBracket && !isBracketed)
  })
  return drafts.slice(0, end < 0 ? drafts.length : end)
}

function isPartOf({ food }: Draft, row: DishOfParts, isList: boolean): boolean {
  const name = classOfPart(food)
  return (
    (name !== null && row.gramsByClass.has(name)) ||
    (name !== null && row.insteadOf.has(name)) ||
    (isList && row.holdsAny)
  )
}

const classOfPart = (food: VocabularyFood): string | null =>
  classOf(food, 'host') === 'bread' ? 'bread' : classOf(food, 'added')

/** "a big homemade wrap": nothing is said but what kind of dish it is; a "breakfast burrito" is one of its own. */
function isNamedOnlyByKind({ phrases, item }: Draft, row: DishOfParts): boolean {
  if (item.entry.isOwn && item.entry.words.some(({ stem }) => MEAL_NAMES.has(stem))) return false
  const foods = phrases.flatMap(({ words }) => words.filter(({ role }) => role === 'food'))
  return foods.length === 1 && dishOfParts(foods[0]!.stem) === row
}

/** "chicken salad: 120 g chicken, lettuce": what names the dish is among its parts, or it is a container only. */
function isNameTold(header: Draft, parts: readonly Draft[]): boolean {
  const names = header.phrases.flatMap(({ words }) =>
    words.flatMap(({ stem, role }) => (role === 'food' ? [stem] : [])),
  )
  const told = new Set(
    parts.flatMap(({ phrases }) => phrases.flatMap(({ words }) => words.map(({ stem }) => stem))),
  )
  return names.some((stem) => told.has(stem))
}

function countOf({ phrases: [phrase], item }: Draft, { usualCount }: DishOfParts): number {
  const counted = phrase!.amounts.find(({ measure }) => measure === null)
  if (counted !== undefined && !item.entry.words.some(({ stem }) => stem === 'egg'))
    return (counted.value + counted.most) / 2
  return phrase!.words.at(-1)?.isPlural === true ? usualCount : 1
}

function baseOf(header: Draft, parts: readonly Draft[], row: DishOfParts, count: number): Draft[] {
  const isReplaced = parts.some(({ food }) => row.insteadOf.has(classOfPart(food) ?? ''))
  if (isReplaced || row.isDropped) return []
  const base = row.baseId === null ? null : findMealFood(row.baseId)
  if (base === null) return [header]
  return [
    {
      ...header,
      food: base,
      grams: row.baseGrams * count,
      remarks: [...header.remarks, 'counted by its parts'],
      isInDish: true,
    },
  ]
}

function inDish(part: Draft, { gramsByClass }: DishOfParts, count: number): Draft {
  const { basis } = part.item.weighed
  const isSaid = part.phrases[0]!.amounts.length > 0 || (basis !== 'usual' && basis !== 'guess')
  const grams = gramsByClass.get(classOfPart(part.food) ?? '')
  return isSaid || grams === undefined ? part : { ...part, grams: grams * count, isInDish: true }
}
