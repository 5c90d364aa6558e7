import { AuthorList } from '#app/features/blog/admin/taxonomies/author-list.tsx'
import { authorsForStaff } from '#app/features/blog/admin/taxonomies/staff-authors.server.ts'
import { findKept } from '#app/features/blog/admin/bin/kept-rows.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireStaff, servicesOf } from '#app/http/context.server.ts'
import { readOrLog } from '#app/features/staff/staff-reads.server.ts'
import type { Route } from './+types/authors'

export const handle: RouteHandle = { access: 'staff' }
export const meta: Route.MetaFunction = () => [{ title: 'Authors | Mealwright staff' }]

export async function loader({ request, context }: Route.LoaderArgs) {
  requireStaff(context)
  const { db, log } = servicesOf(context)
  const deletedId = new URL(request.url).searchParams.get('deleted')
  const deleted =
    deletedId === null
      ? null
      : await readOrLog(log, 'Failed to fetch the bin', findKept(db, 'author', deletedId))
  return { deleted, authors: await readOrLog(log, 'Failed to fetch blog authors', authorsForStaff(db)) }
}

export default function StaffAuthors({ loaderData }: Route.ComponentProps) {
  return <AuthorList {...loaderData} />
}
