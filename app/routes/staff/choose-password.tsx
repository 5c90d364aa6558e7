import { data, Form, Link, useNavigation } from 'react-router'
import { choosePasswordSchema } from '#app/domain/staff/staff-forms.ts'
import { AuthLayout } from '#app/features/staff/auth-layout.tsx'
import { PasswordField } from '#app/features/staff/password-field.tsx'
import { LINK_IS_OVER } from '#app/features/staff/link-is-over.ts'
import { STAFF_LOGIN } from '#app/features/staff/staff-paths.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { factsOf, servicesOf } from '#app/http/context.server.ts'
import { withCookies } from '#app/http/cookies.server.ts'
import { submit } from '#app/http/form.server.ts'
import { unlistedPage } from '#app/http/staff.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { orOfflineResult } from '#app/features/page/offline-answer.ts'
import type { Route } from './+types/choose-password'
import layout from '#app/ui/layout.module.css'

export const handle: RouteHandle = { access: 'open' }
export const middleware: Route.MiddlewareFunction[] = [unlistedPage]
export const meta: Route.MetaFunction = () => [
  { title: 'Choose your staff password | Mealwright' },
  // The address holds the secret of the link.
  { name: 'referrer', content: 'no-referrer' },
]

/** Opening the link changes nothing: mail scanners open links too. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  return { token, isGood: await servicesOf(context).staff.isPasswordLink(token) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { staff, devices, limits, log } = servicesOf(context)
  const cookies: string[] = []
  const answer = await submit(
    request,
    choosePasswordSchema,
    async ({ token, newPassword }) => {
      await limits.spend('staff-link-address', factsOf(context).clientAddress)
      const { email } = await staff.choosePassword(token, newPassword)
      cookies.push(devices.cookieOf('staff', email))
      return null
    },
    { fallback: 'The password could not be saved. Please try again.', log },
  )
  return data(answer.data, { ...answer.init, ...withCookies(cookies) })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orOfflineResult(serverAction)

export default function ChoosePassword({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle'
  if (actionData?.ok)
    return (
      <AuthLayout title="Your password is set">
        <p>You can sign in with it now. Sessions with an older one have ended.</p>
        <p>
          <Link to={STAFF_LOGIN}>Go to the staff sign-in</Link>
        </p>
      </AuthLayout>
    )
  if (actionData ? actionData.code === 'not-found' : !loaderData.isGood)
    return (
      <AuthLayout title="Choose your staff password">
        <Notice tone="error">{LINK_IS_OVER}</Notice>
      </AuthLayout>
    )
  return (
    <AuthLayout title="Choose your staff password">
      {actionData && <Notice tone="error">{actionData.message}</Notice>}
      <Form method="post" className={layout.stack}>
        <input type="hidden" name="token" value={loaderData.token} />
        <PasswordField
          name="newPassword"
          label="New password"
          autoComplete="new-password"
          minLength={12}
          hint="At least 12 characters. Several words that belong to nothing about you are best."
        />
        <Button type="submit" isBlock isBusy={isBusy}>
          Save password
        </Button>
      </Form>
    </AuthLayout>
  )
}
