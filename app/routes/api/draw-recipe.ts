import { redirect } from 'react-router'
import { STATUS_OF, type FormResult } from '#app/domain/errors.ts'
import { drawRecipe } from '#app/features/recipes/pictures/draw-recipe.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireMember, servicesOf, workSignal } from '#app/http/context.server.ts'
import { refusalOf } from '#app/http/form.server.ts'
import type { Route } from './+types/draw-recipe'

export const handle: RouteHandle = { access: 'open' }

export function loader({ params }: Route.LoaderArgs) {
  throw redirect(`/recipe/${params.recipeId}`)
}

/** A recipe in, the address of its picture out; for the owner, with premium. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const services = servicesOf(context)
  try {
    const signal = workSignal(request, context)
    const value = await drawRecipe(services, requireMember(context), params.recipeId, signal)
    return answer({ ok: true, value })
  } catch (error) {
    if (request.signal.aborted) return new Response(null, { status: 499 })
    return answer(
      refusalOf(error, { fallback: 'Failed to generate image. Please try again.', log: services.log }),
    )
  }
}

function answer(result: FormResult<{ imageUrl: string }>): Response {
  return Response.json(result, {
    status: result.ok ? 200 : STATUS_OF[result.code],
    headers: { 'cache-control': 'private, no-store' },
  })
}
