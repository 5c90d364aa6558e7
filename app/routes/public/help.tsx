import { searchHelp } from '#app/domain/help/help.ts'
import { breadcrumbs, faqPage } from '#app/domain/seo/structured-data.ts'
import { HelpPage } from '#app/features/help/help-page.tsx'
import { pageMeta } from '#app/features/page/page-meta.ts'
import { pageImage } from '#app/features/page/social-image.ts'
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
      faqPage(
        (loaderData?.sections ?? []).flatMap(({ topics }) =>
          topics.map(({ question, answerText }) => ({ question, answer: answerText })),
        ),
      ),
    ],
  })

const LONGEST_QUERY = 100

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = (new URL(request.url).searchParams.get('q') ?? '').slice(0, LONGEST_QUERY)
  const { site, content } = servicesOf(context)
  const { help } = await content()
  return { site, asked, sections: searchHelp(help, asked) }
}

export default function Help({ loaderData: { site, asked, sections } }: Route.ComponentProps) {
  return <HelpPage asked={asked} sections={sections} supportEmail={site.supportEmail} />
}
