import { sitemapIndexOf } from '#app/features/seo/sitemap.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { servicesOf } from '#app/http/context.server.ts'
import { publicText } from '#app/http/public-text.server.ts'
import type { Route } from './+types/sitemap-index'

export const handle: RouteHandle = { access: 'open' }

export const loader = async ({ context }: Route.LoaderArgs) =>
  publicText('application/xml', await sitemapIndexOf(servicesOf(context)))
