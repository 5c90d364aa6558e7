import { robotsText } from '#app/features/seo/text-files.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { servicesOf } from '#app/http/context.server.ts'
import { publicText } from '#app/http/public-text.server.ts'
import type { Route } from './+types/robots'

export const handle: RouteHandle = { access: 'open' }

export const loader = ({ context }: Route.LoaderArgs) =>
  publicText('text/plain', robotsText(servicesOf(context).site))
