import { redirect } from 'react-router'
import { type FormResult, STATUS_OF } from '#app/domain/errors.ts'
import { PHOTO_MESSAGES } from '#app/features/photos/photo-messages.ts'
import { readIngredients } from '#app/features/photos/read-ingredients.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireMember, servicesOf } from '#app/http/context.server.ts'
import { refusalOf } from '#app/http/form.server.ts'
import type { Route } from './+types/read-photo'

export const handle: RouteHandle = { access: 'open' }

export function loader() {
  throw redirect('/')
}

/** Names of the foods in a posted photo (multipart field `photo`), for members; see `FormResult` for the answer. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context)
  try {
    const member = requireMember(context)
    const file = await photoIn(request)
    const names = await readIngredients(services, member, file, { signal: request.signal })
    return answer({ ok: true, value: names })
  } catch (error) {
    // Nobody waits for the answer any more: no failure of ours, nothing for the log.
    if (request.signal.aborted) return new Response(null, { status: 499 })
    return answer(refusalOf(error, { fallback: PHOTO_MESSAGES.cannotAnalyse, log: services.log }))
  }
}

/** The posted field; null for a body that is no form, or breaks off. Its size was checked at the door. */
async function photoIn(request: Request): Promise<unknown> {
  try {
    return (await request.formData()).get('photo')
  } catch {
    return null
  }
}

function answer(result: FormResult<string[]>): Response {
  return Response.json(result, {
    status: result.ok ? 200 : STATUS_OF[result.code],
    headers: { 'cache-control': 'private, no-store' },
  })
}
