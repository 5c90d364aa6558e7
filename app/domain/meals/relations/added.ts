import { findFood } from '#app/domain/food/foods.ts'
import { usualGrams } from '#app/domain/food/meal-portions.ts'
import { readTable } from '#app/food-table.server.ts'
import { classOf } from './classes.ts'
import { countSaid, type Draft } from '#app/domain/meals/draft.ts'
import { usualPortion } from '#app/domain/meals/portions/portion-tables.ts'
import type { VocabularyFood } from '#app/domain/meals/vocabulary/vocabulary.ts'
import { gramsInDish } from './kinds.ts'
import { wordsOfKind } from './words.ts'

/** What goes onto or into the food before it, where nobody says how much: milk in tea, butter on toast. */

type Addition = {
  host: string
  added: string
  grams: number
  /** The grams are for so much of the host; 0 where they are for a helping of it. */
  perHostG: number
}

let rows: readonly Addition[] | undefined

const additions = (): readonly Addition[] =>
  (rows ??= readTable('foods/additions.csv', ['host', 'added', 'grams', 'perHostG'] as const).map(
    ({ row }) => ({ ...row, grams: Number(row.grams), perHostG: Number(row.perHostG) }),
  ))

/** One that is counted: a teaspoon or a packet of sugar, a portion pot of milk. */
const COUNTED_GRAMS: Readonly<Record<string, number>> = { sugar: 4, milk: 15 }

/** Six slices are as many as anybody butters at once. */
const MOST_TIMES = 6

/** Weighs additions whose amount nobody said by what goes with the food before. */
export function withAdditions(drafts: readonly Draft[]): Draft[] {
  let host: Draft | undefined
  return drafts.map((draft, at) => {
    const isAdded = host !== undefined && isAddition(draft, drafts[at - 1] !== host)
    const counted = gramsCounted(draft, drafts.slice(Math.max(0, at - 2), at))
    const onto = isAdded ? host : hostOfMilk(drafts, at)
    if (onto === undefined) host = draft
    if (counted !== null) return { ...draft, grams: counted }
    if (!isUnsaid(draft)) return draft
    if (at > 0 && isOfSandwich(draft, drafts[at - 1]!))
      return { ...draft, grams: SLICES * SLICE_GRAMS, isInDish: true }
    const grams = onto === undefined ? null : gramsOnto(draft.food, onto)
    return grams === null ? draft : { ...draft, grams }
  })
}

const isUnsaid = ({ item: { weighed }, isInDish, phrases }: Draft): boolean =>
  isInDish !== true &&
  (weighed.basis === 'usual' || weighed.basis === 'guess') &&
  phrases[0]!.amounts.length === 0

/** "with butter", and "jam" of "with butter and jam". */
function isAddition({ phrases: [phrase] }: Draft, isBehindAddition: boolean): boolean {
  const { joint, isAfterBreak, hasDeterminer, isAfterVerb } = phrase!
  if (joint === 'weak') return true
  if (isAfterBreak === true) return false
  return isBehindAddition && joint === 'strong' && !hasDeterminer && !isAfterVerb
}

/** "bran flakes, raisins, skimmed milk", "tea, milk, 2 sugars": milk in a list goes onto the cereal or into the drink before it. */
function hostOfMilk(drafts: readonly Draft[], at: number): Draft | undefined {
  const draft = drafts[at]!
  const { hasDeterminer, isAfterComma, isBracketed, words } = draft.phrases[0]!
  if (classOf(draft.food, 'added') !== 'milk' || hasDeterminer) return undefined
  const cereal = drafts.slice(Math.max(0, at - 3), at).find(({ food }) => classOf(food, 'host') === 'cereal')
  const drink = drafts.slice(Math.max(0, at - 2), at).findLast(isDrink)
  // Plain milk behind a comma may be a glass of it, if no sugar follows.
  const isNamed =
    words[0]!.stem !== 'milk' || classOf(drafts[at + 1]?.food ?? draft.food, 'added') === 'sugar'
  const isSplash = (isBracketed || (isAfterComma && isNamed)) && !words.some(({ role }) => role === 'unit')
  return cereal ?? (isSplash ? drink : undefined)
}

/** "2 sugars"; "steeped tea, 1 milk": a milk that is counted beside a drink is a splash, not a glass. */
function gramsCounted(draft: Draft, before: readonly Draft[]): number | null {
  const count = countSaid(draft)
  const added = classOf(draft.food, 'added') ?? ''
  const grams = COUNTED_GRAMS[added]
  const hasUnit = draft.phrases[0]!.words.some(({ role }) => role === 'unit')
  if (count === undefined || grams === undefined || hasUnit) return null
  return added === 'sugar' || before.some(isDrink) ? Math.min(MOST_TIMES, count.value) * grams : null
}

const isDrink = ({ food }: Draft): boolean => classOf(food, 'host') === 'drink'

const SLICES = 2
const SLICE_GRAMS = 32

/** "pastrami on rye": a bread that is sliced, without toast or a number, is two slices of a sandwich. */
function isOfSandwich({ food, phrases }: Draft, before: Draft): boolean {
  const [phrase] = phrases
  const stems = phrases.flatMap(({ words }) => words.map(({ stem }) => stem))
  const isWhole = phrase!.hasDeterminer || stems.some((stem) => wordsOfKind('whole-bread').has(stem))
  const isOpen = stems.some((stem) => wordsOfKind('open-bread').has(stem))
  const isFilling = wordsOfKind('filling').has(classOf(before.food, 'added') ?? '')
  return isFilling && phrase!.isOn && !isWhole && !isOpen && classOf(food, 'added') === 'bread'
}

function gramsOnto(food: VocabularyFood, host: Draft): number | null {
  const own = findFood(food.id)
  const hostClass = classOf(host.food, 'host') ?? 'any'
  const addedClass = classOf(food, 'added')
  const inDish = gramsInDish(host, addedClass)
  const row = additions().find(
    ({ added, host: onto }) =>
      added === addedClass && (onto === 'any' ? inDish === null : onto === hostClass),
  )
  if (row === undefined)
    return inDish ?? (own === null ? null : (usualPortion(food.id) ?? usualGrams(own, true, '')))
  const times = row.perHostG === 0 ? 1 : Math.min(MOST_TIMES, Math.max(1, host.grams / row.perHostG))
  return row.grams * times
}
