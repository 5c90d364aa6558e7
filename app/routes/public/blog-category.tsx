import { categoryWithPosts } from '#app/features/blog/public/blog-lists.server.ts'
import { categoryMeta, noMeta } from '#app/features/blog/public/blog-meta.ts'
import { BlogFailed, BlogMissing } from '#app/features/blog/public/blog-parts.tsx'
import { CategoryPage } from '#app/features/blog/public/category-page.tsx'
import { pageNumberOf } from '#app/features/blog/public/list-address.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { failedBlog, missingBlog } from '#app/features/blog/public/blog-answers.server.ts'
import { servicesOf } from '#app/http/context.server.ts'
import type { Route } from './+types/blog-category'

export const handle: RouteHandle = { access: 'open', isReading: true }

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.kind === 'found' ? categoryMeta(loaderData.category, loaderData) : noMeta('Category Not Found')

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { db, log, site } = servicesOf(context)
  try {
    const page = pageNumberOf(new URL(request.url).searchParams.get('page'))
    const found = await categoryWithPosts(db, params.categorySlug, page)
    if (!found) return missingBlog()
    return { kind: 'found' as const, origin: site.origin, ...found }
  } catch (error) {
    return failedBlog(error, { fallback: 'Failed to load category', log })
  }
}

export default function BlogCategory({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'failed') return <BlogFailed message={loaderData.message} />
  if (loaderData.kind === 'missing') return <BlogMissing what="Category" />
  return <CategoryPage {...loaderData} />
}
