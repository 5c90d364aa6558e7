import { findFood } from '#app/domain/food/foods.ts'
import { classOf } from './classes.ts'
import { ingredientsOf } from '#app/domain/meals/dish-ingredients.ts'
import {
  type Draft,
  foodStems,
  isAmountSaid,
  isMeasured,
  isNextTo,
  startOf,
} from '#app/domain/meals/draft.ts'
import type { PhraseWord } from '#app/domain/meals/phrase.ts'
import { isVague } from '#app/domain/meals/portions/spread.ts'
import { isOfKind } from './kinds.ts'
import { wordsOfKind } from './words.ts'

/** What a rule of `foods/meal-relations.csv` may ask of one of two foods, by the name that it has in the table. */

/** Asked of a food beside another, in the text that tells both. */
type Test = (draft: Draft, other: Draft, text: string) => boolean

const opening = ({ phrases }: Draft) => phrases[0]!

const foodWords = ({ phrases }: Draft): PhraseWord[] =>
  phrases.flatMap(({ words }) => words.filter(({ role }) => role === 'food'))

const isDish = ({ food }: Draft): boolean => {
  const group = findFood(food.id)?.group
  return group === undefined || group === 'dishes'
}

/** What dishes are made of: no dish, drink or bread by itself. */
const PLAIN_CLASSES = ['meat', 'fish', 'vegetable', 'fruit', 'cheese', 'nut']
const NO_INGREDIENTS = ['dishes', 'drinks', 'grains']
function isIngredient({ food, phrases }: Draft): boolean {
  const own = findFood(food.id)
  const isPlain =
    own === null ? PLAIN_CLASSES.includes(classOf(food, 'added') ?? '') : !NO_INGREDIENTS.includes(own.group)
  return isPlain && phrases.length === 1
}

/** Named by a container: its last word is one, and what it holds is not in the name. */
function isContainer(draft: Draft): boolean {
  const { phrases, food } = draft
  const { words } = opening(draft)
  const [before, last] = words.filter(({ isMeasure }) => isMeasure !== true).slice(-2)
  const container = last ?? before
  if (isMeasured(draft) || phrases.length > 1 || words.some(({ isMeasure }) => isMeasure === true))
    return false
  // "poha 1 bowl": something stands between the food and the container, which only measures it.
  if (before !== undefined && last !== undefined && last.start - before.end > 1) return false
  // "gyros plate", "cheese board": a dish that is known by what is in it.
  const isNamedDish =
    ingredientsOf(food.id).length > 0 &&
    foodWords(draft).some(({ stem }) => !isIn('container', stem) && !isIn('told-by-contents', stem))
  return !isNamedDish && container !== undefined && isIn('container', container.stem)
}

const isIn = (kind: string, stem: string): boolean => wordsOfKind(kind).has(stem)

/** True where only the kitchen was named: "a Chinese", "Indian takeaway". */
function isKitchen(draft: Draft): boolean {
  const foods = foodStems(draft)
  return (
    foods.some((stem) => isIn('cuisine', stem)) &&
    foods.every((stem) => isIn('cuisine', stem) || isIn('ordered-meal', stem))
  )
}

/** A burger is a sandwich: the classes of hosts or the food's own name say so. */
function isKindNamedBy({ food, item }: Draft, kind: Draft): boolean {
  const [word = ''] = foodStems(kind)
  const isNamed = item.entry.words.some(({ stem, isHead }) => isHead && stem === word)
  return (isNamed && item.entry.words.length > 1) || classOf(food, 'host') === word
}

/** Neither a sentence nor the name of another meal stands between. */
function isInSameMeal(one: Draft, other: Draft, text: string): boolean {
  const [first, second] = startOf(one) < startOf(other) ? [one, other] : [other, one]
  const between = text.slice(first.phrases.at(-1)!.end, startOf(second))
  const names = [...wordsOfKind('meal-name')].some((word) => between.includes(word))
  return !names && !/[.;!?\n]/.test(between)
}

const TESTS: Readonly<Record<string, Test>> = {
  amount: isAmountSaid,
  weighed: (draft) => opening(draft).amounts.some(({ measure }) => measure !== null),
  bare: ({ phrases }) =>
    phrases.every(({ amounts, hasDeterminer }) => amounts.length === 0 && !hasDeterminer),
  'one-word': (draft) => foodWords(draft).length === 1,
  opens: (draft) => opening(draft).joint === 'start' || opening(draft).isAfterBreak === true,
  vague: isVague,
  dish: (draft) => isDish(draft) || isVague(draft),
  ingredient: isIngredient,
  container: isContainer,
  kitchen: isKitchen,
  'kind-of-dish': (draft) =>
    draft.phrases.length === 1 &&
    foodWords(draft).length === 1 &&
    isIn('kind-of-dish', foodWords(draft)[0]!.stem),
  'meal-deal': (draft) =>
    draft.food.id.startsWith('meal-deal') || opening(draft).words.at(-1)?.stem === 'deal',

  fillets: ({ phrases: [phrase, ...others] }) =>
    others.length === 0 &&
    phrase!.amounts.every(({ measure }) => measure === null) &&
    phrase!.words.every(({ stem, role }) => stem === 'fillet' || role === 'size'),
  next: (draft, before) => isNextTo(before, draft),
  'of-kind': isKindNamedBy,
  'called-so': (draft, before) => isOfKind(foodStems(before)[0] ?? '', draft),
  /** The bread that a sandwich of that name is made with: it is in it. */
  'sandwich-before': (_draft, before) => classOf(before.food, 'host') === 'sandwich',
  'both-amounts': (draft, before) => isAmountSaid(draft) && isAmountSaid(before),
  'same-meal': isInSameMeal,
}

/** Reads a test by its name: "vague", "!vague", "added:fish". */
export function testCalled(name: string): Test {
  if (name.startsWith('!')) {
    const test = testCalled(name.slice(1))
    return (draft, other, text) => !test(draft, other, text)
  }
  const [kind, value] = name.split(':')
  if (value !== undefined) return ({ food }) => classOf(food, kind === 'host' ? 'host' : 'added') === value
  const test = TESTS[name]
  if (test === undefined) throw new Error(`foods/meal-relations.csv asks for an unknown test "${name}"`)
  return test
}
