import { atomText, blogFeed } from '#app/features/blog/public/feeds.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { servicesOf } from '#app/http/context.server.ts'
import type { Route } from './+types/blog-feed'

export const handle: RouteHandle = { access: 'open' }

const FRESH_S = 300

/** `/blog/feed.xml` is RSS 2.0, `/blog/atom.xml` Atom 1.0. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const isAtom = new URL(request.url).pathname.endsWith('/atom.xml')
  const feed = await blogFeed(servicesOf(context), isAtom ? 'atom' : 'rss')
  return new Response(isAtom ? atomText(feed) : feed.rss2(), {
    headers: {
      'content-type': `application/${isAtom ? 'atom' : 'rss'}+xml; charset=utf-8`,
      'cache-control': `public, max-age=${FRESH_S}`,
    },
  })
}
