import { redirect } from 'react-router'
import { z } from 'zod'
import { BILLING_MESSAGES } from '#app/domain/billing/billing-messages.ts'
import { openPortal } from '#app/features/billing/checkout.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireMember, servicesOf } from '#app/http/context.server.ts'
import { submit } from '#app/http/form.server.ts'
import { json } from '#app/http/json.server.ts'
import type { Route } from './+types/billing-portal-session'

export const handle: RouteHandle = { access: 'open' }

const nothingSchema = z.object({})

export function loader() {
  throw redirect('/profile')
}

/** The address of the member's own portal; the body is empty. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context)
  await request.body?.cancel()
  const { data } = await submit(
    new FormData(),
    nothingSchema,
    () => openPortal(services, requireMember(context, BILLING_MESSAGES.checkoutSignedOut)),
    { fallback: BILLING_MESSAGES.portalFailed, log: services.log },
  )
  return json(data)
}
