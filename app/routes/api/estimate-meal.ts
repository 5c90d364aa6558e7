import { redirect } from 'react-router'
import { estimateSchema } from '#app/domain/calories/estimate-form.ts'
import type { MealEstimate } from '#app/domain/calories/meal-estimate.ts'
import { type FormResult, STATUS_OF } from '#app/domain/errors.ts'
import { estimateMeal } from '#app/features/calories/estimate-meal.server.ts'
import { ESTIMATE_MESSAGES } from '#app/features/calories/estimate-messages.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireMember, servicesOf, workSignal } from '#app/http/context.server.ts'
import { submit } from '#app/http/form.server.ts'
import type { Route } from './+types/estimate-meal'

export const handle: RouteHandle = { access: 'open' }

export function loader() {
  throw redirect('/calories')
}

/** The estimate of a meal (multipart fields `photo`, `description`, `idempotencyKey`), for members. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context)
  const signal = workSignal(request, context)
  const { data: result } = await submit(
    request,
    estimateSchema,
    (meal) => estimateMeal(services, requireMember(context), meal, { signal }),
    {
      fallback: ESTIMATE_MESSAGES.failed,
      log: services.log,
      size: 'photo',
      allow: () => requireMember(context),
    },
  )
  // Nobody waits for the answer any more.
  if (request.signal.aborted) return new Response(null, { status: 499 })
  return answer(result)
}

function answer(result: FormResult<MealEstimate>): Response {
  return Response.json(result, {
    status: result.ok ? 200 : STATUS_OF[result.code],
    headers: { 'cache-control': 'private, no-store' },
  })
}
