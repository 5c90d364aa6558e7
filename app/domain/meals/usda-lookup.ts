import { bestImportedFood, type ImportedFood } from '#app/domain/food/imported-food.ts'
import type { FoodMatch } from '#app/domain/food/match-food.ts'
import { displayName } from './display-name.ts'
import { mealVocabulary } from './meal-vocabulary.ts'
import { tokensOf } from './stems.ts'
import type { VocabularyFood } from './vocabulary.ts'

const MOST_CANDIDATES = 60

/**
 * The food of USDA's tables that a name stands for, for lines our own table does not know; null where none does. Its
 * confidence is at most 0.68, so that no diet is promised on it.
 */
export function findUsdaFood(name: string): FoodMatch | null {
  const candidates = candidatesFor(name)
  const match = bestImportedFood(name, candidates.map(importedFoodOf))
  const found = candidates.find(({ id }) => id === match?.food.id)
  if (match === null || found === undefined) return null
  const called = displayName(found)
  return { ...match, food: { ...match.food, name: called, plural: called } }
}

/** Foods of USDA's that have every word of the name, the shortest descriptions first. */
function candidatesFor(name: string): VocabularyFood[] {
  const { postingOf, foodOf, foods } = mealVocabulary()
  const known = tokensOf(name).flatMap(({ kind, text }) => (kind === 'word' ? (postingOf(text) ?? []) : []))
  const rarestFirst = [...new Set(known)].toSorted((a, b) => a.entries.length - b.entries.length)
  const [rarest, ...others] = rarestFirst
  if (rarest === undefined) return []
  let inAll = Array.from(rarest.entries)
  for (const { entries } of others) {
    // Few names contain the rarest words of a long name, so the common words need not be looked through.
    if (inAll.length === 0) return []
    const having = new Set(entries)
    inAll = inAll.filter((at) => having.has(at))
  }
  return inAll
    .map((at) => foods[foodOf[at]!]!)
    .filter(({ source }) => source === 'fndds' || source === 'sr')
    .toSorted((a, b) => a.name.length - b.name.length)
    .slice(0, MOST_CANDIDATES)
}

const importedFoodOf = (food: VocabularyFood): ImportedFood => ({
  id: food.id,
  description: food.name,
  category: food.category,
  per100g: food.per100g(),
  portions: food.portions(),
})
