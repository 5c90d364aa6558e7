import { bookFilterOf } from '#app/features/community/book-address.ts'
import { listPosts } from '#app/features/community/posts.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { servicesOf, viewerOf } from '#app/http/context.server.ts'
import { jsonOf } from '#app/http/json.server.ts'
import type { Route } from './+types/book-pages'

export const handle: RouteHandle = { access: 'open' }

/** The book's next page, for its "More recipes". */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, log } = servicesOf(context)
  const query = new URL(request.url).searchParams
  return jsonOf(
    () => listPosts(db, viewerOf(context).member, { ...bookFilterOf(query), cursor: query.get('after') }),
    { fallback: 'Failed to fetch public recipes. Please try again.', log },
  )
}
