import type { Food } from '#app/domain/food/food.ts'
import type { Kind } from './kinds.ts'

/** A food that the person typed, or one of a planned dish. */
export type Item = {
  /** The food's id. */
  key: string
  /** As the person typed it; the food's own name in a planned dish. */
  typed: string
  food: Food
  kind: Kind
  name: string
  plural: string
  /** Most that may be used; null when no amount was typed. */
  givenG: number | null
}
