import { readUsdaVocabulary } from '#app/usda-vocabulary.server.ts'
import { foodWithout, partOfWord, WITHOUT } from './without.ts'
import { ownFoods } from './own-foods.ts'
import { worldFoods } from './world-foods.ts'
import { buildVocabulary, type Vocabulary, type VocabularyFood } from './vocabulary.ts'

/** The vocabulary of described meals: USDA's FNDDS and SR Legacy, our own table, and dishes of the world. */

let built: { vocabulary: Vocabulary; foodsById: ReadonlyMap<string, VocabularyFood> } | undefined

function vocabularyAndFoods() {
  if (built !== undefined) return built
  const usda = readUsdaVocabulary().map((food) => ({ food, names: [food.name] }))
  const vocabulary = buildVocabulary([...usda, ...ownFoods(), ...worldFoods()])
  const foodsById = new Map(vocabulary.foods.map((food) => [food.id, food]))
  return (built = { vocabulary, foodsById })
}

/** Built when it is first asked for: 0.8 s of CPU, once in a process. */
export const mealVocabulary = (): Vocabulary => vocabularyAndFoods().vocabulary

/** The food of a row of a meal by its id, or null: a food of ours, of USDA's, or one without a part of it. */
export function findMealFood(id: string): VocabularyFood | null {
  const { foodsById } = vocabularyAndFoods()
  const [base = '', part] = id.split(WITHOUT)
  const food = foodsById.get(base) ?? null
  if (food === null || part === undefined) return food
  const left = partOfWord(part)
  return left === null ? null : foodWithout(food, left)
}
