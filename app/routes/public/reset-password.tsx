import { data, Form, Link, redirect } from 'react-router'
import { resetPasswordSchema } from '#app/domain/account.ts'
import { CardPage } from '#app/features/site/card-page.tsx'
import type { RouteHandle } from '#app/http/access.ts'
import { factsOf, servicesOf } from '#app/http/context.server.ts'
import { withCookies } from '#app/http/cookies.server.ts'
import { submit } from '#app/http/form.server.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import layout from '#app/ui/layout.module.css'
import { orOfflineResult } from '#app/features/page/offline-answer.ts'
import type { Route } from './+types/reset-password'

export const handle: RouteHandle = { access: 'open' }
// The token stands in the address: it must not travel on in a Referer.
export const headers: Route.HeadersFunction = () => ({ 'referrer-policy': 'no-referrer' })
export const meta: Route.MetaFunction = () => [
  { title: 'New password | Mealwright' },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get('token')
  if (!token) throw redirect('/auth/forgotten-password')
  return { token, isGood: (await servicesOf(context).accounts.ownerOfResetLink(token)) !== null }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { accounts, devices, limits, log } = servicesOf(context)
  const cookies: string[] = []
  const answer = await submit(
    request,
    resetPasswordSchema,
    async ({ token, password }) => {
      await limits.spend('reset-address', factsOf(context).clientAddress)
      const email = await accounts.resetPassword(token, password)
      // Whoever opened the mail is no stranger: signing in from here is not held up by those who guess.
      cookies.push(devices.cookieOf('member', email))
      return null
    },
    { fallback: 'We could not change the password. Please try again.', log },
  )
  return data(answer.data, { ...answer.init, ...withCookies(cookies) })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orOfflineResult(serverAction)

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const refusal = actionData?.ok === false ? actionData : null
  const isOver = refusal ? refusal.code === 'not-found' : !loaderData.isGood
  return (
    <CardPage title="Choose a new password">
      {actionData?.ok ? (
        <>
          <Notice tone="ok" title="Your password is changed.">
            All devices were signed out.
          </Notice>
          <Link className={buttonClass({ isBlock: true })} to="/?auth=sign-in">
            Sign In
          </Link>
        </>
      ) : isOver ? (
        <>
          <Notice tone="error">This link has expired or was used before. Ask for a new one.</Notice>
          <Link className={buttonClass({ isBlock: true })} to="/auth/forgotten-password">
            Send a new link
          </Link>
        </>
      ) : (
        <>
          {refusal && !refusal.fields['password'] && <Notice tone="error">{refusal.message}</Notice>}
          <Form method="post" className={layout.stack}>
            <input type="hidden" name="token" value={loaderData.token} />
            <TextField
              label="New password"
              name="password"
              type="password"
              autoComplete="new-password"
              minLength={8}
              maxLength={128}
              required
              hint="8 to 128 characters"
              error={refusal?.fields['password']}
            />
            <Button type="submit" isBlock>
              Change password
            </Button>
          </Form>
        </>
      )}
    </CardPage>
  )
}
