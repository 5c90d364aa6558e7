import { suggestFoods } from '#app/domain/food/suggest-foods.ts'
import { suggestVocabularyNames } from '#app/domain/meals/vocabulary/find-names.ts'
import type { FoodSource } from '#app/domain/meals/vocabulary/vocabulary.ts'
import type { SuggestedFor } from './suggested-for.ts'
import { isVocabularyLoaded } from './load-vocabulary.server.ts'

const MOST = 8
/** Of our table, where dishes are asked for too. */
const MOST_OWN_OF_MEAL = 4

const WIDER: Readonly<Record<SuggestedFor, ReadonlySet<FoodSource>>> = {
  table: new Set(),
  kitchen: new Set(['fndds', 'sr']),
  meal: new Set(['fndds', 'sr', 'world']),
}

/**
 * Names of foods for what is being typed: those of our table first, then the wider vocabulary's as far as it is loaded,
 * slips of the keyboard last. `isWhole`: nothing had to be left out because it is not loaded yet.
 */
export function suggestNames(typed: string, wanted: SuggestedFor): { names: string[]; isWhole: boolean } {
  if (typed.trim() === '') return { names: [], isWhole: true }
  const isWhole = wanted === 'table' || isVocabularyLoaded()
  const own = suggestFoods(typed, MOST, { withSlips: false }).map(({ name }) => name)
  const first = own.slice(0, wanted === 'meal' ? MOST_OWN_OF_MEAL : MOST)
  const wider = isWhole ? suggestVocabularyNames(typed, MOST - first.length, WIDER[wanted]) : []
  const slips = suggestFoods(typed, MOST).map(({ name }) => name)
  return { names: [...new Set([...first, ...wider, ...own, ...slips])].slice(0, MOST), isWhole }
}
