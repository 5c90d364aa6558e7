import { breadcrumbs } from '#app/domain/seo/structured-data.ts'
import { LegalPage } from '#app/features/site/pages/legal-page.tsx'
import { LEGAL_PAGES } from '#app/features/site/pages/legal-pages.ts'
import { pageMeta } from '#app/features/page/page-meta.ts'
import { pageImage } from '#app/features/page/social-image.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { servicesOf } from '#app/http/context.server.ts'
import type { Route } from './+types/legal'

export const handle: RouteHandle = { access: 'open', isReading: true }

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { name, page, origin } = loaderData
  const path = `/${name}`
  return pageMeta({
    title: page.title,
    description: page.description,
    path,
    origin,
    image: pageImage(name),
    structuredData: [breadcrumbs(origin, [{ name: page.title, path }])],
  })
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { site, content } = servicesOf(context)
  const { legal } = await content()
  const name = LEGAL_PAGES.find((one) => url.pathname.startsWith(`/${one}`))!
  return { name, page: legal[name], origin: site.origin }
}

export default function Page({ loaderData: { name, page } }: Route.ComponentProps) {
  return <LegalPage name={name} page={page} />
}
