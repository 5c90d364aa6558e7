import { data } from 'react-router'
import { joinByLink } from '#app/features/household/actions.server.ts'
import { membershipOf } from '#app/features/household/household-access.server.ts'
import { findInvitation } from '#app/features/household/household-members.server.ts'
import { JoinPage } from '#app/features/household/join-page.tsx'
import { orOffline } from '#app/features/page/offline-answer.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireMember, servicesOf } from '#app/http/context.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import type { Route } from './+types/join-household'

export const handle: RouteHandle = { access: 'member' }
export const meta: Route.MetaFunction = () => [
  { title: 'Join a household | Mealwright' },
  { name: 'robots', content: 'noindex' },
  // The address is a secret: it goes to nobody.
  { name: 'referrer', content: 'no-referrer' },
]

export async function loader({ params, context }: Route.LoaderArgs) {
  const member = requireMember(context)
  const { db, now } = servicesOf(context)
  const [invitation, own] = await Promise.all([
    findInvitation(db, params.token, now()),
    membershipOf(db, member),
  ])
  return { invitation, isInHousehold: own !== null }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { data: result, init } = await joinByLink(await readForm(request), context, params.token)
  return data({ intent: 'join', result }, { status: init?.status ?? 200 })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orOffline('offline', () => serverAction())

export default function JoinHousehold({ loaderData, actionData }: Route.ComponentProps) {
  const result = actionData?.result
  return (
    <main className={classNames(layout.wrapNarrow, layout.sectionEnd)}>
      <JoinPage {...loaderData} refusal={result?.ok === false ? result.message : null} />
    </main>
  )
}
