import { listComments } from '#app/features/community/comments.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { servicesOf, viewerOf } from '#app/http/context.server.ts'
import { jsonOf } from '#app/http/json.server.ts'
import type { Route } from './+types/post-comments'

export const handle: RouteHandle = { access: 'open' }

/** The next comments of a shared recipe, for whoever can see its page: everybody. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { db, log } = servicesOf(context)
  const after = new URL(request.url).searchParams.get('after')
  return jsonOf(() => listComments(db, viewerOf(context).member, params.postId, after), {
    fallback: 'Failed to fetch comments. Please try again.',
    log,
  })
}
