import { AppError, STATUS_OF } from '#app/domain/errors.ts'
import { recipeTextsOf } from '#app/features/plans/print/recipe-texts.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireMember, servicesOf } from '#app/http/context.server.ts'
import { refusalOf } from '#app/http/form.server.ts'
import type { Route } from './+types/plan-recipes'

export const handle: RouteHandle = { access: 'open' }

/** The recipes of one of the member's plans, for its print. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, log } = servicesOf(context)
  const headers = { 'cache-control': 'private, no-store' }
  try {
    const recipes = await recipeTextsOf(db, requireMember(context), params.planId)
    if (!recipes) throw new AppError('not-found', 'This plan is not among yours.')
    return Response.json({ recipes }, { headers })
  } catch (error) {
    const { code, message } = refusalOf(error, { fallback: 'Failed to fetch the recipes', log })
    return Response.json({ code, message }, { status: STATUS_OF[code], headers })
  }
}
