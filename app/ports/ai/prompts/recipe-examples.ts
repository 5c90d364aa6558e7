import { boundedMemo } from '#app/domain/bounded-memo.ts'
import { exampleRecipes } from '#app/domain/kitchen/library/example-recipes.ts'
import type { RecipeDraft, RecipeRequest } from '#app/domain/recipe/recipe.ts'
import { waitingMinOf } from '#app/domain/recipe/waiting-time.ts'

/** About 600 tokens. One recipe shows the form; more would lend their style and dishes to the answer. */
const MAX_CHARS = 2400

/**
 * A recipe in the shape that the answer must have. Its variations are left out, as they do not say what they bring in,
 * and so is its cuisine if none was asked for: the kitchen files dishes under the nearest of its few cuisines.
 */
function asReply(draft: RecipeDraft, request: RecipeRequest) {
  const {
    name,
    description,
    cookingTimeMin,
    difficulty,
    cuisineType,
    dishTemplate,
    ingredients,
    instructions,
    notes,
  } = draft
  return {
    name,
    description,
    cookingTimeMin,
    difficulty,
    ...(request.cuisine === 'Any' ? {} : { cuisineType }),
    dishForm: dishTemplate,
    ingredients: ingredients.map(({ text }) => text),
    instructions: [...instructions],
    storage: notes?.storage ?? '',
    variations: [],
  }
}

/** Examples of the requests made last: a repair and a next try for the same foods ask for the same ones. */
const examples = boundedMemo<string>(100)

/** The library recipe nearest to what is asked for, as part of a prompt; empty if there is none. */
export function recipeExamples(request: RecipeRequest): string {
  // Not the number asked for, the seed, or the calories: none of them changes what fits.
  const { numRecipes: _count, targetCalories: _target, seed: _seed, ...asked } = request
  return examples(JSON.stringify(asked), () => writeExamples({ ...asked, numRecipes: 1, seed: 0 }))
}

function writeExamples(request: RecipeRequest): string {
  for (const draft of exampleRecipes(request)) {
    // Overnight soaking would be a misleading example of a cooking time.
    if (waitingMinOf(draft.instructions) > 0) continue
    const text = JSON.stringify(asReply(draft, request))
    if (text.length <= MAX_CHARS) return `\n\n${INTRODUCTION}\n<examples>\n${text}\n</examples>`
  }
  return ''
}

const INTRODUCTION = `The recipe inside <examples> shows the form: amounts for these servings, and steps with pan, heat, minutes and what is
seen when it is done. Its variations are left out. It is not what to cook: choose your own dish and your own words.`
