import { countSaid, type Draft, headStems, lastFoodStem, shared, startOf } from '#app/domain/meals/draft.ts'
import { quoted } from '#app/domain/meals/refusals.ts'
import { isOfKind } from '#app/domain/meals/relations/kinds.ts'
import { wordsOfKind } from '#app/domain/meals/relations/words.ts'
import { type ShareRemark, stretchMeant } from '#app/domain/meals/share-stretches.ts'
import { wordStems } from '#app/domain/meals/stems.ts'
import { partLeftOut, withoutWord, withShareOfPart } from './left-out.ts'
import { isDrink } from './one-plate.ts'

/** What was eaten of the foods of a meal: each remark on a share speaks of the food it names, or of what was told before it. */

/** What is meant: a row of its own, or a part of the dish of a row. */
type Target = { at: number; part: string | null }

export type Applied = {
  drafts: Draft[]
  /** What was said and changes nothing. */
  notCounted: string[]
  /** What was there and not eaten, with the sentence that says so. */
  refused: { text: string; reason: string }[]
  /** Places of remarks that name a food nobody told before: they tell it themselves. */
  unmet: readonly number[]
}

/** The rows with the shares that were said of them. */
export function withShares(all: readonly Draft[], remarks: readonly ShareRemark[], text: string): Applied {
  const drafts = [...all]
  const shares = drafts.map((): ShareRemark[] => [])
  const notCounted: string[] = []
  const refused: Applied['refused'] = []
  const unmet: number[] = []
  for (const remark of remarks) {
    const said = quoted(text.slice(remark.start, remark.end).trim())
    const { targets, missing } = targetsOf(remark, drafts, text)
    // Who ate what nobody told before tells of it; what was left and is not there changes nothing.
    if (missing.length > 0 && TELLS_FOOD.has(remark.kind)) {
      unmet.push(remark.start)
      continue
    }
    if (remark.kind === 'refused' && targets.length === 0) refused.push(notEaten(said))
    else if (missing.length > 0) notCounted.push(targets.length === 0 ? said : missing.join(', '))
    for (const { at, part } of targets) {
      if (part === null) shares[at]!.push({ ...remark, share: shareOfCount(remark, drafts[at]!) })
      else if (remark.share === 0) drafts[at] = withoutWord(drafts[at]!, part)
      else drafts[at] = withShareOfPart(drafts[at]!, part, remark.share)
    }
  }
  const eaten = drafts.flatMap((draft, at) => {
    const share = togetherOf(shares[at]!, draft)
    if (share === 0) refused.push(notEaten(draft.said))
    return share === 0 ? [] : [shared(draft, share)]
  })
  return { drafts: eaten, notCounted, refused, unmet }
}

const notEaten = (text: string) => ({ text, reason: `“${text}” was not eaten.` })

const TELLS_FOOD: ReadonlySet<string> = new Set(['eaten', 'countEaten', 'countLeft'])

/** How many pieces of a row were told; null where it was not counted. */
const countOf = (draft: Draft): number | null => countSaid(draft)?.most ?? null

/** "3 cookies, gave one away": two of three. */
function shareOfCount({ kind, share }: ShareRemark, draft: Draft): number {
  if (kind !== 'countEaten' && kind !== 'countLeft') return share
  const all = countOf(draft) ?? 1
  return kind === 'countEaten' ? share / all : (all - share) / all
}

type Meant = { targets: Target[]; missing: string[] }

const NOTHING: Meant = { targets: [], missing: [''] }

const rowAt = (at: number): Meant => ({ targets: [{ at, part: null }], missing: [] })

/** What a remark speaks of, and what it names that is not there. */
function targetsOf(remark: ShareRemark, drafts: readonly Draft[], text: string): Meant {
  const { name, pronoun, kind } = remark
  const placeOf = (at: number): number => startOf(drafts[at]!)
  const order = drafts.map((_draft, at) => at)
  const before = order.filter((at) => placeOf(at) < remark.start).toSorted((a, b) => placeOf(b) - placeOf(a))
  if (name !== null && !isForWhole(name)) return targetsCalled(name, before, drafts)
  if (kind === 'countEaten' || kind === 'countLeft') {
    const counted = before.find((at) => (countOf(drafts[at]!) ?? 0) > remark.share)
    return counted === undefined ? NOTHING : rowAt(counted)
  }
  const [nearest] = before
  if (nearest !== undefined && (NEAREST.has(pronoun ?? '') || kind === 'otherHalf')) return rowAt(nearest)
  const { start, end } = stretchMeant(text, remark, before.map(placeOf))
  const meant = order.filter((at) => placeOf(at) >= start && placeOf(at) < end)
  const foods = meant.filter((at) => !isDrink(drafts[at]!))
  const targets = (foods.length > 0 ? foods : meant).map((at) => ({ at, part: null }))
  return targets.length === 0 ? NOTHING : { targets, missing: [] }
}

const NEAREST: ReadonlySet<string> = new Set(['that', 'that one', 'this', 'those', 'these'])

/** "half my plate" is half of all that was on it. */
const isForWhole = (name: string): boolean =>
  wordStems(name).every((stem) => wordsOfKind('whole-meal').has(stem))

/** What names over "and" mean among the rows, the nearest before them first. */
function targetsCalled(name: string, before: readonly number[], drafts: readonly Draft[]): Meant {
  const names = name.split(/,? (?:and|or|&) (?:the |my )?/)
  const found = names.map((one) => targetCalled(wordStems(one).at(-1) ?? '', before, drafts))
  return {
    targets: found.filter((one) => one !== null),
    missing: names.filter((_name, at) => found[at] === null),
  }
}

const LEAST_ENDING = 4

/** "slaw" is said of coleslaw. */
const isCalled = (stem: string, said: string): boolean =>
  stem === said || (said.length >= LEAST_ENDING && stem.length > said.length && stem.endsWith(said))

/** The last words of food of the phrases of a row: what it was called. */
const nounsOf = ({ phrases }: Draft): string[] => phrases.flatMap((phrase) => lastFoodStem(phrase) ?? [])

/** "Steak and chips", whatever it was called. */
const JOINED = / (?:and|with|&) /

const isSeveral = (draft: Draft): boolean => new Set(nounsOf(draft)).size > 1 || JOINED.test(draft.food.name)

/** A row by its name alone, else a part of a dish that is called so, else a row of that kind, else a part of any dish. */
function targetCalled(head: string, before: readonly number[], drafts: readonly Draft[]): Target | null {
  if (head === '') return null
  const isPart = (at: number): boolean => partLeftOut(head, drafts[at]!.food) !== null
  const isNamed = (at: number): boolean => nounsOf(drafts[at]!).some((stem) => isCalled(stem, head))
  // "steak dinner" is more than the steak.
  const endsSo = (at: number): boolean =>
    drafts[at]!.phrases.some(({ words }) => isCalled(words.at(-1)?.stem ?? '', head))
  const isReadSo = (at: number): boolean =>
    isNamed(at) || headStems(drafts[at]!).includes(head) || isOfKind(head, drafts[at]!)
  const rowWhere = (is: (at: number) => boolean): Target | undefined =>
    before.flatMap((at) => (!isSeveral(drafts[at]!) && is(at) ? [{ at, part: null }] : []))[0]
  const partWhere = (is: (at: number) => boolean): Target | undefined =>
    before.flatMap((at) => (isPart(at) && is(at) ? [{ at, part: head }] : []))[0]
  const row = rowWhere((at) => isNamed(at) && endsSo(at)) ?? partWhere(isNamed)
  return row ?? rowWhere(isReadSo) ?? partWhere(() => true) ?? null
}

/** What two remarks say of one food counts once: "only ate half, gave the other half to the dog". */
function togetherOf(remarks: readonly ShareRemark[], draft: Draft): number {
  const eatenShares = new Map<number, number>()
  const isPartSaid = (countOf(draft) ?? 1) < 1
  for (const { kind, share, isOther } of remarks) {
    // "half a pizza, my sister ate the other half" has said so already.
    const isSaid = kind === 'otherHalf' || (isOther === true && isPartSaid)
    if (!isSaid) eatenShares.set(Math.round(share * 100), share)
  }
  const share = [...eatenShares.values()].reduce((product, one) => product * one, 1)
  if (!remarks.some(({ kind }) => kind === 'otherHalf')) return share
  const isHalf = draft.phrases.some(({ amounts }) => amounts.some(({ most }) => most === 0.5))
  return share === 1 ? (isHalf ? 2 : 1) : Math.min(1, share * 2)
}
