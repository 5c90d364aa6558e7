import { data } from 'react-router'
import {
  type ArticlePictureFormat,
  articlePictureKey,
  articlePictureOf,
} from '#app/domain/blog/article-picture.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { servicesOf } from '#app/http/context.server.ts'
import type { Route } from './+types/blog-picture'

export const handle: RouteHandle = { access: 'open' }

/**
 * A picture of the blog in one of its widths, as AVIF for a browser that says it takes that. What lies under a name
 * never changes.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const picture = articlePictureOf(`/blog-pictures/${params.name}`)
  const { files } = servicesOf(context)
  const fileAs = (format: ArticlePictureFormat) =>
    picture && files.get(articlePictureKey(picture.id, picture.fileWidthPx, format))
  const takesAvif = request.headers.get('accept')?.includes('image/avif') ?? false
  const file = (takesAvif ? await fileAs('avif') : null) ?? (await fileAs('webp'))
  if (!file) throw data(null, { status: 404 })
  return new Response(file.body, {
    headers: {
      'content-type': file.contentType,
      'content-length': String(file.sizeBytes),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept',
    },
  })
}
