import { useSearchParams } from 'react-router'
import { LandingPage } from '#app/features/site/landing/landing-page.tsx'
import { landingShowcase } from '#app/features/site/landing/showcase.server.ts'
import { wantedPreview } from '#app/features/site/landing/wanted-preview.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { servicesOf, viewerOf } from '#app/http/context.server.ts'
import type { Route } from './+types/landing'

export const handle: RouteHandle = { access: 'open' }

const TITLE = 'Mealwright: cook what you have, know what is in it'
const DESCRIPTION =
  'Recipes, calorie estimates and meal plans from what is in your kitchen, with every gram counted from a food table.'

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const origin = loaderData?.origin ?? ''
  return [
    { title: TITLE },
    { name: 'description', content: DESCRIPTION },
    { tagName: 'link', rel: 'canonical', href: `${origin}/` },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Mealwright' },
    { property: 'og:locale', content: 'en_GB' },
    { property: 'og:title', content: TITLE },
    { property: 'og:description', content: DESCRIPTION },
    { property: 'og:url', content: `${origin}/` },
    { property: 'og:image', content: `${origin}/brand/social-card.jpg` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    {
      property: 'og:image:alt',
      content: 'A drawn plate inside a dial of its calories, and the Mealwright name',
    },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
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
