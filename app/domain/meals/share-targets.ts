import { wordSet } from '#app/domain/food/line-words.ts'
import { wordTable } from '#app/domain/word-table.ts'
import { isDrink } from './one-plate.ts'
import { ingredientOfKind, isOfKind } from './relations/kinds.ts'
import { countSaid, type Draft } from './draft.ts'
import { withShareOfPart, withoutWord } from './left-out.ts'
import { quoted } from './refusals.ts'
import type { ShareRemark } from './remark-words.ts'
import { shared } from './shared.ts'
import { stretchMeant } from './share-stretches.ts'
import { wordStems } from './stems.ts'
import { partLeftOut } from './without.ts'

/** Which food a remark on a share speaks of: the food it names alone, or what was told before it. */

/** What is meant: a row of its own, or a part of the dish of a row. */
type Target = { at: number; part: string | null }

const LEAST_ENDING = 4

/** "slaw" is said of coleslaw. */
const isCalled = (stem: string, said: string): boolean =>
  stem === said || (said.length >= LEAST_ENDING && stem.length > said.length && stem.endsWith(said))

/** The last words of food of the phrases of a row: what it was called. */
const nounsOf = ({ phrases }: Draft): string[] =>
  phrases.flatMap(({ words }) => words.findLast(({ role }) => role === 'food')?.stem ?? [])

/** One food by two names. */
const ALSO_CALLED: Readonly<Record<string, string>> = wordTable({
  chip: 'frenchfry',
  frenchfry: 'chip',
  soup: 'broth',
  broth: 'soup',
  roll: 'bun',
  bun: 'roll',
  crisp: 'chip',
  icing: 'frosting',
  frosting: 'icing',
})

/** "Steak and chips", whatever it was called. */
const JOINED = / (?:and|with|&) /

/** "half the mac and cheese": a row that was called so in full; null where they are foods of their own. */
function rowCalled(name: string, before: readonly number[], drafts: readonly Draft[]): Target | null {
  const stems = wordStems(name)
  const called = before.find((at) => {
    const said = new Set(drafts[at]!.phrases.flatMap(({ words }) => words.map(({ stem }) => stem)))
    return stems.every((stem) => said.has(stem) || stem === 'and' || stem === 'the')
  })
  return called === undefined ? null : { at: called, part: null }
}

/** What a name means among the rows, the nearest before it first; null where nothing is called so. */
function targetOf(name: string, before: readonly number[], drafts: readonly Draft[]): Target | null {
  const said = wordStems(name)
  const last = said.at(-1)
  if (last === undefined) return null
  return (
    targetCalled(last, before, drafts) ??
    rowOfKind(last, before, drafts) ??
    targetCalled(ALSO_CALLED[last] ?? '', before, drafts) ??
    partOfKind(last, before, drafts)
  )
}

/** "the soup" of a chowder. */
function rowOfKind(word: string, before: readonly number[], drafts: readonly Draft[]): Target | null {
  const at = before.find((place) => isOfKind(word, drafts[place]!))
  return at === undefined ? null : { at, part: null }
}

/** "the fish" of a plate of salmon and rice. */
function partOfKind(word: string, before: readonly number[], drafts: readonly Draft[]): Target | null {
  for (const at of before) {
    const part = ingredientOfKind(word, drafts[at]!)
    if (part !== null) return { at, part }
  }
  return null
}

function targetCalled(head: string, before: readonly number[], drafts: readonly Draft[]): Target | null {
  if (head === '') return null
  const isPart = (at: number): boolean => partLeftOut(head, drafts[at]!.food) !== null
  const isSeveral = (at: number): boolean =>
    new Set(nounsOf(drafts[at]!)).size > 1 || JOINED.test(drafts[at]!.food.name)
  const named = before.filter((at) => nounsOf(drafts[at]!).some((stem) => isCalled(stem, head)))
  // "steak dinner" is more than the steak.
  const endsSo = (at: number): boolean =>
    drafts[at]!.phrases.some(({ words }) => isCalled(words.at(-1)?.stem ?? '', head))
  const alone = named.find((at) => !isSeveral(at) && endsSo(at))
  if (alone !== undefined) return { at: alone, part: null }
  const inDish = named.find(isPart)
  if (inDish !== undefined) return { at: inDish, part: head }
  const called = named.find((at) => !isSeveral(at))
  if (called !== undefined) return { at: called, part: null }
  // "basmati", of which half the rice was eaten.
  const read = before.find(
    (at) =>
      !isSeveral(at) && drafts[at]!.item.entry.words.some(({ stem, isHead }) => isHead && stem === head),
  )
  if (read !== undefined) return { at: read, part: null }
  const holding = before.find(isPart)
  return holding === undefined ? null : { at: holding, part: head }
}

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

/** What a remark speaks of, and what it names that is not there. */
function targetsOf(remark: ShareRemark, drafts: readonly Draft[], text: string): Meant {
  const order = drafts.map((_draft, at) => at)
  const startOf = (at: number): number => drafts[at]!.phrases[0]!.start
  const before = order.filter((at) => startOf(at) < remark.start).toSorted((a, b) => startOf(b) - startOf(a))
  const { name, pronoun } = remark
  if (name !== null && !isForWhole(name)) {
    const whole = / (?:and|&) /.test(name) ? rowCalled(name, before, drafts) : null
    if (whole !== null) return { targets: [whole], missing: [] }
    const names = name.split(/,? (?:and|or|&) (?:the |my )?/)
    const found = names.map((one) => targetOf(one, before, drafts))
    return {
      targets: found.filter((one) => one !== null),
      missing: names.filter((_name, at) => found[at] === null),
    }
  }
  if (remark.kind === 'countEaten' || remark.kind === 'countLeft') {
    const counted = before.find((at) => (countOf(drafts[at]!) ?? 0) > remark.share)
    return counted === undefined
      ? { targets: [], missing: [''] }
      : { targets: [{ at: counted, part: null }], missing: [] }
  }
  const nearest = before[0]
  const isNearest = pronoun !== null && NEAREST.has(pronoun)
  if (nearest !== undefined && (isNearest || remark.kind === 'otherHalf'))
    return { targets: [{ at: nearest, part: null }], missing: [] }
  const { start, end } = stretchMeant(text, remark, before.map(startOf))
  const meant = order.filter((at) => startOf(at) >= start && startOf(at) < end)
  const foods = meant.filter((at) => !isDrink(drafts[at]!))
  const targets = (foods.length > 0 ? foods : meant).map((at) => ({ at, part: null }))
  return { targets, missing: targets.length === 0 ? [''] : [] }
}

const NEAREST: ReadonlySet<string> = new Set(['that', 'that one', 'this', 'those', 'these'])
/** "half my plate" is half of all that was on it. */
const WHOLES = wordSet(
  'plate portion meal serving bowl dish food lot thing order lunch dinner breakfast takeaway takeout box container tub pack packet bag',
)
const isForWhole = (name: string): boolean =>
  wordStems(name).every((stem) => WHOLES.has(stem) || stem === 'whole')

/** What two remarks say of one food counts once: "only ate half, gave the other half to the dog". */
function togetherOf(remarks: readonly ShareRemark[], draft: Draft): number {
  const told = new Map<number, number>()
  const isPartSaid = (countOf(draft) ?? 1) < 1
  for (const { kind, share, isOther } of remarks) {
    // "half a pizza, my sister ate the other half" has said so already.
    const isSaid = kind === 'otherHalf' || (isOther === true && isPartSaid)
    if (!isSaid) told.set(Math.round(share * 100), share)
  }
  const share = [...told.values()].reduce((product, one) => product * one, 1)
  if (!remarks.some(({ kind }) => kind === 'otherHalf')) return share
  const isHalf = draft.phrases.some(({ amounts }) => amounts.some(({ most }) => most === 0.5))
  return share === 1 ? (isHalf ? 2 : 1) : Math.min(1, share * 2)
}
