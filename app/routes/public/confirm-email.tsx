import { Form, Link, redirect } from 'react-router'
import { z } from 'zod'
import { CardPage } from '#app/features/site/card-page.tsx'
import type { RouteHandle } from '#app/http/access.ts'
import { servicesOf, viewerOf } from '#app/http/context.server.ts'
import { submit } from '#app/http/form.server.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import { orOfflineResult } from '#app/features/page/offline-answer.ts'
import type { Route } from './+types/confirm-email'

export const handle: RouteHandle = { access: 'open' }
export const headers: Route.HeadersFunction = () => ({ 'referrer-policy': 'no-referrer' })
export const meta: Route.MetaFunction = () => [
  { title: 'Confirm your email | Mealwright' },
  { name: 'robots', content: 'noindex' },
]

export function loader({ url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get('token')
  if (!token) throw redirect('/')
  return { token, isSignedIn: viewerOf(context).member !== null }
}

const confirmSchema = z.object({ token: z.string().min(1).max(2000) })

/** A click confirms, not the opening of the link: mail scanners open every link they see. */
export async function action({ request, context }: Route.ActionArgs) {
  const { accounts, log } = servicesOf(context)
  const confirm = ({ token }: { token: string }) => accounts.confirmEmail(token, request.headers)
  return submit(request, confirmSchema, confirm, {
    fallback: 'We could not confirm the address. Please try again.',
    log,
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orOfflineResult(serverAction)

export default function ConfirmEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { token, isSignedIn } = loaderData
  return (
    <CardPage
      title={
        <>
          Confirm your <span className={text.num}>email</span> address
        </>
      }
    >
      {actionData?.ok && actionData.value ? (
        <>
          <Notice tone="ok" title="Your address is confirmed." />
          <Link className={buttonClass({ isBlock: true })} to={isSignedIn ? '/upload' : '/?auth=sign-in'}>
            {isSignedIn ? 'Create Recipes' : 'Sign In'}
          </Link>
        </>
      ) : actionData ? (
        <>
          <Notice tone="error">
            {actionData.ok ? 'This link has expired or was used before.' : actionData.message}
          </Notice>
          <p className={text.muted}>You can ask for a new one in your profile.</p>
          <Link className={buttonClass({ variant: 'secondary', isBlock: true })} to="/profile">
            Profile Settings
          </Link>
        </>
      ) : (
        <Form method="post" className={layout.stack}>
          <input type="hidden" name="token" value={token} />
          <p className={text.muted}>One click, and we know that our emails reach you.</p>
          <Button type="submit" isBlock>
            Confirm this address
          </Button>
        </Form>
      )}
    </CardPage>
  )
}
