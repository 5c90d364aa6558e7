import type { GeneratedRecipe } from '#app/domain/recipe/generation.ts'
import { isRecord, recallInTab, rememberInTab } from '#app/features/page/tab-storage.ts'

/** The recipes written last, stored in the tab: they cost a free attempt. The server stores them for a day. */

const STORE_KEY = 'generator-results'

export const rememberResults = (memberId: string, recipes: readonly GeneratedRecipe[]): void =>
  rememberInTab(STORE_KEY, memberId, recipes)

export function recallResults(memberId: string): GeneratedRecipe[] {
  const kept = recallInTab(STORE_KEY, memberId)
  return recipesAmong(kept)
}

export const recipesAmong = (kept: unknown): GeneratedRecipe[] =>
  Array.isArray(kept) ? kept.filter(isRecipe) : []

/** An older version of the page may have kept it: what the card shows has to be there. */
function isRecipe(value: unknown): value is GeneratedRecipe {
  if (!isRecord(value) || !isRecord(value['nutrition'])) return false
  const { perServing, counted, uncounted } = value['nutrition']
  return (
    ['name', 'description', 'plateUrl', 'backdrop', 'tag', 'writtenBy'].every(
      (field) => typeof value[field] === 'string',
    ) &&
    [value['ingredients'], value['instructions'], value['leftOut'], counted, uncounted].every(
      Array.isArray,
    ) &&
    isRecord(perServing)
  )
}
