import { BlogPagesPage } from '#app/features/blog/admin/pages/blog-pages-page.tsx'
import { listBlogPages } from '#app/features/blog/admin/pages/blog-pages.server.ts'
import { findDeletedPage } from '#app/features/blog/admin/bin/page-bin.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireStaff, servicesOf } from '#app/http/context.server.ts'
import { readOrLog } from '#app/features/staff/staff-reads.server.ts'
import type { Route } from './+types/blog-pages'

export const handle: RouteHandle = { access: 'staff' }
export const meta: Route.MetaFunction = () => [{ title: 'Pages | Mealwright staff' }]

export async function loader({ request, context }: Route.LoaderArgs) {
  requireStaff(context)
  const { db, log } = servicesOf(context)
  const deletedId = new URL(request.url).searchParams.get('deleted')
  const [pages, deleted] = await Promise.all([
    readOrLog(log, 'Failed to fetch blog pages', listBlogPages(db)),
    deletedId === null ? null : readOrLog(log, 'Failed to fetch the bin', findDeletedPage(db, deletedId)),
  ])
  return { pages, deleted }
}

export default function StaffBlogPages({ loaderData }: Route.ComponentProps) {
  return <BlogPagesPage {...loaderData} />
}
