import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { cookbook } from '#app/cookbook.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { type KitchenRecipe, cookOneByOne } from '#app/domain/kitchen/kitchen.ts'
import type { RecipeRequest } from '#app/domain/recipe/recipe.ts'
import { nutritionOf } from '#app/domain/food/nutrition.ts'

/**
 * Prints recipes of the kitchen for a fixed list of pantries, to be read as a cook would.
 *   node scripts/kitchen-samples.ts [--count 50] [--from 0] [--seed 1] [--write docs/kitchen-samples.md]
 */
const ANY: Omit<RecipeRequest, 'ingredients' | 'seed'> = {
  cuisine: 'Any',
  servings: 2,
  skillLevel: 'Intermediate',
  dietaryRestriction: 'None',
  numRecipes: 1,
}

type Sample = Partial<Omit<RecipeRequest, 'ingredients' | 'recentRecipes' | 'dietaryPreferences'>> & {
  have: string
}

const SAMPLES: readonly Sample[] = [
  { have: 'chicken thighs, basmati rice, spinach, yoghurt, lemon' },
  {
    have: 'chicken breast, rice, broccoli, olive oil, onion',
    servings: 1,
    targetCalories: 600,
    mealType: 'dinner',
  },
  { have: '500 g beef mince, kidney beans, chopped tomatoes, red pepper', cuisine: 'Mexican', servings: 4 },
  { have: 'tofu, broccoli, soy sauce, ginger, rice', cuisine: 'Chinese', skillLevel: 'Beginner' },
  { have: 'eggs, spinach, feta, cherry tomatoes', mealType: 'breakfast' },
  { have: 'milk chocolate', mealType: 'snack' },
  { have: 'oats, banana, milk, peanut butter', mealType: 'breakfast' },
  { have: 'salmon, asparagus, new potatoes, dill, lemon', skillLevel: 'Advanced' },
  {
    have: 'red lentils, coconut milk, spinach, garam masala, onion',
    dietaryRestriction: 'Vegan',
    servings: 4,
  },
  { have: 'whole chicken, potatoes, carrots' },
  { have: '1 egg, spinach', servings: 8 },
  { have: 'plain flour, yeast, tomatoes, mozzarella' },
  { have: 'spaghetti, cherry tomatoes, basil, garlic, parmesan', cuisine: 'Italian' },
  { have: 'mushrooms, risotto rice, parmesan, white wine', cuisine: 'Italian', skillLevel: 'Beginner' },
  { have: 'prawns, rice noodles, pak choi, lime, chilli', cuisine: 'Japanese' },
  { have: 'chicken, mint, soy sauce, parmesan, milk chocolate, rice' },
  {
    have: 'sweet potatoes, black beans, avocado, corn tortillas, lime',
    dietaryRestriction: 'Vegan',
    cuisine: 'Mexican',
  },
  { have: 'pork chops, apples, potatoes, mustard, cabbage', cuisine: 'American', servings: 4 },
  {
    have: 'aubergine, chickpeas, tomatoes, feta, pitta bread',
    cuisine: 'Mediterranean',
    dietaryRestriction: 'Vegetarian',
  },
  { have: 'apples, oats, butter, brown sugar, cinnamon', mealType: 'snack', servings: 4 },
  { have: 'carrots, leeks, potatoes, vegetable stock', servings: 6, mealType: 'lunch' },
  { have: 'greek yoghurt, blueberries, honey, walnuts', mealType: 'snack' },
  { have: 'chickpeas, tahini, carrots, cucumber, lemon', mealType: 'snack', dietaryRestriction: 'Vegan' },
  {
    have: 'banana, spinach, almond milk, chia seeds',
    dietaryRestriction: 'Vegan',
    mealType: 'breakfast',
    servings: 1,
  },
  { have: 'cod, courgette, cherry tomatoes, olives', cuisine: 'Mediterranean' },
  { have: 'flour, eggs, milk, strawberries', mealType: 'breakfast', servings: 4, skillLevel: 'Beginner' },
  { have: 'paneer, peas, tomatoes, basmati rice, cumin', cuisine: 'Indian', skillLevel: 'Advanced' },
  { have: 'amba sauce, chicken thighs, cucumber, tomatoes, flatbread' },
  { have: 'beef steak, mushrooms, cream, potatoes, green beans', targetCalories: 750 },
  { have: 'pasta, canned tuna, sweetcorn, cheddar, milk', servings: 4 },
  { have: 'halloumi, red pepper, courgette, couscous, mint', dietaryRestriction: 'Vegetarian' },
  { have: 'stewing beef, carrots, potatoes, celery, red wine', servings: 6 },
  { have: 'bacon, eggs, potatoes, onion', mealType: 'breakfast', servings: 4 },
  { have: 'tortillas, cheddar, black beans, red pepper, avocado', mealType: 'lunch' },
  { have: 'bread, avocado, eggs, chilli flakes, lemon', mealType: 'breakfast', servings: 1 },
  { have: 'tuna, bread, mayonnaise, cucumber, sweetcorn', mealType: 'lunch', servings: 1 },
  { have: 'beef mince, burger buns, cheddar, lettuce, tomato', cuisine: 'American', servings: 4 },
  { have: 'lamb mince, aubergine, feta, mint, tomatoes', cuisine: 'Mediterranean', servings: 4 },
  {
    have: 'pumpkin, coconut milk, ginger, red curry paste',
    dietaryRestriction: 'Vegan',
    mealType: 'lunch',
    servings: 4,
  },
  {
    have: 'quinoa, black beans, sweetcorn, avocado, lime',
    dietaryRestriction: 'Gluten-Free',
    targetCalories: 550,
  },
  { have: 'salmon, rice, cucumber, avocado, soy sauce, sesame seeds', cuisine: 'Japanese' },
  { have: 'egg noodles, beef steak, broccoli, oyster sauce', cuisine: 'Chinese' },
  { have: 'cooked rice, eggs, peas, spring onions, soy sauce', cuisine: 'Chinese', servings: 1 },
  { have: 'eggs, red pepper, chopped tomatoes, cumin, feta', mealType: 'lunch' },
  { have: 'sausages, butternut squash, red onion, sage', servings: 4 },
  { have: 'potatoes, cream, gruyère, leeks', dietaryRestriction: 'Vegetarian', servings: 4 },
  { have: 'chicken breast' },
  { have: 'turkey mince, courgette, quinoa, feta, dill', targetCalories: 480 },
  { have: 'brie, crackers, grapes, walnuts, ham', mealType: 'snack' },
  { have: 'chicken drumsticks, honey, mustard, carrots, potatoes', servings: 4, skillLevel: 'Beginner' },
  { have: 'tempeh, kale, brown rice, miso, sesame oil', dietaryRestriction: 'Vegan' },
  { have: 'mussels, white wine, garlic, parsley, spaghetti' },
  { have: 'duck breast, orange, pak choi, five spice', skillLevel: 'Advanced' },
  {
    have: 'cauliflower, chickpeas, yoghurt, curry powder, naan',
    dietaryRestriction: 'Vegetarian',
    cuisine: 'Indian',
  },
  { have: 'fresh mint, sugar, white wine vinegar', servings: 4 },
  { have: 'reblochon, new potatoes, bacon lardons, onion, white wine', servings: 4 },
  { have: 'tofu, basil, chillies, green beans, soy sauce, rice', dietaryRestriction: 'Vegan' },
  { have: 'lamb shoulder, prunes, onion, cinnamon, honey', servings: 4, skillLevel: 'Beginner' },
  { have: 'strong white flour, yeast, milk, butter, sugar, cardamom', skillLevel: 'Beginner' },
  { have: 'lots of onions, gruyère, beef stock, baguette', servings: 4 },
]

function requestOf(sample: Sample, seed: number): RecipeRequest {
  const { have, ...dietaryPreferences } = sample
  return { ...ANY, ...dietaryPreferences, ingredients: have.split(',').map((one) => one.trim()), seed }
}

/** The recipes of a sample, or the sentence by which the kitchen refuses it. */
function textsOf(request: RecipeRequest): string[] {
  try {
    return [...cookOneByOne(request, cookbook())].map(asText)
  } catch (error) {
    if (error instanceof AppError) return [`Refused: ${error.message}`]
    throw error
  }
}

function asText(recipe: KitchenRecipe): string {
  const { draft } = recipe
  const { perServing } = nutritionOf(
    draft.ingredients.map((line) => line.text),
    draft.servings,
  )
  const lines = draft.ingredients.map((line) => `- ${line.text}${line.isExtra ? ' *(extra)*' : ''}`)
  const steps = draft.instructions.map((text, at) => `${at + 1}. ${text}`)
  const left = recipe.leftOut.map((one) => `- ${one.ingredient}: ${one.reason}`)
  return [
    `### ${draft.name}`,
    draft.description,
    `${draft.cuisineType}, ${draft.difficulty}, serves ${draft.servings}, ${draft.cookingTimeMin} min, ${Math.round(perServing.kcal)} kcal a serving (${Math.round(perServing.proteinG)} g protein), ${draft.dishTemplate}`,
    lines.join('\n'),
    steps.join('\n'),
    ...(left.length > 0 ? [`Left out:\n${left.join('\n')}`] : []),
  ].join('\n\n')
}

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: String(SAMPLES.length) },
    from: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    write: { type: 'string' },
  },
})
const chosen = SAMPLES.slice(Number(values.from), Number(values.from) + Number(values.count))
const blocks = chosen.flatMap((sample, at) => {
  const request = requestOf(sample, Number(values.seed) + at)
  const dietaryPreferences = Object.entries(sample)
    .filter(([key]) => key !== 'have')
    .map(([key, value]) => `${key} ${value}`)
  return [
    `## From ${sample.have}${dietaryPreferences.length > 0 ? ` (${dietaryPreferences.join(', ')})` : ''}`,
    ...textsOf(request),
  ]
})
const text = [
  '# What the kitchen writes',
  'Made by `node scripts/kitchen-samples.ts`; nothing here is edited by hand.',
  ...blocks,
].join('\n\n')
if (values.write) writeFileSync(values.write, `${text}\n`)
else process.stdout.write(`${text}\n`)
