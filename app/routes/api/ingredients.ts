import { type FormResult, STATUS_OF } from '#app/domain/errors.ts'
import { type Ingredient, listIngredients } from '#app/features/pantry/ingredients.server.ts'
import { PANTRY_MESSAGES } from '#app/features/pantry/pantry-messages.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireMember, servicesOf } from '#app/http/context.server.ts'
import { refusalOf } from '#app/http/form.server.ts'
import { changePantry } from '#app/features/pantry/actions.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import type { Route } from './+types/ingredients'

export const handle: RouteHandle = { access: 'open' }

/** The member's ingredients, newest first; see `FormResult` for the answer. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, log } = servicesOf(context)
  try {
    const member = requireMember(context, PANTRY_MESSAGES.signInToGet)
    return answer<Ingredient[]>({ ok: true, value: await listIngredients(db, member) })
  } catch (error) {
    return answer(refusalOf(error, { fallback: PANTRY_MESSAGES.fetch, log }))
  }
}

/** A change of the pantry from a page whose scripts run; without them forms go to /meal-planning/pantry. */
export async function action({ request, context }: Route.ActionArgs) {
  const { data } = await changePantry(await readForm(request), context)
  return answer(data)
}

function answer<Value>(result: FormResult<Value>): Response {
  return Response.json(result, {
    status: result.ok ? 200 : STATUS_OF[result.code],
    headers: { 'cache-control': 'private, no-store' },
  })
}
