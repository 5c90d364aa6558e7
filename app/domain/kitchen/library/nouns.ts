import type { Food } from '#app/domain/food/food.ts'
import { foodById } from '#app/domain/food/foods.ts'
import { isPlural, label, pluralLabel } from '#app/domain/kitchen/labels.ts'
import { sentence } from '#app/domain/kitchen/words.ts'
import { isPressedFor } from './alike.ts'
import type { LibraryPart } from './portions.ts'
import { readRef } from './refs.ts'

/** What the foods of a dish are called in its sentences. */

const SHARES: Readonly<Record<number, string>> = { 2: 'half of ', 3: 'a third of ', 4: 'a quarter of ' }

/** "pork" where the dish calls it so and the food is of that sort, its own name otherwise. */
export function nameOf(part: LibraryPart): string {
  const { call, foods } = part.slot
  if (isPressedFor(part.slot, part.item.key)) return call ?? foodById(foods[0]).name
  if (call === undefined) return label(part)
  return isCalledSo(part, call) ? call : label(part)
}

/** Whether a food goes by the dish's word for it: another meat does not go by "beef", another mushroom by "mushrooms". */
function isCalledSo({ item, slot }: LibraryPart, call: string): boolean {
  const own = foodById(slot.foods[0])
  if (item.food === null || item.key === own.id) return true
  const says = ({ name, plural }: Pick<Food, 'name' | 'plural'>) =>
    ` ${name} ${plural} `.includes(` ${call} `)
  return item.food.group === own.group && (!says(own) || says(item))
}

/** "the pork", "half of the oil", "the rest of the cheese", "the sauce"; null when it is not in the dish. */
export function nounOf(
  ref: string,
  partOf: (slot: string) => LibraryPart | undefined,
  heldIn: (vessel: string) => string | undefined,
): string | null {
  const read = readRef(ref)
  if ('vessel' in read) return `the ${heldIn(read.vessel) ?? 'mixture'}`
  const part = partOf(read.slot)
  if (!part) return null
  const share = read.isRest ? 'the rest of ' : (SHARES[read.divisor] ?? '')
  return `${share}the ${nameOf(part)}`
}

const BEFORE_A_NOUN =
  /\{(\w+)(?:\.bare)?\}(?= (?!(?:with|and|or|in|on|from|under|over|of|for|the|to|by|as|without)\b|\w+ed\b)[a-zà-ÿ])/g

/** A food before another noun is singular: "aubergine parmigiana", "coffee and walnut cake". */
export function asTitle(template: string): string {
  return template.replaceAll(BEFORE_A_NOUN, '{$1.one}')
}

/** The words for the tokens of titles, headnotes and sentences that speak of slots. */
export function wordOfSlot(
  token: string,
  partOf: (slot: string) => LibraryPart | undefined,
): string | null | undefined {
  const [name, form] = token.split(/(?=[.#])/)
  const isCapital = /^[A-Z]/.test(name!)
  const slot = isCapital ? name!.charAt(0).toLowerCase() + name!.slice(1) : name!
  const part = partOf(slot)
  if (!part) return null
  if (form === '.one') return isCapital ? sentence(part.item.name) : part.item.name
  if (isCapital) return sentence(pluralLabel(part))
  if (form === '.bare') return label(part)
  if (form === '#') return part.text
  if (form === '.amount') return amountOf(part)
  return `the ${nameOf(part)}`
}

/** "500 ml" of "500 ml water". */
function amountOf({ text, item }: LibraryPart): string {
  const names = [item.plural, item.name].map((name) => text.lastIndexOf(name)).filter((at) => at > 0)
  return names.length === 0 ? text : text.slice(0, Math.min(...names)).trim()
}

/** Whether a list of foods takes "them", "are" and "they". */
export function isMany(parts: readonly LibraryPart[], nouns: readonly string[]): boolean {
  if (nouns.length !== 1) return true
  if (parts.length === 1 && nouns[0]?.startsWith('the ') && parts[0]?.slot.call === undefined)
    return isPlural(parts)
  return /[^su]s$/.test(nouns[0] ?? '') && !/(?:couscous|hummus|molasses|asparagus)$/.test(nouns[0] ?? '')
}
