import { data } from 'react-router'
import { pictureKeyOf } from '#app/features/pictures/picture-address.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { servicesOf } from '#app/http/context.server.ts'
import type { Route } from './+types/picture'

export const handle: RouteHandle = { access: 'open' }

/** A kept picture. Its random name is the right to see it; it never changes under that name. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const key = pictureKeyOf(params.name)
  const file = key ? await servicesOf(context).files.get(key) : null
  if (!file) throw data(null, { status: 404 })
  return new Response(file.body, {
    headers: {
      'content-type': file.contentType,
      'content-length': String(file.sizeBytes),
      'cache-control': 'public, max-age=31536000, immutable',
    },
  })
}
