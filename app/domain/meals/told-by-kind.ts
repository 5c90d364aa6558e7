import { classOf } from './addition-classes.ts'
import { isOfKind } from './called-by-kind.ts'
import { type Draft, foodStems, isAmountSaid } from './draft.ts'
import { isVague } from './portions/spread.ts'

/**
 * One food told by its kind and by its name: "a sandwich featuring a turkey burger on a bun", "a Whopper, which was a
 * satisfying cheeseburger", "a cone filled with ice cream in a waffle cone". It counts once, by the fuller of both.
 */
export function withoutKinds(drafts: readonly Draft[]): Draft[] {
  const dropped = new Set<Draft>()
  drafts.forEach((draft, at) => {
    if (isHeadingOf(draft, drafts[at + 1])) dropped.add(draft)
    const before = drafts[at - 1]
    if (before === undefined || dropped.has(before) || draft.item.first !== before.item.last + 1) return
    if (isAmountSaid(draft) && isAmountSaid(before)) return
    const { joint } = draft.phrases[0]!
    const announces = joint === 'inside' || joint === 'none' || joint === 'remark'
    if (announces && isVague(before) && isKindOf(foodStems(before)[0]!, draft)) dropped.add(before)
    else if (joint === 'inside' && isSaidBy(before, draft)) dropped.add(before)
    else if (joint === 'remark' && isOneKind(before, draft))
      dropped.add(wordsSaid(draft) > wordsSaid(before) ? before : draft)
  })
  return drafts.filter((draft) => !dropped.has(draft))
}

/** "sushi. 8 california rolls, 4 nigiri": what opens a text or a line and is told by its kind right behind. */
function isHeadingOf(draft: Draft, next: Draft | undefined): boolean {
  const [phrase] = draft.phrases
  const heads = foodStems(draft)
  const opens = phrase!.joint === 'start' || phrase!.isAfterBreak === true
  if (next === undefined || !opens || heads.length !== 1 || isAmountSaid(draft) || phrase!.hasDeterminer)
    return false
  const isNext = next.item.first === draft.item.last + 1
  return isNext && next.phrases[0]!.isAfterComma && isAmountSaid(next) && isOfKind(heads[0]!, next)
}

/** A burger is a sandwich: the classes of hosts or the food's own name say so. */
function isKindOf(kind: string, { food, item }: Draft): boolean {
  const isNamed = item.entry.words.some(({ stem, isHead }) => isHead && stem === kind)
  return (isNamed && wordsOf(item) > 1) || classOf(food, 'host') === kind
}

const wordsOf = ({ entry }: Draft['item']): number => entry.words.length

/** Every word that was said of the one is in the name of the other. */
function isSaidBy(one: Draft, other: Draft): boolean {
  const named = new Set(other.item.entry.words.map(({ stem }) => stem))
  const said = foodStems(one)
  return said.length > 0 && said.every((stem) => named.has(stem))
}

const isOneKind = (one: Draft, other: Draft): boolean =>
  one.food.category === other.food.category && one.food.source === other.food.source

function wordsSaid({ item, phrases }: Draft): number {
  const said = new Set(phrases.flatMap(({ words }) => words.map(({ stem }) => stem)))
  return item.entry.words.filter(({ stem }) => said.has(stem)).length
}
