import { breadcrumbs } from '#app/domain/seo/structured-data.ts'
import { AboutPage } from '#app/features/site/pages/about-page.tsx'
import { cookbook } from '#app/cookbook.server.ts'
import { landingSampleDish } from '#app/features/site/landing/sample-dish.server.ts'
import { pageMeta } from '#app/features/page/page-meta.ts'
import { pageImage } from '#app/features/page/social-image.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { servicesOf } from '#app/http/context.server.ts'
import type { Route } from './+types/about'

export const handle: RouteHandle = { access: 'open', isReading: true }

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: 'About Mealwright',
    description:
      'Why Mealwright starts from what is in your kitchen, where its numbers come from, and how it is paid for.',
    path: '/about',
    origin: loaderData?.site.origin ?? '',
    image: pageImage('about'),
    structuredData: [breadcrumbs(loaderData?.site.origin ?? '', [{ name: 'About', path: '/about' }])],
  })

export function loader({ context }: Route.LoaderArgs) {
  return { site: servicesOf(context).site, sampleDish: landingSampleDish(cookbook) }
}

export default function Page({ loaderData }: Route.ComponentProps) {
  return <AboutPage sampleDish={loaderData.sampleDish} />
}
