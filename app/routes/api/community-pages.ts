import { feedFilterOf } from '#app/features/community/feed-address.ts'
import { listCommunityPosts } from '#app/features/community/posts.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { servicesOf, viewerOf } from '#app/http/context.server.ts'
import { jsonOf } from '#app/http/json.server.ts'
import type { Route } from './+types/community-pages'

export const handle: RouteHandle = { access: 'open' }

/** The feed's next page, for its "More recipes". */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, log } = servicesOf(context)
  const query = new URL(request.url).searchParams
  return jsonOf(
    () =>
      listCommunityPosts(db, viewerOf(context).member, {
        ...feedFilterOf(query),
        cursor: query.get('after'),
      }),
    { fallback: 'Failed to fetch public recipes. Please try again.', log },
  )
}
