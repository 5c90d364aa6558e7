import { redirect } from 'react-router'
import { checkoutSchema } from '#app/domain/billing/billing-forms.ts'
import { BILLING_MESSAGES } from '#app/domain/billing/billing-messages.ts'
import { startCheckout } from '#app/features/billing/checkout.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireMember, servicesOf } from '#app/http/context.server.ts'
import { submit } from '#app/http/form.server.ts'
import { json } from '#app/http/json.server.ts'
import type { Route } from './+types/billing-checkout'

export const handle: RouteHandle = { access: 'open' }

export function loader() {
  throw redirect('/pricing')
}

/** Where to pay the plan that is named, for the pricing page; see `CheckoutStart` for the answer. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context)
  const { data } = await submit(
    request,
    checkoutSchema,
    ({ plan }) => startCheckout(services, requireMember(context, BILLING_MESSAGES.checkoutSignedOut), plan),
    { fallback: BILLING_MESSAGES.checkoutFailed, log: services.log },
  )
  return json(data)
}
