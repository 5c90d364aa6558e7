import { data } from 'react-router'
import { sitemapFileOf } from '#app/features/seo/sitemap.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { servicesOf } from '#app/http/context.server.ts'
import { publicText } from '#app/http/public-text.server.ts'
import type { Route } from './+types/sitemap-file'

export const handle: RouteHandle = { access: 'open' }

export async function loader({ params, context }: Route.LoaderArgs) {
  const file = await sitemapFileOf(servicesOf(context), params.file)
  if (file === null) throw data(null, { status: 404 })
  return publicText('application/xml', file)
}
