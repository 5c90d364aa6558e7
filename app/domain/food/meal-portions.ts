import type { Food } from './food.ts'
import { findFood } from './foods.ts'
import { gramsOf } from './grams.ts'
import type { IngredientLine } from './ingredient-line.ts'
import { readable } from './piece-weights.ts'
import { unitKind } from './units.ts'

/** A portion as eaten. */
export type Portion = { food: Food; grams: number; low: number; high: number; assumptions: string[] }

const EATEN_COOKED = new Set(['meat', 'poultry', 'fish', 'grains', 'pulses', 'eggs'])

/** People describe what is on the plate: rice, pasta, meat, fish and potatoes are meant cooked. */
export function asEaten(food: Food, text: string): Food {
  if (/\b(?:raw|dry|dried|uncooked)\b/i.test(text)) return food
  if (food.id === 'oats') return findFood('porridge') ?? food
  if (food.other === null) return food
  const isMeantCooked = food.state === 'dry' || (food.state === 'raw' && EATEN_COOKED.has(food.group))
  const isStarch = food.state === 'raw' && food.roles[0] === 'starch'
  if (!isMeantCooked && !isStarch) return food
  const cooked = findFood(food.other.id)
  return cooked !== null && cooked.state === 'cooked' ? cooked : food
}

/** What people take of a food when they do not say how much. */
function usualGrams(food: Food, isAddition: boolean): number {
  const { serving, piece, medium, cup, tbsp, slice } = food.household
  const [role] = food.roles
  if (food.group === 'fats') return 7
  if (role === 'sauce' || food.group === 'condiments') return Math.min(serving ?? tbsp ?? 15, 30)
  if (role === 'spice' || role === 'herb') return 1
  if (isAddition && role === 'dairy' && role === food.roles[0] && food.per100g.kcal < 80) return 30
  if (isAddition && role === 'sweet' && tbsp !== undefined) return tbsp
  if (food.group === 'dairy' && food.per100g.kcal > 200) return slice ?? 28
  if (serving !== undefined) return serving
  if (role === 'drink' || role === 'liquid') return cup ?? 240
  if (role === 'nut') return 28
  if (food.group === 'meat' || food.group === 'poultry' || food.group === 'fish') return piece ?? 100
  if (role === 'vegetable' && (piece ?? 0) < 60) return 85
  if (piece !== undefined && piece >= 15) return piece
  if (medium !== undefined) return medium
  if (slice !== undefined) return slice
  if (role === 'starch') return cup === undefined ? 150 : Math.min(cup, 180)
  if (role === 'leaf') return 50
  if (role === 'vegetable') return 85
  if (role === 'sweet') return tbsp ?? 30
  return cup === undefined ? 100 : Math.min(cup, 245)
}

/** Bags of crisps and popcorn as eaten from, by size. */
const SNACK_BAG = { small: 28, medium: 60, large: 150 }
const BAGGED = /\b(?:crisps|chips|popcorn|pretzels|puffs|nuts|peanuts|crackers)\b/
/** A jar of puréed food for babies. */
const BABY_JAR_GRAMS = 113

const WINE_GLASS_GRAMS = 170
const YOGHURT_TUBE_GRAMS = 60

/** Containers eaten from are smaller than those cooked from. */
function gramsEatenFrom(line: IngredientLine, food: Food): { grams: number; unit: string } | null {
  if (line.alternatives.length > 0) return null
  const count = line.quantity ?? 1
  if ((line.unit === 'bag' || line.unit === 'packet' || line.unit === 'pack') && BAGGED.test(food.name)) {
    const usual = /popcorn/.test(food.name) ? 75 : SNACK_BAG[line.size ?? 'small']
    return { grams: usual * count, unit: 'bag' }
  }
  if (line.unit === 'jar' && /\bbaby food\b|\bstrained\b|\bpur[eé]e/.test(line.text)) {
    return { grams: BABY_JAR_GRAMS * count, unit: 'jar' }
  }
  if (line.unit === 'tube' && food.group === 'dairy')
    return { grams: YOGHURT_TUBE_GRAMS * count, unit: 'tube' }
  if (line.unit === 'glass' && (food.per100g.alcoholG ?? 0) >= 8) {
    return { grams: WINE_GLASS_GRAMS * count * (line.size === 'large' ? 1.4 : 1), unit: 'glass' }
  }
  if ((line.unit === 'pouch' || line.unit === 'box') && food.roles[0] === 'drink') {
    return { grams: 200 * count, unit: line.unit }
  }
  // "a medium fries", "a fries": a portion, not one of them.
  const { piece, serving } = food.household
  if (
    line.unit === null &&
    line.quantity === 1 &&
    serving !== undefined &&
    piece !== undefined &&
    piece < 15
  ) {
    return {
      grams: serving * (line.size === 'small' ? 0.7 : line.size === 'large' ? 1.4 : 1),
      unit: 'serving',
    }
  }
  return null
}

const CUP_OF_SIZE = { small: 0.75, medium: 1, large: 1.4 }

/** "sushi (8 pieces)" says how many. */
function withBracketedCount(line: IngredientLine): IngredientLine {
  const [first] = line.alternatives
  if (line.quantity !== null || line.unit !== null || first === undefined) return line
  const { quantity, quantityMax, unit, unitText } = first
  return { ...line, quantity, quantityMax, unit, unitText, alternatives: [] }
}

/** Weighs a food said in a sentence. What is not said is the usual amount, named as an assumption. */
export function portionOf(said: IngredientLine, named: Food, isAddition: boolean): Portion {
  const line = withBracketedCount(said)
  const food = asEaten(named, line.text)
  const eatenFrom = gramsEatenFrom(line, food)
  if (eatenFrom !== null) {
    const { grams, unit } = eatenFrom
    const assumption = `${food.name}: ${readable(grams / Math.max(line.quantity ?? 1, 0.01))} a ${unit}`
    return { food, grams, low: grams * 0.6, high: grams * 1.5, assumptions: [assumption] }
  }
  const isUnsaid = line.unit === null && line.quantity === null
  const weighed = isUnsaid ? null : gramsOf(line, food)
  if (weighed !== null && weighed.grams !== null && weighed.grams > 0) {
    const isVolume = line.unit !== null && unitKind(line.unit) === 'volume' && line.alternatives.length === 0
    const factor = isVolume && line.size !== null ? CUP_OF_SIZE[line.size] : 1
    return {
      food,
      grams: weighed.grams * factor,
      low: weighed.low * factor,
      high: weighed.high * factor,
      assumptions: weighed.assumptions,
    }
  }
  // Cooked food has often no weight of one piece: the raw piece, and what cooking takes or gives.
  const raw = food.id === named.id || isUnsaid ? null : gramsOf(line, named)
  if (raw !== null && raw.grams !== null && raw.grams > 0 && named.other !== null) {
    const yieldShare = named.other.gramsPerGram
    return {
      food,
      grams: raw.grams * yieldShare,
      low: raw.low * yieldShare,
      high: raw.high * yieldShare,
      assumptions: raw.assumptions,
    }
  }
  const count = isUnsaid ? 1 : Math.min(line.quantity ?? 1, 20)
  const size = line.size === 'small' ? 0.7 : line.size === 'large' ? 1.4 : 1
  const grams = usualGrams(food, isAddition) * count * size
  return {
    food,
    grams,
    low: grams * 0.6,
    high: grams * 1.5,
    assumptions: [`${food.name}: the usual ${readable(grams)} is taken`],
  }
}
