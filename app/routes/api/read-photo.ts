import { redirect } from 'react-router'
import { z } from 'zod'
import { PHOTO_MESSAGES } from '#app/features/photos/photo-messages.ts'
import { readIngredients } from '#app/features/photos/read-ingredients.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireMember, servicesOf, workSignal } from '#app/http/context.server.ts'
import { submit } from '#app/http/form.server.ts'
import { json } from '#app/http/json.server.ts'
import type { Route } from './+types/read-photo'

export const handle: RouteHandle = { access: 'open' }

export function loader() {
  throw redirect('/')
}

/** Names of the foods in a posted photo (multipart field `photo`), for members; see `FormResult` for the answer. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context)
  const signal = workSignal(request, context)
  const { data: result } = await submit(
    request,
    z.object({ photo: z.unknown().optional() }),
    ({ photo }) => readIngredients(services, requireMember(context), photo, { signal }),
    {
      fallback: PHOTO_MESSAGES.cannotAnalyse,
      log: services.log,
      size: 'photo',
      allow: () => requireMember(context),
    },
  )
  // Nobody waits for the answer any more.
  if (request.signal.aborted) return new Response(null, { status: 499 })
  return json(result)
}
