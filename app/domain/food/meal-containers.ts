import type { Size } from './amounts.ts'
import type { Food } from './food.ts'
import type { IngredientLine } from './ingredient-line.ts'
import type { Unit } from './units.ts'

type BySize = Readonly<Record<Size, number>>

/** Grams of what one eats or drinks a food from. Containers at the table are smaller than those cooked from. */
type EatenFrom = {
  units: readonly (Unit | null)[]
  applies: (food: Food, text: string) => boolean
  grams: (food: Food) => BySize
}

const always = (grams: number): BySize => ({ small: grams * 0.7, medium: grams, large: grams * 1.4 })

const isSnack = (food: Food) =>
  /\b(?:crisps|chips|popcorn|pretzels|puffs|nuts|peanuts|crackers)\b/.test(food.name)
const isFizzy = (food: Food) => /\b(?:cola|soda|lemonade|iced tea|root beer|ginger ale)\b/.test(food.name)
const isCondiment = ({ roles, group }: Food) =>
  group === 'condiments' || group === 'fats' || ['sauce', 'sweet', 'fat', 'spice'].includes(roles[0] ?? '')
const isDrink = ({ group, roles }: Food) => group === 'drinks' || roles[0] === 'drink'
const isSoftDairy = ({ group, per100g }: Food) => group === 'dairy' && per100g.kcal < 200

/** The first that applies; figures are FNDDS's and British pack sizes, rounded. */
const EATEN_FROM: readonly EatenFrom[] = [
  {
    units: ['bag', 'packet', 'pack', 'package'],
    applies: isSnack,
    grams: (food) => (food.name.includes('popcorn') ? always(75) : { small: 28, medium: 60, large: 150 }),
  },
  {
    units: ['packet', 'sachet', 'pack'],
    applies: (food) => food.id.includes('sugar') || food.id.includes('sweetener'),
    grams: () => always(4),
  },
  {
    units: ['scoop'],
    applies: (food) => /\b(?:whey|protein)\b/.test(food.name) && food.state === 'dry',
    grams: () => always(30),
  },
  { units: ['packet', 'sachet', 'pack', 'pouch'], applies: isCondiment, grams: () => always(11) },
  {
    units: ['packet', 'sachet', 'pot', 'container'],
    applies: (food) => food.id.startsWith('porridge'),
    grams: () => always(180),
  },
  {
    units: ['jar', 'pouch', 'container'],
    applies: (_food, text) => /\bbaby food\b|\bstrained\b|\bpur[eé]e/.test(text),
    grams: () => always(113),
  },
  { units: ['tube'], applies: ({ group }) => group === 'dairy', grams: () => always(60) },
  { units: ['container', 'tub', 'pot', 'carton'], applies: isSoftDairy, grams: () => always(150) },
  { units: ['container', 'tub', 'pot'], applies: isCondiment, grams: () => always(30) },
  { units: ['stick'], applies: ({ group }) => group === 'dairy', grams: () => always(24) },
  { units: ['glass'], applies: ({ per100g }) => (per100g.alcoholG ?? 0) >= 8, grams: () => always(170) },
  { units: ['pouch', 'box', 'carton'], applies: isDrink, grams: () => always(200) },
  { units: ['can'], applies: (food) => isDrink(food) && isFizzy(food), grams: () => always(350) },
  {
    units: ['can', 'bag', 'box', 'packet'],
    applies: ({ group, household }) => group === 'dishes' && household.can === undefined,
    grams: ({ household }) => always(household.serving ?? 250),
  },
  { units: [null], applies: isFizzy, grams: () => ({ small: 400, medium: 500, large: 750 }) },
]

/**
 * Grams said by a container of the table ("a bag of crisps", "a packet of ketchup", "a large cola"), or null where
 * the line measures the food otherwise.
 */
export function gramsEatenFrom(line: IngredientLine, food: Food): { grams: number; unit: string } | null {
  if (line.alternatives.length > 0) return null
  const count = line.quantity ?? 1
  const isSized = line.unit !== null || line.size !== null
  const rule = isSized
    ? EATEN_FROM.find(({ units, applies }) => units.includes(line.unit) && applies(food, line.text))
    : undefined
  if (rule !== undefined) {
    const isBag = isSnack(food) && !food.name.includes('popcorn')
    const size = line.size ?? (isBag ? 'small' : 'medium')
    return { grams: rule.grams(food)[size] * count, unit: line.unit ?? `${size} one` }
  }
  // "a medium fries", "a fries": a portion, not one of them.
  const { piece, serving } = food.household
  const isPortion = line.unit === null && line.quantity === 1 && serving !== undefined && (piece ?? 99) < 15
  return isPortion ? { grams: always(serving)[line.size ?? 'medium'], unit: 'serving' } : null
}
