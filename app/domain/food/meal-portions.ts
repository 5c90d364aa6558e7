import type { Food } from './food.ts'

/** Grams of a weight that is a portion: not a prawn, not a whole melon. */
const asPortion = (grams: number | undefined, least: number, most: number): number | null =>
  grams !== undefined && grams >= least && grams <= most ? grams : null

function usualOfRole(food: Food): number | null {
  const { serving, piece, medium, cup, tbsp, slice } = food.household
  switch (food.roles[0]) {
    case 'fat':
      return 7
    case 'spice':
    case 'herb':
      return 1
    case 'aromatic':
      return 10
    case 'sauce':
    case 'acid':
      return Math.min(serving ?? tbsp ?? 15, 60)
    case 'drink':
    case 'liquid':
      return serving ?? cup ?? 240
    case 'nut':
      return 28
    case 'sweet':
      return asPortion(piece, 20, 150) ?? tbsp ?? 30
    case 'leaf':
      return 50
    case 'vegetable':
      return asPortion(piece, 60, 150) ?? 85
    case 'fruit':
      return food.per100g.kcal > 200 ? 40 : (asPortion(piece, 25, 250) ?? asPortion(medium, 25, 250) ?? 100)
    case 'protein':
      return food.group === 'pulses' ? 130 : (asPortion(piece, 60, 250) ?? 100)
    case 'starch':
      return (
        asPortion(serving, 20, 300) ??
        asPortion(piece, 25, 250) ??
        // Rice cakes, crackers: some of them.
        (piece !== undefined && piece < 25 ? Math.max(25, 2 * piece) : null) ??
        (slice === undefined ? (asPortion(cup, 80, 250) ?? 150) : slice * 2)
      )
    default:
      return null
  }
}

/** What people take of a food when they do not say how much. */
export function usualGrams(food: Food, isAddition: boolean, text: string): number {
  const { serving, piece, cup, tbsp, slice } = food.household
  // An egg is one; eggs are two.
  if (food.group === 'eggs' && piece !== undefined) return piece * (/\beggs\b/.test(text) ? 2 : 1)
  if (food.group === 'fats') return 7
  if (food.group === 'dairy') {
    const isLight = food.per100g.kcal < 110
    if (isAddition && isLight && food.roles[0] === 'dairy') return 30
    if (isAddition && GRATED.test(food.name)) return 10
    if (!isLight) return asPortion(slice, 15, 60) ?? 30
    return serving ?? cup ?? 200
  }
  if (FROZEN_SWEET.test(food.name)) return asPortion(serving, 60, 250) ?? asPortion(piece, 45, 250) ?? 120
  if (food.group === 'sweets') {
    if (isAddition && tbsp !== undefined) return tbsp
    return asPortion(serving, 20, 300) ?? asPortion(slice, 20, 300) ?? asPortion(piece, 20, 300) ?? tbsp ?? 40
  }
  if (food.group === 'dishes' && serving !== undefined) return serving
  const usual = food.roles[0] === 'vegetable' || food.roles[0] === 'fruit' ? null : asPortion(serving, 5, 500)
  return usual ?? usualOfRole(food) ?? asPortion(piece, 15, 300) ?? asPortion(cup, 30, 300) ?? 100
}

const GRATED = /\b(?:parmesan|pecorino|grana padano)\b/
const FROZEN_SWEET = /\b(?:ice cream|gelato|sorbet|frozen yoghurt)\b/
