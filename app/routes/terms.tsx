import { breadcrumbs } from '#app/domain/seo/structured-data.ts'
import { TermsPage } from '#app/features/site/pages/terms-page.tsx'
import { pageMeta } from '#app/features/seo/page-meta.ts'
import { pageImage } from '#app/features/seo/social-image.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { servicesOf } from '#app/http/context.server.ts'
import type { Route } from './+types/terms'

export const handle: RouteHandle = { access: 'open', isReading: true }

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: 'Terms and Conditions',
    description: 'What you can expect from Mealwright, and what Mealwright expects from you.',
    path: '/terms',
    origin: loaderData?.site.origin ?? '',
    image: pageImage('terms'),
    structuredData: [
      breadcrumbs(loaderData?.site.origin ?? '', [{ name: 'Terms and Conditions', path: '/terms' }]),
    ],
  })

export function loader({ context }: Route.LoaderArgs) {
  return { site: servicesOf(context).site }
}

export default function Page({ loaderData }: Route.ComponentProps) {
  return <TermsPage supportEmail={loaderData.site.supportEmail} />
}
