import { AppError } from '#app/domain/errors.ts'
import { amountText, type PantryUnit } from './quantity.ts'

/** The most of one purchase that a home kitchen holds, by unit: more is a slip of the keyboard. */
const MOST_OF_UNIT: Readonly<Record<PantryUnit, number>> = {
  pieces: 1000,
  grams: 50_000,
  kg: 50,
  ml: 50_000,
  liters: 50,
  cups: 200,
  tbsp: 1000,
  tsp: 1000,
  cans: 200,
  packages: 200,
}

/** Why an amount is more than a kitchen holds and what to do about it, or null. */
export function tooMuch(quantity: number, unit: PantryUnit): string | null {
  const most = MOST_OF_UNIT[unit]
  return quantity <= most
    ? null
    : `One purchase holds at most ${amountText(most, unit)}. Check the number and its unit.`
}

/** Throws `invalid-input` (field quantity) for more than a kitchen holds. */
export function refuseTooMuch(quantity: number, unit: PantryUnit): void {
  const reason = tooMuch(quantity, unit)
  if (reason !== null) throw new AppError('invalid-input', reason, { field: 'quantity' })
}

const SIGN = /^(?:minus\s+|[-−–])(?=[\d.½¼¾⅓⅔])/iu
const SIGN_BEHIND = /\s[-−](?=\d)/u
const GLUED_BULLET = /^\s*[-−–][^\s\d-]/mu
const NOTHING = /^0+(?:[.,]0+)?(?:\s*(?:x|×))?(?=\s|\p{L}+\s)/u
const NOTHING_BEHIND = /\s0(?:[.,]0+)?(?:\s*\p{L}{1,8})?$/u
const EXPONENT = /^\d[\d.,]*e[+-]?\d+\b/iu

/**
 * Why the amount of a typed line cannot be kept ("-5 apples", "0 pears", "99,999,999 onions"), with what to write
 * instead; null where it can. `read` is what the line reader made of it.
 */
export function amountRefusal(
  text: string,
  read: { name: string; quantity: number; unit: PantryUnit; isEstimated: boolean },
): string | null {
  const line = text.trim()
  const said = `“${line.length > 40 ? `${line.slice(0, 40)}…` : line}”`
  if (SIGN.test(line) || SIGN_BEHIND.test(line))
    return `${said} has an amount below zero. Write it without the minus.`
  // "00 flour" is a kind of flour, "0% yoghurt" a kind of yoghurt.
  if ((NOTHING.test(line) && !line.startsWith('00')) || NOTHING_BEHIND.test(line))
    return `${said} says there is none. Write how much there is, or leave it out.`
  if (EXPONENT.test(line) || (!read.isEstimated && /^\d/.test(read.name)))
    return `The amount in ${said} could not be read. Write a plain number, such as 3 onions.`
  const reason = tooMuch(read.quantity, read.unit)
  return reason === null ? null : `${said} is too much. ${reason}`
}

/** Keeps the minus of "-5 apples" from being read as a bullet, where the list's bullets are not written so. */
export function withSignsInWords(list: string): string {
  return GLUED_BULLET.test(list) ? list : list.replaceAll(/^[ \t]*[-−](?=\d)/gmu, 'minus ')
}
