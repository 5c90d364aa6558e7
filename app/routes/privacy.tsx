import { breadcrumbs } from '#app/domain/seo/structured-data.ts'
import { PrivacyPage } from '#app/features/site/pages/privacy-page.tsx'
import { pageMeta } from '#app/features/seo/page-meta.ts'
import { pageImage } from '#app/features/seo/social-image.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { servicesOf } from '#app/http/context.server.ts'
import type { Route } from './+types/privacy'

export const handle: RouteHandle = { access: 'open', isReading: true }

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: 'Privacy Policy',
    description:
      'What Mealwright keeps about you, why, for how long, and how to take it with you or have it deleted.',
    path: '/privacy',
    origin: loaderData?.site.origin ?? '',
    image: pageImage('privacy'),
    structuredData: [
      breadcrumbs(loaderData?.site.origin ?? '', [{ name: 'Privacy Policy', path: '/privacy' }]),
    ],
  })

export function loader({ context }: Route.LoaderArgs) {
  return { site: servicesOf(context).site }
}

export default function Page({ loaderData }: Route.ComponentProps) {
  return <PrivacyPage supportEmail={loaderData.site.supportEmail} />
}
