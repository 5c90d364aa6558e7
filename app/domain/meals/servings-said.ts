import { ONE_WORD_NUMBERS } from '#app/domain/food/number-words.ts'
import { blank } from './blank.ts'

/** "lasagne for 4, I ate one", "serves six, had a portion", "cut in 12, one slice": how many servings, and how many eaten. */

/** What a text says of servings. */
export type Servings = {
  /** Where what was eaten is said. */
  index: number
  end: number
  /** Of a usual portion of the dish. */
  share: number
  /** Of everything that was cooked; null where only pieces were counted. */
  ofWhole: number | null
  /** "made 12": as many as were cooked. */
  isMade: boolean
  /** "cut into 12": says nothing of a dish whose recipe was not told. */
  isOnlyOfRecipe: boolean
}

const NUMBER = '(?:\\d{1,2}|two|three|four|five|six|seven|eight|ten|twelve)'
const ALL = `(?<all>${NUMBER})`
const PORTION =
  '(?:portion|serving|serve|helping|share|slice|piece|square|wedge|bar|bowl|box|tub|container|tupperware|meal|lunch|plate)(?:e?s)?'
const PEOPLE = `(?:people|persons|adults|of us|${PORTION})`
const ATE =
  '(?:i |we )?(?:only |just )?(?:ate|eaten|had|have|took|finished)(?: about| around| just| only| myself)?'
const COUNT =
  '(?<eaten>one and a half|two and a half|1[.]5|2[.]5|one|a third|a quarter|a|1|two|2|three|3|half|\\d/\\d{1,2})\\b(?![/.]\\d)'
const ENDS = '(?= *(?:[.,;:)!\\n-]|$|(?:with|for|and|plus|in|on|at|today|tonight)\\b))'
const YIELD = [
  `(?:that |which |it )?(?<verb>serves|serving|feeds|makes|made) ?(?:(?:about|around) )?${ALL}(?: ${PEOPLE})?`,
  `(?<verb>got|gave|gives|yields|yielded) ${ALL} ${PORTION}(?: (?:out of|from) (?:it|that|this))?`,
  `(?:enough )?for (?:about )?${ALL}(?: ${PEOPLE})?`,
  `(?:(?:made|cut|divided|split)(?: it)? )?into ${ALL}(?: ${PORTION})?`,
  `cut in ${ALL}(?: ${PORTION})?`,
  `${ALL} (?:portions|servings|serves)`,
].join('|')
/** "serves 4, had one" */
const SERVES = new RegExp(
  `\\b(?:${YIELD})\\b(?<total> ?\\([^)]{0,40}\\b(?:k?g|oz|lb)\\b[^)]{0,20}\\))?[\\s,;:)(.-]*(?:and |but |so )?${ATE} ${COUNT}(?: (?:of (?:it|them|those|these)|${PORTION}\\b))?`,
  'g',
)
/** "serves 4: 400 g chicken, …. I had one portion": the yield is said before the recipe, the share behind it. */
const YIELD_FIRST = new RegExp(
  `\\b(?:(?:serves|feeds|makes|made|enough for|recipe for|prepped|portioned) (?:about |around |into )?${ALL}\\b(?: ${PEOPLE}\\b)?)(?=[\\s\\S]{10,400}?[.,;:)\\n-] ?(?:and |but |so )?(?<ate>${ATE} ${COUNT}(?: (?:of (?:it|them|those|these)|${PORTION}\\b))?${ENDS}))`,
  'g',
)
/** "one of 5 boxes: …" */
const OF_BOXES = new RegExp(
  `\\b${COUNT} (?:out )?of (?:the |my )?${ALL} (?:equal |meal[ -]?prep(?:ped)? |prepped )?(?:portion|serving|box|tub|container|tupperware|meal|lunch)e?s\\b`,
  'g',
)
/** "fed 4 of us": one portion was mine. */
const FED = new RegExp(`\\bfed (?:the )?${ALL}(?: ${PEOPLE}\\b)?(?: (?:equally|evenly))?`, 'g')
/** "pizza (8 slices), had 3": so many pieces of the whole. */
const IN_PIECES = new RegExp(
  `\\(?\\b${ALL} (?:slices|pieces)\\)?[,;:)]* ?(?:and |but )?(?:i )?(?:only |just )?(?:ate|had)(?: about| just| only)? (?<eaten>${NUMBER}|one)\\b(?: (?:of (?:it|them)|slices?|pieces?))?`,
  'g',
)
/** How a whole was cut is read with its recipe, or by what the whole weighs. */
const CUT_BEFORE = /\b(?:cut|sliced|divided|split)(?: it)?(?: up)? in(?:to)? $/
/** "cut in 12, one slice": the slice is said behind. */
const CUT = new RegExp(`\\b(?:cut|sliced|divided) (?:in|into) ${NUMBER}(?: slices| pieces)?\\b`, 'g')

const NUMBERS: Readonly<Record<string, number>> = {
  ...ONE_WORD_NUMBERS,
  a: 1,
  'one and a half': 1.5,
  'two and a half': 2.5,
}
const PARTS: Readonly<Record<string, number>> = {
  half: 1 / 2,
  'a third': 1 / 3,
  'a quarter': 1 / 4,
}

const numberOf = (word: string): number => NUMBERS[word] ?? Number(word)

/** What was said of servings, as a share of a usual portion of the dish before it and of its whole recipe. */
export function servingsOf(text: string): Servings[] {
  const adjacent = Array.from(text.matchAll(SERVES), servedBy)
  // "makes 10, had one" is read whole.
  const apart = Array.from(text.matchAll(YIELD_FIRST), ({ index, groups = {} }) =>
    ofRecipe(text.indexOf(groups.ate ?? '', index), groups.ate ?? '', sharesEaten(groups)),
  ).filter(({ end }) => adjacent.every((one) => end <= one.index || end > one.end))
  const boxes = Array.from(text.matchAll(OF_BOXES), ({ 0: said, index, groups = {} }) =>
    ofRecipe(index, said, sharesEaten(groups)),
  )
  const fed = Array.from(text.matchAll(FED), ({ 0: said, index, groups = {} }) =>
    ofRecipe(index, said, sharesEaten({ ...groups, eaten: '1' })),
  )
  return [...piecesOf(text), ...adjacent, ...apart, ...boxes, ...fed]
}

function servedBy({ 0: said, index, groups = {} }: RegExpExecArray): Servings {
  const { portions, ofWhole } = sharesEaten(groups)
  return {
    index,
    end: index + said.length,
    share: groups.total === undefined ? portions : ofWhole,
    ofWhole,
    isMade: groups.verb?.startsWith('ma') === true || groups.verb?.startsWith('g') === true,
    isOnlyOfRecipe: /^(?:cut|sliced|divided)\b/.test(said),
  }
}

const ofRecipe = (index: number, said: string, { portions, ofWhole }: Shares): Servings => ({
  index,
  end: index + said.length,
  share: portions,
  ofWhole,
  isMade: true,
  isOnlyOfRecipe: true,
})

const piecesOf = (text: string): Servings[] =>
  Array.from(text.matchAll(IN_PIECES))
    .filter(({ index }) => !CUT_BEFORE.test(text.slice(0, index)))
    .map(({ 0: said, index, groups = {} }) => ({
      index,
      end: index + said.length,
      share: Math.min(1, numberOf(groups.eaten ?? '') / numberOf(groups.all ?? '')),
      ofWhole: null,
      isMade: false,
      isOnlyOfRecipe: false,
    }))

type Shares = { portions: number; ofWhole: number }

/** Of so many servings, how many were eaten, and of everything how much. */
function sharesEaten({ all = '', eaten = '' }: Readonly<Record<string, string | undefined>>): Shares {
  // Half of what two eat is one portion.
  const [over = '', under] = eaten.split('/')
  const part = under === undefined ? PARTS[eaten] : Number(over) / Math.max(1, Number(under))
  const portions = part === undefined ? numberOf(eaten) : numberOf(all) * part
  return { portions, ofWhole: Math.min(1, portions / numberOf(all)) }
}

/** The text without "one of 5 boxes", as long as before: of the boxes nothing but their number is known. */
export const withoutBoxes = (text: string): string => text.replace(OF_BOXES, blank)

/** The text without what it says of servings, as long as before. */
export const withoutServings = (text: string): string =>
  text
    .replace(YIELD_FIRST, blank)
    .replace(FED, blank)
    .replace(SERVES, (said, ...groups) => {
      const total = (groups.at(-1) as { total?: string }).total ?? ''
      return total.padStart(said.indexOf(total) + total.length).padEnd(said.length)
    })
    .replace(IN_PIECES, blank)
    .replace(CUT, (said) => ','.padEnd(said.length))
