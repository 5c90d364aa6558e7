import { searchHelp } from '#app/domain/help/help.ts'
import { breadcrumbs, faqPage } from '#app/domain/seo/structured-data.ts'
import { helpSections } from '#app/features/help/help-topics.ts'
import { HelpPage } from '#app/features/help/help-page.tsx'
import { pageMeta } from '#app/features/seo/page-meta.ts'
import { pageImage } from '#app/features/seo/social-image.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { servicesOf } from '#app/http/context.server.ts'
import type { Route } from './+types/help'

export const handle: RouteHandle = { access: 'open', isReading: true }

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: 'Help',
    description: 'How recipes, estimates and plans work in Mealwright, and where the numbers come from.',
    path: '/help',
    origin: loaderData?.site.origin ?? '',
    image: pageImage('help'),
    structuredData: [
      breadcrumbs(loaderData?.site.origin ?? '', [{ name: 'Help', path: '/help' }]),
      faqPage(shownTopics(loaderData?.asked ?? '', loaderData?.site.readsPhotos === true)),
    ],
  })

/** The questions that the page shows. */
const shownTopics = (asked: string, readsPhotos: boolean) =>
  searchHelp(helpSections(readsPhotos), asked).flatMap(({ topics }) =>
    topics.map(({ question, answer }) => ({ question, answer: answer.join(' ') })),
  )

const LONGEST_QUERY = 100

export function loader({ request, context }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.get('q') ?? ''
  return { site: servicesOf(context).site, asked: asked.slice(0, LONGEST_QUERY) }
}

export default function Help({ loaderData: { site, asked } }: Route.ComponentProps) {
  return <HelpPage asked={asked} supportEmail={site.supportEmail} />
}
