import { activeMin } from '#app/domain/kitchen/active-minutes.ts'
import { whyNotFor } from '#app/domain/food/cautions.ts'
import { foodById } from '#app/domain/food/foods.ts'
import { CUISINE_PROFILES } from '#app/domain/kitchen/cuisines.ts'
import type { Dish, Part } from '#app/domain/kitchen/dish.ts'
import { FLAVOURS } from '#app/domain/kitchen/flavours.ts'
import { DISH_TEMPLATES } from '#app/domain/kitchen/dish-templates/dish-templates.ts'
import { extraItem } from '#app/domain/kitchen/pantry.ts'
import { writeSteps } from '#app/domain/kitchen/write-steps.ts'
import { hashText, seededRandom } from '#app/domain/random.ts'
import type { RecipeDraft } from '#app/domain/recipe/recipe.ts'
import type { MealRecipe } from './meal-recipe.ts'
import { busyMinutesOf, isLibraryMeal, writeLibraryMeal } from './write-library-meal.ts'
import type { PortionedRecipe } from './portion-recipe.ts'

/** The kitchen's dish behind a recipe, with the amounts of a portion. */
function dishOf(recipe: MealRecipe, portioned: PortionedRecipe): Dish {
  const form = DISH_TEMPLATES.find(({ id }) => id === recipe.form)
  const cuisine = Object.values(CUISINE_PROFILES).find(({ name }) => name === recipe.cuisine)
  const { eaters = [] } = recipe
  if (!form || !cuisine) throw new Error(`The kitchen has no ${recipe.cuisine} ${recipe.form}`)
  const parts = recipe.parts.flatMap((part, index): Part[] => {
    const line = portioned.lines[index]
    if (part.foodId === null || part.slot === null || line === undefined) return []
    return [
      {
        // The line of frozen food says that it is thawed: its steps do too.
        item: {
          ...extraItem(foodById(part.foodId)),
          isGiven: true,
          isFrozen: /^thawed\b/.test(part.prep),
        },
        slot: part.slot,
        grams: line.grams,
        askedG: null,
        text: line.amount,
        prep: part.prep,
        isOne: line.isOne,
      },
    ]
  })
  return {
    form,
    cuisine,
    servings: 1,
    skill: 'Intermediate',
    diet: 'None',
    isAllowed: (food) => whyNotFor(food, eaters) === null,
    eaters,
    mealType: recipe.mealType,
    hasTarget: true,
    random: seededRandom(hashText(recipe.key)),
    parts,
    heroes: [],
    flavour: FLAVOURS.find(({ id }) => id === recipe.flavourId) ?? null,
  }
}

/** Minutes a cook is busy with a planned recipe; of a model's recipe only all its minutes are known. */
export function activeMinutesOf(recipe: MealRecipe, portioned: PortionedRecipe): number {
  if (recipe.written) return recipe.written.cookingTimeMin
  if (isLibraryMeal(recipe)) return busyMinutesOf(recipe)
  const dish = dishOf(recipe, portioned)
  return activeMin(dish, dish.form.cook(dish))
}

/**
 * Writes a planned recipe out for one person at its portion: lines, steps and minutes by the kitchen's own forms, or a
 * model's words with the portion's lines. `inStock` tells which foods need not be bought.
 */
export function writeMeal(
  recipe: MealRecipe,
  portioned: PortionedRecipe,
  inStock: (foodId: string) => boolean,
): RecipeDraft {
  const ingredients = portioned.lines.map(({ text, foodId }) => ({
    text,
    isExtra: foodId === null || !inStock(foodId),
  }))
  const shared = { name: recipe.name, description: recipe.description, servings: 1, ingredients }
  if (recipe.written) return { ...shared, ...recipe.written, cuisineType: recipe.cuisine }
  if (isLibraryMeal(recipe)) return { ...writeLibraryMeal(recipe, portioned), ...shared }
  const dish = dishOf(recipe, portioned)
  return {
    ...shared,
    ...writeSteps(dish),
    difficulty: dish.skill,
    cuisineType: recipe.cuisine,
    dishTemplate: dish.form.plate,
  }
}
