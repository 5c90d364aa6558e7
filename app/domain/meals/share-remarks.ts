import { numberOf } from '#app/domain/food/number-words.ts'
import { notEatenIn } from './not-eaten.ts'
import { NAMES_OTHERS, PERSON, PRONOUN } from './people.ts'
import { ABOUT, blanked, LEAD, NAMES, REASON, type ShareRemark, TAIL } from './remark-words.ts'
import { isVagueShare, SHARE, shareOf } from './share-words.ts'

/**
 * What a text says of how much of a food was eaten: "only managed half of it", "left most of the slaw", "gave half to my
 * sis". Each remark is taken out of the text and kept with what it speaks of.
 */

/** What a share is of: a food by its name, or a word for what was told before. */
const OF = `(?:(?: of)? (?:the|my|his|her|their|our|its) (?<name>${NAMES})| of (?<pronoun>it|that one|that|this|them|those|these|everything|mine)\\b)`
/** Where a share stands without what it is of. */
const ENDS = `(?=\\s*(?:[.,;:)!?\\n]|$|(?:and|but|then|as|because|bc|cos|coz|cause|since|so|before|at|for|tho|though|today|now|later|this|in|on|when|while|lol|haha|with|alongside)\\b))`
const ONLY =
  '(?:(?:only|just|could only|could just|really only|actually|probably|maybe|barely|ended up (?:only )?) )*'
const ATE =
  '(?:ate|eaten|eating|eat|had|have|having|finished|finish|finishing|managed|manage|drank|drunk|drink|got through|get through|got down|made it through|consumed|scoffed)'

const pattern = (source: string): RegExp => new RegExp(source, 'g')

/** "only managed about 3/4 of it", "ate half the rice" */
const EATEN = pattern(
  `${LEAD}(?:\\b(?:and|but|though|so) )?(?:\\b(?:i|we) )?\\b(?<only>${ONLY})${ATE} (?:(?:to eat|to finish|to get through|to) )?${ABOUT}(?<share>${SHARE})(?:${OF}|${ENDS})${REASON}`,
)
/** ", only half as he took the rest", "(about half of it)" */
const ONLY_SHARE = pattern(
  `(?<=[,(.;:\\n-] ?(?:but |and )?|\\bbut )(?:(?<only>only|just) ${ABOUT}(?<share>${SHARE})(?:${OF}|${ENDS})|${ABOUT}(?<bare>${SHARE}) of (?:it|that|them)\\b(?! (?:went|was|were|is|are|goes|ended|got)\\b))${REASON}`,
)
/** "my portion was a quarter" */
const MY_SHARE = pattern(
  `(?:\\b(?:and|but|so) )?\\b(?:my (?:portion|share|serving|part|plate|bit)|mine) (?:was|is|=|came to)(?: (?:about|around|roughly))? (?<share>${SHARE})(?:${OF}|${ENDS})`,
)
const LEAVING =
  '(?:left|leaving|leave|threw (?:away|out)|threw|thrown|throwing|chucked(?: out| away)?|binned|tossed(?: out| away)?|scraped(?: off)?|picked (?:off|out)|wasted|dumped|skipped|skipping|boxed up|packed up|bagged up|wrapped up|saved|saving|returned|sent back|spilled|spilt|dropped)'
const GIVING =
  '(?:gave|given|give|giving|fed|kept|keeping|keep|packed|packing|boxed|bagged|wrapped|froze|frozen|put|took|taking|take|brought|donated|handed|passed|slipped)'
const WHICH = '(?:the )?(?:(?:last|other|remaining|final|first) )?'
const OF_LEFT = `(?:(?: of)?(?: (?:the|my|his|her|their|our|its|an?))? (?<name>${NAMES})| of (?<pronoun>it|that one|that|this|them|those|these|everything|mine)\\b)`
/** "left most of the slaw", "threw the last third of the croissant away" */
const LEFT = pattern(
  `${LEAD}(?:\\b(?:and|but|though|so) )?(?:\\b(?:i|we) )?\\b(?<!\\b(?:${PERSON}|he|she|they) )(?:had to )?${LEAVING} ${ABOUT}${WHICH}(?<share>${SHARE})(?:${OF_LEFT}|${ENDS}|(?= (?:away|out|up|over|behind|back|to|with)\\b))?${TAIL}${REASON}`,
)
/** "gave half of that to my sis", "packed half for tomorrow", "gave my son half the fries" */
const GIVEN = pattern(
  `${LEAD}(?:\\b(?:and|but|though|so) )?(?:\\b(?:i|we) )?\\b${GIVING} (?:(?:${PERSON}|${PRONOUN}) ${ABOUT}${WHICH}(?<toOthers>${SHARE})(?:${OF}|${ENDS})|(?:away )?${ABOUT}${WHICH}(?<share>${SHARE})(?:${OF_LEFT.replaceAll('name>', 'named>').replaceAll('pronoun>', 'meant>')})?(?= (?:away|out|up|over|back|aside|home|for|to|in|into)\\b)${TAIL})${REASON}`,
)
/** "the other half went to Priya", "half of it was left" */
const GONE = pattern(
  `(?:\\b(?:and|but|though|so|as|because|since|cos) )?\\b${WHICH}(?<share>${SHARE})(?:${OF})? (?:(?:went|goes|ended up|is going)\\b|(?:was|were|got|is|are) (?=left|given|thrown|binned|saved|wasted|taken|kept|packed|uneaten|frozen|stolen|nicked|still|for |in (?:my|the)))[^,.;)\\n]{0,40}`,
)
/** "my son got half of the fries", "he got the bigger half" */
const OTHERS = pattern(
  `(?:\\b(?:and|but|though|so|while) )?\\b(?:${PERSON}|he|she|they) (?:had|has|got|gets|ate|took|stole|nicked|pinched|finished|helped (?:themselves|himself|herself) to) ${ABOUT}${WHICH}(?<share>${SHARE})(?:${OF}|${ENDS})(?: (?:though|tho|lol|haha))?`,
)
/** "my girlfriend ate 3 slices and I had the other 5" */
const COUNTED = pattern(
  `\\b(?:${PERSON}|he|she|they) (?:had|got|ate|took) (?<theirs>\\d|one|two|three|four|five|six)(?: slices?| pieces?| of (?:it|them))? ?(?:,|and|while|so|;)(?: and)? i (?:had|got|ate|took|finished)(?: the)? (?:other |remaining )(?<mine>\\d|one|two|three|four|five|six)\\b(?: slices?| pieces?)?`,
)
/** "I had 5 slices and she had 3" */
const COUNTED_FIRST = pattern(
  `\\bi (?:only |just )?(?:had|ate|got|took) (?<mine>\\d|one|two|three|four|five|six)(?: slices?| pieces?)? ?(?:,|and|while|;)?(?: and)? ?(?:${PERSON}|he|she|they) (?:had|got|ate|took) (?:the (?:other |remaining ))?(?<theirs>\\d|one|two|three|four|five|six)\\b(?: slices?| pieces?)?`,
)
/** "shared a large pizza, I had 3 slices" */
const SLICES = pattern(
  `(?:\\b(?:and|but|though|so) )?(?<=\\b(?:shared|split|halved)\\b[^.;\\n]{0,80}?)\\bi (?:only |just )?(?:had|ate|got|took) (?<mine>\\d|one|two|three|four|five|six) (?:slices?|pieces?)\\b(?! of an? )(?: of (?:it|the [a-z]+))?`,
)
/** A large pizza is cut into so many. */
const SLICES_OF_WHOLE = 8
/** "he had the rest", "the rest went to the kids": nothing that was not known. */
const THEIR_REST = pattern(
  `(?:\\b(?:and|but|though|so|while) )?(?:\\b(?:${PERSON}|he|she|they) (?:had|has|got|ate|took|finished|gets) (?:the )?(?:rest|others?(?! (?:half|third|quarter|one|\\d))|remainder|leftovers|remaining [a-z]+)\\b(?: of (?:it|them|the [a-z]+))?|\\b(?:the )?(?:rest|remainder|leftovers)(?: of (?:it|them|the [a-z]+))? (?:went|goes|is|was|are|were|got)\\b(?! (?:good|nice|delicious|cold|gross))(?: (?!and\\b|but\\b)[a-z']+){1,6})`,
)
/** "there was about a third left" */
const WAS_LEFT = pattern(
  `(?:\\b(?:there|it|that|which|and|but|still) )*(?:\\b(?:was|were|is|had|has)|(?<=[,(;] ?)) ?(?:(?:only|still|just) )*${ABOUT}(?<share>${SHARE})(?: of (?:it|them|the [a-z]+))? (?:left|remaining)\\b(?: in (?:it|there|the [a-z]+))?`,
)
const FINISHED =
  /\b(?:finished|finishing|finish|polished off|polishing off|emptied|used up|cleared|demolished|killed)\b/
/** "barely touched it" */
const BARELY = pattern(
  `(?:\\b(?:and|but|though|so) )?(?:\\bi )?\\b(?:(?:only |just )?(?:picked|nibbled|poked|pecked) (?:at|on)|(?:barely|hardly|scarcely) (?:touched|ate|had|tasted|started)) (?:(?:any )?(?:of )?(?:the|my|his|her|their|our|any of the) (?<name>${NAMES})|(?<pronoun>it|them|that|this|any of it))\\b${REASON}`,
)
const BARELY_EATEN = 0.1
/** "couldn't finish it" */
const NOT_FINISHED = pattern(
  `(?:\\b(?:and|but|though|so) )?(?:\\b(?:i|we) )?\\b(?:could(?:n'?t| not)|did(?:n'?t| not)) (?:quite |manage to )?(?:(?:eat|drink) (?<meant>it all|all of it|them all|everything)|(?:finish|manage|eat all|drink all)(?: of| all| all of)? (?:the|my|his|her|their) (?<name>${NAMES})|finish (?:all of |all )?(?<pronoun>it|them|that|everything))\\b${REASON}`,
)
const NOT_FINISHED_EATEN = 0.75
/** "ate the other half later"; of "Jess had the other half" it was Jess. */
const OTHER_HALF = pattern(
  `(?:\\b(?:and|but|then) )*(?:\\bi |(?<=^\\s*|[,.;:(\\n]\\s*|\\b(?:and|but|then) ))(?:ate|had|finished|having|eating) (?:off )?the other half(?: of (?:it|that|the [a-z]+))?(?: (?:later|after|afterwards|for [a-z]+|at [a-z]+|in the [a-z]+|tonight|today|too|as well))*`,
)
/** "ate all the noodles and the egg": told of a dish before, or foods of their own. */
const ALL = pattern(
  `(?:\\b(?:and|but|though|so) )?(?:\\b(?:i|we) )?${ONLY}\\b(?:ate|finished|had|drank|got through|eaten) (?:all of|all|the rest of|every bit of|the whole of) (?:the|my) (?<name>${NAMES})${REASON}`,
)

const COUNT = '(?:\\d{1,2}|one|two|three|four|five|six)'
const OF_THEM = '(?: (?:slices?|pieces?|squares?|of (?:them|those|these|mine)))?'
/** "10 wings, only ate 6" */
const COUNT_EATEN = pattern(
  `(?:\\b(?:and|but|though|so) )?(?:\\bi )?\\b(?:(?:only|just) (?:ate|had|managed|finished)|(?:ate|had|managed|finished) (?:only|just)) (?<count>${COUNT})(?:${OF_THEM}${ENDS})${REASON}`,
)
/** "3 cookies, gave one to my son", "my daughter stole one" */
const COUNT_LEFT = pattern(
  `(?:\\b(?:and|but|though|so) )?(?:(?:\\bi )?\\b(?:gave|left|saved|kept|threw|binned|dropped|fed) (?<count>${COUNT})${OF_THEM}(?:${ENDS}|(?= (?:away|out|up|over|behind|back|to|for)\\b))${TAIL}|(?:\\b${PERSON}|\\bhe|\\bshe|\\bthey) (?:had|ate|stole|took|nicked|pinched|got) (?<theirs>${COUNT})${OF_THEM}(?:${ENDS}))`,
)

const OTHER_PART = /\b(?:other|remaining) (?:half|third|quarter|two thirds)\b/

type Groups = Readonly<Record<string, string | undefined>>
type Reader = (groups: Groups, match: RegExpExecArray, text: string) => number | null

const countOf = (word = '1'): number => numberOf(word)

const eatenShare: Reader = ({ share, bare, only = '' }) => {
  const said = share ?? bare ?? ''
  return isVagueShare(said) && only === '' && bare === undefined ? null : shareOf(said)
}
const leftShare: Reader = ({ share, toOthers }) => 1 - shareOf(share ?? toOthers ?? '')

/** Without one of these words a text says nothing of the kind: most patterns are asked no more than this. */
const SAYS_SHARE = new RegExp(`(?<![a-z\\d])(?:${SHARE})`)
const SAYS_ALL = /\b(?:all|rest|every bit|the whole of)\b/
const SAYS_HARDLY = /\b(?:picked|nibbled|poked|pecked|barely|hardly|scarcely)\b/
const SAYS_NOT = /\b(?:could|did)(?:n'?t| not)\b/
const SAYS_ONLY = /\b(?:only|just)\b/
const SAYS_SHARED = /\b(?:shared|split|halved)\b/
const SAYS_COUNT_LEFT =
  /\b(?:gave|left|saved|kept|threw|binned|dropped|fed|had|ate|stole|took|nicked|pinched|got) (?:\d|one|two|three|four|five|six)/

/** In this order: who got the other half is said before the half that "got" would be read as eaten. */
const READERS: readonly { asks: RegExp; pattern: RegExp; kind: ShareRemark['kind']; share: Reader }[] = [
  {
    asks: NAMES_OTHERS,
    pattern: COUNTED,
    kind: 'others',
    share: ({ theirs, mine }) => countOf(mine) / (countOf(mine) + countOf(theirs)),
  },
  {
    asks: NAMES_OTHERS,
    pattern: COUNTED_FIRST,
    kind: 'others',
    share: ({ theirs, mine }) => countOf(mine) / (countOf(mine) + countOf(theirs)),
  },
  {
    asks: SAYS_SHARED,
    pattern: SLICES,
    kind: 'others',
    share: ({ mine }) => Math.min(1, countOf(mine) / SLICES_OF_WHOLE),
  },
  {
    asks: /\b(?:rest|others?|remainder|leftovers|remaining)\b/,
    pattern: THEIR_REST,
    kind: 'left',
    share: () => 1,
  },
  {
    asks: SAYS_COUNT_LEFT,
    pattern: COUNT_LEFT,
    kind: 'countLeft',
    share: ({ count, theirs }) => countOf(count ?? theirs),
  },
  { asks: SAYS_ONLY, pattern: COUNT_EATEN, kind: 'countEaten', share: ({ count }) => countOf(count) },
  { asks: SAYS_SHARE, pattern: OTHERS, kind: 'others', share: leftShare },
  { asks: /\bother half\b/, pattern: OTHER_HALF, kind: 'otherHalf', share: () => 1 },
  {
    asks: SAYS_SHARE,
    pattern: WAS_LEFT,
    kind: 'left',
    share: ({ share = '' }, { index }, text) =>
      FINISHED.test(text.slice(0, index)) ? shareOf(share) : 1 - shareOf(share),
  },
  { asks: SAYS_SHARE, pattern: GONE, kind: 'left', share: leftShare },
  { asks: SAYS_ALL, pattern: ALL, kind: 'eaten', share: () => 1 },
  { asks: SAYS_HARDLY, pattern: BARELY, kind: 'eaten', share: () => BARELY_EATEN },
  { asks: SAYS_NOT, pattern: NOT_FINISHED, kind: 'left', share: () => NOT_FINISHED_EATEN },
  { asks: SAYS_SHARE, pattern: GIVEN, kind: 'left', share: leftShare },
  { asks: SAYS_SHARE, pattern: LEFT, kind: 'left', share: leftShare },
  { asks: SAYS_SHARE, pattern: EATEN, kind: 'eaten', share: eatenShare },
  { asks: SAYS_SHARE, pattern: MY_SHARE, kind: 'eaten', share: eatenShare },
  { asks: SAYS_SHARE, pattern: ONLY_SHARE, kind: 'eaten', share: eatenShare },
]

/** A list without any of these words says nothing of shares: most are asked no more than this. */
const MAY_SPEAK =
  /\b(?:ate|eat|eating|eaten|left|leave|leaving|remaining|rest|remainder|leftovers|threw|throwing|thrown|chucked|binned|tossed|scraped|picked|picking|nibbled|poked|pecked|wasted|dumped|boxed|packed|packing|bagged|wrapped|sav(?:ed|ing)|return(?:ed)?|spilled|spilt|dropped|skip(?:ped|ping)?|gave|giv(?:e|en|ing)|fed|froze|donated|handed|passed|slipped|finish(?:ed|ing)?|manag(?:e|ed)|drank|drunk|consumed|scoffed|stole|nicked|pinched|barely|hardly|scarcely|shared|split|other|all|mine|my (?:portion|share|serving|part|plate|bit)|half|thirds?|quarters?|most|some of|part of|bit of)\b|\d ?\/ ?\d|\.\d+ (?:of|left)\b|% ?(?:of|left)\b|\b(?:had|has|have|having|got|took|take|taken|kept|put|sent|went) (?:only |just |about )?(?:\d|one|two|three|four|five|six|a few|a couple|some|it|them|that)\b/

/** The text without its remarks on shares, as long as before, and the remarks; those at `kept` stay in the text. */
export function withoutShareRemarks(
  folded: string,
  kept: ReadonlySet<number>,
): { text: string; remarks: readonly ShareRemark[] } {
  const { text: eaten, remarks: refused } = notEatenIn(folded, kept)
  if (!MAY_SPEAK.test(eaten)) return { text: eaten, remarks: refused }
  let text = eaten
  const remarks: ShareRemark[] = [...refused]
  for (const { asks, pattern: one, kind, share } of READERS) {
    if (!asks.test(text)) continue
    text = blanked(text, one, (match) => {
      const { 0: said, index: start, groups = {} } = match
      const value = kept.has(start) ? null : share(groups, match, folded)
      if (value === null) return false
      const [name, pronoun] = [groups.name ?? groups.named ?? null, groups.pronoun ?? groups.meant ?? null]
      const isOther = OTHER_PART.test(said)
      remarks.push({ kind, share: value, start, end: start + said.length, name, pronoun, isOther })
      return true
    })
  }
  return { text, remarks: remarks.toSorted((a, b) => a.start - b.start) }
}
