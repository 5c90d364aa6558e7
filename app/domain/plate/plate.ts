/** What shape a food takes on the plate. */
export const PLATE_ROLES = [
  'grains',
  'noodles',
  'leaves',
  'slices',
  'cubes',
  'pieces',
  'balls',
  'florets',
  'sticks',
  'sauce',
  'drizzle',
  'garnish',
] as const
export type PlateRole = (typeof PLATE_ROLES)[number]

/** The name decides colour and kind of slice; `colour` (`#rrggbb`) overrides it. */
export type PlateFood = { name: string; role: PlateRole; colour?: string }

/** A dish seen from above: words in `dish` choose vessel and arrangement, the main food comes first, garnish last. */
export type Plate = {
  dish: string
  foods: readonly PlateFood[]
  seed?: number
  /** What the picture is called; without it, `dish`. */
  title?: string
  /** `#rrggbb` painted behind the plate, for mail and social cards; without it the cloth is the page's. */
  ground?: string
  /** False for decoration: the picture is then hidden from screen readers. */
  label?: boolean
}
