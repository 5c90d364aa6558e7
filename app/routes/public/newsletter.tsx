import { data } from 'react-router'
import { subscribeSchema } from '#app/domain/newsletter/newsletter-forms.ts'
import { NewsletterPage, type Subscribed } from '#app/features/newsletter/newsletter-pages.tsx'
import { subscribe } from '#app/features/newsletter/subscribe.server.ts'
import { pageMeta } from '#app/features/page/page-meta.ts'
import { pageImage } from '#app/features/page/social-image.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { factsOf, servicesOf } from '#app/http/context.server.ts'
import { submit, textIn } from '#app/http/form.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import type { Route } from './+types/newsletter'

export const handle: RouteHandle = { access: 'open', isReading: true }

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: 'Stay Updated',
    description:
      'News from the Mealwright kitchen by email. You confirm by email, and unsubscribe with one click.',
    path: '/newsletter',
    origin: loaderData?.origin ?? '',
    image: pageImage('newsletter'),
  })

export function loader({ context }: Route.LoaderArgs) {
  return { origin: servicesOf(context).site.origin }
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context)
  const form = await readForm(request)
  const { data: result, init } = await submit(
    form,
    subscribeSchema,
    async (values) => {
      await subscribe(services, values, { clientAddress: factsOf(context).clientAddress })
      return { email: values.email }
    },
    { fallback: 'We could not take your address. Please try again.', log: services.log },
  )
  const subscribed: Subscribed = result.ok
    ? { asked: result.value.email }
    : { refusal: { message: result.message, email: textIn(form, 'email').slice(0, 300) } }
  return data(subscribed, init ?? undefined)
}

export default function Newsletter({ actionData }: Route.ComponentProps) {
  return <NewsletterPage subscribed={actionData ?? null} />
}
