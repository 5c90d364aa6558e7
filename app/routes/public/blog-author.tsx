import { AuthorPage } from '#app/features/blog/public/author-page.tsx'
import { authorWithPosts } from '#app/features/blog/public/blog-lists.server.ts'
import { authorMeta, noMeta } from '#app/features/blog/public/blog-meta.ts'
import { BlogFailed, BlogMissing } from '#app/features/blog/public/blog-parts.tsx'
import { pageNumberOf } from '#app/features/blog/public/list-address.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { failedBlog, missingBlog } from '#app/features/blog/public/blog-answers.server.ts'
import { servicesOf } from '#app/http/context.server.ts'
import type { Route } from './+types/blog-author'

export const handle: RouteHandle = { access: 'open', isReading: true }

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.kind === 'found' ? authorMeta(loaderData.author, loaderData) : noMeta('Author Not Found')

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { db, log, site } = servicesOf(context)
  try {
    const page = pageNumberOf(new URL(request.url).searchParams.get('page'))
    const found = await authorWithPosts(db, params.authorSlug, page)
    if (!found) return missingBlog()
    return { kind: 'found' as const, origin: site.origin, ...found }
  } catch (error) {
    return failedBlog(error, { fallback: 'Failed to load author', log })
  }
}

export default function BlogAuthor({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'failed') return <BlogFailed message={loaderData.message} />
  if (loaderData.kind === 'missing') return <BlogMissing what="Author" />
  return <AuthorPage {...loaderData} />
}
