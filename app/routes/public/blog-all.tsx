import { searchedText } from '#app/domain/blog/search-text.ts'
import { allPosts } from '#app/features/blog/public/blog-lists.server.ts'
import { AllPostsPage } from '#app/features/blog/public/blog-list-pages.tsx'
import { listMeta, noMeta } from '#app/features/blog/public/blog-meta.ts'
import { BlogFailed } from '#app/features/blog/public/blog-parts.tsx'
import { pageNumberOf } from '#app/features/blog/public/list-address.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { failedBlog } from '#app/features/blog/public/blog-answers.server.ts'
import { servicesOf } from '#app/http/context.server.ts'
import type { Route } from './+types/blog-all'

export const handle: RouteHandle = { access: 'open', isReading: true }

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (loaderData?.kind !== 'found') return noMeta('Blog')
  const { page, search, category, origin } = loaderData
  const isFiltered = search !== '' || category !== ''
  return listMeta({ title: 'All Articles', path: '/blog/all', page, isFiltered }, origin)
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, log, site } = servicesOf(context)
  const query = new URL(request.url).searchParams
  try {
    const list = await allPosts(db, {
      search: searchedText(query.get('q') ?? ''),
      category: (query.get('category') ?? '').slice(0, 200),
      page: pageNumberOf(query.get('page')),
    })
    return { kind: 'found' as const, origin: site.origin, ...list }
  } catch (error) {
    return failedBlog(error, { fallback: 'Failed to load data', log })
  }
}

export default function BlogAll({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'failed') return <BlogFailed message={loaderData.message} />
  return <AllPostsPage {...loaderData} />
}
