import { boundedMemo } from '#app/domain/bounded-memo.ts'
import { exampleRecipes } from '#app/domain/kitchen/library/example-recipes.ts'
import type { RecipeDraft, RecipeRequest } from '#app/domain/recipe/recipe.ts'

/** About 1,200 tokens: two recipes, or three short ones. */
const MAX_CHARS = 4800
const MAX_EXAMPLES = 3
/** A plan asks for one meal at a time, up to four a day: one example shows the form. */
const MAX_FOR_A_PLAN = 1

/** A recipe in the shape that the answer has to have. */
export function asReply(draft: RecipeDraft) {
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
    cuisineType,
    dishForm: dishTemplate,
    ingredients: ingredients.map(({ text }) => text),
    instructions: [...instructions],
    storage: notes?.storage ?? '',
    variations: notes?.variations ?? [],
  }
}

/** Examples of the requests made last: a repair and a next try for the same foods ask for the same ones. */
const examples = boundedMemo<string>(100)

/** One to three recipes of the library nearest to what is asked for, as part of a prompt; empty where there are none. */
export function recipeExamples(request: RecipeRequest): string {
  // Not the number asked for, the seed, or the calories: none of them changes what fits.
  const { numRecipes: _count, targetCalories: _target, seed: _seed, ...asked } = request
  return examples(JSON.stringify(asked), () => writeExamples({ ...asked, numRecipes: 1, seed: 0 }))
}

function writeExamples(request: RecipeRequest): string {
  const most = request.dayNumber === undefined ? MAX_EXAMPLES : MAX_FOR_A_PLAN
  const replies: string[] = []
  let left = MAX_CHARS
  for (const draft of exampleRecipes(request)) {
    const text = JSON.stringify(asReply(draft))
    if (text.length > left) continue
    replies.push(text)
    left -= text.length
    if (replies.length === most) break
  }
  return replies.length === 0 ? '' : `\n\n${INTRODUCTION}\n<examples>\n${replies.join('\n')}\n</examples>`
}

const INTRODUCTION = `The recipes inside <examples> show how yours are to be written: form, amounts for these servings, tone, and steps with pan,
heat, minutes and what is seen when it is done. They are not what to cook: choose your own dishes and your own words.`
