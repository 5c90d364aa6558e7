import type { FoodGroup } from '#app/domain/food/food.ts'
import type { PlanDetail } from './plan-view.ts'

/** A shop's shelves in the order one walks them, each with what is found there. */
const AISLES: readonly { label: string; groups: readonly FoodGroup[] }[] = [
  { label: 'Vegetables and fruit', groups: ['vegetables', 'fruit'] },
  { label: 'Meat and fish', groups: ['meat', 'poultry', 'fish'] },
  { label: 'Dairy and eggs', groups: ['dairy', 'eggs'] },
  { label: 'Bread, rice and pasta', groups: ['grains'] },
  { label: 'Pulses, soya, nuts and seeds', groups: ['pulses', 'nuts'] },
  { label: 'Herbs and spices', groups: ['herbs'] },
  { label: 'Oils, sauces and baking', groups: ['fats', 'condiments', 'baking'] },
  { label: 'Sweets, drinks and ready dishes', groups: ['sweets', 'drinks', 'dishes'] },
]

export type Aisle = { label: string; foods: PlanDetail['toBuy'] }

/** The list by shelf, each in alphabetical order; shelves with nothing to buy are left out. */
export function aislesOf(toBuy: PlanDetail['toBuy']): Aisle[] {
  return AISLES.flatMap(({ label, groups }) => {
    const foods = toBuy
      .filter(({ group }) => groups.includes(group))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
    return foods.length > 0 ? [{ label, foods }] : []
  })
}
