import type { z } from 'zod'
import type { visitorRecipeSchema } from '#app/domain/recipe/visitor-recipe.ts'
import { orderIn } from '#app/features/recipes/generate/visitor-order.server.ts'
import { cookOrder, writeForVisitor } from '#app/features/recipes/generate/write-for-visitor.server.ts'
import type { Services } from '#app/features/services.ts'
import { BASKETS } from './baskets.ts'
import type { MadeDish } from './hero.tsx'
import { presentDish } from './present-dish.server.ts'

type Needs = Pick<Services, 'kitchen' | 'limits' | 'log' | 'now' | 'seal'>

/** What a visitor sent: an example chosen, or what was typed. */
export function listSent(example: string, typed: string): string {
  return BASKETS.find(({ id }) => id === example)?.request.ingredients.join(', ') ?? typed
}

/** A dish of a visitor's list, ready to be shown; throws `AppError` where there is none. */
export async function makeDish(
  needs: Needs,
  asked: z.output<typeof visitorRecipeSchema>,
  clientAddress: string,
): Promise<MadeDish> {
  const { recipe, leftOut, order } = await writeForVisitor(needs, asked, clientAddress)
  return { dish: presentDish(recipe, leftOut), order }
}

/** The dish that somebody is signing up for, so that it stays in sight behind the dialog; null for any other way. */
export async function dishBehindDialog(needs: Needs, wanted: string | null, clientAddress: string) {
  const order = wanted?.startsWith('/recipes/keep?')
    ? new URL(wanted, 'http://own.invalid').searchParams.get('made')
    : null
  const signed = order && orderIn(needs, order)
  if (!order || !signed) return null
  try {
    await needs.limits.spend('visitor-recipe-address', clientAddress)
    const { recipe, leftOut } = await cookOrder(needs, signed)
    return { dish: presentDish(recipe, leftOut), order, typed: signed.ingredients.join(', ') }
  } catch (error) {
    // The dialog works all the same; what is at fault is said where the recipe is kept.
    needs.log.info({ error }, 'the dish behind the sign-up dialog was not shown')
    return null
  }
}
