import { hashText } from '#app/domain/random.ts'

/** Backdrops that cool and warm the page in turn: neighbours in a list take one from each side. */
const EVEN = ['cloth-leaf', 'cloth-butter', 'cloth-plum', 'cloth-sand'] as const
const ODD = ['cloth-tomato', 'cloth-sea', 'cloth-sky'] as const

/** The names of the tokens a plate may lie on. */
export const BACKDROPS = [...EVEN, ...ODD] as const
export type BackdropName = (typeof BACKDROPS)[number]

/**
 * The backdrop under a plate: always the same for the same recipe. With its position in a list, neighbours never get the
 * same one.
 */
export function backdropOf(recipeId: string, position?: number): BackdropName {
  const backdrops: readonly BackdropName[] =
    position === undefined ? BACKDROPS : position % 2 === 0 ? EVEN : ODD
  return backdrops[hashText(recipeId) % backdrops.length] ?? 'cloth-sand'
}
