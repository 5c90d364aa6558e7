import { CORE_TEMPERATURES } from '#app/domain/food/core-temperatures.ts'
import type { Eater } from '#app/domain/food/eaters.ts'
import type { RecipeDraft, RecipeRequest } from '#app/domain/recipe/recipe.ts'
import type { Prompt } from '#app/ports/ai/model-reply.server.ts'
import { RECIPES_SCHEMA } from '#app/ports/ai/recipe-schema.ts'
import { DATA_RULE, personData } from './person-data.ts'
import { recipeExample } from './recipe-example.ts'

const { poultry, mince, fish, reheated } = CORE_TEMPERATURES
const TEMPERATURES = [poultry, mince, fish, reheated]
  .map(({ foods, leastC }) => `${foods}: ${leastC} °C`)
  .join('; ')

const INSTRUCTIONS = `You write recipes for home cooks in British English, in grams, millilitres and °C.
${DATA_RULE}

Answer with JSON only: {"recipes":[…]}, each recipe with these fields in this order:
name (the dish under the name people know it by); description (a headnote of one or two short sentences, one of them
useful, no praise); cookingTimeMin (whole minutes from start to table: those of the steps one after another, and the
cutting); difficulty (Beginner, Intermediate or Advanced); cuisineType; dishForm (one or two words: stir-fry, soup, curry,
salad, pasta, tacos, bake, grain bowl …); ingredients (lines such as "400 g chicken thighs, sliced"); instructions (one
step each: pan, heat, minutes, and what is seen when it is done);
storage (days in the fridge and how to warm it); variations (two or three, each with name, text and adds: a line for every
food that it brings in and the ingredients lack, or an empty list).

- Write exactly as many recipes as numRecipes says, each a different dish, and none of recentRecipes or
  its kind where the ingredients allow another.
- Use the ingredients given. Add only a few common extras, and only what the dish needs.
- Every ingredient line has an amount for all servings together, in grams, millilitres, spoons or pieces. Salt too: 8 to
  10 g for each kilo of food that is not salty already, a level teaspoon being 6 g, unless a rule of eaters is against it.
- One dish as most people mean it, without a twist. For each person 120 to 150 g meat or fish, 75 to 100 g dry pasta, 60
  to 75 g dry rice, 200 g vegetables.
- Every food that a step uses is among the ingredients: salt, oil, water and what it is served with too.
- Where caloriesPerServing is given, choose amounts that come near it.
- Keep the diet without exception: nothing in the dish, the steps or the variations may break it. Nothing in
  mustNotContain may be in the dish, in the words or in anything that is made of it, not even to compare it or to say
  that it is left out. Keep every rule of eaters: those people eat along. Make no health or allergy claims.
- Food only, cooked safely: say the minutes, temperatures and signs that poultry, meat, fish, eggs and pulses are done.
  Inside, at least ${TEMPERATURES}. For dried beans name the soaking, the draining and the hard boil.
- No figures of calories or nutrients anywhere: they are computed elsewhere.
- Plain text: no markup, no links, no numbering of steps, no good wishes at the end.`

/** What code proves of the answer (`domain/food/cautions.ts`), told beforehand. */
export const RULES_FOR_EATER: Readonly<Record<Eater, string>> = {
  'under-one':
    'A baby under one year: no honey, no salt or stock cubes or salty sauces, no added sugar or syrup, no whole or chopped nuts, no whole grapes or cherry tomatoes, no alcohol, coffee or tea, no liver, pâté or game, only fish low in mercury, nothing raw or cured of meat, fish and eggs: eggs firm, meat without any pink, no soft-ripened or unpasteurised cheese unless cooked until steaming.',
  pregnant:
    'A pregnant person: no alcohol, no liver, pâté or game, nothing unpasteurised, only fish low in mercury, nothing raw or cured of meat, fish and eggs unless cooked until steaming: eggs firm, meat without any pink, mould-ripened cheese cooked until steaming, sprouts cooked.',
}

/** A recipe from an earlier answer, as it was written, with every reason why it was refused. */
export type RefusedDraft = { reasons: readonly string[]; recipe: unknown }

/** A draft longer than this is not a recipe that could be repaired. */
const MAX_DRAFT_CHARS = 8000

const fitsIn = (recipe: unknown): boolean =>
  recipe !== null && recipe !== undefined && JSON.stringify(recipe).length <= MAX_DRAFT_CHARS

/** Asks for recipes as JSON; `example` is a dish of the book, `refused` the drafts refused in an earlier try. */
export function recipePrompt(
  request: RecipeRequest,
  example: RecipeDraft | null,
  refused: readonly RefusedDraft[] = [],
): Prompt {
  const {
    ingredients,
    cuisine,
    servings,
    skillLevel,
    numRecipes,
    recentRecipes = [],
    dietaryPreferences,
  } = request
  const diets = new Set([request.dietaryRestriction, ...(dietaryPreferences?.diets ?? [])])
  if (diets.size > 1) diets.delete('None')
  const avoided = [...(dietaryPreferences?.allergens ?? []), ...(dietaryPreferences?.dislikes ?? [])]
  const eaters = dietaryPreferences?.eaters ?? []
  const faults = refused.flatMap(({ reasons }) => reasons)
  const drafts = refused.map(({ recipe }) => recipe).filter(fitsIn)
  const data = personData({
    numRecipes,
    servings,
    cuisine,
    skillLevel,
    diet: [...diets].join(' and '),
    ...(avoided.length === 0 ? {} : { mustNotContain: avoided }),
    ...(eaters.length === 0 ? {} : { eaters: eaters.map((eater) => RULES_FOR_EATER[eater]) }),
    ...(request.targetCalories === undefined ? {} : { caloriesPerServing: request.targetCalories }),
    ...(request.mealType === undefined ? {} : { meal: request.mealType }),
    ...(request.dayNumber === undefined ? {} : { dayOfPlan: request.dayNumber }),
    ...(recentRecipes.length === 0 ? {} : { recentRecipes: recentRecipes.map(({ name }) => name) }),
    ...(faults.length === 0 ? {} : { refusedBefore: faults }),
    ...(drafts.length === 0 ? {} : { draftsBefore: drafts }),
    ingredients,
  })
  const repair = faults.length === 0 ? '' : `\n\n${REPAIR}`
  return {
    instructions: INSTRUCTIONS + repair,
    examples: recipeExample(example),
    data,
    schema: RECIPES_SCHEMA,
    schemaName: 'recipes',
    mayBeCut: true,
  }
}

const REPAIR = `An earlier answer was refused for the reasons in refusedBefore; draftsBefore has what you wrote. Write each of
those recipes again with every reason put right, and leave the rest as it was. Where that cannot be done, write another.`
