import { redirect } from 'react-router'
import { tagPath } from '#app/domain/blog/tags.ts'
import { tagWithPosts } from '#app/features/blog/public/blog-lists.server.ts'
import { noMeta, tagMeta } from '#app/features/blog/public/blog-meta.ts'
import { BlogFailed, BlogMissing } from '#app/features/blog/public/blog-parts.tsx'
import { listAddress, pageNumberOf } from '#app/features/blog/public/list-address.ts'
import { TagPage } from '#app/features/blog/public/tag-page.tsx'
import type { RouteHandle } from '#app/http/access.ts'
import { failedBlog, missingBlog } from '#app/features/blog/public/blog-answers.server.ts'
import { servicesOf } from '#app/http/context.server.ts'
import type { Route } from './+types/blog-tag'

export const handle: RouteHandle = { access: 'open', isReading: true }

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.kind === 'found' ? tagMeta(loaderData.tag, loaderData) : noMeta('Tag Not Found')

const MOVED = 301

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { db, log, site } = servicesOf(context)
  try {
    const page = pageNumberOf(new URL(request.url).searchParams.get('page'))
    const found = await tagWithPosts(db, params.tagSlug, page)
    if (!found) return missingBlog()
    // Any other spelling leads to the one address.
    if (params.tagSlug !== found.tag.slug)
      return redirect(listAddress(tagPath(found.tag.slug), { page }), MOVED)
    return { kind: 'found' as const, origin: site.origin, ...found }
  } catch (error) {
    return failedBlog(error, { fallback: 'Failed to load data', log })
  }
}

export default function BlogTag({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'failed') return <BlogFailed message={loaderData.message} />
  if (loaderData.kind === 'missing') return <BlogMissing what="Tag" />
  return <TagPage {...loaderData} />
}
