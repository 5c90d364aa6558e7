import { z } from 'zod'
import { listMessages } from '#app/features/contact/messages.server.ts'
import { MessagesPage } from '#app/features/contact/messages-page.tsx'
import type { RouteHandle } from '#app/http/access.ts'
import { requireStaff, servicesOf } from '#app/http/context.server.ts'
import { readOrLog } from '#app/features/staff/staff-reads.server.ts'
import type { Route } from './+types/messages'

export const handle: RouteHandle = { access: 'staff' }
export const meta: Route.MetaFunction = () => [{ title: 'Messages | Mealwright staff' }]

export async function loader({ request, context }: Route.LoaderArgs) {
  requireStaff(context, 'read-messages')
  const { db, log } = servicesOf(context)
  const before = z.uuid().safeParse(new URL(request.url).searchParams.get('before')).data ?? null
  const page = await readOrLog(log, 'Failed to fetch messages', listMessages(db, before))
  return { messages: page?.messages ?? [], next: page?.next ?? null, isFirst: before === null }
}

export default function StaffMessages({ loaderData }: Route.ComponentProps) {
  return <MessagesPage {...loaderData} />
}
