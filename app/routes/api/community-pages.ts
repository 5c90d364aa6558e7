import { withStock } from '#app/features/cooking/stock-of-recipe.server.ts'
import { feedFilterOf } from '#app/features/community/feed-address.ts'
import { listCommunityPosts } from '#app/features/community/posts.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { servicesOf, viewerOf } from '#app/http/context.server.ts'
import { jsonOf } from '#app/http/json.server.ts'
import { readPublic } from '#app/http/recent-write.server.ts'
import type { Route } from './+types/community-pages'

export const handle: RouteHandle = { access: 'open' }

/** The feed's next page, for its "More recipes". */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const { log } = services
  const { member } = viewerOf(context)
  const query = new URL(request.url).searchParams
  return jsonOf(
    async () => {
      const filter = { ...feedFilterOf(query), cursor: query.get('after') }
      const page = await readPublic({ request, context }, (db) => listCommunityPosts(db, member, filter))
      // Nobody who is signed out comes this far.
      const posts = member && (await withStock(services, member, page.posts, ({ recipeId }) => recipeId))
      return { ...page, posts: posts ?? page.posts }
    },
    { fallback: 'Failed to fetch public recipes. Please try again.', log },
  )
}
