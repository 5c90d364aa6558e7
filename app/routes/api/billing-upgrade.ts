import { redirect } from 'react-router'
import { checkoutSchema } from '#app/domain/billing/billing-forms.ts'
import { BILLING_MESSAGES } from '#app/domain/billing/billing-messages.ts'
import { startUpgrade } from '#app/features/billing/checkout.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireMember, servicesOf } from '#app/http/context.server.ts'
import { submit } from '#app/http/form.server.ts'
import { json } from '#app/http/json.server.ts'
import type { Route } from './+types/billing-upgrade'

export const handle: RouteHandle = { access: 'open' }

export function loader() {
  throw redirect('/pricing')
}

/** Where to pay, for the upgrade dialog. It changes nothing itself: only the provider's event makes a member premium. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context)
  const { data } = await submit(
    request,
    checkoutSchema,
    ({ plan }) => startUpgrade(services, requireMember(context, BILLING_MESSAGES.upgradeSignedOut), plan),
    { fallback: BILLING_MESSAGES.updateFallback, log: services.log },
  )
  return json(data)
}
