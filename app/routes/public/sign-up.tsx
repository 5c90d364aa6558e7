import { data, redirect } from 'react-router'
import { signUpSchema } from '#app/domain/account.ts'
import { AuthPage } from '#app/features/account/auth-page.tsx'
import { signUp } from '#app/features/account/sign-in.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { factsOf, servicesOf } from '#app/http/context.server.ts'
import { withCookies } from '#app/http/cookies.server.ts'
import { submit, textIn } from '#app/http/form.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { orOfflineResult } from '#app/features/page/offline-answer.ts'
import type { Route } from './+types/sign-up'

export const handle: RouteHandle = { access: 'open' }
export const meta: Route.MetaFunction = () => [
  { title: 'Start Your Free Trial | Mealwright' },
  { name: 'robots', content: 'noindex' },
]

/** Asked for as a page it is the dialog on the landing; a native post renders it here with what was wrong. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ request }) => {
    if (request.method === 'GET') throw redirect('/?auth=sign-up')
  },
]

export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context)
  const form = await readForm(request)
  const answer = await submit(
    form,
    signUpSchema,
    async ({ returnTo, ...form }): Promise<null> => {
      const who = { headers: request.headers, clientAddress: factsOf(context).clientAddress }
      const cookies = await signUp(services, form, who)
      throw redirect(returnTo ?? '/upload', withCookies(cookies))
    },
    { fallback: 'We could not create your account. Please try again.', log: services.log },
  )
  // The way back stays in the form that is shown again; it is checked when it is sent again.
  return data({ ...answer.data, returnTo: textIn(form, 'returnTo') }, answer.init ?? undefined)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orOfflineResult(serverAction)

export default function SignUp({ actionData }: Route.ComponentProps) {
  return (
    <AuthPage
      mode="sign-up"
      result={actionData}
      returnTo={actionData && 'returnTo' in actionData ? actionData.returnTo : undefined}
    />
  )
}
