import { data, redirect } from 'react-router'
import { sandboxCheckoutSchema } from '#app/domain/billing/sandbox-forms.ts'
import { AppError } from '#app/domain/errors.ts'
import { findSandboxCheckout, paySandboxCheckout } from '#app/features/billing/play-sandbox.server.ts'
import { SandboxCheckoutPage } from '#app/features/billing/sandbox-pages.tsx'
import { ErrorPage } from '#app/features/site/error-page.tsx'
import type { RouteHandle } from '#app/http/access.ts'
import { servicesOf, viewerOf } from '#app/http/context.server.ts'
import { submit } from '#app/http/form.server.ts'
import type { Route } from './+types/sandbox-checkout'

export const handle: RouteHandle = { access: 'open' }

export const meta: Route.MetaFunction = () => [
  { title: 'Sandbox checkout | Mealwright' },
  { name: 'robots', content: 'noindex' },
]

/** The sandbox's page to pay at: for the member it was opened for, and for nobody else. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const checkout = await findSandboxCheckout(servicesOf(context), viewerOf(context).member, params.checkoutId)
  if (!checkout) return data({ checkout: null }, { status: 404 })
  const { plan, status, cancelUrl, successUrl } = checkout
  return data({ checkout: { plan, status, cancelUrl, successUrl } })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = servicesOf(context)
  const { member } = viewerOf(context)
  const { data: result, init } = await submit(
    request,
    sandboxCheckoutSchema,
    async ({ outcome }) => {
      const checkout = await findSandboxCheckout(services, member, params.checkoutId)
      if (!checkout) throw new AppError('not-found', 'This checkout does not exist.')
      if (outcome === 'left') throw redirect(checkout.cancelUrl)
      if (outcome === 'declined') throw new AppError('limit-reached', 'Your card was declined.')
      const next = await paySandboxCheckout(services, member, params.checkoutId)
      if (next === null) throw new AppError('conflict', 'This page can no longer be paid.')
      throw redirect(next)
    },
    { fallback: 'That did not work. Please try again.', log: services.log },
  )
  return data({ isDeclined: !result.ok && result.code === 'limit-reached' }, init ?? undefined)
}

export default function SandboxCheckout({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.checkout) return <ErrorPage status={404} />
  return <SandboxCheckoutPage {...loaderData.checkout} isDeclined={actionData?.isDeclined ?? false} />
}
