import type { Random } from '#app/domain/random.ts'
import { type Bounds, fit } from './bounds.ts'
import type { DishForm } from './dish-forms.ts'
import type { PlateFood, PlateRole } from './plate.ts'
import { placed } from './svg.ts'

/** Foods that come as single pieces. */
const SOLID: ReadonlySet<PlateRole> = new Set([
  'slices',
  'cubes',
  'balls',
  'leaves',
  'florets',
  'sticks',
  'pieces',
])

export const isSolid = (food: PlateFood): boolean => SOLID.has(food.role)
export const isEgg = (food: PlateFood): boolean => food.shape === 'egg'

/** A round that nothing is scattered on. */
type Area = { x: number; y: number; radius: number }

/** Everything an arrangement works with. */
export type Scene = {
  form: DishForm
  foods: readonly PlateFood[]
  /** Foods that come as pieces; eggs last, so that they lie on top. */
  solid: readonly PlateFood[]
  random: Random
  bounds: Bounds
  /** The shorter half of the vessel's space. */
  radius: number
  /** Where the main foods lie: garnish keeps off them. */
  mains: Area[]
}

/** Lays the foods of a scene out. */
export type Layout = (scene: Scene) => string

/** Sets the scene for an arrangement. */
export function sceneOf(form: DishForm, foods: readonly PlateFood[], random: Random, bounds: Bounds): Scene {
  const solid = foods.filter(isSolid).toSorted((a, b) => Number(isEgg(a)) - Number(isEgg(b)))
  return { form, foods, solid, random, bounds, radius: Math.min(bounds.rx, bounds.ry), mains: [] }
}

/** The foods of one role, in their order. */
export const withRole = (scene: Scene, role: PlateRole): PlateFood[] =>
  scene.foods.filter((food) => food.role === role)

/** A drawing near x,y, moved so far in that it stays in the vessel; `reach` is its own radius. */
export function put(
  { bounds }: Scene,
  x: number,
  y: number,
  turnDegrees: number,
  reach: number,
  drawing: string,
): string {
  const [fitX, fitY] = fit(bounds, x, y, reach)
  return placed(fitX, fitY, turnDegrees, drawing)
}

/** Keeps garnish off a round. */
export function keepFree(scene: Scene, x: number, y: number, radius: number): void {
  scene.mains.push({ x, y, radius })
}

/** Whether nothing important lies at x,y. */
export const isFree = ({ mains }: Scene, x: number, y: number): boolean =>
  mains.every((area) => Math.hypot(x - area.x, y - area.y) > area.radius)
