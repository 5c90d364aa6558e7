import type { IngredientLine } from './ingredient-line.ts'
import { type FoodMatch, matchFood } from './match-food.ts'

/** What a line takes of a fruit: "lime juice and zest", "2 limes, juiced", "1 lemon (zest of)", "1 orange, juice only". */
const PARTS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:zest(?:ed)?|rind|peel only|(?:grated|pared) peel)\b/i, 'zest'],
  [/\b(?:juiced?)\b/i, 'juice'],
]

const JOINED = /^(.+?) (?:zest|juice|rind|peel) and (?:zest|juice|rind|peel)$/i

/**
 * The juice, the zest or both of the fruit that a line counts; empty where it takes the fruit itself, and for fruits of
 * which the table has no juice.
 */
export function partsOfFruit(line: IngredientLine): FoodMatch[] {
  const [, joined] = JOINED.exec(line.name) ?? []
  const isCounted = line.unit === null && line.quantity !== null
  if (joined === undefined && !isCounted) return []
  const fruit = matchFood(joined ?? line.name)
  if (fruit === null || fruit.food.group !== 'fruit' || fruit.confidence < 0.9) return []
  const said = joined === undefined ? `${line.preparation ?? ''} ${line.comment ?? ''}` : line.name
  return PARTS.flatMap(([pattern, part]) => {
    const match = pattern.test(said) ? matchFood(`${fruit.food.name} ${part}`) : null
    return match !== null && match.confidence >= 0.9 ? [match] : []
  })
}
