import { judgeFoodName, refusalOfName } from '#app/domain/food/only-food.ts'
import { shortened } from '#app/domain/shortened.ts'
import type { Draft } from './draft.ts'

/** What is not counted because it is no food, is dangerous, or is more than anybody can eat. */

const LONGEST_QUOTE = 120
const MOST_GRAMS = 5000
const MOST_KCAL = 10_000

/** Bleach is no beach, however near the letters are. */
export function isPerhapsFood(word: string): boolean {
  const { verdict } = judgeFoodName(word)
  return verdict === 'food' || verdict === 'unknown'
}

/** Puts words of no food where they belong: refused where they are no food, else not counted. */
export function refuseOrName(
  said: string,
  isUnnamed: boolean,
  refused: { text: string; reason: string }[],
  notCounted: string[],
): void {
  const { verdict, reason } = judgeFoodName(said)
  if (!isUnnamed && (verdict === 'unsafe' || verdict === 'not-food')) refused.push({ text: said, reason })
  else notCounted.push(said)
}

/** What a person said, as far as it is worth repeating. */
export const quoted = (text: string): string => shortened(text, LONGEST_QUOTE)

/** Why a food is not counted at all: it is none, it is dangerous, or nobody can eat that much. */
export function refusalOf({ said, food, grams, item }: Draft): string | null {
  const kcal = (food.per100g().kcal * grams) / 100
  if (grams > MOST_GRAMS || kcal > MOST_KCAL)
    return `${Math.round(grams / 100) / 10} kg of ${food.name} is more than a person can eat. Check the amount.`
  return item.unexplained.length === 0 ? null : refusalOfName(said)
}
