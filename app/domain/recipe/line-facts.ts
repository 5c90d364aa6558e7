import type { Food } from '#app/domain/food/food.ts'
import { readIngredientLine } from '#app/domain/food/ingredient-line.ts'
import { foodOfLine } from '#app/domain/food/line-food.ts'
import { foodCalled } from '#app/domain/food/match-food.ts'
import { gramsOfVolume } from '#app/domain/food/volume-weights.ts'
import type { LineFacts } from './rewrite-amount.ts'

const POURED =
  /\b(?:milk|cream|stock|broth|oil|juice|vinegar|water|wine|beer|sauce|syrup|coffee|tea|buttermilk)\b/
const CUPPED = new Set<Food['group']>(['grains', 'baking', 'pulses', 'sweets'])

const isPoured = (food: Food) =>
  food.group === 'drinks' || food.roles[0] === 'liquid' || food.group === 'fats' || POURED.test(food.name)

function shortNamesOf({ name, plural }: Food): string[] {
  const last = [name, plural].map((one) => one.slice(one.lastIndexOf(' ') + 1).toLowerCase())
  return [...new Set(last)].filter((word) => word !== name && word !== plural && foodCalled([word]) !== null)
}

/** What the food table knows about each line, small enough to go to the page; null where the food is not known. */
export function lineFactsOf(lines: readonly string[]): (LineFacts | null)[] {
  return lines.map((text) => {
    const food = foodOfLine(readIngredientLine(text))?.food
    if (!food) return null
    const gramsPerMl = isPoured(food) ? null : Math.round(gramsOfVolume(food, 240).grams / 2.4) / 100
    return {
      singular: food.name,
      plural: food.plural,
      gramsPerMl,
      isCupped: gramsPerMl !== null && CUPPED.has(food.group),
      shortNames: shortNamesOf(food),
      isProduce: food.group === 'vegetables' || food.group === 'fruit',
    }
  })
}
