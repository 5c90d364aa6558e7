import { randomInt } from 'node:crypto'
import { cookbook } from '#app/cookbook.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { requireMoreThanSeasoning } from '#app/domain/kitchen/only-seasoning.ts'
import { hashText } from '#app/domain/random.ts'
import type { RecentRecipe, LeftOut, Recipe } from '#app/domain/recipe/recipe.ts'
import { requestOfOrder, type VisitorOrder } from '#app/domain/recipe/visitor-recipe.ts'
import type { Services } from '#app/features/services.ts'
import { checkDraft } from './check-draft.ts'
import { refuseWhatIsNoFood } from './refuse-no-food.ts'
import { orderIn, signOrder } from './visitor-order.server.ts'

type Needs = Pick<Services, 'kitchen' | 'limits' | 'log' | 'now' | 'seal'>

/** A dish that the kitchen made for a visitor. Nothing of it is stored: `order` makes it again. */
export type VisitorDish = {
  recipe: Recipe
  leftOut: readonly LeftOut[]
  /** Signed and short-lived: what was asked for, and which recipe came of it. */
  order: string
}

const NOTHING_CAME = 'The kitchen found no dish for this. Add a vegetable, a grain, eggs, fish or meat.'

/**
 * Makes a dish of what a visitor typed, by the kitchen alone, through the gates that members' recipes pass. Asked again
 * with the same list it makes another one. Throws `AppError` where nothing can be made of it.
 */
export async function writeForVisitor(
  needs: Needs,
  asked: { ingredients: readonly string[]; last: string },
  clientAddress: string,
): Promise<VisitorDish> {
  await needs.limits.spend('visitor-recipe-address', clientAddress)
  const last = orderIn(needs, asked.last)
  const isSameList = last?.ingredients.join('\n') === asked.ingredients.join('\n')
  const recentRecipes = last && isSameList ? last.dish : undefined
  const order = { ingredients: asked.ingredients, seed: randomInt(2 ** 31), recentRecipes }
  const made = await cookOrder(needs, order)
  return { ...made, order: signOrder(needs, order, made) }
}

/** What an order makes, with what tells whether it is the same recipe again. */
export type CookedOrder = Omit<VisitorDish, 'order'> & { dish: RecentRecipe; fingerprint: string }

/** Cooks an order: always the same recipe, as long as the kitchen is the same. */
export async function cookOrder(
  { kitchen, log }: Pick<Needs, 'kitchen' | 'log'>,
  order: VisitorOrder,
): Promise<CookedOrder> {
  refuseWhatIsNoFood(order.ingredients)
  const request = requestOfOrder(order)
  requireMoreThanSeasoning(request, cookbook())
  const { signal } = new AbortController()
  for await (const event of kitchen.writeRecipes(request, { signal })) {
    if (event.type !== 'recipe') continue
    const checked = checkDraft(event.recipe, request, kitchen.name)
    if (!checked.ok) {
      log.warn({ reason: checked.reason }, 'a draft for a visitor was refused')
      continue
    }
    const { recipe } = checked
    return {
      recipe,
      leftOut: event.leftOut,
      dish: {
        name: recipe.name,
        dishTemplate: recipe.dishTemplate,
        ...(event.dish && { dish: { id: event.dish.id } }),
      },
      fingerprint: hashText(JSON.stringify([recipe.name, recipe.ingredients, recipe.instructions])).toString(
        36,
      ),
    }
  }
  throw new AppError('invalid-input', NOTHING_CAME, { field: 'ingredients' })
}
