import { redirect } from 'react-router'
import { exportBlog } from '#app/features/blog/admin/moving/export-blog.server.ts'
import { recordAuditEntry } from '#app/features/staff/audit-log.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireStaff, servicesOf } from '#app/http/context.server.ts'
import type { Route } from './+types/export-blog'

export const handle: RouteHandle = { access: 'staff' }

export function loader({ context }: Route.LoaderArgs) {
  requireStaff(context, 'move-blog')
  throw redirect('/blog-admin/import')
}

/** The whole blog as one file. Asked for by a form, so that no link of another site starts it. */
export async function action({ context }: Route.ActionArgs) {
  const staff = requireStaff(context, 'move-blog')
  const services = servicesOf(context)
  const { db, now } = services
  await recordAuditEntry(db, staff, 'export-blog', '', now())
  return new Response(exportBlog(services), {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="mealwright-blog-${now().toISOString().slice(0, 10)}.zip"`,
      'cache-control': 'private, no-store',
    },
  })
}
