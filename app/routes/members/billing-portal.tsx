import { Link } from 'react-router'
import { z } from 'zod'
import { BILLING_MESSAGES } from '#app/domain/billing/billing-messages.ts'
import { openPortal } from '#app/features/billing/checkout.server.ts'
import { LeaveForProvider } from '#app/features/billing/leave-for-provider.tsx'
import { ManageSubscription } from '#app/features/billing/manage-subscription.tsx'
import styles from '#app/features/billing/payment-page.module.css'
import type { RouteHandle } from '#app/http/access.ts'
import { requireMember, servicesOf } from '#app/http/context.server.ts'
import { submit } from '#app/http/form.server.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import { orOfflineResult } from '#app/features/page/offline-answer.ts'
import type { Route } from './+types/billing-portal'

export const handle: RouteHandle = { access: 'open' }

export const meta: Route.MetaFunction = () => [
  { title: 'Manage Subscription | Mealwright' },
  { name: 'robots', content: 'noindex' },
]

const nothingSchema = z.object({})

/** The way to the portal without scripts: a form opens this page in a new tab. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context)
  await request.body?.cancel()
  return submit(
    new FormData(),
    nothingSchema,
    () => openPortal(services, requireMember(context, BILLING_MESSAGES.checkoutSignedOut)),
    { fallback: BILLING_MESSAGES.portalFailed, log: services.log },
  )
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orOfflineResult(serverAction)

export default function BillingPortal({ actionData }: Route.ComponentProps) {
  return (
    <main className={classNames(layout.wrap, layout.pageHead, styles.page)}>
      <h1>Manage Subscription</h1>
      {actionData?.ok ? (
        <LeaveForProvider url={actionData.value.url}>
          Your card, your bills and the end of your subscription are on the payment provider’s page.
        </LeaveForProvider>
      ) : (
        <div className={classNames(layout.stack, styles.leave)}>
          {actionData ? (
            <Notice tone="error">{actionData.message}</Notice>
          ) : (
            <>
              <p>
                Your card, your bills and the end of your subscription are on the payment provider’s page.
              </p>
              <ManageSubscription />
            </>
          )}
          <p>
            <LinkButton as={Link} variant="secondary" to="/profile">
              Back to the profile
            </LinkButton>
          </p>
        </div>
      )}
    </main>
  )
}
