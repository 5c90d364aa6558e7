import type { FoodId } from '#app/domain/food/food-id.ts'
import { foodOfLine } from '#app/domain/food/line-food.ts'
import { lineOf } from '#app/domain/recipe/kept-readings.ts'
import type { IngredientText, RecipeRequest } from '#app/domain/recipe/recipe.ts'

/** Sold with gluten and without: stock with barley or wheat, mustard with flour, sausages with rusk. */
const SOLD_BOTH_WAYS: ReadonlySet<string> = new Set<FoodId>([
  'vegetable-stock',
  'chicken-stock',
  'beef-stock',
  'fish-stock',
  'vegetable-stock-cube',
  'mustard',
  'dijon-mustard',
  'wholegrain-mustard',
  'toulouse-sausage',
  'italian-sausage',
  'fresh-chorizo',
  'merguez',
])

type Wishes = Pick<RecipeRequest, 'dietaryRestriction' | 'dietaryPreferences'>

function leavesOutGluten({ dietaryRestriction, dietaryPreferences }: Wishes): boolean {
  return (
    dietaryRestriction === 'Gluten-Free' ||
    dietaryPreferences?.diets.includes('Gluten-Free') === true ||
    dietaryPreferences?.allergens.includes('gluten') === true
  )
}

/** The lines of a recipe; if gluten is left out, they say which foods have to be bought gluten-free. */
export function glutenFreeLines(lines: readonly IngredientText[], wishes: Wishes): IngredientText[] {
  if (!leavesOutGluten(wishes)) return [...lines]
  return lines.map((line) => {
    const food = foodOfLine(lineOf(line.text))?.food
    if (food === undefined || !SOLD_BOTH_WAYS.has(food.id) || /gluten/i.test(line.text)) return line
    const at = [food.plural, food.name, 'stock', 'mustard', 'sausage']
      .map((name) => line.text.toLowerCase().indexOf(name.toLowerCase()))
      .find((place) => place >= 0)
    if (at === undefined) return line
    return { ...line, text: `${line.text.slice(0, at)}gluten-free ${line.text.slice(at)}` }
  })
}
