import { LeaveRemindersPage } from '#app/features/reminders/leave-reminders-page.tsx'
import { leaveReminders } from '#app/features/reminders/reminder-settings.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { servicesOf } from '#app/http/context.server.ts'
import type { Route } from './+types/reminders-leave'

export const handle: RouteHandle = { access: 'open', isReading: true }
export const headers: Route.HeadersFunction = () => ({ 'referrer-policy': 'no-referrer' })
export const meta: Route.MetaFunction = () => [
  { title: 'Turn off reminders | Mealwright' },
  { name: 'robots', content: 'noindex' },
]

const tokenOf = (url: URL): string => url.searchParams.get('token') ?? ''

export function loader({ url }: Route.LoaderArgs) {
  return { token: tokenOf(url) }
}

/** The page's button, and the one click of mail programs (RFC 8058): the token in the address is the whole authority. */
export async function action({ url, context }: Route.ActionArgs) {
  return { hasLeft: await leaveReminders(servicesOf(context), tokenOf(url)) }
}

export default function LeaveReminders({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const state = actionData ? (actionData.hasLeft ? 'left' : 'unknown') : token === '' ? 'unknown' : 'asks'
  return <LeaveRemindersPage token={token} state={state} />
}
