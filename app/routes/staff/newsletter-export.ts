import { redirect } from 'react-router'
import { subscribersAsCsv } from '#app/features/newsletter/export-subscribers.server.ts'
import { recordAuditEntry } from '#app/features/staff/audit-log.server.ts'
import { bytesOf } from '#app/http/bytes-of.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireStaff, servicesOf } from '#app/http/context.server.ts'
import type { Route } from './+types/newsletter-export'

export const handle: RouteHandle = { access: 'staff' }

export function loader({ context }: Route.LoaderArgs) {
  requireStaff(context, 'read-subscribers')
  throw redirect('/blog-admin/newsletter')
}

export async function action({ context }: Route.ActionArgs) {
  const staff = requireStaff(context, 'read-subscribers')
  const services = servicesOf(context)
  const { db, now } = services
  await recordAuditEntry(db, staff, 'export-subscribers', '', now())
  const day = now().toISOString().slice(0, 10)
  return new Response(bytesOf(subscribersAsCsv(services)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="mealwright-subscribers-${day}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
}
