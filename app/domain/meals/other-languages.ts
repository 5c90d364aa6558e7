import { FOODS } from '#app/domain/food/foods.ts'
import { worldDishes } from '#app/domain/food/world-dishes.ts'
import { readWords } from '#app/food-table.server.ts'
import { foldText, stemOf } from './stems.ts'

/**
 * Meals told in another language are asked about and not guessed at: "zwei Brötchen mit Käse" would be read by the few of
 * its words that happen to name a food. Dishes have their own names ("arroz con pollo") and stay.
 */

const WORD = /\p{L}[\p{L}'’]*/gu
const wordsOf = (text: string): string[] => text.match(WORD) ?? []

type Words = {
  /** Between foods: "und", "con". */
  between: ReadonlySet<string>
  /** Of foods in other languages, and of none in English. */
  foods: ReadonlySet<string>
  /** Names of dishes that hold words of the first kind. */
  dishes: readonly string[]
}
let built: Words | undefined

function foreignWords(): Words {
  if (built !== undefined) return built
  const between = new Set(Array.from(readWords('foods/foreign-words.txt'), foldText))
  const foreign = new Set(Array.from(readWords('foods/foreign-names.txt'), foldText))
  const english = new Set(FOODS.flatMap(({ name, plural }) => wordsOf(foldText(`${name} ${plural}`))))
  const names = [
    ...FOODS.flatMap(({ name, otherNames }) => [name, ...otherNames]),
    ...worldDishes().flatMap(({ name, otherNames }) => [name, ...otherNames]),
  ].map(foldText)
  return (built = {
    between,
    foods: new Set([...foreign].flatMap(wordsOf).filter((word) => !english.has(word))),
    dishes: names.filter((name) => !foreign.has(name) && wordsOf(name).some((word) => between.has(word))),
  })
}

/** "Zwei Eier" is a count. */
const FEWEST_WORDS = 3

/** True of a folded text most of whose words are of another language. `isKnown` tells of a stem that names food, or is English. */
export function isOtherLanguage(text: string, isKnown: (stem: string) => boolean): boolean {
  const { between, foods, dishes } = foreignWords()
  const all = wordsOf(text).length
  if (all < FEWEST_WORDS || !wordsOf(text).some((word) => between.has(word))) return false
  const rest = wordsOf(dishes.reduce((left, dish) => left.replace(dish, ' '), text))
  const tying = rest.filter((word) => between.has(word)).length
  const named = rest.filter((word) => !between.has(word) && foods.has(word)).length
  const unknown = rest.filter(
    (word) => word.length > 1 && !between.has(word) && !foods.has(word) && !isKnown(stemOf(word)),
  ).length
  const isSentence = tying > 1 || (tying === 1 && named > 0)
  return isSentence && tying + named + unknown >= all / 2
}
