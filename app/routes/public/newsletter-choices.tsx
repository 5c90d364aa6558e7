import { data } from 'react-router'
import { choicesSchema, newsletterTokenSchema } from '#app/domain/newsletter/newsletter-forms.ts'
import { choicesOf, chooseLetters } from '#app/features/newsletter/choose-letters.server.ts'
import {
  type ChoicesState,
  LeaveNewsletterPage,
  NewsletterChoicesPage,
} from '#app/features/newsletter/newsletter-pages.tsx'
import type { RouteHandle } from '#app/http/access.ts'
import { servicesOf } from '#app/http/context.server.ts'
import { submit } from '#app/http/form.server.ts'
import type { Route } from './+types/newsletter-choices'

export const handle: RouteHandle = { access: 'open', isReading: true }
export const headers: Route.HeadersFunction = () => ({ 'referrer-policy': 'no-referrer' })
export const meta: Route.MetaFunction = () => [
  { title: 'What you receive from Mealwright' },
  { name: 'robots', content: 'noindex' },
]

const tokenOf = (url: URL): string =>
  newsletterTokenSchema.safeParse(url.searchParams.get('token')).data ?? ''

export async function loader({ url, context }: Route.LoaderArgs) {
  const token = tokenOf(url)
  return { token, choices: token === '' ? null : await choicesOf(servicesOf(context), token) }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const services = servicesOf(context)
  const { data: result, init } = await submit(
    request,
    choicesSchema,
    async (choices) => ({ outcome: await chooseLetters(services, tokenOf(url), choices) }),
    { fallback: 'We could not save that. Please try again.', log: services.log },
  )
  return data({ outcome: result.ok ? result.value.outcome : null }, init ?? undefined)
}

export default function NewsletterChoices({ loaderData, actionData }: Route.ComponentProps) {
  const { token, choices } = loaderData
  if (actionData?.outcome === 'left') return <LeaveNewsletterPage token={token} state="left" />
  const state: ChoicesState =
    choices === null
      ? { kind: 'unknown' }
      : { kind: actionData?.outcome === 'saved' ? 'saved' : 'asks', ...choices }
  return <NewsletterChoicesPage token={token} state={state} />
}
