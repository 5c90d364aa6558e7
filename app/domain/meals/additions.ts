import type { Draft } from './read-meal.ts'
import type { VocabularyFood } from './vocabulary.ts'

/** What goes onto or into the food before it, where nobody says how much: milk in tea, butter on toast. */

const GUIDELINES: readonly { host: RegExp; unit: RegExp; per: (grams: number) => number }[] = [
  { host: /coffee|tea\b|^drinks/i, unit: /per fl oz of beverage/i, per: (grams) => grams / 30 },
  { host: /oatmeal|cooked cereals/i, unit: /per cup of hot cereal/i, per: (grams) => grams / 240 },
  { host: /ready-to-eat cereal/i, unit: /on cereal/i, per: () => 1 },
  { host: /yeast breads|rolls|bagels|bread|pancakes|tortillas/i, unit: /per slice of bread/i, per: (grams) => Math.max(1, grams / 30) },
  { host: /sandwich|burger/i, unit: /sandwich/i, per: () => 1 },
  { host: /salad/i, unit: /in salad|as a salad|topping/i, per: () => 1 },
  { host: /vegetable|potato|broccoli|beans|carrots|corn/i, unit: /per cup of vegetable|topping/i, per: (grams) => Math.max(0.5, grams / 150) },
  { host: /./, unit: /if topping|topping/i, per: () => 1 },
]

/** A teaspoon or a packet: what "two sugars" are. */
const SUGAR_GRAMS = 4

/** Weighs additions whose amount nobody said by what USDA adds to the food before. */
export function withAdditions(drafts: readonly Draft[]): Draft[] {
  return drafts.map((draft, at) => {
    const host = drafts[at - 1]
    const [phrase] = draft.phrases
    const { basis } = draft.item.weighed
    const isUnsaid = basis === 'usual' || basis === 'guess'
    const sugars = phrase!.amounts.find(({ measure }) => measure === null)
    if (sugars !== undefined && isUnsaid && /^sugar/i.test(draft.food.name) && draft.item.weighed.unitGrams !== null)
      return { ...draft, grams: sugars.value * SUGAR_GRAMS }
    if (host === undefined || !isUnsaid || phrase!.amounts.length > 0 || phrase!.joint !== 'weak') return draft
    const grams = gramsOnto(draft.food, host)
    return grams === null ? draft : { ...draft, grams }
  })
}

function gramsOnto(food: VocabularyFood, host: Draft): number | null {
  const category = `${host.food.category} ${host.food.name}`
  for (const { host: pattern, unit, per } of GUIDELINES) {
    if (!pattern.test(category)) continue
    const portion = food.portions().find((one) => unit.test(one.unit))
    if (portion !== undefined) return (portion.grams / portion.amount) * per(host.grams)
  }
  return null
}
