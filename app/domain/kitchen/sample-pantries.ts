import type { Food } from '#app/domain/food/food.ts'
import { FOODS, foodById } from '#app/domain/food/foods.ts'
import type { Random } from '#app/domain/random.ts'
import {
  CUISINES,
  DIETARY_RESTRICTIONS,
  MEAL_TYPES,
  type RecipeRequest,
  SERVINGS,
  SKILL_LEVELS,
} from '#app/domain/recipe/recipe.ts'

/** Pantries for the kitchen's own tests: what people have, and anything at all from the table. */

const COMMON =
  `chicken-breast chicken-thigh beef-mince pork-sausage bacon salmon cod prawns canned-tuna tofu egg
  chickpeas-canned black-beans-canned red-lentils halloumi paneer feta cheddar parmesan mozzarella greek-yoghurt
  natural-yoghurt double-cream whole-milk butter coconut-milk basmati-rice white-rice risotto-rice quinoa couscous
  spaghetti pasta egg-noodles rice-noodles oats plain-flour sourdough-bread flour-tortilla corn-tortilla pitta-bread
  potato sweet-potato onion red-onion spring-onion garlic ginger red-chilli carrot broccoli cauliflower courgette
  aubergine red-pepper mushroom tomato cherry-tomato chopped-tomatoes spinach kale lettuce rocket cucumber avocado
  peas sweetcorn green-beans white-cabbage leek butternut-squash beetroot lemon lime orange apple banana blueberries
  strawberries mango basil coriander parsley mint dill rosemary cumin paprika turmeric garam-masala cinnamon
  chilli-flakes soy-sauce miso fish-sauce oyster-sauce pesto dijon-mustard mayonnaise tahini peanut-butter hummus
  honey maple-syrup olive-oil sesame-oil white-wine vegetable-stock olives capers walnuts almonds sesame-seeds
  milk-chocolate dark-chocolate raisins`.split(/\s+/)

const NOT_COOKED_WITH = ['dish', 'drink', 'unknown']

function pick<T>(random: Random, list: readonly T[]): T {
  const found = list[Math.floor(random() * list.length)]
  if (found === undefined) throw new Error('nothing to pick from')
  return found
}

let commonFoods: readonly Food[] | undefined
let allFoods: readonly Food[] | undefined

/** One to eight foods: mostly what people have at home, now and then anything from the table. */
export function randomFoods(random: Random): Food[] {
  commonFoods ??= COMMON.filter((id) => FOODS.some((food) => food.id === id)).map(foodById)
  allFoods ??= FOODS.filter((food) => !NOT_COOKED_WITH.includes(food.kind))
  const count = 1 + Math.floor(random() * 8)
  const foods = new Set<Food>()
  while (foods.size < count) foods.add(pick(random, random() < 0.9 ? commonFoods : allFoods))
  return [...foods]
}

/** A request over random foods with random dietary preferences. */
export function randomRequest(random: Random): RecipeRequest {
  const request: RecipeRequest = {
    ingredients: randomFoods(random).map((food) => food.plural),
    cuisine: random() < 0.5 ? 'Any' : pick(random, CUISINES),
    servings: pick(random, SERVINGS),
    skillLevel: pick(random, SKILL_LEVELS),
    dietaryRestriction: random() < 0.5 ? 'None' : pick(random, DIETARY_RESTRICTIONS),
    numRecipes: 1 + Math.floor(random() * 3),
    seed: Math.floor(random() * 1_000_000_000),
  }
  if (random() < 0.5) request.mealType = pick(random, MEAL_TYPES)
  return request
}
