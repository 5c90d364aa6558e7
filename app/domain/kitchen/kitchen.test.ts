import { expect, test } from 'vitest'
import { cookbook } from '#app/cookbook.server.ts'
import { isOfCuisine } from '#app/domain/cookbook/choose-dish.ts'
import { AppError } from '#app/domain/errors.ts'
import { dietVerdictOfLines } from '#app/domain/food/diets.ts'
import { FOODS } from '#app/domain/food/foods.ts'
import { readIngredientLine } from '#app/domain/food/ingredient-line.ts'
import { foodOfLine } from '#app/domain/food/line-food.ts'
import { nutritionOf } from '#app/domain/food/nutrition.ts'
import { hashText, seededRandom } from '#app/domain/random.ts'
import {
  CUISINES,
  DIETARY_RESTRICTIONS,
  MEAL_TYPES,
  type RecipeDraft,
  type RecipeRequest,
  SERVINGS,
} from '#app/domain/recipe/recipe.ts'
import { heroesOf, isLight } from './heroes.ts'
import { type KitchenAnswer, type KitchenRecipe, writeRecipes as writeWith } from './kitchen.ts'
import { itemOf, readPantry } from './pantry.ts'
import { randomRequest } from './sample-pantries.ts'

/** A busy machine takes its time over hundreds of pantries. */
const PATIENT = { timeout: 120_000 }

const writeRecipes = (request: RecipeRequest) => writeWith(request, cookbook())

const PLAIN: RecipeRequest = {
  ingredients: ['chicken thighs', 'rice', 'spinach', 'coconut milk'],
  cuisine: 'Any',
  servings: 2,
  skillLevel: 'Beginner',
  dietaryRestriction: 'None',
  numRecipes: 1,
  seed: 1,
}
const recipeOf = (ingredients: readonly string[], more: Partial<RecipeRequest> = {}): KitchenRecipe =>
  writeRecipes({ ...PLAIN, ingredients, ...more }).recipes[0]!

/** Null where no dish is made of the foods. */
function recipeIfAny(ingredients: readonly string[]): KitchenRecipe | null {
  try {
    return recipeOf(ingredients)
  } catch (error) {
    expect((error as AppError).message).toMatch(/^We have no dish that is made of /)
    return null
  }
}

const linesOf = (draft: RecipeDraft) => draft.ingredients.map(({ text }) => text)
const foodsOf = ({ draft }: KitchenRecipe) =>
  draft.ingredients
    .filter(({ isExtra }) => !isExtra)
    .map(({ text }) => foodOfLine(readIngredientLine(text))?.food.id)

const PANTRIES = 300
const answers: { request: RecipeRequest; answer: KitchenAnswer }[] = []
const refusals: { request: RecipeRequest; message: string }[] = []
const random = seededRandom(2026)
for (let index = 0; index < PANTRIES; index++) {
  const request = randomRequest(random)
  try {
    answers.push({ request, answer: writeRecipes(request) })
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'invalid-input')) throw error
    refusals.push({ request, message: error.message })
  }
}

test('nearly every pantry gets as many recipes as were asked for, each another dish', PATIENT, () => {
  // A vegan with nothing but bacon, or a cupboard of seasonings.
  expect(refusals.length / PANTRIES).toBeLessThan(0.06)
  for (const { message } of refusals) expect(message).toMatch(/nothing here to cook with|We have no dish/)
  for (const { request, answer } of answers) {
    expect(answer.drafts.length).toBeGreaterThan(0)
    expect(answer.drafts.length).toBeLessThanOrEqual(request.numRecipes)
    expect(new Set(answer.recipes.map(({ dish }) => dish.id)).size).toBe(answer.recipes.length)
    expect(new Set(answer.drafts.map(({ name }) => name)).size).toBe(answer.drafts.length)
  }
  const fewer = answers.filter(({ request, answer }) => answer.drafts.length < request.numRecipes)
  expect(fewer.length / answers.length).toBeLessThan(0.04)
})

test('a diet is never broken, whatever is at hand', PATIENT, () => {
  for (const { request, answer } of answers)
    for (const draft of answer.drafts)
      expect(dietVerdictOfLines(linesOf(draft), request.dietaryRestriction).verdict, draft.name).not.toBe(
        'breaks',
      )
})

const isAsAsked = ({ cuisineType }: RecipeDraft, request: RecipeRequest) =>
  isOfCuisine({ cuisine: cuisineType === 'Everyday' ? 'Any' : cuisineType }, request)

test('a dish of another cuisine than the one asked for says so', PATIENT, () => {
  const unsaid = answers.flatMap(({ request, answer }) =>
    answer.drafts
      .filter((draft) => !isAsAsked(draft, request) && !draft.description.endsWith('comes from elsewhere.'))
      .map(({ name }) => `${request.cuisine}: ${name}`),
  )
  expect(unsaid).toEqual([])
})

test('sentences have no doubled words, gaps or stray marks', PATIENT, () => {
  for (const { answer } of answers) {
    for (const { name, description, instructions } of answer.drafts) {
      for (const text of [name, description, ...instructions].filter((one) => one !== '')) {
        // A fish is called so, and so are a dish and a pasta.
        expect(text.replaceAll(/\b(mahi|dan|bang) \1/gi, '$1')).not.toMatch(
          /undefined|NaN|\[object| {2}|\b(\p{L}+) \1\b|,,| [,.;]|\.\.|\b(?:the|with|and|of) [.,;]|\(\)/u,
        )
        expect(text).toMatch(/^[\p{Lu}\d]/u)
      }
    }
  }
})

test('the energy shown matches its protein, carbohydrate and fat', PATIENT, () => {
  const wrong: string[] = []
  const drafts = answers.flatMap(({ answer }) => answer.drafts)
  for (const draft of drafts) {
    const { kcal, proteinG, carbsG, fatG, fiberG, alcoholG } = nutritionOf(
      linesOf(draft),
      draft.servings,
    ).perServing
    // Fibre gives 2 kcal a gram, not 4; alcohol 7.
    const mostKcal = 4 * proteinG + 4 * carbsG + 9 * fatG + 7 * (alcoholG ?? 0)
    const leastKcal = mostKcal - 4 * (fiberG ?? 0)
    if (kcal > mostKcal * 1.08 + 5 || kcal < leastKcal * 0.88 - 5) wrong.push(`${draft.name}: ${kcal}`)
  }
  expect(wrong.length, wrong.slice(0, 10).join('\n')).toBeLessThan(drafts.length * 0.02)
})

const NO_MAIN_FOODS = ['dish', 'drink', 'water', 'unknown', 'treat']
const MAIN_FOODS = FOODS.filter(
  (food) => !NO_MAIN_FOODS.includes(food.kind) && !isLight(itemOf(food, null, null)),
)

test(
  'the food named first is used, or named with the reason or refused by name, over the foods of the table',
  PATIENT,
  () => {
    const foods = MAIN_FOODS.filter(({ id }) => hashText(`half ${id}`) % 4 === 1)
    expect(foods.length).toBeGreaterThan(150)
    const silent: string[] = []
    let used = 0
    for (const food of foods) {
      const ingredients = [food.plural, 'onions', 'potatoes']
      const { first } = heroesOf(readPantry(ingredients, 'None').items)
      const recipe = recipeIfAny(ingredients)
      if (recipe === null) continue
      const isNamed = recipe.leftOut.some(({ ingredient }) => ingredient === first?.typed)
      if (!isNamed) used++
      const words = linesOf(recipe.draft).join(' ')
      if (!isNamed && !foodsOf(recipe).includes(food.id) && !words.includes(food.name.split(' ').at(-1)!))
        silent.push(`${food.plural}: ${recipe.draft.name}: ${words}`)
    }
    expect(silent.length / foods.length, silent.join('\n')).toBeLessThan(0.05)
    // Some foods of the table are in no dish of the book: cooked turbot, kumquats.
    expect(used / foods.length).toBeGreaterThan(0.7)
  },
)

test('each of the seven cuisines cooks an ordinary basket in its own way', () => {
  const ids = CUISINES.filter((cuisine) => cuisine !== 'Any').map((cuisine) => {
    const { draft, dish } = recipeOf(['chicken breast', 'rice', 'peppers', 'tomatoes'], { cuisine })
    expect(isAsAsked(draft, { ...PLAIN, cuisine }), draft.name).toBe(true)
    return dish.id
  })
  expect(new Set(ids).size).toBeGreaterThanOrEqual(6)
})

test('every number of servings, diet and meal is served from a mixed pantry', PATIENT, () => {
  const ingredients = ['chickpeas', 'tomatoes', 'spinach', 'oats', 'banana', 'rice']
  for (const servings of SERVINGS)
    for (const dietaryRestriction of DIETARY_RESTRICTIONS)
      for (const mealType of MEAL_TYPES)
        expect(
          recipeOf(ingredients, { servings, dietaryRestriction, mealType }).draft.instructions.length,
        ).toBeGreaterThan(1)
})

test.each([
  [['whole chicken', 'potatoes'], ['whole-chicken']],
  [['chicken wings', 'hot sauce', 'blue cheese'], ['chicken-wing']],
  [
    ['plain flour', 'yeast', 'tomatoes', 'mozzarella'],
    ['plain-flour', 'mozzarella'],
  ],
  [
    ['dark chocolate', 'flour', 'sugar', 'eggs', 'butter'],
    ['egg', 'dark-chocolate'],
  ],
  [
    ['salmon', 'potatoes', 'dill'],
    ['salmon', 'potato', 'dill'],
  ],
])('%s are cooked with', (ingredients, ids) => {
  expect(foodsOf(recipeOf(ingredients))).toEqual(expect.arrayContaining(ids))
})

test('the next food counts where the first is against the diet, and that is said', () => {
  const recipe = recipeOf(['chicken', 'feta', 'quinoa'], { dietaryRestriction: 'Vegetarian' })
  expect(recipe.leftOut[0]).toMatchObject({ ingredient: 'chicken' })
  expect(foodsOf(recipe)).toEqual(expect.arrayContaining(['feta', 'quinoa']))
})

test('flavours of different kitchens stay apart', () => {
  const recipe = recipeOf(['chicken', 'mint', 'soy sauce', 'parmesan', 'milk chocolate', 'rice'])
  const list = linesOf(recipe.draft).join(' ')
  expect(
    ['mint', 'soy sauce', 'parmesan', 'milk chocolate'].filter((name) => list.includes(name)).length,
  ).toBeLessThanOrEqual(1)
  expect(recipe.leftOut.find(({ ingredient }) => ingredient === 'milk chocolate')?.reason).toBe(
    'This dish doesn’t need it.',
  )
})

test('one food, sweet things alone and forty foods are cooked from', () => {
  for (const ingredients of [['eggs'], ['lemon'], ['milk chocolate', 'honey'], ['flour']])
    expect(writeRecipes({ ...PLAIN, ingredients }).drafts, ingredients.join()).toHaveLength(1)
  const groups = ['vegetables', 'meat', 'grains', 'fruit']
  const many = FOODS.filter((food) => groups.includes(food.group)).slice(0, 40)
  const recipe = recipeOf(many.map(({ plural }) => plural))
  expect(recipe.draft.ingredients.length).toBeLessThanOrEqual(30)
  expect(recipe.leftOut.length).toBeGreaterThan(10)
})

test('the same request is answered alike, and asked again with another dish', () => {
  const [first] = writeRecipes(PLAIN).recipes
  expect(writeRecipes(PLAIN).recipes[0]).toEqual(first)
  const { name, dishTemplate } = first!.draft
  const again = recipeOf(PLAIN.ingredients, { recentRecipes: [{ name, dishTemplate, dish: first!.dish }] })
  expect(again.dish.id).not.toBe(first!.dish.id)
})

test('dried beans alone make a dish: soaked and boiled first', () => {
  const { draft } = recipeOf(['dried kidney beans'])
  expect(draft.instructions[0]).toMatch(/soak for 8 to 12 hours/)
})

test('a sauce that is not in the food table is left out, and that is said', () => {
  expect(recipeOf(['amba sauce', 'chicken thighs', 'cucumber', 'flatbread']).leftOut).toContainEqual({
    ingredient: 'amba sauce',
    reason: 'Amba sauce is not in our food table, so no recipe of ours uses it.',
  })
})

test('an unknown food is left out under a diet, because it can’t be checked', () => {
  const { unused } = writeRecipes({
    ...PLAIN,
    ingredients: ['amba sauce', 'chickpeas'],
    dietaryRestriction: 'Vegan',
  })
  expect(unused.map(({ ingredient }) => ingredient)).toEqual(['amba sauce'])
  expect(unused[0]?.reason).toContain('cannot say that it is vegan')
})

test.each([
  [['water', 'ice', 'salt']],
  [['cumin', 'paprika']],
  [['olive oil', 'paprika', 'basil']],
  [['cola', 'coffee']],
  [['salt', 'salt']],
])('no recipe is made of %s, and what to do is said', (ingredients) => {
  expect(() => recipeOf(ingredients)).toThrow(
    /There is nothing here to cook with\..*Add something to make a meal of/,
  )
})

test('[GEN-17] at least one ingredient is asked for', () => {
  expect(() => recipeOf([' '])).toThrow('Please add at least one ingredient')
})

test('what is no food is refused by name', () => {
  expect(() => recipeOf(['bleach'])).toThrow(/bleach/i)
})
