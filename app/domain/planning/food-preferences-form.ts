import { z } from 'zod'
import { ALLERGENS } from '#app/domain/food/food.ts'
import { EATERS } from '#app/domain/food/eaters.ts'
import { splitIngredientList } from '#app/domain/food/pasted-list.ts'
import { DIETARY_RESTRICTIONS } from '#app/domain/recipe/recipe.ts'

/** The form of the food preferences. Kept apart so that no page pulls zod into the browser. */

export const MAX_DISLIKES = 40
const MAX_DISLIKE_LENGTH = 60

const dietSchema = z.enum(DIETARY_RESTRICTIONS).exclude(['None'])

export const foodPreferencesSchema = z.object({
  diets: z.array(dietSchema).max(10).default([]).transform(unique),
  allergens: z.array(z.enum(ALLERGENS)).max(20).default([]).transform(unique),
  eaters: z.array(z.enum(EATERS)).max(10).default([]).transform(unique),
  /** Chips, and what still stands in the typing field. */
  dislikes: z
    .array(z.string())
    .max(MAX_DISLIKES + 1, `Name at most ${MAX_DISLIKES} foods.`)
    .default([])
    .transform((typed, context) => {
      const { items } = splitIngredientList(typed.join('\n'))
      const tooLong = items.find((item) => item.length > MAX_DISLIKE_LENGTH)
      const message =
        items.length > MAX_DISLIKES
          ? `Name at most ${MAX_DISLIKES} foods.`
          : tooLong === undefined
            ? null
            : `“${tooLong.slice(0, 20)}…” is too long: name one food.`
      if (message === null) return unique(items.map((item) => item.toLowerCase()))
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    }),
})

function unique<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)]
}
