import type { FoodGroup } from '#app/domain/food/food.ts'

/** A shop's shelves in the order one walks them, each with what is found there. */
const GROUPS_BY_AISLE = {
  'Vegetables and fruit': ['vegetables', 'fruit'],
  'Meat and fish': ['meat', 'poultry', 'fish'],
  'Dairy and eggs': ['dairy', 'eggs'],
  'Bread, rice and pasta': ['grains'],
  'Pulses, soya, nuts and seeds': ['pulses', 'nuts'],
  'Herbs and spices': ['herbs'],
  'Oils, sauces and baking': ['fats', 'condiments', 'baking'],
  'Sweets, drinks and ready dishes': ['sweets', 'drinks', 'dishes'],
} as const satisfies Record<string, readonly FoodGroup[]>

/** What is in no food table: foil, cat food, something for the neighbour. */
export const OTHER_AISLE = 'Everything else'
export type Aisle = keyof typeof GROUPS_BY_AISLE | typeof OTHER_AISLE

/** In the order one walks them. */
export const AISLES: readonly Aisle[] = [...(Object.keys(GROUPS_BY_AISLE) as Aisle[]), OTHER_AISLE]

/** The aisle of a group of foods; null is what no table knows. */
export function aisleOf(group: FoodGroup | null): Aisle {
  const found = Object.entries(GROUPS_BY_AISLE).find(([, groups]) =>
    (groups as readonly FoodGroup[]).includes(group as FoodGroup),
  )
  return (found?.[0] as Aisle | undefined) ?? OTHER_AISLE
}

export type AisleOf<Item> = { label: Aisle; items: Item[] }

/** Items by aisle, each in alphabetical order; aisles with nothing to buy are left out. */
export function byAisle<Item extends { name: string; aisle: Aisle }>(
  items: readonly Item[],
): AisleOf<Item>[] {
  return AISLES.flatMap((label) => {
    const own = items
      .filter(({ aisle }) => aisle === label)
      .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
    return own.length > 0 ? [{ label, items: own }] : []
  })
}
