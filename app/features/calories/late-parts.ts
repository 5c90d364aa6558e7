import { late } from '#app/ui/late.tsx'

/** What the estimator's page shows later, or not to everybody. */

const loadMeal = async () => (await import('./estimated-meal.tsx')).EstimatedMeal
const loadPicture = async () => (await import('./meal-picture.tsx')).MealPicture
const loadDiary = async () => (await import('./diary-list.tsx')).DiaryList

export const LateMeal = late(import.meta.env.SSR ? await loadMeal() : null, loadMeal)
export const LatePicture = late(import.meta.env.SSR ? await loadPicture() : null, loadPicture)
export const LateDiary = late(import.meta.env.SSR ? await loadDiary() : null, loadDiary)

/** Fetches the scripts of an estimate: worth it as soon as there is a meal to look at. */
export function readyForEstimate(): void {
  LateMeal.ready()
  LatePicture.ready()
}

/** Before a request that costs an attempt: what would show its answer has to be there. */
export const neededForEstimate = () => Promise.all([LateMeal.needed(), LatePicture.needed()])
