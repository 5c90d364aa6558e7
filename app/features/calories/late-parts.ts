import { late } from '#app/ui/late.tsx'

/** What the estimator's page shows later, or not to everybody. */

const loadPhases = () => import('./estimate-phases.tsx')
const loadAnalysing = async () => (await loadPhases()).Analysing
const loadRefused = async () => (await loadPhases()).Refused
const loadMeal = async () => (await import('./estimated-meal.tsx')).EstimatedMeal
const loadPicture = async () => (await import('./meal-picture.tsx')).MealPicture
const loadDiary = async () => (await import('./diary-list.tsx')).DiaryList

export const LateAnalysing = late(import.meta.env.SSR ? await loadAnalysing() : null, loadAnalysing)
export const LateRefused = late(import.meta.env.SSR ? await loadRefused() : null, loadRefused)
export const LateMeal = late(import.meta.env.SSR ? await loadMeal() : null, loadMeal)
export const LatePicture = late(import.meta.env.SSR ? await loadPicture() : null, loadPicture)
export const LateDiary = late(import.meta.env.SSR ? await loadDiary() : null, loadDiary)

/** Fetches the scripts of an estimate: worth it as soon as there is a meal to look at. */
export function readyForEstimate(): void {
  LateAnalysing.ready()
  LateRefused.ready()
  LateMeal.ready()
  LatePicture.ready()
}
