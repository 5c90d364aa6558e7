import type { Random } from '#app/domain/random.ts'
import { isEgg, isSolid } from './arrange.ts'
import type { PlateFood, PlateRole } from './plate.ts'
import type { Vessel, VesselName } from './vessels.ts'

/** Everything an arrangement works with. Names are in lower case here. */
export type Scene = {
  dish: string
  foods: readonly PlateFood[]
  /** Foods that come as pieces; eggs last, so that they lie on top. */
  solid: readonly PlateFood[]
  random: Random
  vesselName: VesselName
  radius: number
  squash: number
}

/** Sets the scene for an arrangement. */
export function sceneOf(
  dish: string,
  foods: readonly PlateFood[],
  random: Random,
  vesselName: VesselName,
  { radius, squash }: Vessel,
): Scene {
  const solid = foods.filter(isSolid).sort((a, b) => Number(isEgg(a)) - Number(isEgg(b)))
  return { dish, foods, solid, random, vesselName, radius, squash }
}

/** The foods of one role, in their order. */
export const withRole = (scene: Scene, role: PlateRole): PlateFood[] =>
  scene.foods.filter((food) => food.role === role)

/** Dishes that are mostly liquid or soft. */
export const LIQUID =
  /soup|ramen|broth|curry|dal|stew|chili|shakshuka|tagine|smoothie|porridge|oats|risotto|tikka|masala/
