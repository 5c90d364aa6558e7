import { PeoplePage } from '#app/features/staff/people-page.tsx'
import { listDeeds } from '#app/features/staff/staff-actions.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireStaff, servicesOf } from '#app/http/context.server.ts'
import { changeStaff } from '#app/http/staff-people.server.ts'
import type { Route } from './+types/staff-people'

export const handle: RouteHandle = { access: 'staff' }
export const meta: Route.MetaFunction = () => [{ title: 'Staff accounts | Mealwright' }]

export async function loader({ context }: Route.LoaderArgs) {
  const { id: ownId } = requireStaff(context)
  const { staff, db } = servicesOf(context)
  const [people, deeds] = await Promise.all([staff.listStaff(), listDeeds(db)])
  return { people, deeds, ownId }
}

export function action({ request, context }: Route.ActionArgs) {
  return changeStaff(request, context)
}

export default function StaffPeople({ loaderData, actionData }: Route.ComponentProps) {
  return <PeoplePage {...loaderData} answer={actionData} />
}
