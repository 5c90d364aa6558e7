import { findFood } from '#app/domain/food/foods.ts'
import { usualGrams } from '#app/domain/food/meal-portions.ts'
import type { Draft } from './draft.ts'
import type { VocabularyFood } from './vocabulary.ts'

/** What goes onto or into the food before it, where nobody says how much: milk in tea, butter on toast. */

const GUIDELINES: readonly { host: RegExp; unit: RegExp; per: (grams: number) => number }[] = [
  { host: /coffee|tea\b|^drinks/i, unit: /per fl oz of beverage/i, per: (grams) => grams / 30 },
  { host: /oatmeal|cooked cereals/i, unit: /per cup of hot cereal/i, per: (grams) => grams / 240 },
  { host: /ready-to-eat cereal/i, unit: /on cereal/i, per: () => 1 },
  {
    host: /yeast breads|rolls|bagels|bread|pancakes|tortillas/i,
    unit: /per slice of bread/i,
    per: (grams) => Math.max(1, grams / 30),
  },
  { host: /sandwich|burger/i, unit: /sandwich/i, per: () => 1 },
  { host: /salad/i, unit: /in salad|as a salad|topping/i, per: () => 1 },
  {
    host: /vegetable|potato|broccoli|beans|carrots|corn/i,
    unit: /per cup of vegetable|topping/i,
    per: (grams) => Math.max(0.5, grams / 150),
  },
  { host: /./, unit: /if topping|topping/i, per: () => 1 },
]

/** A teaspoon or a packet: what "two sugars" are. */
const SUGAR_GRAMS = 4

/** Milk on cereal is more than milk in tea. */
const MILK_ON_CEREAL_GRAMS = 125
const CEREAL = /cereal|grains/i

/** Weighs additions whose amount nobody said by what USDA adds to the food before. */
export function withAdditions(drafts: readonly Draft[]): Draft[] {
  let host: Draft | undefined
  return drafts.map((draft, at) => {
    const isAdded = host !== undefined && at > 0 && isAddition(draft, drafts[at - 1] !== host)
    if (!isAdded) host = draft
    const sugarGrams = gramsOfSugars(draft)
    if (sugarGrams !== null) return { ...draft, grams: sugarGrams }
    const { basis } = draft.item.weighed
    const isUnsaid = (basis === 'usual' || basis === 'guess') && draft.phrases[0]!.amounts.length === 0
    if (!isAdded || !isUnsaid || host === undefined) return draft
    const grams = gramsOnto(draft.food, host)
    return grams === null ? draft : { ...draft, grams }
  })
}

/** "with butter", and "jam" of "with butter and jam". */
function isAddition({ phrases: [phrase] }: Draft, isBehindAddition: boolean): boolean {
  if (phrase!.joint === 'weak') return true
  return isBehindAddition && phrase!.joint === 'strong' && !phrase!.hasDeterminer && !phrase!.isAfterVerb
}

/** "2 sugars" */
function gramsOfSugars({ food, phrases }: Draft): number | null {
  const count = phrases[0]!.amounts.find(({ measure }) => measure === null)
  const hasUnit = phrases[0]!.words.some(({ role }) => role === 'unit')
  const isCounted = count !== undefined && !hasUnit && /^sugar/i.test(food.name)
  return isCounted ? count.value * SUGAR_GRAMS : null
}

function gramsOnto(food: VocabularyFood, host: Draft): number | null {
  const own = findFood(food.id)
  if (own !== null) {
    const isOnCereal = CEREAL.test(host.food.category) && own.group === 'dairy'
    return isOnCereal ? MILK_ON_CEREAL_GRAMS : usualGrams(own, true, '')
  }
  const category = `${host.food.category} ${host.food.name}`
  for (const { host: pattern, unit, per } of GUIDELINES) {
    if (!pattern.test(category)) continue
    const portion = food.portions().find((one) => unit.test(one.unit))
    if (portion !== undefined) return (portion.grams / portion.amount) * per(host.grams)
  }
  return null
}
