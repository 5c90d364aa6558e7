import { nameTokens } from '#app/domain/food/food-names.ts'
import type { DietaryPreferences } from './recipe.ts'

/** "Take out the baby's portion, then season the rest with salt": what comes after is for the others. */

const BABY = String.raw`(?:bab(?:y|ies)|infants?|little ones?|toddlers?)(?:['’]?s?['’]?)`
const TAKEN_OUT = new RegExp(
  String.raw`\b(?:take|set|lift|spoon|ladle|scoop|remove|put|keep|reserve|separate|dish|mash|serve)\w*\b[^.;]{0,50}\b${BABY}\b[^.;]{0,20}\b(?:portions?|shares?|helpings?|servings?|bowls?|plates?|part|food|meal)\b|\b(?:portion|share|helping|serving|some|part|bowl)\b[^.;]{0,12}\bfor (?:the |your )?${BABY}\b`,
  'i',
)
const PARTS = /(?<=[.;!?])\s+|,?\s+(?:and\s+)?then\s+|:\s+|\bbefore (?=(?:salt|season|add))/i

/** The steps split at the point where the baby's portion is taken out; all are shared where it never is. */
export function partsAroundBaby(instructions: readonly string[]): { shared: string[]; forOthers: string[] } {
  const parts = instructions.flatMap((step) => step.split(PARTS))
  const at = parts.findIndex((part) => TAKEN_OUT.test(part))
  return at < 0
    ? { shared: parts, forOthers: [] }
    : { shared: parts.slice(0, at + 1), forOthers: parts.slice(at + 1) }
}

/** The preferences without the baby, for what is seasoned after the baby's portion is taken out. */
export const withoutBaby = (preferences: DietaryPreferences): DietaryPreferences => ({
  ...preferences,
  eaters: preferences.eaters.filter((eater) => eater !== 'under-one'),
})

/** Whether the food of a line only goes into the dish after the baby's portion is taken out. */
export function isForOthersOnly(
  name: string,
  { shared, forOthers }: ReturnType<typeof partsAroundBaby>,
): boolean {
  const words = nameTokens(name)
  const isIn = (texts: readonly string[]) =>
    texts.some((text) => !DENIED.test(text) && nameTokens(text).some((token) => words.includes(token)))
  return forOthers.length > 0 && isIn(forOthers) && !isIn(shared)
}
const DENIED = /\b(?:no|not|never|without|don['’]t)\b/i
