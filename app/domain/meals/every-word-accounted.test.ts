import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ONE_WORD_NUMBERS } from '#app/domain/food/number-words.ts'
import { portionsOf } from './portions/food-portions.ts'
import { findMealFood, mealVocabulary } from './vocabulary/meal-vocabulary.ts'
import {
  ASIDE,
  DECORATION,
  DENYING,
  ENGLISH,
  EXTRAS,
  JOINTS,
  MEAL_NAMES,
  QUALITIES,
  SIZES,
  SOMETHING,
  STATES,
  TELLING,
  TELLING_VERBS,
  UNITS,
  UNNAMED,
  UNNAMED_FOODS,
  UNNAMED_IN_LISTS,
} from './lexicon.ts'
import type { MealComponent } from './meal-component.ts'
import { type DescribedMeal, readMeal } from './read-meal.ts'
import { foldText, tokensOf } from './stems.ts'
import { isChain } from './vocabulary/word-lists.ts'

/**
 * Every word of a meal that may stand for food ends in a food whose names have it, in what is shown as not counted, or it
 * is a size, a state, a container, a time or a person.
 */

/** All words that a food is called by. */
const stemsById = new Map<string, Set<string>>()
{
  const { foods, foodOf, entryAt, entryCount } = mealVocabulary()
  for (let at = 0; at < entryCount; at++) {
    const { id } = foods[foodOf[at]!]!
    const stems = stemsById.get(id) ?? new Set()
    for (const { stem } of entryAt(at).words) stems.add(stem)
    stemsById.set(id, stems)
  }
}

const stemsOf = (text: string): string[] =>
  tokensOf(foldText(text)).flatMap(({ kind, text: stem }) => (kind === 'word' ? [stem] : []))

/** Words between foods. */
const TIES = new Set([
  ...'lunch and with on in of the a an some to for from by i had ate then all my no any at plus 2 its or s'.split(
    ' ',
  ),
  ...Object.keys(JOINTS),
  ...DENYING,
  ...Object.keys(ONE_WORD_NUMBERS),
  ...'dozen couple hundred zwei drei vier funf deux trois cinq dos cuatro cinco'.split(' '),
])
/** They hold a food, and are none by themselves. */
const CONTAINERS = new Set(
  'bottle can glass mug jar tub carton packet bag tin sachet pouch package tube cup pot container'.split(' '),
)
/** Read as "dry", which the name of the food has. */
const READ_AS_DRY = new Set(['uncooked', 'raw'])
const isQualifier = (stem: string): boolean =>
  [SIZES, STATES, QUALITIES, ASIDE, DECORATION, ENGLISH, TELLING, TELLING_VERBS, TIES, READ_AS_DRY].some(
    (words) => words.has(stem),
  ) || isChain(stem)

/** What has to be somewhere although it praises, tells when or holds something elsewhere. */
const isNounHere = (stem: string): boolean =>
  UNNAMED.has(stem) || EXTRAS.has(stem) || SOMETHING.has(stem) || (UNITS.has(stem) && !CONTAINERS.has(stem))

/** The words that are in no food of the meal and not shown either. */
function lost(said: string, { components, notCounted, refused }: DescribedMeal, nouns: boolean): string[] {
  const remarks = components.flatMap(({ assumptions }) => assumptions)
  const shown = new Set([...notCounted, ...refused.map(({ text }) => text), ...remarks].flatMap(stemsOf))
  const tokens = tokensOf(foldText(said))
  return tokens.flatMap(({ kind, text: stem }, at) => {
    if (kind !== 'word' || shown.has(stem)) return []
    if (isQualifier(stem) && !(nouns && isNounHere(stem))) return []
    if (UNITS.has(stem) && (!nouns || tokens[at + 1]?.text === 'of')) return []
    return components.some((row) => isNamedBy(row, stem)) ? [] : [stem]
  })
}

/** The word is said of this row, and a name of its food or a portion of it has the word. */
function isNamedBy({ said, foodId, name }: MealComponent, stem: string): boolean {
  if (!stemsOf(said).includes(stem)) return false
  const food = findMealFood(foodId.split('~')[0]!)
  const named = stemsById.get(food?.id ?? '') ?? new Set()
  const isOfPortion = food !== null && portionsOf(food).some(({ stems }) => stems.has(stem))
  return CONTAINERS.has(stem) || named.has(stem) || isOfPortion || stemsOf(name).includes(stem)
}

const FOODS = (
  'toast; porridge; cheddar; grilled chicken; salmon; brown rice; lentil soup; tuna; prawns; broccoli; pasta; pizza; ' +
  'sausages; roast beef; omelette; chips; yoghurt; banana; steak; ceviche; noodles; tofu; hummus; ham'
).split('; ')

/** Nouns for what is eaten that name no food, as they stand behind "a", and behind "with" or "the". */
const ONES = [
  ...'bar loaf stack bowl plate box basket tray bucket slice ring square round nest'.split(' '),
  ...UNNAMED,
  ...UNNAMED_IN_LISTS,
  ...'blorb catch surprise medley trio creation concoction'.split(' '),
]
const EXTRA_FOOD = [
  ...[...EXTRAS].map((word) => (word === 'lot' || word === 'everything' ? word : `${word}s`)),
  ...[...UNNAMED_FOODS].map((word) => `${word}s`),
  ...'bits and bobs; stuff; things; leftovers; blorbs; tostadas; stack; spread; drinks; dessert; sweets'.split(
    '; ',
  ),
]

const twoFoods = fc.shuffledSubarray(FOODS, { minLength: 2, maxLength: 2 })
const sentence = (frame: string, [food = '', other = '']: readonly string[], word: string): string =>
  frame.replace('F', food).replace('G', other).replace('N', word)

test('what names no food is shown wherever it stands', { timeout: 60_000 }, () => {
  const said = fc.oneof(
    fc
      .tuple(fc.constantFrom('F and a N', 'a N', 'F, G and a N', 'F with a N', 'a N and F'), twoFoods)
      .chain(([frame, foods]) => fc.constantFrom(...ONES).map((noun) => sentence(frame, foods, noun))),
    fc
      .tuple(
        fc.constantFrom('F with N', 'F with the N', 'F with all the N', 'F and N', 'F, G and all the N'),
        twoFoods,
      )
      .chain(([frame, foods]) => fc.constantFrom(...EXTRA_FOOD).map((noun) => sentence(frame, foods, noun))),
  )
  fc.assert(
    fc.property(said, (text) => {
      expect(lost(text, readMeal(text), true), text).toEqual([])
    }),
    { numRuns: 600, seed: 31 },
  )
})

const VOCABULARY = mealVocabulary().stems.filter((stem) => /^[a-z]{3,}$/.test(stem) && !MEAL_NAMES.has(stem))

test('every word is in a food, shown, or tells how much, how, when or who', { timeout: 60_000 }, () => {
  const frames = ['F N', 'F with N', 'N F and G', 'F on N', 'N', 'a N with F', 'F, N, G', '2 F and a N G']
  fc.assert(
    fc.property(
      fc.constantFrom(...frames),
      fc.constantFrom(...VOCABULARY),
      twoFoods,
      (frame, word, foods) => {
        const said = sentence(frame, foods, word)
        expect(lost(said, readMeal(said), false), said).toEqual([])
      },
    ),
    { numRuns: 600, seed: 32 },
  )
})
