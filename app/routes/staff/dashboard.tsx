import { mayDo } from '#app/domain/staff/ranks.ts'
import { dashboardCounts, recentPosts } from '#app/features/blog/admin/dashboard.server.ts'
import { DashboardPage } from '#app/features/blog/admin/dashboard-page.tsx'
import { waitingFor } from '#app/features/blog/admin/waiting.server.ts'
import { viewsPerDay } from '#app/features/blog/figures/figures.server.ts'
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
  const { db, log, now, operations } = servicesOf(context)
  const [counts, posts, waiting, views] = await Promise.all([
    readOrLog(log, 'Failed to count blog posts', dashboardCounts(db, writtenBy)),
    readOrLog(log, 'Failed to fetch blog posts', recentPosts(db, writtenBy)),
    readOrLog(log, 'Failed to count what waits for staff', waitingFor(db, rank)),
    readOrLog(
      log,
      'Failed to read the figures of the blog',
      viewsPerDay(db, staff, { range: 30, today: now() }),
    ),
  ])
  const missing = mayDo(rank, 'see-system') ? operations.missing.map(({ setting }) => setting) : null
  return { counts, posts, hasSecondFactor, missing, rank, waiting: waiting ?? [], views }
}

export default function StaffDashboard({ loaderData }: Route.ComponentProps) {
  return <DashboardPage {...loaderData} />
}
