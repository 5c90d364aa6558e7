import { NO_NUTRIENTS, sumNutrients } from '#app/domain/food/nutrient-sum.ts'
import type { Nutrients } from '#app/domain/food/nutrients.ts'
import { AFTER_DECODING, type Reading } from './after-decoding.ts'
import { withFoodsBeside } from './relations/beside.ts'
import { decode } from './decode.ts'
import type { Draft } from './draft.ts'
import { mealText, describedText } from './meal-text.ts'
import { mealVocabulary } from './vocabulary/meal-vocabulary.ts'
import { componentOf, type MealComponent, mealOf } from './meal-component.ts'
import { isPerhapsFood, quoted } from './refusals.ts'
import { isWorthNaming } from './not-counted.ts'
import { isOtherLanguage } from './other-languages.ts'
import { thingsIn } from './non-food.ts'
import { isEnglish } from './vocabulary/spelling.ts'
import { atOneMeal } from './consumption/one-plate.ts'
import type { Stretch } from './marks.ts'
import type { Phrase } from './phrase.ts'
import { phrasesOf } from './phrases.ts'
import type { DecodedItem } from './run-scorer.ts'
import { splitLists } from './split-lists.ts'
import { withPintsAsTyped } from './typed-text.ts'

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

/**
 * Reads a described meal ("two eggs, toast with butter and a glass of orange juice") into foods with portions and
 * nutrients. Never throws; nothing said is dropped in silence: what is not known is listed, what is assumed is said.
 */
export function readMeal(description: string): DescribedMeal {
  const described = describedText(description.slice(0, MAX_READ_LENGTH))
  if (isOtherLanguage(described, (stem) => isEnglish(stem) || mealVocabulary().idf(stem) !== null))
    return { components: [], total: { ...NO_NUTRIENTS }, notCounted: [], refused: [notInEnglish(described)] }
  const first = readDescribed(described, new Set())
  // "then I ate half the pizza" where nobody spoke of a pizza before tells of one.
  const { meal } = first.unmet.length === 0 ? first : readDescribed(described, new Set(first.unmet))
  return { ...meal, components: meal.components.map((row) => withPintsAsTyped(row, description)) }
}

function readDescribed(described: string, telling: ReadonlySet<number>) {
  const reading = AFTER_DECODING.reduce((before, { run }) => run(before), decodedFrom(described, telling))
  return { meal: mealOfReading(reading), unmet: reading.unmet }
}

/** What is known of a folded text with its foods found; what is said at the places `telling` tells of foods and not how much of them was eaten. */
export function decodedFrom(described: string, telling: ReadonlySet<number> = new Set()): Reading {
  const { eaten: eatenText, cuts, servings, remarks, whose, foods: text } = mealText(described, telling)
  const vocabulary = mealVocabulary()
  const isSentence = TELLS.test(text) && wordCount(text) > FEW_WORDS
  const things = thingsIn(whose.textWithoutShares)
  const all = phrasesOf(withoutStretches(whose.textWithoutShares, things), {
    idf: vocabulary.idf,
    correct: (word) => (isPerhapsFood(word) ? vocabulary.correct(word) : null),
    isSentence,
  })
  const said = all.slice(0, MOST_PHRASES)
  const mine = said.filter((phrase) => !whose.isOfOthers(phrase))
  const phrases = isSentence ? mine : splitLists(vocabulary, mine)
  const decoded = decode(vocabulary, phrases, isSentence)
  const { items, skipped } = isSentence ? withFoodsBeside(vocabulary, phrases, decoded) : decoded
  const found = items.map((item) => draftOf(item, phrases, described))
  return {
    described,
    eatenText,
    isSentence,
    whose,
    cuts,
    servings,
    remarks,
    found,
    rows: found,
    skipped: skipped.map((at) => phrases[at]!),
    unsearched: all.slice(MOST_PHRASES).map(({ start, end }) => quoted(described.slice(start, end))),
    apart: new Set(),
    notCounted: [],
    refused: [
      ...things.map(({ start, end }) => noFood(quoted(described.slice(start, end)))),
      ...said
        .filter((phrase) => whose.isOfOthers(phrase) && isWorthNaming(phrase))
        .map(({ start, end }) => ofOthers(quoted(described.slice(start, end)))),
    ],
    unmet: [],
  }
}

/** What is shown of the rows of a meal. */
function mealOfReading({ rows, refused, whose, described, ...unread }: Reading): DescribedMeal {
  const beyond = rows.slice(MOST_COMPONENTS).map((row) => row.said)
  const notCounted = [...unread.notCounted, ...unread.unsearched, ...beyond]
  const eaten = atOneMeal(rows.slice(0, MOST_COMPONENTS), (draft) => mealOf(draft, whose))
  const components = eaten.map((draft) => componentOf(draft, whose))
  const isNothingShown = components.length === 0 && notCounted.length === 0 && refused.length === 0
  if (isNothingShown && described.trim() !== '') notCounted.push(quoted(described.trim()))
  return {
    components,
    total: components.length === 0 ? { ...NO_NUTRIENTS } : addedUp(components),
    notCounted: [...new Set(notCounted)].slice(0, MOST_NAMED),
    refused: refused.slice(0, MOST_NAMED),
  }
}

/** The text at its old length, with a comma in place of what is read separately. */
const withoutStretches = (text: string, stretches: readonly Stretch[]): string =>
  stretches.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ','.padEnd(end - start) + rest.slice(end),
    text,
  )

const noFood = (text: string) => ({ text, reason: `“${text}” is not food.` })
const notInEnglish = (described: string) => ({
  text: quoted(described.trim()),
  reason: 'This isn’t in English. Describe the meal in English, or choose each food from the list.',
})
const ofOthers = (text: string) => ({ text, reason: `“${text}” was somebody else’s.` })

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

function addedUp(components: readonly MealComponent[]): Nutrients {
  const parts = components.map(({ foodId, name, nutrients }) => ({
    food: { id: foodId, name, per100g: nutrients },
    grams: 100,
  }))
  return sumNutrients(parts).total
}
