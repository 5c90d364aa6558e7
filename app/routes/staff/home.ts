import { redirect } from 'react-router'
import { STAFF_DASHBOARD } from '#app/features/staff/staff-paths.ts'
import type { RouteHandle } from '#app/http/access.ts'

export const handle: RouteHandle = { access: 'staff' }

export function loader() {
  throw redirect(STAFF_DASHBOARD)
}
