import { ONE_WORD_NUMBERS } from '#app/domain/food/number-words.ts'

/** "lasagne for 4, I ate one", "serves six, had a portion", "cut in 12, one slice": a dish told with its servings. */

const NUMBER = '(\\d{1,2}|two|three|four|five|six|seven|eight|ten|twelve)'
const EATEN =
  '(?:i |we )?(?:only |just )?(?:ate|eaten|had|have|took|finished)(?: about| around| just| only)? (one|a|1|two|2|three|3|half)\\b(?: (?:of (?:it|them|those)|portions?|servings?|helpings?|plates?|bowls?))?'
const SERVES = new RegExp(
  `\\b(?:(?:that |which )?(?:serves|serving|feeds|makes|made)|for|enough for|(?:made |cut |divided |split )?into|cut in)(?: about| around)? ${NUMBER}(?: people| persons| portions| servings)?\\b(?<total> ?\\([^)]{0,40}\\b(?:k?g|oz|lb)\\b[^)]{0,20}\\))?[\\s,;(.-]*(?:and |but )?${EATEN}`,
  'g',
)
/** "pizza (8 slices), had 3": so many pieces of the whole. */
const IN_PIECES = new RegExp(
  `\\(?\\b${NUMBER} (?:slices|pieces)\\)?[,;:)]* ?(?:and |but )?(?:i )?(?:only |just )?(?:ate|had)(?: about| just| only)? ${NUMBER}\\b(?: (?:of (?:it|them)|slices?|pieces?))?`,
  'g',
)
/** "cut in 12, one slice": the slice is said behind. */
const CUT = new RegExp(`\\b(?:cut|sliced|divided) (?:in|into) ${NUMBER}(?: slices| pieces)?\\b`, 'g')

const numberOf = (word: string): number => (word === 'a' ? 1 : (ONE_WORD_NUMBERS[word] ?? Number(word)))

/** A dish whose servings were told: its usual portion is one of them. */
export type Servings = { index: number; share: number }

/** What was said of servings, as a share of a usual portion of the dish before it. */
export const servingsOf = (text: string): Servings[] => [
  ...Array.from(text.matchAll(IN_PIECES), ({ index, 1: all = '', 2: eaten = '' }) => ({
    index,
    share: Math.min(1, numberOf(eaten) / numberOf(all)),
  })),
  ...Array.from(text.matchAll(SERVES), ({ index, 1: all = '', 3: eaten = '', groups }) => {
    // Half of what two eat is one portion.
    const portions = eaten === 'half' ? numberOf(all) / 2 : numberOf(eaten)
    return { index, share: groups?.total === undefined ? portions : portions / numberOf(all) }
  }),
]

/** The text without what it says of servings. */
export const withoutServings = (text: string): string =>
  text
    .replace(SERVES, (said, ...groups) => {
      const total = (groups.at(-1) as { total?: string }).total ?? ''
      return total.padStart(said.indexOf(total) + total.length).padEnd(said.length)
    })
    .replace(IN_PIECES, (said) => ' '.repeat(said.length))
    .replace(CUT, (said) => ','.padEnd(said.length))
