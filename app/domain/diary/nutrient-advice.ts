import type { Nutrients } from '#app/domain/food/nutrients.ts'

/** What a day has of some nutrients against what adults are advised in the United Kingdom. */

type Entry = Pick<Nutrients, 'fatG' | 'fiberG' | 'saturatedFatG' | 'sugarG' | 'sodiumMg'>

const SALT_G_PER_SODIUM_MG = 2.5 / 1000

/** Grams of salt in an amount of sodium. */
export const saltFromSodium = (sodiumMg: number): number => sodiumMg * SALT_G_PER_SODIUM_MG

export const ADVICE_SOURCE =
  'Reference intakes of an average adult as food labels in the UK give them; fibre as the Scientific Advisory Committee on Nutrition advises (2015).'

const ADVICE = [
  { label: 'Fat', adviceG: 70, bound: 'most', of: ({ fatG }: Entry) => fatG },
  { label: 'Saturates', adviceG: 20, bound: 'most', of: ({ saturatedFatG }: Entry) => saturatedFatG },
  { label: 'Sugars', adviceG: 90, bound: 'most', of: ({ sugarG }: Entry) => sugarG },
  {
    label: 'Salt',
    adviceG: 6,
    bound: 'most',
    of: ({ sodiumMg }: Entry) => (sodiumMg === null ? null : saltFromSodium(sodiumMg)),
  },
  { label: 'Fibre', adviceG: 30, bound: 'least', of: ({ fiberG }: Entry) => fiberG },
] as const

export type NutrientOfDay = {
  label: (typeof ADVICE)[number]['label']
  adviceG: number
  /** Whether the advice is to stay below it or to reach it. */
  bound: 'most' | 'least'
  /** What the meals that say so come to; null where none does. */
  amountG: number | null
  /** Meals that do not say how much of it they have. */
  unknownMeals: number
}

/** The nutrients of a day's meals, in the order labels give them; of what a meal does not say nothing is guessed. */
export function nutrientsOfDay(entries: readonly Entry[]): NutrientOfDay[] {
  return ADVICE.map(({ label, adviceG, bound, of }) => {
    const known = entries.map(of).filter((amount) => amount !== null)
    return {
      label,
      adviceG,
      bound,
      amountG: known.length > 0 ? known.reduce((sum, amount) => sum + amount, 0) : null,
      unknownMeals: entries.length - known.length,
    }
  })
}
