import { AppError } from '#app/domain/errors.ts'
import type { GeneratedRecipe } from '#app/domain/recipe/generation.ts'
import { recipeRequestSchema } from '#app/domain/recipe/recipe-request.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { generateRecipes } from '#app/features/recipes/generate/generate-recipes.server.ts'
import type { Services } from '#app/features/services.ts'

type Basket = { ingredients: string; cuisine: string; key: string }

export type SampleCook = {
  cook(member: Member, basket: Basket): Promise<GeneratedRecipe[]>
  /** What the start says where the model was of no use. */
  notes(): string[]
}

const WITHIN_MS = 60_000

/** Has the sample recipes written by whoever writes recipes here. A model that fails once is not asked again. */
export function sampleCook(services: Services): SampleCook {
  const hasModel = services.chef.name !== services.kitchen.name
  let failure: string | null = null

  const cookWith = async (
    chef: 'model' | 'kitchen',
    member: Member,
    { ingredients, cuisine, key }: Basket,
  ) => {
    const values = recipeRequestSchema.parse({
      ingredients: [ingredients],
      cuisine,
      chef,
      idempotencyKey: chef === 'model' ? key : `${key}-kitchen`,
    })
    const recipes: GeneratedRecipe[] = []
    for await (const event of generateRecipes(services, member, values, AbortSignal.timeout(WITHIN_MS))) {
      if (event.type === 'error') throw new AppError(event.code, event.message)
      if (event.type === 'recipe') recipes.push(event.recipe)
    }
    return recipes
  }

  return {
    async cook(member, basket) {
      if (hasModel && failure === null) {
        try {
          return await cookWith('model', member, basket)
        } catch (error) {
          failure = error instanceof Error ? error.message : String(error)
          services.log.warn({ reason: failure }, 'the model wrote no sample recipe')
        }
      }
      return cookWith('kitchen', member, basket)
    },
    notes: () =>
      failure === null
        ? []
        : [`  samples   the model did not answer ("${failure}"): the kitchen wrote the sample recipes`],
  }
}
