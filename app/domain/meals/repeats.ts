import { findFood } from '#app/domain/food/foods.ts'
import { wordSet } from '#app/domain/food/line-words.ts'
import type { Draft } from './draft.ts'
import { isVague } from './portions/spread.ts'
import { partLeftOut } from './without.ts'

/** What is told twice counts once: the bread of a sandwich, the dish before its parts. */

/** Words for what a sandwich is held together by, as parts that one may leave out. */
const BREADS = ['bread', 'bun', 'roll', 'tortilla'] as const
const MEATS = wordSet('meat poultry fish')
const HAS_LOST_BREAD = /~without-(?:[a-z]+-)*(?:bread|bun|roll|toast|tortilla|bagel|pitta)/
const IS_BREAD = wordSet('bread bun roll toast bagel muffin pita baguette tortilla ciabatta')

/** True of the bread of a sandwich before it: "a cheese sandwich on rye bread". */
export function isRepeated(draft: Draft, kept: readonly Draft[]): boolean {
  const [phrase] = draft.phrases
  if (phrase === undefined) return false
  const isTied = phrase.joint === 'weak' || phrase.joint === 'inside' || phrase.joint === 'remark'
  const isMeasured = phrase.amounts.some(({ measure }) => measure !== null)
  const isBread = draft.item.entry.words.some(({ stem, isHead }) => isHead && IS_BREAD.has(stem))
  if (!isTied || isMeasured || !isBread) return false
  const host = [kept.at(-1), kept.at(-2)].find(
    (one) => one !== undefined && BREADS.some((word) => partLeftOut(word, one.food) !== null),
  )
  // "a sub on wheat": the bread has taken the place of the dish's own already. A beef burger by itself is the meat alone.
  return (
    host !== undefined &&
    !HAS_LOST_BREAD.test(host.food.id) &&
    !MEATS.has(findFood(host.food.id)?.group ?? '')
  )
}

/** "carrots: wrap, peas": only dishes are told by what stands behind the colon. */
function isPlainFood(draft: Draft): boolean {
  const group = findFood(draft.food.id)?.group
  return group !== undefined && group !== 'dishes' && !isVague(draft)
}

/** "porridge 40 g oats 200 ml milk": a food without an amount right before weighed ones only says what they became. */
export function withoutHeadings(drafts: readonly Draft[]): Draft[] {
  return drafts.filter((draft, at) => {
    const following = drafts[at + 1]
    const isNext = following?.item.first === draft.item.last + 1
    const next = isNext ? following.phrases[0] : undefined
    const isWeighed = next?.amounts.some(({ measure }) => measure !== null) ?? false
    const isBare = draft.phrases.every(({ amounts, hasDeterminer }) => amounts.length === 0 && !hasDeterminer)
    const isAnnounced = next?.isAfterColon === true && !isPlainFood(draft)
    return !(isBare && (isAnnounced || (isWeighed && next?.joint === 'none')))
  })
}
