import { CORE_TEMPERATURES } from '#app/domain/food/core-temperatures.ts'
import type { Food } from '#app/domain/food/food.ts'
import type { Treatment } from '#app/domain/food/treatments.ts'
import type { Cooked, Heating } from './cooked-lines.ts'

/** Food that was cooked before and is warmed up: leftovers, cooked rice; for some eaters also cured or smoked food. */

/** Leftovers that are warmed up must get steaming hot; they may also be eaten cold. */
export const REHEATED: Treatment = {
  leastC: CORE_TEMPERATURES.reheated.leastC,
  isUntilSteaming: true,
  why: 'What was cooked before is eaten cold or heated until steaming hot all through.',
}

const IS_LEFT_OVER = /\b(?:left[- ]?overs?|day[- ]old|yesterday['’]?s?|from (?:the )?(?:day|night) before)\b/i
const NOT_WARMED_UP: ReadonlySet<Food['group']> = new Set([
  'dairy',
  'fruit',
  'herbs',
  'condiments',
  'fats',
  'sweets',
  'drinks',
  'baking',
  'nuts',
])

/** Whether the food of a line was cooked before and spoils. */
export function isCookedBefore(food: Food, text: string): boolean {
  if (food.kind === 'cooked-rice') return true
  if (IS_LEFT_OVER.test(text))
    return !NOT_WARMED_UP.has(food.group) && food.kind !== 'bread' && food.kind !== 'roll'
  return food.state === 'cooked' && (food.group === 'poultry' || food.group === 'meat')
}

const HOT_SIGN =
  /\b(?:steaming|piping|scalding|sizzling|bubbl\w+|boil\w*)\b|\bhot\b(?! (?:pan|oil|oven|wok|grill|plate|skillet|water|butter|sauce|pasta|tray|dog))|\b(?:heat|warm)(?:ed|s|ing)? (?:\w+ ){0,4}through\b|\b(?:pack(?:et|age)?|pouch) instructions\b/i
const GENTLE = /\b(?:low heat|gentl[ey]|warm(?:ed|ing)?|melt|lukewarm|tepid|take the chill off)\b/i
const NOT_HOT = /\b(?:without|not|never|before|don['’]t let)\b[^.]*\b(?:hot|boil\w*|steam\w*|bubbl\w*)\b/i
const ONLY_WARM = /\b(?:just|barely|only|until) (?:\w+ )?(?:warm|lukewarm|tepid)\b|\btake the chill off\b/i

/** Times are read from words, so slightly too little is accepted. */
const ENOUGH = 0.85
const LEAST_MIN = { pan: 3, simmer: 3, oven: 9, microwave: 2 }
const LEAST_MIN_STRICT = { pan: 6, simmer: 4, oven: 10, microwave: 3 }

/** Whether the steps heat it but leave it lukewarm; false where it is not heated at all. */
export function isLeftLukewarm({ heatings, coreC }: Cooked, leastC: number, isStrict: boolean): boolean {
  if (heatings.length === 0 || coreC.some((degrees) => degrees >= leastC - 0.5)) return false
  const texts = heatings.map(({ clause }) => clause.text)
  if (texts.some((text) => HOT_SIGN.test(text) && !ONLY_WARM.test(text) && !NOT_HOT.test(text))) return false
  const least = isStrict ? LEAST_MIN_STRICT : LEAST_MIN
  const share = heatings.reduce((sum, heating) => sum + shareOf(heating, least), 0)
  return share < ENOUGH
}

function shareOf({ way, minutes, clause }: Heating, least: Readonly<Record<string, number>>): number {
  if (minutes === null) return clause.isMoist && !GENTLE.test(clause.text) ? 1 : 0
  const needed = least[way] ?? least['pan'] ?? 1
  return (minutes / needed) * (GENTLE.test(clause.text) && !clause.isMoist ? 0.4 : 1)
}
