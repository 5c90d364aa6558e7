import type { Draft } from './draft.ts'

/** What is told twice counts once: the bread of a sandwich, the dish before its parts. */

const HOLDS_BREAD = /sandwich|burger|frankfurter|pizza|burritos and tacos|turnover/i
const IS_BREAD = /^(?:yeast breads|rolls and buns|bagels and english muffins|tortillas|bread)$/i

/** True of a food that one before it holds already: "a cheese sandwich on rye bread". */
export function isRepeated(draft: Draft, kept: readonly Draft[]): boolean {
  const host = kept.at(-1)
  if (host === undefined) return false
  const [phrase] = draft.phrases
  const isTied = phrase!.joint === 'weak' || phrase!.joint === 'inside' || phrase!.joint === 'remark'
  const isUnmeasured = phrase!.amounts.every(({ measure }) => measure === null)
  const isItsBread = HOLDS_BREAD.test(`${host.food.category} ${host.food.name}`) && isBread(draft)
  return isTied && isUnmeasured && isItsBread
}

const isBread = ({ food }: Draft) =>
  IS_BREAD.test(food.category) || /\b(?:bread|bun|roll|toast)\b/.test(food.name)

/** "porridge 40 g oats 200 ml milk": a food without an amount right before weighed ones only says what they became. */
export function withoutHeadings(drafts: readonly Draft[]): Draft[] {
  return drafts.filter((draft, at) => {
    const next = drafts[at + 1]?.phrases[0]
    const isWeighed = next?.amounts.some(({ measure }) => measure !== null) ?? false
    const isBare = draft.phrases.every(({ amounts, hasDeterminer }) => amounts.length === 0 && !hasDeterminer)
    return !(isBare && (next?.isAfterColon === true || (isWeighed && next?.joint === 'none')))
  })
}
