import { scaleNutrients } from '#app/domain/food/nutrient-sum.ts'
import type { Nutrients } from '#app/domain/food/nutrients.ts'
import { displayName } from './vocabulary/find-names.ts'
import { type Draft, isMeasured } from './draft.ts'
import { portionsOf, usualGrams } from './portions/food-portions.ts'
import { findMealFood, mealVocabulary } from './vocabulary/meal-vocabulary.ts'
import { portionText } from './portion-text.ts'
import { isHeadSaid, isVague, spreadOf } from './portions/spread.ts'
import { kindsOfVague } from './vocabulary/word-lists.ts'
import type { Whose } from './whose.ts'

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
  /** The amount was said by weight or volume, not in pieces or bowls. */
  isMeasured: boolean
  /** Nobody said how much: the usual amount is taken. */
  isUsualAmount: boolean
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

/** Which meal of a day a food belongs to; null where only one is told. */
export const mealOf = ({ phrases }: Draft, whose: Whose): string | null =>
  whose.mealAt({ start: phrases[0]!.start, end: phrases.at(-1)!.end })

/** What is shown of a food: its figures, and what was assumed. */
export function componentOf(draft: Draft, whose: Whose): MealComponent {
  const { item, food, grams, said, remarks } = draft
  const { weight, kind } = spreadOf(draft)
  const name = displayName(food)
  const isCorrected = draft.phrases.some(({ words }) => words.some((word) => word.isCorrected === true))
  const isUsualAmount = item.weighed.basis === 'usual' || item.weighed.basis === 'guess'
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
      ...(isUsualAmount ? [`${name}: the usual ${Math.round(grams)} g is taken`] : []),
    ],
    isMeasured: isMeasured(draft),
    isUsualAmount,
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
    const kinds = phrases.flatMap(({ words }) => words.flatMap(({ stem }) => kindsOfVague(stem)))
    return kinds.flatMap((foodId) => {
      const kind = foodId === food.id ? null : findMealFood(foodId)
      return kind === null
        ? []
        : [{ foodId, grams: isMeasured(draft) ? grams : usualGrams(portionsOf(kind)) }]
    })
  }
  const { foods, foodOf } = mealVocabulary()
  return item.others
    .filter(({ worseBy }) => worseBy < CLOSE)
    .slice(0, MOST_KINDS)
    .map(({ entryAt, weighed }) => ({ foodId: foods[foodOf[entryAt]!]!.id, grams: weighed.grams }))
}
