import { z } from 'zod'
import { runJobAgain } from '#app/features/system/system-actions.server.ts'
import { SystemPage } from '#app/features/system/system-page.tsx'
import { readSystem } from '#app/features/system/system-state.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireStaff, servicesOf } from '#app/http/context.server.ts'
import { orOfflineResult } from '#app/features/page/offline-answer.ts'
import type { Route } from './+types/system'

export const handle: RouteHandle = { access: 'staff' }
export const meta: Route.MetaFunction = () => [{ title: 'System | Mealwright staff' }]

export function loader({ request, context }: Route.LoaderArgs) {
  requireStaff(context, 'see-system')
  const before = z.coerce.date().safeParse(new URL(request.url).searchParams.get('before') ?? undefined).data
  return readSystem(servicesOf(context), before)
}

export function action({ request, context }: Route.ActionArgs) {
  return runJobAgain(request, context)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orOfflineResult(serverAction)

export default function StaffSystem({ loaderData, actionData }: Route.ComponentProps) {
  return <SystemPage state={loaderData} answer={actionData} />
}
