import { readUsdaVocabulary } from '#app/usda-vocabulary.server.ts'
import { foodWithout, partLeftOut, WITHOUT } from './consumption/left-out.ts'
import { buildVocabulary } from './build-vocabulary.ts'
import { foldedName, ownFoods } from './own-foods.ts'
import { type NameTable, stemsAt, withNames } from './name-table.ts'
import { worldFoods } from './world-foods.ts'
import type { Vocabulary, VocabularyFood } from './vocabulary.ts'

/** The vocabulary of described meals: USDA's FNDDS and SR Legacy, our own table, and dishes of the world. */

let built: Vocabulary | undefined
let foodsById: ReadonlyMap<string, VocabularyFood> | undefined

/** Built when it is first asked for: a fifth of a second of CPU, once in a process. */
export function mealVocabulary(): Vocabulary {
  if (built !== undefined) return built
  const { foods, names } = readUsdaVocabulary()
  return (built = vocabularyOf(foods, names))
}

/** Whether it is there to be asked at once. */
export const isMealVocabularyLoaded = (): boolean => built !== undefined

/** Each food of USDA's has one name, in the order of the table; ours are found in it by what they are. */
function vocabularyOf(usda: readonly VocabularyFood[], packed: NameTable): Vocabulary {
  const known = new Map<string, number>()
  packed.names.forEach((name, at) => name !== null && known.set(name, at))
  const fold = (name: string): string => {
    const at = known.get(name)
    return at === undefined ? foldedName(name) : stemsAt(packed, at).join(' ')
  }
  const named = [...ownFoods(fold), ...worldFoods()]
  const foodOf = usda.map((_food, at) => at)
  const nameOf = [...foodOf]
  // A name of ours that is newer than the packed table is read now.
  const unread: string[] = []
  named.forEach(({ names }, at) => {
    for (const name of names) {
      let place = known.get(name)
      if (place === undefined) {
        place = packed.names.length + unread.length
        known.set(name, place)
        unread.push(name)
      }
      foodOf.push(usda.length + at)
      nameOf.push(place)
    }
  })
  const foods = [...usda, ...named.map(({ food }) => food)]
  const places = { foods, foodOf: Int32Array.from(foodOf), nameOf: Int32Array.from(nameOf) }
  return buildVocabulary(places, withNames(packed, unread))
}

/** The food of a row of a meal by its id, or null: a food of ours, of USDA's, or one without parts of it. */
export function findMealFood(id: string): VocabularyFood | null {
  foodsById ??= new Map(mealVocabulary().foods.map((food) => [food.id, food]))
  const [base = '', ...words] = id.split(WITHOUT)
  let food = foodsById.get(base) ?? null
  for (const word of words) {
    const part = food === null ? null : partLeftOut(word, food)
    food = food === null || part === null ? null : foodWithout(food, part)
  }
  return food
}
