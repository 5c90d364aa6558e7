import { isHeldLongEnough } from '#app/domain/food/core-temperatures.ts'
import { type CutId, leastMinutes } from '#app/domain/food/cooking-times.ts'
import { isShredded, mayBeRaw } from '#app/domain/food/cuts-in-words.ts'
import type { Food } from '#app/domain/food/food.ts'
import type { Cooked, Heating } from './cooked-lines.ts'
import type { CutOfLine } from './cut-of-line.ts'
import { figure } from './preparation-fault.ts'

/** Whether the times and signs in the steps cook a food through, judged by its cut, weight and way of heating. */

/** Times are read from words, so slightly too little is accepted. */
const ENOUGH = 0.85
/** With a sign that the inside is done, the cook carries on until it shows; a far too short time contradicts it. */
const ENOUGH_WITH_SIGN = 0.5
/** A core temperature leaves little to guess. */
const ENOUGH_WITH_DEGREES = 0.25
/** "until tender": for cut roots that means the inside, for meat it does not. */
const ENOUGH_TENDER = 0.5

const ROOTS: ReadonlySet<CutId> = new Set<CutId>([
  'whole-potato',
  'potato-pieces',
  'potato-shreds',
  'whole-root',
  'root-pieces',
  'whole-beetroot',
  'beetroot-pieces',
])
/** Cut so small that frying "until golden" cooks it through. */
const SMALL: ReadonlySet<CutId> = new Set<CutId>([
  'bites',
  'thin-piece',
  'loose-mince',
  'thin-patty',
  'dumpling',
  'sausage-bites',
  'pork-slice',
  'offal-piece',
  'potato-pieces',
  'potato-shreds',
  'root-pieces',
])

const ONLY_BROWNS =
  /\b(?:brown(?:ed|ing)?|sear(?:ed|ing)?|seal(?:ed|ing)?|colour(?:ed|ing)?|char(?:red)?|toast|warm)\b/i
const IS_COOKING =
  /\b(?:cook|fry|grill|roast|bake|simmer|braise|poach|boil|steam|stir-fry|saut[eé]|stew|deep-fry|barbecue)/i

const ONLY_COMES_TO_BOIL =
  /\b(?:bring|brought|come|heat)\b[^.]*\bto (?:just )?(?:a|the) (?:\w+ )?(?:boil|simmer|bubble)\b/i
/** "Grill on high.": turns on the heat, with no food on it yet. */
const ONLY_SETS_HEAT = /^(?:the )?\w+(?: \w+)? (?:on|to) (?:high|medium|low|full|hot|\d+)\b[^,]{0,8}$/i
const COOKS_ON = /\b(?:and|then) (?:simmer|cook|leave|let|poach|braise|bubble)\b/i

/** The share of the cooking needed that a heating without minutes provides. */
function untimedShare({ clause, way }: Heating, cut: CutId): number {
  if (clause.isSurelyDone || (clause.isUntilDone && (SMALL.has(cut) || ROOTS.has(cut)))) return 1
  if (way === 'slow' || way === 'pressure') return 1
  if (ONLY_SETS_HEAT.test(clause.text)) return 0
  if (ONLY_COMES_TO_BOIL.test(clause.text) && !COOKS_ON.test(clause.text)) return 0.1
  if (ONLY_BROWNS.test(clause.text) && !IS_COOKING.test(clause.text)) return SMALL.has(cut) ? 0.6 : 0.3
  return SMALL.has(cut) ? 1 : 0.6
}

/** Too cool to cook food through: a keep-warm setting, or an oven below 70 °C. */
const HARDLY_WARM =
  /\b(?:cold[- ]smok\w*|keep[- ]warm|warm(?:ing)? (?:setting|drawer|mode|function)|on warm|(?:at|to) [3-6]\d ?°? ?C(?! (?:inside|in the)))\b/i

function shareOf(heating: Heating, { cut, pieceG, totalG }: CutOfLine): number {
  const { way, minutes, clause } = heating
  if (HARDLY_WARM.test(clause.text) && clause.coreC.length === 0) return 0
  const byWeight = clause.minutesPerGram === null ? 0 : clause.minutesPerGram * (totalG ?? pieceG ?? 0)
  if (minutes === null && byWeight === 0) return untimedShare(heating, cut)
  return ((minutes ?? 0) + byWeight) / leastMinutes(cut, way, pieceG)
}

/** Why the steps leave a food underdone, as a clause without its subject; null where they do not. */
export function timeFault(
  food: Food,
  cutOfLine: CutOfLine,
  done: Cooked,
  leastC: number | null,
): string | null {
  const { cut, pieceG } = cutOfLine
  const { clauses } = done
  // A root in the pot goes by many names, as bacon does: any heating after it was first named may heat it.
  const heatings = ROOTS.has(cut) || cut === 'pork-slice' ? done.after : done.heatings
  if (heatings.length === 0) return mayBeRaw(food) ? null : 'the steps do not cook it'
  if (mayBeRaw(food) && clauses.some(({ text }) => isShredded(text))) return null
  const share = heatings.reduce((sum, heating) => sum + shareOf(heating, cutOfLine), 0)
  if (share >= enough(cut, done, leastC)) return null
  const main = heatings.toSorted((one, two) => (two.minutes ?? 0) - (one.minutes ?? 0))[0]!
  const said = heatings.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0)
  const least = figure(Math.ceil(leastMinutes(cut, main.way, pieceG)))
  return said === 0
    ? 'the steps do not say how long it cooks, or by which sign it is cooked through'
    : `the steps cook it for ${figure(said)} minutes, it needs about ${least}`
}

function enough(cut: CutId, done: Cooked, leastC: number | null): number {
  if (leastC !== null && done.clauses.some(({ coreC }) => coreC.some((degrees) => degrees >= leastC - 0.5)))
    return ENOUGH_WITH_DEGREES
  if (done.clauses.some(({ isSurelyDone }) => isSurelyDone)) return ENOUGH_WITH_SIGN
  return ROOTS.has(cut) && done.clauses.some(({ isUntilDone }) => isUntilDone) ? ENOUGH_TENDER : ENOUGH
}

/** The lowest core temperature in the steps that is too low; null where there is none. */
export function tooCool(leastC: number, { clauses }: Cooked): number | null {
  const low = clauses.flatMap(({ coreC, minutes, text }, at) => {
    const highest = Math.max(...coreC)
    const next = clauses[at + 1]
    if (next && RISES.test(next.text) && Math.max(...next.coreC) >= leastC - 0.5) return []
    // "Take it off at 70 °C; it climbs to 74 °C as it rests."
    if (coreC.length === 0 || highest >= leastC - 0.5) return RISES.test(text) ? [] : coreC
    return isHeldLongEnough(highest, HELD.test(text) ? (minutes ?? 0) : 0) ? [] : coreC
  })
  const coolest = Math.min(Infinity, ...low)
  return coolest < leastC - 0.5 ? coolest : null
}
const RISES = /\b(?:rest|rises?|climbs?|carry|reach(?:es)?|goes up|come up|until it)\b/i
const HELD = /\b(?:hold|held|holding|kept? at|keep (?:it |them )?at|stays? at|sous[- ]vide|water bath)\b/i
