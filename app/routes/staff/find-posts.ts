import { findPostsToLink } from '#app/features/blog/admin/posts/posts-to-link.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireStaff, servicesOf } from '#app/http/context.server.ts'
import { jsonOf } from '#app/http/json.server.ts'
import type { Route } from './+types/find-posts'

export const handle: RouteHandle = { access: 'staff' }

/** Published posts that match the words of `q`, for writers adding a link. */
export function loader({ request, context }: Route.LoaderArgs) {
  requireStaff(context, 'write-own-posts')
  const { db, log } = servicesOf(context)
  const words = new URL(request.url).searchParams.get('q') ?? ''
  return jsonOf(() => findPostsToLink(db, words), { fallback: 'The posts could not be searched', log })
}
