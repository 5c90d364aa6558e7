import { z } from 'zod'
import { CUISINES, DIETARY_RESTRICTIONS, SKILL_LEVELS } from '#app/domain/recipe/recipe.ts'
import { MAX_INGREDIENTS, MAX_INGREDIENT_LENGTH } from '#app/domain/recipe/recipe-limits.ts'
import { linesOfEach } from '#app/domain/food/each-line.ts'
import { splitIngredientList } from '#app/domain/food/pasted-list.ts'
import { withoutDates } from '#app/domain/pantry/date-in-line.ts'

/** The generator's form. Kept apart from recipe.ts so that no page pulls zod into the browser. */

const ChosenNumber = (allowed: readonly number[]) =>
  z.coerce.number().refine((value) => allowed.includes(value), 'Choose one of the values offered')

export const recipeRequestSchema = z
  .object({
    /** Chips, and what still stands in the typing field: a name, or a whole pasted list. */
    ingredients: z.array(z.string()).default([]),
    cuisine: z.enum(CUISINES).default('Any'),
    servings: ChosenNumber([1, 2, 4, 6, 8]).default(2),
    skillLevel: z.enum(SKILL_LEVELS).default('Beginner'),
    dietaryRestriction: z.enum(DIETARY_RESTRICTIONS).default('None'),
    numRecipes: ChosenNumber([1, 2, 3]).default(1),
    targetCalories: z
      .union([z.literal('').transform(() => undefined), z.coerce.number().int().min(100).max(2000)])
      .optional(),
    /** The way out when the model fails: our own kitchen writes instead. */
    chef: z.enum(['model', 'kitchen']).default('model'),
    /** Made by the page, so that a double click is one request. */
    idempotencyKey: z.string().min(8).max(64),
  })
  .transform(({ ingredients, ...rest }, context) => {
    if (ingredients.length > MAX_INGREDIENTS) {
      context.addIssue({
        code: 'custom',
        path: ['ingredients'],
        message: `That is ${ingredients.length.toLocaleString('en-GB')} ingredients. Keep at most ${MAX_INGREDIENTS}.`,
      })
      return z.NEVER
    }
    const tooLong = ingredients.find((line) => line.length > MAX_INGREDIENT_LENGTH)
    if (tooLong !== undefined) {
      context.addIssue({
        code: 'custom',
        path: ['ingredients'],
        message: `One ingredient may have at most ${MAX_INGREDIENT_LENGTH} characters.`,
      })
      return z.NEVER
    }
    const list = splitIngredientList(withoutDates(ingredients.join('\n')), linesOfEach)
    if (list.droppedCount > 0) {
      context.addIssue({
        code: 'custom',
        path: ['ingredients'],
        message: `That is more than ${MAX_INGREDIENTS} ingredients. Keep the ones you want to cook with.`,
      })
      return z.NEVER
    }
    if (list.items.length === 0) {
      context.addIssue({
        code: 'custom',
        path: ['ingredients'],
        message: 'Please add at least one ingredient',
      })
      return z.NEVER
    }
    return { ...rest, ingredients: list.items }
  })

export type RecipeRequestValues = z.output<typeof recipeRequestSchema>
