import type { Db } from '#app/db/open.server.ts'
import type { GeneratedRecipe, GenerationEvent } from '#app/domain/recipe/generation.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { latestAttempt } from '#app/features/billing/allowance.server.ts'
import { recipesAmong } from './kept-results.ts'

export type LatestRecipes = { recipes: GeneratedRecipe[]; isRunning: boolean }

/** The result of the member's latest attempt, on any device: an unsaved recipe would be lost with its page. */
export async function latestRecipes(db: Db, member: Member, now: Date): Promise<LatestRecipes> {
  const { isRunning, result } = await latestAttempt(db, member, 'recipes', now)
  const { events = [] } = (result ?? {}) as { events?: readonly GenerationEvent[] }
  const recipes = events.map((event) => (event.type === 'recipe' ? event.recipe : null))
  return { recipes: recipesAmong(recipes), isRunning }
}
