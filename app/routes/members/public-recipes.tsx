import { data } from 'react-router'
import { isUnavailable } from '#app/domain/errors.ts'
import { withStock } from '#app/features/cooking/stock-of-recipe.server.ts'
import { Feed } from '#app/features/community/community-feed.tsx'
import { feedFilterOf } from '#app/features/community/feed-address.ts'
import { cuisinesOfFeed, findPostDetails, listCommunityPosts } from '#app/features/community/posts.server.ts'
import { leaderboards, recipesOfAuthor } from '#app/features/community/leaderboards.server.ts'
import { FeedTeaser } from '#app/features/community/teaser.tsx'
import { FailureReference } from '#app/features/page/failure-reference.tsx'
import type { RouteHandle } from '#app/http/access.ts'
import { requireMember, servicesOf } from '#app/http/context.server.ts'
import { readPublic } from '#app/http/recent-write.server.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import text from '#app/ui/text.module.css'
import type { Route } from './+types/public-recipes'

export const handle: RouteHandle = { access: 'member' }
export const meta: Route.MetaFunction = () => [
  { title: 'Public Recipe Book | Mealwright' },
  { name: 'robots', content: 'noindex' },
]

/** The feed for premium members; to a free one nothing is sent that anybody shared. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const member = requireMember(context)
  const services = servicesOf(context)
  const { log } = services
  if (member.tier !== 'premium') return data({ kind: 'teaser' } as const)
  const viewer = member
  const query = new URL(request.url).searchParams
  const filter = feedFilterOf(query)
  const [open, author] = [query.get('open'), query.get('author')]
  const asked = { request, context }
  const boards = readPublic(asked, (db) => leaderboards(db, viewer)).catch((error: unknown) => {
    log.error({ error }, 'Failed to fetch leaderboard data. Please try again.')
    return null
  })
  try {
    const [page, cuisines, opened, named] = await readPublic(asked, (db) =>
      Promise.all([
        listCommunityPosts(db, viewer, { ...filter, cursor: query.get('after') }),
        cuisinesOfFeed(db),
        open ? findPostDetails(db, viewer, open) : null,
        author ? recipesOfAuthor(db, viewer, author, null) : null,
      ]),
    )
    return data({
      kind: 'feed' as const,
      filter,
      page: { ...page, posts: await withStock(services, member, page.posts, ({ recipeId }) => recipeId) },
      cuisines,
      boards: await boards,
      me: { id: member.id, label: member.label },
      opened,
      author: named,
    })
  } catch (error) {
    if (isUnavailable(error)) throw error
    const message =
      filter.collection === 'favorites'
        ? 'Failed to fetch favorites. Please try again.'
        : 'Failed to fetch public recipes. Please try again.'
    log.error({ error }, message)
    return data({ kind: 'failed' as const, message }, { status: 500 })
  }
}

export default function PublicRecipes({ loaderData }: Route.ComponentProps) {
  return (
    <main className={classNames(layout.wrap, layout.sectionEnd)}>
      <div className={layout.pageHead}>
        <h1>Public Recipe Book</h1>
        <p className={text.lede}>What other kitchens cooked, with the numbers worked out.</p>
      </div>
      {loaderData.kind === 'feed' && <Feed data={loaderData} />}
      {loaderData.kind === 'teaser' && <FeedTeaser />}
      {loaderData.kind === 'failed' && (
        <div className={layout.stack}>
          <Notice tone="error" title="Failed to load public recipes">
            {loaderData.message}
          </Notice>
          <p>
            <LinkButton href="/public-recipes">Load them again</LinkButton>
          </p>
          <FailureReference />
        </div>
      )}
    </main>
  )
}
