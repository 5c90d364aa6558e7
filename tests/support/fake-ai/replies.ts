import { cookbook } from '#app/cookbook.server.ts'
import { EATERS } from '#app/domain/food/eaters.ts'
import { readMeal } from '#app/domain/meals/read-meal.ts'
import { type Allergen, ALLERGENS } from '#app/domain/food/food.ts'
import { cookOneByOne } from '#app/domain/kitchen/kitchen.ts'
import { hashText } from '#app/domain/random.ts'
import {
  type Cuisine,
  type DietaryRestriction,
  MEAL_TYPES,
  type RecipeDraft,
  type RecipeRequest,
  SKILL_LEVELS,
} from '#app/domain/recipe/recipe.ts'
import { RULES_FOR_EATER } from '#app/ports/ai/prompts/recipe-prompt.ts'

/** What the double is asked, as far as it looks at it. */
export type Question = {
  instructions: string
  /** Text of the person's message. */
  text: string
  /** Length of the photo's address; 0 without a photo. */
  photoLength: number
}

type Data = Partial<Record<string, unknown>>

export function dataOf(text: string): Data {
  const json = /<data>\n(.*)\n<\/data>/s.exec(text)?.[1]
  return json === undefined ? {} : (JSON.parse(json) as Data)
}

/** The reply to a startup check of a model; null for any other question. */
export function checkReply({ instructions, photoLength }: Question): string | null {
  if (!/only tests the connection/i.test(instructions)) return null
  return photoLength > 0 ? 'Red' : '{"word":"ready"}'
}

/** A sensible answer, made from the question alone: the kitchen's own recipes, the table's own portions. */
export function replyTo(question: Question): string {
  if (/write recipes/i.test(question.instructions))
    return JSON.stringify({ recipes: recipesFor(question.text) })
  if (/estimate what is in/i.test(question.instructions)) return mealFor(question)
  return foodsFor(question.photoLength)
}

export function requestIn(text: string): RecipeRequest {
  const data = dataOf(text)
  const { ingredients, numRecipes, servings, cuisine, skillLevel, diet, caloriesPerServing, recentRecipes } =
    data
  const mealType = MEAL_TYPES.find((type) => type === data['meal'])
  const said = typeof diet === 'string' ? diet : 'None'
  const [firstDiet = 'None', ...diets] = said.split(' and ') as DietaryRestriction[]
  const avoided = Array.isArray(data['mustNotContain']) ? data['mustNotContain'].map(String) : []
  const ruled = Array.isArray(data['eaters']) ? data['eaters'].map(String) : []
  const isAllergen = (word: string): word is Allergen => (ALLERGENS as readonly string[]).includes(word)
  return {
    ingredients: Array.isArray(ingredients) ? ingredients.map(String) : ['eggs'],
    numRecipes: Number(numRecipes ?? 1),
    servings: Number(servings ?? 2),
    cuisine: (cuisine ?? 'Any') as Cuisine,
    skillLevel: SKILL_LEVELS.find((level) => level === skillLevel) ?? 'Beginner',
    dietaryRestriction: firstDiet,
    dietaryPreferences: {
      diets,
      allergens: avoided.filter(isAllergen),
      dislikes: avoided.filter((word) => !isAllergen(word)),
      eaters: EATERS.filter((eater) => ruled.includes(RULES_FOR_EATER[eater])),
    },
    ...(caloriesPerServing === undefined ? {} : { targetCalories: Number(caloriesPerServing) }),
    ...(mealType === undefined ? {} : { mealType }),
    ...(Array.isArray(recentRecipes)
      ? { recentRecipes: recentRecipes.map((name) => ({ name: String(name), dishTemplate: '' })) }
      : {}),
    seed: hashText(text),
  }
}

export function recipesFor(text: string): WireRecipe[] {
  return [...cookOneByOne(requestIn(text), cookbook())].map(({ draft }) => onTheWire(draft))
}

export type WireRecipe = ReturnType<typeof onTheWire>

/** A recipe with the fields that the instructions name. */
export function onTheWire(draft: RecipeDraft) {
  return {
    name: draft.name,
    description: draft.description,
    cookingTimeMin: draft.cookingTimeMin,
    difficulty: draft.difficulty,
    cuisineType: draft.cuisineType,
    dishForm: draft.dishTemplate,
    ingredients: draft.ingredients.map(({ text }) => text),
    instructions: [...draft.instructions],
    storage: draft.notes?.storage ?? 'Keeps 2 days in the fridge. Warm it until it steams.',
    variations: (draft.notes?.variations ?? []).map((one) => ({ ...one, adds: one.adds ?? [] })),
  }
}

const FRIDGES = [
  ['eggs', 'spinach', 'feta', 'cherry tomatoes', 'milk'],
  ['chicken thighs', 'red peppers', 'onions', 'rice', 'lemons'],
  ['salmon fillets', 'potatoes', 'green beans', 'butter', 'parsley'],
]
const foodsFor = (photoLength: number) =>
  FRIDGES[photoLength % FRIDGES.length]!.map((food) => `- ${food}`).join('\n')

const PLATES = [
  'grilled chicken breast, rice and broccoli',
  'spaghetti bolognese and a green salad',
  'two fried eggs, toast with butter and baked beans',
]

function mealFor({ text, photoLength }: Question): string {
  const said = dataOf(text)['description']
  const meal = readMeal(typeof said === 'string' ? said : PLATES[photoLength % PLATES.length]!)
  if (meal.components.length === 0) return 'NO FOOD'
  const { total, components } = meal
  const to25 = (kcal: number) => Math.round(kcal / 25) * 25
  return [
    `MEAL: ${components
      .slice(0, 2)
      .map(({ name }) => name)
      .join(' and ')}`,
    `TOTAL CALORIES: ${to25(total.kcal)}`,
    `PROTEIN: ${Math.round(total.proteinG)}g`,
    `CARBS: ${Math.round(total.carbsG)}g`,
    `FAT: ${Math.round(total.fatG)}g`,
    `FIBER: ${Math.round(total.fiberG ?? 0)}g`,
    'COMPONENTS:',
    ...components.map(
      ({ name, nutrients, grams }) =>
        `- ${name}: ${to25(nutrients.kcal)} cal, 1 portion (${Math.round(grams)} g)`,
    ),
    'LABEL: none',
    'CONFIDENCE: medium',
    'NOTES: Portions are judged by eye; hidden fat is not seen.',
  ].join('\n')
}
