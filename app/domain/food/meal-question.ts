import type { Food } from './food.ts'
import type { IngredientLine } from './ingredient-line.ts'
import type { Portion } from './meal-portions.ts'
import { readable } from './piece-weights.ts'
import { unitKind } from './units.ts'

/** kcal between the least and the most the portion may have been: what an answer about its size would settle. */
export const openKcal = ({ food, low, high }: Portion): number => ((high - low) * food.per100g.kcal) / 100

const isDrink = ({ group, roles }: Food) => group === 'drinks' || roles[0] === 'drink'

/** "slice" of "3 slices of pizza", where it is something one sees: nobody asks how big a tablespoon was. */
function seenUnit(line: IngredientLine): string | null {
  if (line.unit === 'scoop') return line.unit
  const kind = line.unit === null ? null : unitKind(line.unit)
  return kind === null || kind === 'mass' || kind === 'volume' ? null : line.unit
}

const plural = (unit: string) =>
  /(?:leaf|loaf)$/.test(unit)
    ? unit.replace(/f$/, 'ves')
    : /(?:s|x|ch|sh)$/.test(unit)
      ? `${unit}es`
      : `${unit}s`

/** Asks for the size of a portion the way it was said: "How big were the slices of pizza? 119 g each is assumed." */
export function sizeQuestion(line: IngredientLine, { food, grams }: Portion): string {
  const count = line.quantity ?? 1
  const unit = seenUnit(line)
  const assumed = count > 1 ? `${readable(grams / count)} each` : readable(grams)
  if (unit !== null) {
    const are = count > 1 ? `were the ${plural(unit)}` : `was the ${unit}`
    return `How big ${are} of ${count > 1 && unit === 'portion' ? food.plural : food.name}? ${assumed} is assumed.`
  }
  if (line.quantity !== null) {
    const isMass = food.plural === food.name && !food.name.endsWith('s')
    const several = isMass ? `portions of ${food.name}` : food.plural
    const are = count > 1 ? `were the ${several}` : `was the ${food.name}`
    return `How big ${are}? ${assumed} is assumed.`
  }
  if (isDrink(food)) return `How much ${food.name} did you drink? ${readable(grams)} is assumed.`
  return `How big was the portion of ${food.name}? ${assumed} is assumed.`
}
