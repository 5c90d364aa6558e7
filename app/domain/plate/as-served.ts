import type { FoodLook } from '#app/domain/food/food.ts'
import type { PlateFood, PlateRole, PlateShape } from './plate.ts'

const FROM_THE_SEA: ReadonlySet<PlateShape | null> = new Set<PlateShape>([
  'fish',
  'whole-fish',
  'fish-steak',
  'crab',
  'lobster',
  'octopus',
])

/**
 * A food as a dish serves it: cut up, shaped by hand or as a sauce. `role` is what the dish makes of it; the shape follows,
 * so that a plate's address needs only the role.
 */
export function servedAs(name: string, look: FoodLook, role: PlateRole): PlateFood {
  return {
    name,
    role,
    shape: shapeAs(look, role),
    colour: look.colour,
    ...(look.inside !== undefined && { inside: look.inside }),
  }
}

function shapeAs(look: FoodLook, role: PlateRole): PlateShape | null {
  if (look.role === role) return look.shape
  if (look.role === 'pieces' && role === 'cubes') return FROM_THE_SEA.has(look.shape) ? 'flakes' : 'meat'
  if (look.shape === 'crumbs') return role === 'pieces' ? 'patty' : role === 'balls' ? 'falafel' : null
  return null
}
