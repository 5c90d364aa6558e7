import { blogPageWithPosts } from '#app/features/blog/public/blog-lists.server.ts'
import { blogPageMeta, noMeta } from '#app/features/blog/public/blog-meta.ts'
import { BlogFailed, BlogMissing } from '#app/features/blog/public/blog-parts.tsx'
import { CustomPage } from '#app/features/blog/public/custom-page.tsx'
import type { RouteHandle } from '#app/http/access.ts'
import { failedBlog, missingBlog } from '#app/features/blog/public/blog-answers.server.ts'
import { servicesOf } from '#app/http/context.server.ts'
import type { Route } from './+types/blog-page'

export const handle: RouteHandle = { access: 'open', isReading: true }

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.kind === 'found' ? blogPageMeta(loaderData.page, loaderData.origin) : noMeta('Page Not Found')

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, log, site } = servicesOf(context)
  try {
    const found = await blogPageWithPosts(db, params.pageSlug)
    if (!found) return missingBlog()
    return { kind: 'found' as const, origin: site.origin, ...found }
  } catch (error) {
    return failedBlog(error, { fallback: 'Failed to load data', log })
  }
}

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'failed') return <BlogFailed message={loaderData.message} />
  if (loaderData.kind === 'missing') return <BlogMissing what="Page" />
  return <CustomPage {...loaderData} />
}
