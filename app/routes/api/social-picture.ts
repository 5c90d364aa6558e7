import { data } from 'react-router'
import { AppError } from '#app/domain/errors.ts'
import { socialSubject } from '#app/features/seo/social-subjects.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { servicesOf } from '#app/http/context.server.ts'
import type { Route } from './+types/social-picture'

export const handle: RouteHandle = { access: 'open' }

const FOR_EVER = 'public, max-age=31536000, immutable'
const FOR_A_WHILE = 'public, max-age=3600'
const COME_BACK_S = 10

/**
 * The picture that others show for a page. Its address in the page holds its version, so that it may be kept for
 * ever; any other version gets the picture of now.
 */
export async function loader({ params, url, request, context }: Route.LoaderArgs) {
  const { db, files, socialPictures, log } = servicesOf(context)
  const [, name, extension] = /^(.+)\.(png|jpg)$/.exec(params.file) ?? []
  const format = extension === 'jpg' ? 'jpeg' : 'png'
  const subject = name === undefined ? null : await socialSubject({ db, files }, params.kind, name)
  if (!subject) throw data(null, { status: 404 })
  const { version } = subject
  const headers = {
    etag: `"${version}"`,
    'cache-control': url.searchParams.get('v') === version ? FOR_EVER : FOR_A_WHILE,
    // Made to be shown elsewhere.
    'cross-origin-resource-policy': 'cross-origin',
  }
  if (request.headers.get('if-none-match')?.includes(`"${version}"`))
    return new Response(null, { status: 304, headers })
  try {
    const key = `${params.kind}/${name} ${version}`
    const image = await socialPictures.draw(key, () => subject.picture(), format)
    return new Response(image, {
      headers: {
        ...headers,
        'content-type': `image/${format}`,
        'content-length': String(image.byteLength),
      },
    })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    log.warn({ error }, 'a social picture was not drawn')
    return new Response(null, { status: 503, headers: { 'retry-after': String(COME_BACK_S) } })
  }
}
