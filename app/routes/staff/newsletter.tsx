import { countSubscribers } from '#app/features/newsletter/export-subscribers.server.ts'
import { SubscribersPage } from '#app/features/newsletter/subscribers-page.tsx'
import type { RouteHandle } from '#app/http/access.ts'
import { requireStaff, servicesOf } from '#app/http/context.server.ts'
import { readOrLog } from '#app/features/staff/staff-reads.server.ts'
import type { Route } from './+types/newsletter'

export const handle: RouteHandle = { access: 'staff' }
export const meta: Route.MetaFunction = () => [{ title: 'Newsletter | Mealwright staff' }]

export async function loader({ context }: Route.LoaderArgs) {
  requireStaff(context, 'read-subscribers')
  const { db, log } = servicesOf(context)
  return { counts: await readOrLog(log, 'Failed to count subscribers', countSubscribers(db)) }
}

export default function StaffNewsletter({ loaderData }: Route.ComponentProps) {
  return <SubscribersPage {...loaderData} />
}
