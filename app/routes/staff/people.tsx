import { data } from 'react-router'
import { mayDo } from '#app/domain/staff/ranks.ts'
import { PeoplePage } from '#app/features/staff/people-page.tsx'
import { listAuditEntries } from '#app/features/staff/audit-log.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireStaff, servicesOf } from '#app/http/context.server.ts'
import { changeStaff } from '#app/features/staff/people-actions.server.ts'
import { offlineRefusal, sentField } from '#app/features/page/offline-answer.ts'
import type { Route } from './+types/people'

export const handle: RouteHandle = { access: 'staff' }
export const meta: Route.MetaFunction = () => [{ title: 'Staff accounts | Mealwright' }]

/** Addresses, second factors and the record are for owners. */
export async function loader({ context }: Route.LoaderArgs) {
  const { id: ownId, rank } = requireStaff(context, 'see-staff')
  const { staff, db } = servicesOf(context)
  const isOwner = mayDo(rank, 'change-staff')
  const [all, auditEntries] = await Promise.all([staff.listStaff(), isOwner ? listAuditEntries(db) : []])
  const people = all.map(({ id, name, rank, createdAt, ...details }) => ({
    id,
    name,
    rank,
    createdAt,
    details: isOwner ? details : null,
  }))
  return { people, auditEntries, ownId, isOwner }
}

export function action({ request, context }: Route.ActionArgs) {
  return changeStaff(request, context)
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const intent = await sentField(request, 'intent')
  const staffId = await sentField(request, 'staffId')
  try {
    return await serverAction()
  } catch (error) {
    return data({ intent, staffId, result: offlineRefusal(error) }, { status: 503 })
  }
}

export default function StaffPeople({ loaderData, actionData }: Route.ComponentProps) {
  return <PeoplePage {...loaderData} answer={actionData} />
}
