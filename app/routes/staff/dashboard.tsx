import { mayDo } from '#app/domain/staff/ranks.ts'
import { dashboardCounts, recentPosts } from '#app/features/blog/admin/dashboard.server.ts'
import { DashboardPage } from '#app/features/blog/admin/dashboard-page.tsx'
import { writesEverything } from '#app/features/blog/admin/posts/own-posts.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireStaff, servicesOf } from '#app/http/context.server.ts'
import { readOrLog } from '#app/features/staff/staff-reads.server.ts'
import type { Route } from './+types/dashboard'

export const handle: RouteHandle = { access: 'staff' }
export const meta: Route.MetaFunction = () => [{ title: 'Dashboard | Mealwright staff' }]

export async function loader({ context }: Route.LoaderArgs) {
  const staff = requireStaff(context, 'write-own-posts')
  const { hasSecondFactor, rank } = staff
  const writtenBy = writesEverything(staff) ? undefined : staff.id
  const { db, log, operations } = servicesOf(context)
  const [counts, posts] = await Promise.all([
    readOrLog(log, 'Failed to count blog posts', dashboardCounts(db, writtenBy)),
    readOrLog(log, 'Failed to fetch blog posts', recentPosts(db, writtenBy)),
  ])
  const missing = mayDo(rank, 'see-system') ? operations.missing.map(({ setting }) => setting) : null
  return { counts, posts, hasSecondFactor, missing, rank }
}

export default function StaffDashboard({ loaderData }: Route.ComponentProps) {
  return <DashboardPage {...loaderData} />
}
