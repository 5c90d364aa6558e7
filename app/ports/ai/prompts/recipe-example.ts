import { formOfDish } from '#app/domain/plate/dish-words.ts'
import type { RecipeDraft } from '#app/domain/recipe/recipe.ts'

/** About 650 tokens. A longer dish is left out. */
const MAX_CHARS = 2600

/** The dish in the shape that the answer must have, without variations: stored ones don't list what they add. */
function asReply({ ingredients, dishTemplate, notes, ...draft }: RecipeDraft) {
  const { name, description, cookingTimeMin, difficulty, cuisineType, instructions } = draft
  return {
    name,
    description,
    cookingTimeMin,
    difficulty,
    cuisineType,
    dishForm: formOfDish(dishTemplate, name) ?? 'plate',
    ingredients: ingredients.map(({ text }) => text),
    instructions: [...instructions],
    storage: notes?.storage ?? '',
    variations: [],
  }
}

/** A dish of the cookbook as part of a prompt; empty where there is none or it is too long. */
export function recipeExample(dish: RecipeDraft | null): string {
  const text = dish === null ? '' : JSON.stringify(asReply(dish))
  if (text === '' || text.length > MAX_CHARS) return ''
  return `\n\n${INTRODUCTION}\n<example>\n${text}\n</example>`
}

const INTRODUCTION = `The recipe inside <example> is from our cookbook, written for this person's diet and servings. It shows the form and the
care to take: amounts for these servings, salt by measure, and steps with pan, heat, minutes and what is seen when it is
done. It is an example, not the answer: choose the dish that these ingredients make, and copy none of its sentences.
Its variations are left out; yours are not.`
