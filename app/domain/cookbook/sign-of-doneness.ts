import { conditionsOf } from '#app/domain/food/condition.ts'
import { foodOfLine } from '#app/domain/food/line-food.ts'
import { lineOf } from '#app/domain/recipe/kept-readings.ts'
import { type Clause, readMethod } from '#app/domain/recipe/read-method.ts'
import type { RecipeDraft } from '#app/domain/recipe/recipe.ts'
import { asksForNoPink } from '#app/domain/recipe/underdone.ts'

/** Kinds of meat that nobody eats pink. */
const EATEN_DONE: ReadonlySet<string> = new Set([
  'poultry',
  'poultry-bone',
  'whole-bird',
  'mince',
  'sausage',
  'pork',
])
const SIGN =
  /\bcooked (?:right |all the way |just )?through\b|\bjuices?\b[^.;]*\bclear\b|\b(?:off|from) the bone\b|\b(?:comes?|falls?|pulls?) apart\b/i
const LEAST_CORE_C = 70
/** What simmers for this long is done when it is tender. */
const BRAISED_MIN = 30

const isSign = ({ text, coreC, isMoist, minutes }: Clause): boolean =>
  SIGN.test(text) ||
  asksForNoPink(text) ||
  coreC.some((degrees) => degrees >= LEAST_CORE_C) ||
  (isMoist && (minutes ?? 0) >= BRAISED_MIN)

/**
 * The first raw poultry, pork, mince or sausage of a recipe whose method has no sign by which a cook sees that meat is
 * done; null where there is none. The sign may be that of other meat in the same recipe.
 */
export function meatWithoutSign({
  ingredients,
  instructions,
}: Pick<RecipeDraft, 'ingredients' | 'instructions'>): string | null {
  const meat = ingredients
    .map(({ text }) => lineOf(text))
    .find((line) => {
      const food = foodOfLine(line)?.food
      return food?.state === 'raw' && EATEN_DONE.has(food.kind) && !conditionsOf(line.text).has('cooked')
    })
  if (meat === undefined || readMethod(instructions).some(isSign)) return null
  return meat.name
}
