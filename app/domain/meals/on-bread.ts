import { wordSet } from '#app/domain/food/line-words.ts'
import { classOf } from './addition-classes.ts'
import { dishOfParts } from './dishes-of-parts.ts'
import { type Draft, isAmountSaid, isMeasured } from './draft.ts'
import { portionsOf } from './portions/food-portions.ts'

/**
 * "pastrami on rye", "peanut butter and jelly on white bread": what goes into a sandwich told on a bread without toast
 * or a number is a sandwich of two slices. "turkey club on white": the bread is in the sandwich already.
 */

const SLICES = 2
const SLICE_GRAMS = 32
/** One of these is a whole bread by itself. */
const WHOLE_BREADS = wordSet(
  'roll bun bagel baguette ciabatta croissant muffin pita pitta naan wrap tortilla flatbread focaccia panini crumpet scone biscuit cracker crispbread ricecake chapati roti waffle',
)
/** Said of one slice, or of open ones. */
const IS_OPEN = wordSet('toast toasted slice open crispbread')
const FILLINGS = wordSet('meat fish cheese nut-butter spread')
/** What may stand between the filling and the bread. */
const BESIDE_FILLINGS = wordSet('meat fish cheese nut-butter spread sweet sauce vegetable fat avocado egg')

/** The drafts with every sandwich told by "on" weighed as one. */
export function withSandwichesOnBread(drafts: readonly Draft[]): Draft[] {
  const out: Draft[] = []
  for (const draft of drafts) {
    const before = out.at(-1)
    if (before === undefined || !isOnBread(draft)) {
      out.push(draft)
      continue
    }
    if (classOf(before.food, 'host') === 'sandwich') {
      out[out.length - 1] = { ...before, remarks: [...before.remarks, `${draft.said} is taken to be in it`] }
      continue
    }
    const first = firstFilling(out)
    if (first === null) out.push(draft)
    else out.push(...out.splice(first).map(inSandwich), slices(draft))
  }
  return out
}

/** "on rye", "on a bagel": no number and no weight of it. */
const isOnBread = (draft: Draft): boolean => {
  const [phrase] = draft.phrases
  const stems = draft.phrases.flatMap(({ words }) => words.map(({ stem }) => stem))
  return (
    phrase!.isOn &&
    !isAmountSaid(draft) &&
    !isMeasured(draft) &&
    classOf(draft.food, 'host') === 'bread' &&
    !stems.some((stem) => IS_OPEN.has(stem))
  )
}

/** Where the foods begin that are on the bread; null where no filling is among them. */
function firstFilling(drafts: readonly Draft[]): number | null {
  let first = drafts.length
  while (first > 0 && isBeside(drafts[first - 1]!)) {
    first--
    const { joint, isAfterComma, isAfterVerb } = drafts[first]!.phrases[0]!
    if (joint === 'start' || isAfterComma || isAfterVerb) break
  }
  const isFilled = drafts.slice(first).some(({ food }) => FILLINGS.has(classOf(food, 'added') ?? ''))
  return isFilled ? first : null
}

const isBeside = ({ food }: Draft): boolean => BESIDE_FILLINGS.has(classOf(food, 'added') ?? '')

function inSandwich(draft: Draft): Draft {
  const grams = dishOfParts('sandwich')?.gramsByClass.get(classOf(draft.food, 'added') ?? '')
  const isSaid = isAmountSaid(draft) || isMeasured(draft)
  // Of pastrami more goes in than of ham.
  return isSaid || grams === undefined
    ? draft
    : { ...draft, grams: Math.max(grams, draft.grams), isInDish: true }
}

/** Two slices, where the bread is one that is sliced. */
function slices(draft: Draft): Draft {
  const isWhole = draft.phrases.some(
    ({ words, hasDeterminer }) => hasDeterminer || words.some(({ stem }) => WHOLE_BREADS.has(stem)),
  )
  if (isWhole) return draft
  const slice = portionsOf(draft.food).find(({ stems }) => stems.has('slice'))
  const grams = slice?.grams ?? SLICE_GRAMS
  return {
    ...draft,
    grams: SLICES * grams,
    isInDish: true,
    remarks: [...draft.remarks, 'two slices of a sandwich'],
  }
}
