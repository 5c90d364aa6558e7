import type { Cookbook } from '#app/domain/cookbook/cookbook.ts'
import { cookOneByOne } from '#app/domain/kitchen/kitchen.ts'
import type { Chef } from './chef.ts'

/** The embedded chef: our own kitchen, with the dishes of a cookbook. It reads no photos and draws no pictures. */
export function kitchenChef(book: Cookbook): Chef {
  return {
    name: 'the Mealwright kitchen',
    async *writeRecipes(request, { signal }) {
      let index = 0
      for (const { draft, leftOut, dish } of cookOneByOne(request, book)) {
        yield { type: 'recipe', index: index++, recipe: draft, leftOut, dish }
        // Each recipe takes a few milliseconds of the one thread: let others through in between.
        await new Promise<void>((resolve) => setImmediate(resolve))
        if (signal.aborted) return
      }
    },
    readIngredients: null,
    estimateMeal: null,
    drawRecipe: null,
  }
}
