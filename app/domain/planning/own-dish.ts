import type { Dish } from '#app/domain/cookbook/dish.ts'
import type { DishFit } from '#app/domain/cookbook/fit-dish.ts'
import { NO_MERITS } from '#app/domain/cookbook/merits.ts'
import { boundedMemo } from '#app/domain/bounded-memo.ts'
import { foodById } from '#app/domain/food/foods.ts'
import { hashText } from '#app/domain/random.ts'
import { readMethod } from '#app/domain/recipe/read-method.ts'
import type { MealType } from '#app/domain/recipe/recipe.ts'
import { isSweetOf, kindOf, mainOf, starchOf, suitsMeal } from './dish-meals.ts'
import { partsOf, readBusyMinutes, tableOf } from './dish-nature.ts'
import type { Figures, FoodShare } from './figures.ts'
import { mealsOfDishesLike } from './meals-alike.ts'
import { draftOfOwn, type OwnRecipe } from './own-recipe.ts'
import type { PlanDish } from './plan-dishes.ts'
import { countedOf } from './served-dish.ts'

/** A member's own recipe as a dish that plans are made of. */

/** What does not depend on the plan. */
type ReadRecipe = {
  foods: readonly FoodShare[]
  figures: Figures
  uncounted: readonly string[]
  isHot: boolean
  busyMinutes: number
}

const MOST_READ = 300
const readRecipes = boundedMemo<ReadRecipe>(MOST_READ)
const versions = new WeakMap<OwnRecipe, string>()

function versionOf(recipe: OwnRecipe): string {
  const known = versions.get(recipe) ?? `${recipe.id} ${hashText(JSON.stringify(recipe))}`
  versions.set(recipe, known)
  return known
}

/** A serving of an own recipe: its foods, what they bring, and the lines that can't be counted. */
export function readOwnRecipe(recipe: OwnRecipe): ReadRecipe {
  return readRecipes(versionOf(recipe), () => {
    const { foods, figures, uncounted } = countedOf(draftOfOwn(recipe))
    const { cookingTimeMin: minutes, instructions: steps, ingredients: lines } = recipe
    return {
      foods: foods.map(({ foodId, grams, eaten }) => ({
        food: foodById(foodId),
        grams,
        ...(eaten !== undefined && { eaten }),
      })),
      figures,
      uncounted,
      isHot: readMethod(steps).some(({ isHeating }) => isHeating),
      busyMinutes: readBusyMinutes({ minutes, steps, lines }),
    }
  })
}

/** An own recipe as a dish of a plan; the dishes of the book say which meals such foods are eaten at. */
export function ownDish(recipe: OwnRecipe, bookDishes: readonly PlanDish[]): PlanDish {
  const { foods, figures, isHot, busyMinutes } = readOwnRecipe(recipe)
  const isStored = recipe.meals.length > 0
  const likely = isStored ? recipe.meals : mealsOfDishesLike(foods, bookDishes)
  const dish = dishOfOwn(recipe, likely, isHot)
  const isSweet = isSweetOf(dish, foods, figures.kcal)
  const about = { dish, figures, foods, isSweet, busyMinutes }
  const meals = isStored ? likely : likely.filter((meal) => suitsMeal(about, meal))
  return {
    ...about,
    own: recipe,
    version: versionOf(recipe),
    fit: nothingToFit(dish),
    isOfStock: false,
    // Nobody has said of it that it keeps.
    keepsDays: 0,
    freezes: false,
    isHot,
    parts: partsOf(foods),
    table: tableOf(dish),
    main: mainOf(foods) ?? kindOf(mostOf(foods)),
    starch: starchOf(foods),
    meals: new Set(meals),
  }
}

/** What an import says where its page names no cuisine. */
const OTHER_CUISINE = 'Other'

function dishOfOwn(recipe: OwnRecipe, meals: readonly MealType[], isHot: boolean): Dish {
  return {
    id: `saved:${recipe.id}`,
    title: recipe.name,
    otherNames: [],
    description: recipe.description,
    cuisine: recipe.cuisineType === OTHER_CUISINE ? 'Any' : recipe.cuisineType,
    meals,
    serves: recipe.servings,
    minutes: recipe.cookingTimeMin,
    skill: recipe.difficulty,
    needs: [],
    // Whoever saved it cooks it for their family.
    suits: isHot ? ['family'] : ['family', 'no cook'],
    not: [],
    isFixed: false,
    sizes: new Map(),
    lines: [],
    steps: recipe.instructions,
    welcome: [],
  }
}

/** It is written as it is: no line of it is filled with another food. */
const nothingToFit = (dish: Dish): DishFit => ({
  dish,
  fills: new Map(),
  welcomed: [],
  beside: [],
  left: [],
  merits: NO_MERITS,
})

/** The food that brings most energy. */
function mostOf(foods: readonly FoodShare[]) {
  const kcalOf = ({ food, grams }: FoodShare) => food.per100g.kcal * grams
  return foods.toSorted((one, other) => kcalOf(other) - kcalOf(one))[0]?.food ?? null
}
