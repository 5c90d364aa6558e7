import { redirect } from 'react-router'
import { AppError } from '#app/domain/errors.ts'
import { receiveEvent } from '#app/features/billing/handle-events.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { servicesOf } from '#app/http/context.server.ts'
import { readBytes } from '#app/http/read-form.server.ts'
import type { Route } from './+types/billing-webhook'

const MAX_EVENT_BYTES = 1024 * 1024

export const handle: RouteHandle = { access: 'open' }

export function loader() {
  throw redirect('/')
}

/**
 * Where the payment provider posts its events. The body is read as the bytes that were signed. 400 says that it need
 * not come again, 503 that it should.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context)
  // Both providers sign in the same form; Stripe names the header.
  const signature = request.headers.get('stripe-signature')
  try {
    const outcome = await receiveEvent(services, await readBytes(request, MAX_EVENT_BYTES), signature)
    return Response.json({ outcome })
  } catch (error) {
    const isRefused = error instanceof AppError && error.status < 500
    if (isRefused) services.log.warn({ reason: error.message }, 'a billing event was refused')
    else services.log.error({ error }, 'a billing event could not be handled')
    return Response.json(
      { outcome: 'refused' },
      { status: !isRefused ? 503 : error.code === 'too-large' ? 413 : 400 },
    )
  }
}
