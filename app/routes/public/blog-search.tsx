import { searchedText } from '#app/domain/blog/search-text.ts'
import { searchResults } from '#app/features/blog/public/blog-lists.server.ts'
import { SearchPage } from '#app/features/blog/public/blog-list-pages.tsx'
import { listMeta, noMeta } from '#app/features/blog/public/blog-meta.ts'
import { BlogFailed } from '#app/features/blog/public/blog-parts.tsx'
import { pageNumberOf } from '#app/features/blog/public/list-address.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { failedBlog } from '#app/features/blog/public/blog-answers.server.ts'
import { servicesOf } from '#app/http/context.server.ts'
import { readPublic } from '#app/http/recent-write.server.ts'
import type { Route } from './+types/blog-search'

export const handle: RouteHandle = { access: 'open', isReading: true }

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.kind === 'found'
    ? listMeta(
        { title: 'Search the blog', path: '/blog/search', page: loaderData.page, isFiltered: true },
        loaderData.origin,
      )
    : noMeta('Blog')

export async function loader({ request, context }: Route.LoaderArgs) {
  const { log, site } = servicesOf(context)
  const query = new URL(request.url).searchParams
  try {
    const asked = { search: searchedText(query.get('q') ?? ''), page: pageNumberOf(query.get('page')) }
    const found = await readPublic({ request, context }, (db) => searchResults(db, asked))
    return { kind: 'found' as const, origin: site.origin, ...found }
  } catch (error) {
    return failedBlog(error, { fallback: 'Failed to load data', log })
  }
}

export default function BlogSearch({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'failed') return <BlogFailed message={loaderData.message} />
  return <SearchPage {...loaderData} />
}
