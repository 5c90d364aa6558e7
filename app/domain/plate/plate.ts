/** The shapes a food can take on the plate, and of each the ways to draw it that are not its plain one. */
export const PLATE_SHAPES = {
  grains: ['long'],
  noodles: ['dumplings', 'tubes', 'ribbons'],
  leaves: ['frilly'],
  slices: ['citrus', 'tomato', 'cucumber', 'egg', 'avocado', 'mushroom', 'ring', 'banana', 'berry'],
  cubes: ['clean'],
  pieces: ['fish', 'prawn'],
  balls: ['tiny', 'small', 'nut', 'chickpea'],
  florets: [],
  sticks: ['thin'],
  sauce: [],
  drizzle: [],
  garnish: ['seeds', 'sparse-seeds', 'shavings', 'rings', 'basil', 'mint', 'sprigs'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type PlateRole = keyof typeof PLATE_SHAPES
export type PlateShape = (typeof PLATE_SHAPES)[PlateRole][number]
export const PLATE_ROLES = Object.keys(PLATE_SHAPES) as [PlateRole, ...PlateRole[]]

/** The name only tells one food from another; `colour` is `#rrggbb`. */
export type PlateFood = { name: string; role: PlateRole; colour: string; shape?: PlateShape | null }

/** A dish seen from above: words in `dish` choose vessel and arrangement, the main food comes first, garnish last. */
export type Plate = {
  dish: string
  foods: readonly PlateFood[]
  seed?: number
  /** What the picture is called; without it, `dish`. */
  title?: string
  /** `#rrggbb` painted behind the plate, for mail and social cards; without it the backdrop is the page's. */
  ground?: string
  /** False for decoration: the picture is then hidden from screen readers. */
  label?: boolean
}
