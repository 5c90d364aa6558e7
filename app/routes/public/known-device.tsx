import { Form, Link, redirect } from 'react-router'
import { z } from 'zod'
import { AppError } from '#app/domain/errors.ts'
import { STAFF_LOGIN } from '#app/features/staff/staff-paths.ts'
import { CardPage } from '#app/features/site/card-page.tsx'
import type { RouteHandle } from '#app/http/access.ts'
import { factsOf, servicesOf } from '#app/http/context.server.ts'
import { withCookies } from '#app/http/cookies.server.ts'
import { submit } from '#app/http/form.server.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import { orOfflineResult } from '#app/features/page/offline-answer.ts'
import type { Route } from './+types/known-device'

export const handle: RouteHandle = { access: 'open' }
// The token stands in the address: it must not travel on in a Referer.
export const headers: Route.HeadersFunction = () => ({ 'referrer-policy': 'no-referrer' })
export const meta: Route.MetaFunction = () => [
  { title: 'Sign in from this device | Mealwright' },
  { name: 'robots', content: 'noindex' },
]

/** Opening the link changes nothing: mail scanners open links too. */
export function loader({ url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  return { token, isGood: servicesOf(context).devices.deviceByLink(token) !== null }
}

const deviceSchema = z.object({ token: z.string().max(1000) })

export async function action({ request, context }: Route.ActionArgs) {
  const { devices, limits, log } = servicesOf(context)
  return submit(
    request,
    deviceSchema,
    async ({ token }): Promise<null> => {
      await limits.spend('reset-address', factsOf(context).clientAddress)
      const known = devices.deviceByLink(token)
      if (!known) throw new AppError('not-found', IS_OVER)
      throw redirect(known.realm === 'staff' ? STAFF_LOGIN : '/?auth=sign-in', withCookies([known.cookie]))
    },
    { fallback: 'That did not work. Please try again.', log },
  )
}

const IS_OVER = 'This link has expired. Sign in again to get a new one.'

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orOfflineResult(serverAction)

export default function KnownDevice({ loaderData, actionData }: Route.ComponentProps) {
  const refusal = actionData?.ok === false ? actionData.message : loaderData.isGood ? null : IS_OVER
  return (
    <CardPage title="Sign in from this device">
      {refusal === null ? (
        <Form method="post" className={layout.stack}>
          <input type="hidden" name="token" value={loaderData.token} />
          <p className={text.muted}>
            Someone tried many wrong passwords for your account. Tell us that this device is yours, and then
            sign in with your password.
          </p>
          <Button type="submit" isBlock>
            This is my device
          </Button>
        </Form>
      ) : (
        <>
          <Notice tone="error">{refusal}</Notice>
          <Link className={buttonClass({ variant: 'secondary', isBlock: true })} to="/?auth=sign-in">
            Sign In
          </Link>
        </>
      )}
    </CardPage>
  )
}
