import { AppError, STATUS_OF } from '#app/domain/errors.ts'
import { planProgress } from '#app/features/plans/progress/plan-progress.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireMember, servicesOf } from '#app/http/context.server.ts'
import { refusalOf } from '#app/http/form.server.ts'
import type { Route } from './+types/plan-progress'

export const handle: RouteHandle = { access: 'open' }

/** How far one of the member's plans is: asked for where the stream does not come through. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, log } = servicesOf(context)
  const headers = { 'cache-control': 'private, no-store' }
  try {
    const progress = await planProgress(db, requireMember(context), params.planId)
    if (!progress) throw new AppError('not-found', 'This plan is not among yours.')
    return Response.json(progress, { headers })
  } catch (error) {
    const { code, message } = refusalOf(error, { fallback: 'Failed to fetch meal plan', log })
    return Response.json({ code, message }, { status: STATUS_OF[code], headers })
  }
}
