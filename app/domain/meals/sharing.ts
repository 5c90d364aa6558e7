import { numberOf } from '#app/domain/food/number-words.ts'
import { patternOf, type Stretch } from './marks.ts'
import { segmentBefore, sentenceAround, type ShareRemark } from './share-stretches.ts'

/** Food that several people shared: "split with a coworker", "we shared a pizza", "a bottle of wine between two". */

/** A share that was eaten of all that is said in a stretch. */
export type ShareOfStretch = Stretch & { share: number }

export type Sharing = {
  shares: readonly ShareOfStretch[]
  /** The text without the words of sharing, as long as before. */
  text: string
}

/** The word of sharing, what was shared where it stands between, and between whom. */
const SHARED = patternOf('{sharing}')
/** "we shared nachos", "…, shared a naan", with nobody named: there are two of us at least. */
const WE_SHARED = patternOf('{we-shared}')
/** Most texts say nothing of sharing, and are asked no more than this. */
const MAY_BE_SHARED = patternOf('{may-be-shared}', '')
/** "a bottle of wine between two", "for 3 of us" */
const BETWEEN = patternOf('{between-us}')
const SEVERAL_PEOPLE = patternOf('{several-people}', '')
const ALL_OF_IT = patternOf('{all-of-it}', '')
const NEXT_FOOD = patternOf('{next-food}')
const TOLD_OF_IT = patternOf('{told-of-it}', '')
const NEW_CLAUSE = patternOf('{new-clause}')

const spaces = (length: number): string => ' '.repeat(length)
const without = (text: string, start: number, end: number): string =>
  text.slice(0, start) + spaces(end - start) + text.slice(end)

/** Reads who shared; `isKnownWord` tells words of foods from names of people; `remarks` may tell it more exactly. */
export function sharingOf(
  text: string,
  remarks: readonly ShareRemark[],
  isKnownWord: (word: string) => boolean,
): Sharing {
  const shares: ShareOfStretch[] = []
  let rest = text
  if (MAY_BE_SHARED.test(text)) {
    // "we shared it, she had three slices": how much she had says more.
    const isToldElsewhere = (at: number): boolean => {
      const { start, end } = sentenceAround(text, at)
      return remarks.some(
        ({ kind, start: place, name }) =>
          place >= start &&
          place <= end &&
          (kind === 'others' || (kind === 'eaten' && place > at && name === null)),
      )
    }
    for (const { 0: said, index, groups = {} } of text.matchAll(SHARED)) {
      const { verb = '', what = '', stranger } = groups
      if (stranger !== undefined && isKnownWord(stranger)) continue
      const [start, end] = [index + verb.length, index + said.length]
      rest = without(without(rest, index, start), start + what.length, end)
      const people = peopleOf(groups, said.slice(verb.length + what.length))
      if (!isToldElsewhere(index))
        shares.push({ ...stretchShared(text, index, end, what), share: 1 / people })
    }
    for (const { 0: said, index, groups = {} } of text.matchAll(WE_SHARED)) {
      const end = index + said.length
      if (shares.some((share) => end >= share.start && index <= share.end)) continue
      rest = without(rest, index, end)
      if (isToldElsewhere(index)) continue
      const several = SEVERAL_PEOPLE.test(groups.company ?? '') ? 2 : 1
      const share = 1 / (1 + (groups.others === undefined ? several : numberOf(groups.others)))
      shares.push({ start: index, end: clauseAround(text, index).end, share })
    }
  }
  if (shares.length === 0)
    for (const { index, groups = {} } of text.matchAll(BETWEEN))
      shares.push({
        ...stretchBetween(text, index, groups.tie !== 'for'),
        share: 1 / numberOf(groups.people ?? '2'),
      })
  return { shares, text: rest.replace(BETWEEN, (said) => spaces(said.length)) }
}

function peopleOf(groups: Readonly<Record<string, string | undefined>>, who: string): number {
  const { people, company = '' } = groups
  // "shared with two friends"
  if (people !== undefined)
    return numberOf(people) + (groups.with !== undefined && who.startsWith('with ') ? 1 : 0)
  return 2 + (company.match(/,| and /g)?.length ?? 0) + (SEVERAL_PEOPLE.test(company) ? 1 : 0)
}

/** "we shared nachos with …" speaks of the nachos, "nachos, split with …" of what stands before. */
function stretchShared(text: string, at: number, end: number, what: string): Stretch {
  if (!ALL_OF_IT.test(what)) return { start: at, end }
  const clause = clauseAround(text, at)
  const segment = segmentBefore(text, at, sentenceAround(text, at))
  return { start: Math.max(segment.start, clause.start), end: Math.min(segment.end, clause.end) }
}

/** "…, a bowl of chips between two": only the chips; "…, which was cooked for three": only what the clause tells of. */
function stretchBetween(text: string, at: number, isBetween: boolean): Stretch {
  const clause = clauseAround(text, at)
  const comma = text.lastIndexOf(',', at) + 1
  const segment = text.slice(Math.max(comma, clause.start), at)
  if (!isBetween)
    return comma > clause.start && TOLD_OF_IT.test(segment) ? { start: comma, end: clause.end } : clause
  const joint = Array.from(text.slice(0, at).matchAll(NEXT_FOOD), ({ index }) => index).at(-1) ?? -1
  if (joint > Math.max(clause.start, comma)) return { start: joint, end: clause.end }
  const { start } = segmentBefore(text, at, sentenceAround(text, at))
  return { start: Math.max(start, clause.start), end: clause.end }
}

/** The clause of a sentence that a place stands in: up to the next verb of eating. */
function clauseAround(text: string, at: number): Stretch {
  let { start, end } = sentenceAround(text, at)
  for (const { index } of text.matchAll(NEW_CLAUSE)) {
    if (index <= start || index >= end) continue
    if (index < at) start = index
    else end = index
  }
  return { start, end }
}
