import { CategoryList } from '#app/features/blog/admin/taxonomies/category-list.tsx'
import { categoriesForStaff } from '#app/features/blog/admin/taxonomies/staff-categories.server.ts'
import { findKept } from '#app/features/blog/admin/bin/kept-rows.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireStaff, servicesOf } from '#app/http/context.server.ts'
import { readOrLog } from '#app/features/staff/staff-reads.server.ts'
import type { Route } from './+types/categories'

export const handle: RouteHandle = { access: 'staff' }
export const meta: Route.MetaFunction = () => [{ title: 'Categories | Mealwright staff' }]

export async function loader({ request, context }: Route.LoaderArgs) {
  requireStaff(context)
  const { db, log } = servicesOf(context)
  const deletedId = new URL(request.url).searchParams.get('deleted')
  const deleted =
    deletedId === null
      ? null
      : await readOrLog(log, 'Failed to fetch the bin', findKept(db, 'category', deletedId))
  return {
    deleted,
    categories: await readOrLog(log, 'Failed to fetch blog categories', categoriesForStaff(db)),
  }
}

export default function StaffCategories({ loaderData }: Route.ComponentProps) {
  return <CategoryList {...loaderData} />
}
