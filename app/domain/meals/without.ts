import { foodById } from '#app/domain/food/foods.ts'
import { NUTRIENT_NAMES, type Nutrients } from '#app/domain/food/nutrients.ts'
import { readTable } from '#app/food-table.server.ts'
import { portionsOf, usualGrams } from './food-portions.ts'
import { tokensOf } from './stems.ts'
import type { VocabularyFood } from './vocabulary.ts'

/** What people leave out of a dish: "no bun", "hold the cheese", "without dressing". */

/** Between the id of a dish and the part that was left out of it. */
export const WITHOUT = '~without-'

export type Part = {
  /** The stem by which it is said. */
  word: string
  /** As it is called in the name of what is left. */
  label: string
  foodId: string
  /** In a usual portion of a dish. */
  grams: number
  /** Stems of names and categories of the dishes that hold it. */
  foundIn: ReadonlySet<string>
}

const COLUMNS = ['word', 'label', 'foodId', 'grams', 'foundIn'] as const

let parts: ReadonlyMap<string, Part> | undefined

function partsByWord(): ReadonlyMap<string, Part> {
  return (parts ??= new Map(
    readTable('foods/parts-left-out.csv', COLUMNS).map(({ row: { word, label, foodId, grams, foundIn } }) => [
      word,
      {
        word,
        label,
        foodId: foodById(foodId).id,
        grams: Number(grams),
        foundIn: new Set(foundIn.split(' ')),
      },
    ]),
  ))
}

/** The part of a food that was left out, where the food holds it; null where nothing is taken away. */
export function partLeftOut(word: string, { name, category }: VocabularyFood): Part | null {
  const part = partsByWord().get(word)
  return part !== undefined && tokensOf(`${name} ${category}`).some(({ text }) => part.foundIn.has(text))
    ? part
    : null
}

/** The part that a word names, or null. */
export const partOfWord = (word: string): Part | null => partsByWord().get(word) ?? null

/** At most this share of a food goes away with a part. */
const MOST_LEFT_OUT = 0.75
/** … nor more than this share of its energy. */
const MOST_ENERGY_LEFT_OUT = 0.55

/** Grams of a part in a usual portion of a food, bounded by what the food can hold. */
export function partGramsIn(food: VocabularyFood, part: Part): number {
  const usual = usualGrams(portionsOf(food))
  const { kcal } = foodById(part.foodId).per100g
  const mostByEnergy = kcal > 0 ? (MOST_ENERGY_LEFT_OUT * food.per100g().kcal * usual) / kcal : Infinity
  return Math.min(part.grams, usual * MOST_LEFT_OUT, mostByEnergy)
}

/** The food without a part: figures per 100 g of what is left of a usual portion. */
export function foodWithout(food: VocabularyFood, part: Part): VocabularyFood {
  const usual = usualGrams(portionsOf(food))
  const partGrams = partGramsIn(food, part)
  const left = usual - partGrams
  let figures: Nutrients | undefined
  return {
    ...food,
    id: food.id + WITHOUT + part.word,
    name: `${food.name}, no ${part.label}`,
    per100g: () => (figures ??= difference(food.per100g(), usual, foodById(part.foodId).per100g, partGrams)),
    portions: () => food.portions().map((portion) => ({ ...portion, grams: (portion.grams * left) / usual })),
  }
}

/** Figures per 100 g of what is left; a part never takes more of a nutrient than there is. */
function difference(all: Nutrients, allGrams: number, part: Nutrients, partGrams: number): Nutrients {
  const figures = { ...all }
  for (const name of NUTRIENT_NAMES) {
    const [whole, taken] = [all[name], part[name]]
    if (whole === null || taken === null) continue
    figures[name] = Math.max(0, (whole * allGrams - taken * partGrams) / (allGrams - partGrams))
  }
  return figures
}
