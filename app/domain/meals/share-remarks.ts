import { numberOf } from '#app/domain/food/number-words.ts'
import { marked, patternOf, type Span } from './marks.ts'
import type { ShareRemark } from './share-stretches.ts'
import { isVagueShare, shareOf } from './shares-said.ts'

/**
 * What a text says of how much of a food was eaten: "only managed half of it", "left most of the slaw", "gave half to my
 * sis", "skipped the pita". Each remark is taken out of the text and kept with what it speaks of.
 */

/** Most texts say nothing of the kind, and are asked no more than this. */
const MAY_REFUSE = patternOf('{may-refuse}', '')
const MAY_SHARE = patternOf('{may-share}', '')

/** "skipped lunch", "didn't have time": no food at all. */
const NO_FOOD = patternOf('{no-food-refused}', '')
const FINISHING = patternOf('{finishing}', '')
const OTHER_PART = patternOf('{other-part}', '')
/** A large pizza is cut into so many. */
const SLICES_OF_WHOLE = 8

const countOf = (word: string | undefined): number => numberOf(word ?? '1')

/** The share that was eaten, or the count of pieces; null where nothing is said of it. */
function shareSaid({ kind, groups, value, start }: Span, text: string): number | null {
  const { share, bare, only = '', mine, theirs, count } = groups
  if (value !== null) return value
  if (mine !== undefined)
    return theirs === undefined
      ? Math.min(1, countOf(mine) / SLICES_OF_WHOLE)
      : countOf(mine) / (countOf(mine) + countOf(theirs))
  if (count !== undefined) return countOf(count)
  const said = share ?? bare ?? ''
  const part = shareOf(said)
  if (kind === 'eaten') return isVagueShare(said) && only === '' && bare === undefined ? null : part
  // "finished a tub of hummus, there was about a third left"
  return kind === 'wasLeft' && FINISHING.test(text.slice(0, start)) ? part : 1 - part
}

function remarkOf({ kind, said, start, end, groups }: Span, share: number): ShareRemark {
  const { name = null, pronoun = kind === 'refused' && name === null ? 'that' : null } = groups
  const isOther = OTHER_PART.test(said)
  return {
    kind: kind === 'wasLeft' ? 'left' : (kind as ShareRemark['kind']),
    share,
    start,
    end,
    name,
    pronoun,
    isOther,
  }
}

/** The text without its remarks on shares, as long as before, and the remarks; those at `kept` stay in the text. */
export function withoutShareRemarks(
  folded: string,
  kept: ReadonlySet<number>,
): { text: string; remarks: readonly ShareRemark[] } {
  const remarks: ShareRemark[] = []
  let text = folded
  if (MAY_REFUSE.test(text))
    ({ text } = marked(text, 'refused', (span) => {
      if (kept.has(span.start) || NO_FOOD.test(span.groups.name ?? '')) return null
      if (span.kind === 'refused') remarks.push(remarkOf(span, 0))
      return ''
    }))
  if (MAY_SHARE.test(text))
    ({ text } = marked(text, 'share', (span) => {
      const share = kept.has(span.start) ? null : shareSaid(span, folded)
      if (share !== null) remarks.push(remarkOf(span, share))
      return share === null ? null : ''
    }))
  return { text, remarks: remarks.toSorted((a, b) => a.start - b.start) }
}
