import { redirect } from 'react-router'
import { deleteAccountSchema } from '#app/domain/account.ts'
import { deleteAccount } from '#app/features/account/delete-account.server.ts'
import { DeleteAccount } from '#app/features/account/delete-account-form.tsx'
import { subscriptionOf } from '#app/features/billing/purchases.server.ts'
import { tellLists } from '#app/features/shopping/tell-lists.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireMember, servicesOf } from '#app/http/context.server.ts'
import { withCookies } from '#app/http/cookies.server.ts'
import { submit } from '#app/http/form.server.ts'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import { orOfflineResult } from '#app/features/page/offline-answer.ts'
import type { Route } from './+types/delete-account'

export const handle: RouteHandle = { access: 'member' }
export const meta: Route.MetaFunction = () => [{ title: 'Delete Your Account | Mealwright' }]

export async function loader({ context }: Route.LoaderArgs) {
  const member = requireMember(context)
  const subscription = await subscriptionOf(servicesOf(context), member)
  const { email, tier } = member
  return {
    email,
    tier,
    subscription: subscription && {
      isManaged: subscription.isManaged,
      paidUntil:
        tier === 'premium' && subscription.status === 'active' ? (subscription.periodEnd?.day ?? null) : null,
    },
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const member = requireMember(context)
  const services = servicesOf(context)
  const { accounts, limits, log } = services
  const run = async ({ password }: { password: string }) => {
    await limits.spend('change-credentials', member.id)
    await accounts.checkPassword(password, request.headers)
    await tellLists(services, member, () => deleteAccount(services, member))
    throw redirect('/account-deleted', withCookies(await accounts.signOut(request.headers)))
  }
  return submit(request, deleteAccountSchema, run, {
    fallback: 'We could not delete the account. Nothing is lost; please try again.',
    log,
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orOfflineResult(serverAction)

export default function DeleteAccountPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <main className={classNames(layout.wrap, layout.sectionEnd)}>
      <div className={layout.pageHead}>
        <h1>Delete your account</h1>
        <p className={text.lede}>What is deleted cannot be brought back.</p>
      </div>
      <DeleteAccount {...loaderData} refusal={actionData?.ok === false ? actionData : null} />
    </main>
  )
}
