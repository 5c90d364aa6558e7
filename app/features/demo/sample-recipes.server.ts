import { cookbook } from '#app/cookbook.server.ts'
import { FOODS } from '#app/domain/food/foods.ts'
import { AppError } from '#app/domain/errors.ts'
import { nutritionOf } from '#app/domain/food/nutrition.ts'
import { cookOneByOne } from '#app/domain/kitchen/kitchen.ts'
import { type Random, seededRandom } from '#app/domain/random.ts'
import { CUISINES, type Recipe, SERVINGS, SKILL_LEVELS } from '#app/domain/recipe/recipe.ts'

const WRITTEN_BY = 'the Mealwright kitchen'

const pick = <One>(random: Random, list: readonly One[]): One => list[Math.floor(random() * list.length)]!

/** What goes into a basket, by the role that foods usually play. */
const BASKET = ['protein', 'starch', 'vegetable', 'vegetable', 'aromatic', 'herb'] as const

/** Different recipes of the kitchen from baskets drawn by chance: the same seed, the same recipes. */
export function sampleRecipes(count: number, seed: number): Recipe[] {
  const random = seededRandom(seed)
  const foodsOf = new Map(
    BASKET.map((role) => [role, FOODS.filter((food) => food.roles[0] === role).map(({ name }) => name)]),
  )
  const recipes = new Map<string, Recipe>()
  for (let tries = 0; recipes.size < count && tries < count * 20; tries++) {
    const request = {
      ingredients: BASKET.map((role) => pick(random, foodsOf.get(role)!)),
      cuisine: pick(random, CUISINES),
      servings: pick(random, SERVINGS),
      skillLevel: pick(random, SKILL_LEVELS),
      dietaryRestriction: 'None' as const,
      numRecipes: 1,
      seed: tries,
    }
    for (const { draft } of cookIfPossible(request)) {
      const nutrition = nutritionOf(
        draft.ingredients.map(({ text }) => text),
        draft.servings,
        { steps: draft.instructions },
      )
      recipes.set(draft.name, { ...draft, nutrition, writtenBy: WRITTEN_BY })
    }
  }
  return [...recipes.values()]
}

/** Some baskets hold nothing that goes together, or what is not eaten as it is. */
function cookIfPossible(request: Parameters<typeof cookOneByOne>[0]) {
  try {
    return [...cookOneByOne(request, cookbook())]
  } catch (error) {
    if (error instanceof AppError) return []
    throw error
  }
}
