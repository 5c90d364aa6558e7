import { AppError } from '#app/domain/errors.ts'
import { recipesOfAuthor } from '#app/features/community/leaderboards.server.ts'
import { requireFeed } from '#app/features/community/posts.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { servicesOf, viewerOf } from '#app/http/context.server.ts'
import { jsonOf } from '#app/http/json.server.ts'
import { readPublic } from '#app/http/recent-write.server.ts'
import type { Route } from './+types/author-recipes'

export const handle: RouteHandle = { access: 'open' }

/** What one member shares, for the feed's dialog. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { log } = servicesOf(context)
  const after = new URL(request.url).searchParams.get('after')
  return jsonOf(
    async () => {
      requireFeed(viewerOf(context).member)
      const found = await readPublic({ request, context }, (db) =>
        recipesOfAuthor(db, params.authorId, after),
      )
      if (!found) throw new AppError('not-found', 'Nothing is shared there any more.')
      return found
    },
    { fallback: 'Failed to fetch user public recipes. Please try again.', log },
  )
}
