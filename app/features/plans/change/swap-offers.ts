import type { DishPicture } from '#app/ui/backdrop.tsx'

/** A dish for a meal's place, as the dialog shows it. */
export type SwapOffer = {
  dish: string
  name: string
  /** As it would be eaten there. */
  cookingTimeMin: number
  kcal: number
  proteinG: number
  isDayMet: boolean
  /** One sentence on what speaks for it. */
  reason: string
  picture: DishPicture
  backdrop: string
}

export const OFFERS_AT_A_TIME = 5

/** As many dishes may have been shown for one meal before its list ends. */
export const MOST_SHOWN = 60

/** Where dishes for a meal are asked for. */
export function offersAddress(planId: string, mealId: string, shown: readonly string[]): string {
  const query = new URLSearchParams({ meal: mealId })
  for (const dish of shown.slice(-MOST_SHOWN)) query.append('not', dish)
  return `/meal-planning/plans/${planId}/dishes?${query}`
}
