import { AuthorList } from '#app/features/blog/admin/taxonomies/author-list.tsx'
import { authorsForStaff } from '#app/features/blog/admin/taxonomies/staff-authors.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireStaff, servicesOf } from '#app/http/context.server.ts'
import { readOrLog } from '#app/features/staff/staff-reads.server.ts'
import type { Route } from './+types/authors'

export const handle: RouteHandle = { access: 'staff' }
export const meta: Route.MetaFunction = () => [{ title: 'Authors | Mealwright staff' }]

export async function loader({ context }: Route.LoaderArgs) {
  requireStaff(context)
  const { db, log } = servicesOf(context)
  return { authors: await readOrLog(log, 'Failed to fetch blog authors', authorsForStaff(db)) }
}

export default function StaffAuthors({ loaderData }: Route.ComponentProps) {
  return <AuthorList {...loaderData} />
}
