import { judgeFoodName } from '#app/domain/food/only-food.ts'
import { NO_NUTRIENTS, scaleNutrients, sumNutrients } from '#app/domain/food/nutrient-sum.ts'
import type { Nutrients } from '#app/domain/food/nutrients.ts'
import { withAdditions } from './additions.ts'
import { withFoodsBeside } from './beside.ts'
import { withoutContainers } from './containers.ts'
import { isHomeMadeNamesake } from './bought.ts'
import { withEatenAmounts } from './counted-of-whole.ts'
import { decode } from './decode.ts'
import { withDryStates } from './dry-weights.ts'
import type { Draft } from './draft.ts'
import { shortened } from '#app/domain/shortened.ts'
import { displayName } from './display-name.ts'
import { denyBefore, deniedOf, withoutDenied } from './left-out.ts'
import { portionsOf, usualGrams } from './food-portions.ts'
import { findMealFood, mealVocabulary } from './meal-vocabulary.ts'
import { isUnnamed, isWorthNaming, wordsNotRead } from './not-counted.ts'
import { atOneMeal } from './one-plate.ts'
import { withoutNamingParts } from './named-by-parts.ts'
import type { Phrase } from './phrase.ts'
import { phrasesOf } from './phrases.ts'
import { portionText } from './portion-text.ts'
import { isRepeated, withoutHeadings } from './repeats.ts'
import { withoutRetoldSentences } from './retold.ts'
import type { DecodedItem } from './run-scorer.ts'
import { withSetMeals } from './set-meals.ts'
import { splitLists } from './split-lists.ts'
import { foldText } from './stems.ts'
import { withDishesAsParts } from './told-by-parts.ts'
import { withoutKinds } from './told-by-kind.ts'
import { isHeadSaid, isVague, spreadOf } from './spread.ts'
import { withPartsOnce } from './told-again.ts'
import { kindsOfVague } from './vague-kinds.ts'
import { type Whose, whoseOf } from './whose.ts'

/** One food of a meal with the portion it was read as. */
export type MealComponent = {
  /** As the vocabulary calls it. */
  name: string
  /** As the person said it. */
  said: string
  foodId: string
  grams: number
  /** "2 slices, 50 g" */
  portion: string
  nutrients: Nutrients
  /** Share of the energy that the kind of food leaves open, 0 to 1. */
  openShare: number
  /** Least and most grams it may have been; what the food itself leaves open comes on top. */
  gramsRange: { low: number; high: number }
  assumptions: readonly string[]
  /** Only a whole kind of dishes was named: "salad". */
  isVague: boolean
  /** Every word of the person's that names food is in the name. */
  isNamedInFull: boolean
  /** The food itself was said, not only what is in it. */
  isHeadSaid: boolean
  /** Other foods it may have been, likeliest first. */
  kinds: readonly { foodId: string; grams: number }[]
  /** "breakfast", where several meals were told. */
  meal: string | null
}

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
const LONGEST_QUOTE = 120
const MOST_COMPONENTS = 40
/** Of what was not counted or refused, named at most. */
const MOST_NAMED = 40
const MOST_GRAMS = 5000
const MOST_KCAL = 10_000

/**
 * Reads a meal told in words ("two eggs, toast with butter and a glass of orange juice") into foods with portions and
 * nutrients. Never throws; nothing said is dropped in silence: what is not known is listed, what is assumed is said.
 */
export function readMeal(description: string): DescribedMeal {
  const text = withDryStates(withEatenAmounts(withSetMeals(foldText(description.slice(0, MAX_READ_LENGTH)))))
  const vocabulary = mealVocabulary()
  const whose = whoseOf(text)
  const isTold = TELLS.test(text) && wordCount(text) > FEW_WORDS
  const said = phrasesOf(whose.textWithoutShares, {
    idf: vocabulary.idf,
    correct: (word) => (isPerhapsFood(word) ? vocabulary.correct(word) : null),
  })
  const phrases = isTold ? said : splitLists(vocabulary, said)
  const decoded = decode(vocabulary, phrases, isTold)
  const { items, skipped } = isTold ? withFoodsBeside(vocabulary, phrases, decoded) : decoded
  const notCounted: string[] = []
  const refused: { text: string; reason: string }[] = []
  const drafts = items.map((item) => draftOf(item, phrases, text))
  const kept: Draft[] = []
  const shownWhole = new Set<DecodedItem>()
  for (const draft of withPartsOnce(
    withAdditions(
      withoutContainers(
        withoutHeadings(
          withDishesAsParts(withoutRetoldSentences(withoutNamingParts(withoutKinds(drafts)), text)),
        ),
      ),
    ),
  )) {
    const stretch = { start: draft.phrases[0]!.start, end: draft.phrases.at(-1)!.end }
    const problem = refusalOf(draft)
    const isOfOthers = whose.isOfOthers(stretch) || isHomeMadeNamesake(draft)
    if (problem !== null) refused.push({ text: draft.said, reason: problem })
    else if (isOfOthers) notCounted.push(draft.said)
    if (problem !== null || isOfOthers) shownWhole.add(draft.item)
    else if (!isRepeated(draft, kept)) kept.push(shared(withoutDenied(draft), whose.shareAt(stretch)))
  }
  for (const at of skipped) {
    const phrase = phrases[at]!
    const said = quoted(text.slice(phrase.start, phrase.end))
    if (deniedOf([phrase]).length > 0) denyBefore(kept, phrase)
    else if (isWorthNaming(phrase)) refuseOrName(said, isUnnamed(phrase), refused, notCounted)
  }
  // Of what was dropped as told twice or as only a container, too: its words may say more than what it repeats.
  for (const draft of drafts) if (!shownWhole.has(draft.item)) notCounted.push(...wordsNotRead(draft, text))
  for (const draft of kept.slice(MOST_COMPONENTS)) notCounted.push(draft.said)
  const eaten = atOneMeal(kept.slice(0, MOST_COMPONENTS), (draft) => mealOf(draft, whose))
  const components = eaten.map((draft) => componentOf(draft, whose))
  const isNothingShown = components.length === 0 && notCounted.length === 0 && refused.length === 0
  if (isNothingShown && text.trim() !== '') notCounted.push(quoted(text.trim()))
  return {
    components,
    total: components.length === 0 ? { ...NO_NUTRIENTS } : addedUp(components),
    notCounted: [...new Set(notCounted)].slice(0, MOST_NAMED),
    refused: refused.slice(0, MOST_NAMED),
  }
}

function draftOf(item: DecodedItem, phrases: readonly Phrase[], text: string): Draft {
  const run = phrases.slice(item.first, item.last + 1)
  return {
    item,
    food: mealVocabulary().foods[item.entry.food]!,
    phrases: run,
    grams: item.weighed.grams,
    said: quoted(text.slice(run[0]!.start, run.at(-1)!.end)),
    remarks: [],
  }
}

function addedUp(components: readonly MealComponent[]): Nutrients {
  const parts = components.map(({ foodId, name, nutrients }) => ({
    food: { id: foodId, name, per100g: nutrients },
    grams: 100,
  }))
  return sumNutrients(parts).total
}

/** Bleach is no beach, however near the letters are. */
function isPerhapsFood(word: string): boolean {
  const { verdict } = judgeFoodName(word)
  return verdict === 'food' || verdict === 'unknown'
}

function refuseOrName(
  said: string,
  isUnnamed: boolean,
  refused: { text: string; reason: string }[],
  notCounted: string[],
): void {
  const { verdict, reason } = judgeFoodName(said)
  if (!isUnnamed && (verdict === 'unsafe' || verdict === 'not-food')) refused.push({ text: said, reason })
  else notCounted.push(said)
}

/** What a person said, as far as it is worth repeating. */
const quoted = (text: string): string => shortened(text, LONGEST_QUOTE)

/** Why a food is not counted at all: it is none, it is dangerous, or nobody can eat that much. */
function refusalOf({ said, food, grams, item }: Draft): string | null {
  const kcal = (food.per100g().kcal * grams) / 100
  if (grams > MOST_GRAMS || kcal > MOST_KCAL)
    return `${Math.round(grams / 100) / 10} kg of ${food.name} is more than a person can eat. Check the amount.`
  if (item.unexplained.length === 0) return null
  const { verdict, reason } = judgeFoodName(said)
  return verdict === 'unsafe' || verdict === 'not-food' ? reason : null
}

function shared(draft: Draft, share: number): Draft {
  if (share === 1) return draft
  return {
    ...draft,
    grams: draft.grams * share,
    remarks: [...draft.remarks, `${Math.round(share * 100)} % of it`],
  }
}

const mealOf = ({ phrases }: Draft, whose: Whose): string | null =>
  whose.mealAt({ start: phrases[0]!.start, end: phrases.at(-1)!.end })

function componentOf(draft: Draft, whose: Whose): MealComponent {
  const { item, food, grams, said, remarks } = draft
  const { weight, kind } = spreadOf(draft)
  const name = displayName(food)
  const isCorrected = draft.phrases.some(({ words }) => words.some((word) => word.isCorrected === true))
  const isOtherName =
    isCorrected || item.unexplained.length > 0 || food.source === 'fndds' || food.source === 'sr'
  return {
    name,
    said,
    foodId: food.id,
    grams,
    portion: portionText(draft),
    nutrients: scaleNutrients(food.per100g(), grams / 100),
    openShare: kind,
    gramsRange: { low: grams * Math.max(0.1, 1 - weight), high: grams * (1 + weight) },
    assumptions: [
      ...(isOtherName && name.toLowerCase() !== said ? [`“${said}” is read as ${name}`] : []),
      ...remarks,
      ...(item.weighed.basis === 'usual' || item.weighed.basis === 'guess'
        ? [`${name}: the usual ${Math.round(grams)} g is taken`]
        : []),
    ],
    isVague: isVague(draft),
    isNamedInFull: item.unexplained.length === 0,
    isHeadSaid: isHeadSaid(draft),
    kinds: kindsOf(draft),
    meal: mealOf(draft, whose),
  }
}

/** Another reading that scores this little worse may be the right one. */
const CLOSE = 1.5
const MOST_KINDS = 3

/** Other foods it may have been, likeliest first: what a vague word usually means, else the next best readings. */
function kindsOf(draft: Draft): { foodId: string; grams: number }[] {
  const { food, item, phrases, grams } = draft
  if (isVague(draft)) {
    const isMeasured = item.weighed.basis === 'weight' || item.weighed.basis === 'volume'
    const kinds = phrases.flatMap(({ words }) => words.flatMap(({ stem }) => kindsOfVague(stem)))
    return kinds.flatMap((foodId) => {
      const kind = foodId === food.id ? null : findMealFood(foodId)
      return kind === null ? [] : [{ foodId, grams: isMeasured ? grams : usualGrams(portionsOf(kind)) }]
    })
  }
  const { foods, foodOf } = mealVocabulary()
  return item.others
    .filter(({ worseBy }) => worseBy < CLOSE)
    .slice(0, MOST_KINDS)
    .map(({ entryAt, weighed }) => ({ foodId: foods[foodOf[entryAt]!]!.id, grams: weighed.grams }))
}
