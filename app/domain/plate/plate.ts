/** The shapes a food can take on the plate, and of each the ways to draw it that are not its plain one. */
export const PLATE_SHAPES = {
  grains: ['long'],
  noodles: ['dumplings', 'tubes', 'ribbons'],
  leaves: [
    'frilly',
    'spinach',
    'pak-choi',
    'rocket',
    'shredded',
    'kale',
    'cabbage',
    'round',
    'boat',
    'feathery',
    'seaweed',
    'sprouts',
  ],
  slices: [
    'citrus',
    'tomato',
    'cucumber',
    'egg',
    'avocado',
    'mushroom',
    'ring',
    'banana',
    'berry',
    'wedge',
    'stone',
    'melon',
    'kiwi',
    'seeded',
    'fig',
    'pineapple',
    'star',
    'leek',
    'skinned',
    'carrot',
    'beetroot',
    'lotus',
    'artichoke',
    'fennel',
    'sausage',
    'folded',
    'bread',
    'flatbread',
  ],
  cubes: ['clean', 'wedge', 'fruit', 'meat', 'flakes', 'crumbs'],
  pieces: [
    'fish',
    'prawn',
    'whole-fish',
    'fish-steak',
    'steak',
    'chop',
    'breast',
    'thigh',
    'drumstick',
    'wing',
    'bird',
    'ribs',
    'joint',
    'belly',
    'shank',
    'liver',
    'patty',
    'cutlet',
    'sausage',
    'crab',
    'lobster',
    'octopus',
  ],
  balls: [
    'tiny',
    'small',
    'nut',
    'chickpea',
    'tomato',
    'grape',
    'raspberry',
    'blueberry',
    'cherry',
    'lychee',
    'sprout',
    'potato',
    'olive',
    'bean',
    'kernel',
    'raisin',
    'date',
    'almond',
    'walnut',
    'falafel',
    'mussel',
    'clam',
    'scallop',
  ],
  florets: ['spear', 'romanesco'],
  sticks: ['thin', 'pepper', 'carrot', 'pod', 'cob', 'baby-corn', 'asparagus', 'celery', 'rhubarb', 'bacon'],
  sauce: [],
  drizzle: [],
  garnish: ['seeds', 'sparse-seeds', 'shavings', 'rings', 'basil', 'mint', 'sprigs'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type PlateRole = keyof typeof PLATE_SHAPES
export type PlateShape = (typeof PLATE_SHAPES)[PlateRole][number]
export const PLATE_ROLES = Object.keys(PLATE_SHAPES) as [PlateRole, ...PlateRole[]]

/** The name only tells one food from another; `colour` is `#rrggbb`. */
export type PlateFood = {
  name: string
  role: PlateRole
  colour: string
  /** `#rrggbb` of the flesh, where it is not the skin's. */
  inside?: string | null
  shape?: PlateShape | null
}

/** A dish seen from above: the words of `dish` name its form, the main food comes first, garnish last. */
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
