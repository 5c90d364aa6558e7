import { breadcrumbs } from '#app/domain/seo/structured-data.ts'
import { CookiesPage } from '#app/features/site/pages/cookies-page.tsx'
import { pageMeta } from '#app/features/seo/page-meta.ts'
import { pageImage } from '#app/features/seo/social-image.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { servicesOf } from '#app/http/context.server.ts'
import type { Route } from './+types/cookies'

export const handle: RouteHandle = { access: 'open', isReading: true }

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: 'Cookie Policy',
    description: 'What Mealwright stores in your browser, and the switches for what is optional.',
    path: '/cookies',
    origin: loaderData?.site.origin ?? '',
    image: pageImage('cookies'),
    structuredData: [
      breadcrumbs(loaderData?.site.origin ?? '', [{ name: 'Cookie Policy', path: '/cookies' }]),
    ],
  })

export function loader({ context }: Route.LoaderArgs) {
  return { site: servicesOf(context).site }
}

export default function Page({ loaderData }: Route.ComponentProps) {
  return <CookiesPage isSecure={loaderData.site.origin.startsWith('https:')} />
}
