import { data } from 'react-router'
import { wordsOfContact } from '#app/domain/contact/contact.ts'
import { contactSchema } from '#app/domain/contact/contact-form.ts'
import { breadcrumbs } from '#app/domain/seo/structured-data.ts'
import { CONTACT_QUESTIONS } from '#app/features/contact/contact-faq.tsx'
import { ContactPage } from '#app/features/contact/contact-page.tsx'
import { sendContactMessage } from '#app/features/contact/send-message.server.ts'
import { faqOf } from '#app/features/seo/faq-of.ts'
import { pageMeta } from '#app/features/page/page-meta.ts'
import { pageImage } from '#app/features/page/social-image.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { factsOf, servicesOf, viewerOf } from '#app/http/context.server.ts'
import { submit } from '#app/http/form.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import type { Route } from './+types/contact'

export const handle: RouteHandle = { access: 'open', isReading: true }

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: 'Contact',
    description: 'Write to the people behind Mealwright: a question, a problem, an idea.',
    path: '/contact',
    origin: loaderData?.site.origin ?? '',
    image: pageImage('contact'),
    structuredData: [
      breadcrumbs(loaderData?.site.origin ?? '', [{ name: 'Contact', path: '/contact' }]),
      faqOf(CONTACT_QUESTIONS),
    ],
  })

export function loader({ context }: Route.LoaderArgs) {
  return { site: servicesOf(context).site }
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context)
  const form = await readForm(request)
  const answer = await submit(
    form,
    contactSchema,
    (values) =>
      sendContactMessage(services, values, {
        member: viewerOf(context).member,
        clientAddress: factsOf(context).clientAddress,
      }),
    {
      fallback: 'We could not take your message. Please try again, or write to us by email.',
      log: services.log,
    },
  )
  const written = answer.data.ok ? null : wordsOfContact(form)
  return data({ result: answer.data, written }, answer.init ?? undefined)
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ContactPage
      supportEmail={loaderData.site.supportEmail}
      trader={loaderData.site.trader ?? null}
      result={actionData?.result ?? null}
      written={actionData?.written ?? null}
    />
  )
}
