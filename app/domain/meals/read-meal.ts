import { NO_NUTRIENTS, sumNutrients } from '#app/domain/food/nutrient-sum.ts'
import type { Nutrients } from '#app/domain/food/nutrients.ts'
import { withFoodsBeside } from './relations/beside.ts'
import { isHomeMadeNamesake } from './bought.ts'
import { withEatenAmounts } from './counted-of-whole.ts'
import { decode } from './decode.ts'
import { withDryStates } from './dry-weights.ts'
import type { Draft } from './draft.ts'
import { denyBefore, deniedOf, withoutDenied } from './left-out.ts'
import { withListMarks } from './list-marks.ts'
import { withAdditions } from './relations/added.ts'
import { related } from './relations/relate.ts'
import { withPartsOnce } from './relations/told-once.ts'
import { mealVocabulary } from './meal-vocabulary.ts'
import { withCorrections } from './corrections.ts'
import { componentOf, type MealComponent, mealOf } from './meal-component.ts'
import { isPerhapsFood, quoted, refusalOf, refuseOrName } from './refusals.ts'
import { withHalvesMore } from './halves-more.ts'
import { isHelpingOfNothing, isUnnamed, isWorthNaming, wordsNotRead } from './not-counted.ts'
import { withFoodFromPlates } from './others-ate.ts'
import { atOneMeal } from './one-plate.ts'
import { withoutPacking } from './packed-in.ts'
import type { Phrase } from './phrase.ts'
import { phrasesOf } from './phrases.ts'
import { withoutRemarks } from './remarks.ts'
import type { DecodedItem } from './run-scorer.ts'
import { withSetMeals } from './set-meals.ts'
import { withoutShareRemarks } from './share-remarks.ts'
import { servingsOf, withoutBoxes, withoutServings } from './servings-said.ts'
import { withServings } from './servings.ts'
import type { Stretch } from './share-stretches.ts'
import { withSharesOfMeasured } from './shares-of-measured.ts'
import { withShares } from './share-targets.ts'
import { withSizesOfPacks } from './size-of-pack.ts'
import { shared } from './shared.ts'
import { withWaterAdded } from './made-with-water.ts'
import { withoutCuts, withShareOfWhole } from './shares-of-wholes.ts'
import { splitLists } from './split-lists.ts'
import { foldText } from './stems.ts'
import { withoutNumbersInNames } from './numbers-in-names.ts'
import { withoutOtherNumbers } from './other-numbers.ts'
import { withoutTimesOfDay } from './times-of-day.ts'
import { withPintsAsTyped, withTypedUnits } from './typed-units.ts'
import { type Whose, whoseOf } from './whose.ts'

export type DescribedMeal = {
  components: readonly MealComponent[]
  total: Nutrients
  /** What was said and could not be counted. */
  notCounted: readonly string[]
  refused: readonly { text: string; reason: string }[]
}

/** Words of somebody who tells a meal, as against a list of it. */
const TELLS = /\b(?:i|my|we|our|consisted|included|featured|enjoyed|was|were)\b/

/** "I had pho" names a dish as one orders it; who tells a meal in a sentence describes its foods. */
const FEW_WORDS = 7
const wordCount = (text: string): number => text.trim().split(/\s+/).length

const MAX_READ_LENGTH = 2000
const MOST_COMPONENTS = 40
/** A long day has about sixty phrases. Later ones are not searched for foods, but listed as not counted. */
const MOST_PHRASES = 120
/** Of what was not counted or refused, named at most. */
const MOST_NAMED = 40

/** What a text means to say, in this order; each leaves the text as long as before. */
const AS_TOLD: readonly ((text: string) => string)[] = [
  withoutNumbersInNames,
  withoutTimesOfDay,
  withoutOtherNumbers,
  withCorrections,
  withListMarks,
  withSetMeals,
]
/** Of what was told, the amounts that were eaten. */
const AS_EATEN: readonly ((text: string) => string)[] = [
  withSharesOfMeasured,
  withHalvesMore,
  withoutBoxes,
  withSizesOfPacks,
  withEatenAmounts,
  withoutPacking,
  withDryStates,
  withFoodFromPlates,
]

/**
 * Reads a meal told in words ("two eggs, toast with butter and a glass of orange juice") into foods with portions and
 * nutrients. Never throws; nothing said is dropped in silence: what is not known is listed, what is assumed is said.
 */
export function readMeal(description: string): DescribedMeal {
  const typed = foldText(withTypedUnits(description.slice(0, MAX_READ_LENGTH)))
  const told = AS_TOLD.reduce((text, rewrite) => rewrite(text), typed)
  const first = readTold(told, new Set())
  // "then I ate half the pizza" where nobody spoke of a pizza before tells of one.
  const { meal } = first.unmet.length === 0 ? first : readTold(told, new Set(first.unmet))
  return { ...meal, components: meal.components.map((row) => withPintsAsTyped(row, description)) }
}

type Read = { meal: DescribedMeal; unmet: readonly number[] }

/** Reads a folded text; what is said at the places `telling` tells of foods and not how much of them was eaten. */
function readTold(told: string, telling: ReadonlySet<number>): Read {
  const { text: uncut, cuts } = withoutCuts(told)
  const eatenText = AS_EATEN.reduce((text, rewrite) => rewrite(text), uncut)
  // How a loaf was cut says, too, how much of its recipe was eaten.
  const servings = servingsOf(withFoodFromPlates(told))
  const { text: unshared, remarks } = withoutShareRemarks(withoutServings(eatenText), telling)
  const text = withoutRemarks(unshared)
  const vocabulary = mealVocabulary()
  const whose = whoseOf(text, remarks)
  const isTold = TELLS.test(text) && wordCount(text) > FEW_WORDS
  const all = phrasesOf(whose.textWithoutShares, {
    idf: vocabulary.idf,
    correct: (word) => (isPerhapsFood(word) ? vocabulary.correct(word) : null),
    isTold,
  })
  const said = all.slice(0, MOST_PHRASES)
  const mine = said.filter((phrase) => !whose.isOfOthers(phrase))
  const phrases = isTold ? mine : splitLists(vocabulary, mine)
  const decoded = decode(vocabulary, phrases, isTold)
  const { items, skipped } = isTold ? withFoodsBeside(vocabulary, phrases, decoded) : decoded
  const notCounted: string[] = []
  const refused = said
    .filter((phrase) => whose.isOfOthers(phrase) && isWorthNaming(phrase))
    .map(({ start, end }) => ofOthers(quoted(told.slice(start, end))))
  const drafts = items.map((item) => withWaterAdded(withShareOfWhole(draftOf(item, phrases, told), cuts)))
  const kept: Draft[] = []
  const shownWhole = new Set<DecodedItem>()
  const eaten = withServings(drafts, servings, eatenText)
  for (const draft of withPartsOnce(withAdditions(related(eaten, told)))) {
    const problem = refusalOf(draft)
    const isOfOthers = isHomeMadeNamesake(draft)
    if (problem !== null) refused.push({ text: draft.said, reason: problem })
    else if (isOfOthers) notCounted.push(draft.said)
    if (problem !== null || isOfOthers) shownWhole.add(draft.item)
    else kept.push(shared(withoutDenied(draft), whose.shareAt(stretchOf(draft))))
  }
  for (const at of skipped) {
    const phrase = phrases[at]!
    const said = quoted(told.slice(phrase.start, phrase.end))
    if (deniedOf([phrase]).length > 0) denyBefore(kept, phrase)
    else if (isWorthNaming(phrase) || isHelpingOfNothing(phrase, isTold))
      refuseOrName(said, isUnnamed(phrase), refused, notCounted)
  }
  // Of what was dropped as told twice or as only a container, too: its words may say more than what it repeats.
  for (const draft of drafts)
    if (!shownWhole.has(draft.item)) notCounted.push(...wordsNotRead(draft, told, isTold))
  sayWhereCounted(kept, drafts, shownWhole)
  const { drafts: rows, ...applied } = withShares(kept, remarks, told)
  notCounted.push(...applied.notCounted)
  notCounted.push(...all.slice(MOST_PHRASES).map(({ start, end }) => quoted(told.slice(start, end))))
  refused.push(...applied.refused)
  return {
    meal: mealOfRows(rows, notCounted, refused, whose, told),
    unmet: applied.unmet,
  }
}

/** What is shown of the rows of a meal. */
function mealOfRows(
  rows: readonly Draft[],
  unread: readonly string[],
  refused: DescribedMeal['refused'],
  whose: Whose,
  told: string,
): DescribedMeal {
  const notCounted = [...unread, ...rows.slice(MOST_COMPONENTS).map((row) => row.said)]
  const eaten = atOneMeal(rows.slice(0, MOST_COMPONENTS), (draft) => mealOf(draft, whose))
  const components = eaten.map((draft) => componentOf(draft, whose))
  const isNothingShown = components.length === 0 && notCounted.length === 0 && refused.length === 0
  if (isNothingShown && told.trim() !== '') notCounted.push(quoted(told.trim()))
  return {
    components,
    total: components.length === 0 ? { ...NO_NUTRIENTS } : addedUp(components),
    notCounted: [...new Set(notCounted)].slice(0, MOST_NAMED),
    refused: refused.slice(0, MOST_NAMED),
  }
}

const ofOthers = (text: string) => ({ text, reason: `“${text}” was somebody else’s.` })

const stretchOf = ({ phrases }: Draft): Stretch => ({ start: phrases[0]!.start, end: phrases.at(-1)!.end })

function draftOf(item: DecodedItem, phrases: readonly Phrase[], text: string): Draft {
  const run = phrases.slice(item.first, item.last + 1)
  return {
    item,
    food: mealVocabulary().foods[item.entry.food]!,
    phrases: run,
    grams: item.weighed.grams,
    said: quoted(toEndOfWord(text, run[0]!.start, run.at(-1)!.end)),
    remarks: [],
  }
}

/** A word that is read by a shorter one ("uncooked" as "dry") is quoted as it was said. */
const toEndOfWord = (text: string, start: number, end: number): string =>
  text.slice(start, end) + (/^\p{L}+/u.exec(text.slice(end))?.[0] ?? '')

/** What was dropped, as told by another row already, is said there: the toast of "beans on toast with toast". */
function sayWhereCounted(kept: Draft[], drafts: readonly Draft[], shown: ReadonlySet<DecodedItem>): void {
  for (const { item, said } of drafts) {
    const isKept = kept.some((one) => one.item.first <= item.first && item.last <= one.item.last)
    const isSaid = kept.some(
      (one) => one.said.includes(said) || one.remarks.some((remark) => remark.includes(said)),
    )
    if (isKept || isSaid || shown.has(item)) continue
    const before = kept.findLastIndex((one) => one.item.first <= item.first)
    const row = kept[Math.max(0, before)]
    if (row !== undefined)
      kept[Math.max(0, before)] = { ...row, remarks: [...row.remarks, `“${said}” is not counted on its own`] }
  }
}

function addedUp(components: readonly MealComponent[]): Nutrients {
  const parts = components.map(({ foodId, name, nutrients }) => ({
    food: { id: foodId, name, per100g: nutrients },
    grams: 100,
  }))
  return sumNutrients(parts).total
}
