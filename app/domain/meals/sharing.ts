import { blank } from './blank.ts'
import { numberOf } from '#app/domain/food/number-words.ts'
import { PERSON, PRONOUN } from './people.ts'
import type { ShareRemark } from './remark-words.ts'
import { segmentBefore, sentenceAround, type Stretch } from './share-stretches.ts'

/** Food that several people shared: "split with a coworker", "we shared a pizza", "a bottle of wine between two". */

/** A share that was eaten of all that is said in a stretch. */
export type ShareOfStretch = Stretch & { share: number }

const COUNT = '(?:two|three|four|five|six|[2-6])'
const OTHERS = 'friends|others|mates|colleagues|co-?workers|flatmates|roommates|housemates|kids|cousins'
const TIE = '(?:between|among|amongst|by|with|w/?)'
const HALVING =
  '(?:to )?(?:shared?|sharing|split|splitting|divided|halved|halving|went halves|went halfsies|went 50/50)'
/** "my wife and our two kids" */
const COMPANY = `(?:[a-z]+ ){0,2}?(?:${PERSON}|${PRONOUN}|me|the (?:family|team|table|group)|my family)(?:'s)?\\b(?:(?:,| and|, and) (?:${PERSON}|me)\\b)*`
/** The word of sharing, what was shared where it stands between, and between whom. */
const SHARED = new RegExp(
  `\\b(${HALVING})\\b([^.;\\n]{0,60}?)(\\b(?:${TIE} )?(?:the |us )?(?<people>${COUNT})(?: of us| ways| people|(?<with> (?:${OTHERS})))\\b|\\b${TIE} (?:the |us )?(?<between>${COUNT})\\b|\\b${TIE} (?<company>${COMPANY})|\\b(?:with|w/?) (?<stranger>[a-z]{3,})(?= *(?:[.,;)!\\n]|$)))`,
  'g',
)
/** "we shared nachos", "…, shared a naan", with nobody named: there are two of us at least. */
const WE_SHARED = new RegExp(
  `(?<=^|[,.;:(\\n-] ?|\\b(?:and|then|also|but) )(?:i )?(?:shared|split|halved)\\b(?= (?:an?|the|some|one|two|\\d) )|\\b(?:we|(?:me|i|myself) and (?<and>${PERSON})|(?<with>${PERSON}) and (?:i|me|myself)) (?:all |both )?(?:shared|split|halved)\\b`,
  'g',
)
/** Most texts say nothing of sharing, and are asked no more than this. */
const MAY_BE_SHARED = /\b(?:shar|split|divided|halv|went (?:hal|50))/

/** "a bottle of wine between two", "for 3 of us" */
const BETWEEN = new RegExp(
  `\\b(?:(?<tie>between|among|for) (?:the |us )?(?<people>${COUNT})(?: of us)?|(?<us>between us(?: both)?))\\b(?= *(?:[.,;:)\\n]|and |with |$))`,
  'g',
)
const PLURAL =
  /\b(?:kids|kiddos|children|boys|girls|sons|daughters|parents|friends|mates|pals|buddies|colleagues|co-?workers|family|team|table|group|grandparents|in-laws|cousins|neighbou?rs|guests|(?:flat|room|house)-?mates|roomies|little ones)\b/
const SAME =
  /^ *(?:(?:it|this|that|them|these|those|all|all of it|all of them|everything|the lot|evenly|equally|half|half and half)\b ?)*$/

export type Sharing = {
  shares: readonly ShareOfStretch[]
  /** The text without the words of sharing, as long as before. */
  text: string
}

/** Reads who shared; `isKnownWord` tells words of foods from names of people; `remarks` may tell it more exactly. */
export function sharingOf(
  text: string,
  remarks: readonly ShareRemark[],
  isKnownWord: (word: string) => boolean,
): Sharing {
  const shares: ShareOfStretch[] = []
  // "we shared it, she had three slices": how much she had says more.
  const isToldElsewhere = (at: number): boolean => {
    const { start, end } = sentenceAround(text, at)
    return remarks.some(({ kind, start: place }) => kind === 'others' && place >= start && place <= end)
  }
  let rest = text
  const isShared = MAY_BE_SHARED.test(text)
  for (const { 0: said, 1: verb = '', 2: what = '', index, groups = {} } of isShared
    ? text.matchAll(SHARED)
    : []) {
    if (groups.stranger !== undefined && isKnownWord(groups.stranger)) continue
    const end = index + said.length
    const who = said.slice(verb.length + what.length)
    rest = rest.slice(0, index) + blank(verb) + what + blank(who) + rest.slice(end)
    const people = peopleOf(groups, who)
    if (!isToldElsewhere(index)) shares.push({ ...stretchShared(text, index, end, what), share: 1 / people })
  }
  for (const { 0: said, index, groups = {} } of isShared ? text.matchAll(WE_SHARED) : []) {
    const isCounted = shares.some(({ start, end }) => index + said.length >= start && index <= end)
    if (isCounted) continue
    rest = rest.slice(0, index) + blank(said) + rest.slice(index + said.length)
    if (isToldElsewhere(index)) continue
    const isPlural = PLURAL.test(groups.and ?? groups.with ?? '')
    shares.push({ start: index, end: clauseAround(text, index).end, share: isPlural ? 1 / 3 : 1 / 2 })
  }
  if (shares.length === 0)
    for (const { index, groups = {} } of text.matchAll(BETWEEN))
      shares.push({
        ...stretchBetween(text, index, groups.tie !== 'for'),
        share: 1 / numberOf(groups.people ?? '2'),
      })
  return { shares, text: rest.replace(BETWEEN, blank) }
}

function peopleOf(groups: Readonly<Record<string, string | undefined>>, who: string): number {
  const said = groups.people ?? groups.between
  // "shared with two friends"
  if (said !== undefined)
    return numberOf(said) + (groups.with !== undefined && who.startsWith('with ') ? 1 : 0)
  const { company = '' } = groups
  return 2 + (company.match(/,| and /g)?.length ?? 0) + (PLURAL.test(company) ? 1 : 0)
}

/** "we shared nachos with …" speaks of the nachos, "nachos, split with …" of what stands before. */
function stretchShared(text: string, at: number, end: number, what: string): Stretch {
  if (!SAME.test(what)) return { start: at, end }
  const clause = clauseAround(text, at)
  const segment = segmentBefore(text, at, sentenceAround(text, at))
  return { start: Math.max(segment.start, clause.start), end: Math.min(segment.end, clause.end) }
}

const NEXT_FOOD = / and (?=(?:an?|some|the|\d|one|two|half) )/g
const IS_TOLD = /\b(?:was|were|is|made|cooked|used|bought|baked|fried)\b/

/** "…, a bowl of chips between two": only the chips; "…, which was cooked for three": only what the clause tells of. */
function stretchBetween(text: string, at: number, isBetween: boolean): Stretch {
  const clause = clauseAround(text, at)
  const comma = text.lastIndexOf(',', at) + 1
  const segment = text.slice(Math.max(comma, clause.start), at)
  if (!isBetween)
    return comma > clause.start && IS_TOLD.test(segment) ? { start: comma, end: clause.end } : clause
  const joint = Array.from(text.slice(0, at).matchAll(NEXT_FOOD), ({ index }) => index).at(-1) ?? -1
  if (joint > Math.max(clause.start, comma)) return { start: joint, end: clause.end }
  const { start } = segmentBefore(text, at, sentenceAround(text, at))
  return { start: Math.max(start, clause.start), end: clause.end }
}

const NEW_CLAUSE =
  /(?:\b(?:and|then|but) (?:then )?(?:i |we )?|[,;] ?(?:and |then |but )?i )(?:also )?(?:had|ate|drank|got|ordered)\b/g

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
