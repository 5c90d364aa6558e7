import { useSearchParams } from 'react-router'
import { organization, webSite } from '#app/domain/seo/structured-data.ts'
import { pageMeta } from '#app/features/seo/page-meta.ts'
import { LandingPage } from '#app/features/site/landing/landing-page.tsx'
import { landingShowcase } from '#app/features/site/landing/showcase.server.ts'
import { wantedPreview } from '#app/features/site/landing/wanted-preview.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { servicesOf, viewerOf } from '#app/http/context.server.ts'
import type { Route } from './+types/landing'

export const handle: RouteHandle = { access: 'open', isReading: true }

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const origin = loaderData?.origin ?? ''
  return pageMeta({
    title: 'Mealwright: cook what you have, know what is in it',
    description:
      'Recipes, calorie estimates and meal plans from what is in your kitchen, with every gram counted from a food table.',
    path: '/',
    origin,
    structuredData: [organization(origin), webSite(origin)],
  })
}

export function loader({ context }: Route.LoaderArgs) {
  return {
    isSignedIn: viewerOf(context).member !== null,
    showcase: landingShowcase(),
    origin: servicesOf(context).site.origin,
  }
}

export default function Landing({ loaderData: { isSignedIn, showcase } }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const preview = isSignedIn ? null : wantedPreview(query.get('to'))
  return <LandingPage isSignedIn={isSignedIn} showcase={showcase} preview={preview} />
}
