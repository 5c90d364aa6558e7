import type { Food, FoodCuisine } from '#app/domain/food/food.ts'
import type { PreStep, TreatmentId } from '#app/domain/food/treatments.ts'
import type { Kind } from './kinds.ts'

/** A food that the person typed, or one of a planned dish. */
export type Item = {
  /** The food's id. */
  key: string
  /** As the person typed it; the plain name where nobody did. */
  typed: string
  food: Food
  kind: Kind
  name: string
  plural: string
  /** Most that may be used; `null` when no amount was given. */
  givenG: number | null
  isGiven: boolean
  /** How it has to be treated before it may be eaten; null for what is cooked like any other. */
  treatmentId: TreatmentId | null
  /** What has to happen before the dish begins. */
  before: PreStep | null
  /** Given frozen: it thaws first. */
  isFrozen: boolean
  /** Cuisines it belongs to; `null` when at home everywhere. */
  cuisines: readonly FoodCuisine[] | null
}
