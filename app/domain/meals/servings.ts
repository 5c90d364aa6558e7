import { ONE_WORD_NUMBERS } from '#app/domain/food/number-words.ts'
import { blank } from './blank.ts'
import { type Draft, isMeasured } from './draft.ts'
import { sentenceAround, type Stretch } from './share-stretches.ts'
import { shared } from './shared.ts'

/** "lasagne for 4, I ate one", "serves six, had a portion", "cut in 12, one slice": a dish told with its servings. */

const NUMBER = '(\\d{1,2}|two|three|four|five|six|seven|eight|ten|twelve)'
const OF_THEM =
  '(?: (?:of (?:it|them|those|these)|(?:portion|serving|serve|helping|plate|bowl|share|piece|slice|square)s?))?'
const EATEN = `(?:i |we )?(?:only |just )?(?:ate|eaten|had|have|took|finished)(?: about| around| just| only)? (one|a third|a quarter|a|1|two|2|three|3|half|\\d/\\d{1,2})\\b(?![/.])${OF_THEM}`
const SERVES = new RegExp(
  `\\b(?:(?:that |which |it )?(?<verb>serves|serving|feeds|makes|made)|for|enough for|(?:made |cut |divided |split )?into|cut in|(?=\\d{1,2} (?:portions|servings|serves)\\b))(?: about| around)? ?${NUMBER}(?: people| persons| portions| servings| serves)?\\b(?<total> ?\\([^)]{0,40}\\b(?:k?g|oz|lb)\\b[^)]{0,20}\\))?[\\s,;:)(.-]*(?:and |but |so )?${EATEN}`,
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
export type Servings = {
  index: number
  end: number
  /** Of a usual portion of the dish. */
  share: number
  /** Of everything that was cooked; null where only pieces were counted. */
  ofWhole: number | null
  /** "made 12": as many as were cooked. */
  isMade: boolean
}

const PARTS: Readonly<Record<string, number>> = {
  half: 1 / 2,
  'a third': 1 / 3,
  'a quarter': 1 / 4,
}

/** What was said of servings, as a share of a usual portion of the dish before it. */
export const servingsOf = (text: string): Servings[] => [
  ...Array.from(text.matchAll(IN_PIECES), ({ 0: said, index, 1: all = '', 2: eaten = '' }) => ({
    index,
    end: index + said.length,
    share: Math.min(1, numberOf(eaten) / numberOf(all)),
    ofWhole: null,
    isMade: false,
  })),
  ...Array.from(text.matchAll(SERVES), ({ 0: said, index, 2: all = '', 4: eaten = '', groups }) => {
    // Half of what two eat is one portion.
    const [over = '', under] = eaten.split('/')
    const part = under === undefined ? PARTS[eaten] : Number(over) / Math.max(1, Number(under))
    const portions = part === undefined ? numberOf(eaten) : numberOf(all) * part
    const ofWhole = Math.min(1, portions / numberOf(all))
    const share = groups?.total === undefined ? portions : ofWhole
    const isMade = groups?.verb?.startsWith('ma') === true
    return { index, end: index + said.length, share, ofWhole, isMade }
  }),
]

/** The text without what it says of servings. */
export const withoutServings = (text: string): string =>
  text
    .replace(SERVES, (said, ...groups) => {
      const total = (groups.at(-1) as { total?: string }).total ?? ''
      return total.padStart(said.indexOf(total) + total.length).padEnd(said.length)
    })
    .replace(IN_PIECES, blank)
    .replace(CUT, (said) => ','.padEnd(said.length))

const ANNOUNCES =
  /\b(?:whole|total|entire|altogether|all up|recipe|ingredients|batch|made with|made from|used|in it|contains|contained)\b/
const LEAST_PARTS = 2
/** What is less than this is no serving of a dish: the parts were told as one portion has them. */
const LEAST_SERVING_GRAMS = 100

/** The rows with the servings that were eaten of a dish, or of the whole recipe that tells what is in it. */
export function withServings(all: readonly Draft[], servings: readonly Servings[], text: string): Draft[] {
  let drafts = [...all]
  for (const one of servings) {
    const parts = partsOfRecipe(drafts, one, text)
    if (parts.length === 0) {
      const stretch = sentenceAround(text, one.index)
      drafts = drafts.map((draft) => (isIn(draft, stretch) ? shared(draft, one.share) : draft))
      continue
    }
    const sentence = sentenceAround(text, one.index)
    const first = parts[0]!.item.first
    // The dish itself is what its parts come to.
    const isDish = (draft: Draft): boolean =>
      isIn(draft, sentence) && draft.item.first < first && startOf(draft) < one.index && !isMeasured(draft)
    drafts = drafts.flatMap((draft) =>
      isDish(draft) ? [] : [parts.includes(draft) ? shared(draft, one.ofWhole ?? 1) : draft],
    )
  }
  return drafts
}

const startOf = ({ phrases }: Draft): number => phrases[0]!.start
const isIn = (draft: Draft, { start, end }: Stretch): boolean =>
  startOf(draft) >= start && startOf(draft) < end

/** The foods that tell what is in all servings together; none where they tell one serving, or only the dish was named. */
function partsOfRecipe(
  drafts: readonly Draft[],
  { index, end, ofWhole, isMade }: Servings,
  text: string,
): Draft[] {
  if (ofWhole === null) return []
  const { start, end: close } = sentenceAround(text, index)
  const next = sentenceAround(text, Math.min(text.length, Math.max(close, end) + 1))
  const isBehind = (draft: Draft): boolean => startOf(draft) >= end && startOf(draft) < next.end
  const behind = drafts.filter(isBehind)
  const before = drafts.filter((draft) => startOf(draft) < index && startOf(draft) >= start)
  const previous = before.length > 0 ? before : drafts.filter((draft) => startOf(draft) < index)
  for (const list of [behind, previous]) {
    const from = list.findIndex((draft) => draft.phrases[0]!.amounts.length > 0)
    const parts = list.slice(Math.max(0, from))
    if (parts.filter(isMeasured).length < LEAST_PARTS) continue
    const grams = parts.reduce((sum, draft) => sum + draft.grams, 0)
    const said = text.slice(Math.min(index, startOf(parts[0]!)), Math.max(end, startOf(parts[0]!)))
    if (isMade || ANNOUNCES.test(said) || grams * ofWhole >= LEAST_SERVING_GRAMS) return parts
  }
  return []
}
