import { llmsText } from '#app/features/seo/text-files.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { servicesOf } from '#app/http/context.server.ts'
import { publicText } from '#app/http/public-text.server.ts'
import type { Route } from './+types/llms'

export const handle: RouteHandle = { access: 'open' }

export const loader = async ({ context }: Route.LoaderArgs) =>
  publicText('text/plain', await llmsText(servicesOf(context)))
