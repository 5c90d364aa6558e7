import { data } from 'react-router'
import { z } from 'zod'
import { newsletterTokenSchema } from '#app/domain/newsletter/newsletter-forms.ts'
import { canConfirm, confirmSubscription } from '#app/features/newsletter/confirm-subscription.server.ts'
import { type ConfirmState, ConfirmSubscriptionPage } from '#app/features/newsletter/newsletter-pages.tsx'
import type { RouteHandle } from '#app/http/access.ts'
import { servicesOf } from '#app/http/context.server.ts'
import { submit } from '#app/http/form.server.ts'
import type { Route } from './+types/newsletter-confirm'

export const handle: RouteHandle = { access: 'open', isReading: true }
export const headers: Route.HeadersFunction = () => ({ 'referrer-policy': 'no-referrer' })
export const meta: Route.MetaFunction = () => [
  { title: 'The Mealwright newsletter' },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ url, context }: Route.LoaderArgs) {
  const token = newsletterTokenSchema.safeParse(url.searchParams.get('token')).data ?? ''
  return { token, isWaiting: token !== '' && (await canConfirm(servicesOf(context), token)) }
}

/** A click confirms, not the opening of the link: mail scanners open every link they see. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context)
  const { data: result, init } = await submit(
    request,
    z.object({ token: newsletterTokenSchema }),
    ({ token }) => confirmSubscription(services, token),
    { fallback: 'We could not confirm the address. Please try again.', log: services.log },
  )
  return data({ isDone: result.ok && result.value }, init ?? undefined)
}

export default function ConfirmSubscription({ loaderData, actionData }: Route.ComponentProps) {
  const { token, isWaiting } = loaderData
  const state: ConfirmState = actionData
    ? actionData.isDone
      ? 'done'
      : 'gone'
    : isWaiting
      ? 'waits'
      : 'gone'
  return <ConfirmSubscriptionPage token={token} state={state} />
}
