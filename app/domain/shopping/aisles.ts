/** What is in no food table: foil, cat food, something for the neighbour. */
export const OTHER_AISLE = 'Everything else'

/** The aisles of a British shop in walking order. Which foods are where is data: `foods/aisles.csv`. */
export const AISLES = [
  'Fruit and vegetables',
  'Bakery',
  'Meat and fish',
  'Dairy, eggs and chilled',
  'Tins and jars',
  'Pasta, rice and pulses',
  'Breakfast cereals',
  'Oils, sauces and condiments',
  'Herbs and spices',
  'Baking and sugar',
  'Nuts and dried fruit',
  'Tea, coffee and hot drinks',
  'Drinks',
  'Biscuits, sweets and snacks',
  'Ready meals',
  'Frozen',
  OTHER_AISLE,
] as const
export type Aisle = (typeof AISLES)[number]

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
