import { breadcrumbs } from '#app/domain/seo/structured-data.ts'
import { ContactForm } from '#app/domain/contact/contact-form.ts'
import { ContactPage } from '#app/features/contact/contact-page.tsx'
import { sendContactMessage } from '#app/features/contact/send-message.server.ts'
import { pageMeta } from '#app/features/seo/page-meta.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { factsOf, servicesOf } from '#app/http/context.server.ts'
import { submit } from '#app/http/form.server.ts'
import type { Route } from './+types/contact'

export const handle: RouteHandle = { access: 'open' }

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: 'Contact',
    description: 'Write to the people behind Mealwright: a question, a fault, an idea.',
    path: '/contact',
    origin: loaderData?.site.origin ?? '',
    structuredData: [breadcrumbs(loaderData?.site.origin ?? '', [{ name: 'Contact', path: '/contact' }])],
  })

export function loader({ context }: Route.LoaderArgs) {
  return { site: servicesOf(context).site }
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context)
  return submit(
    await request.formData(),
    ContactForm,
    (values) => sendContactMessage(services, values, { clientAddress: factsOf(context).clientAddress }),
    {
      fallback: 'We could not take your message. Please try again, or write to us by mail.',
      log: services.log,
    },
  )
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  return <ContactPage supportEmail={loaderData.site.supportEmail} result={actionData ?? null} />
}
