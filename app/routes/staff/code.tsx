import { Link, redirect } from 'react-router'
import { staffCodeSchema } from '#app/domain/staff/staff-forms.ts'
import { savedOrFailed } from '#app/features/blog/admin/saved-or-failed.ts'
import { AuthLayout } from '#app/features/staff/auth-layout.tsx'
import { isAskedAgain, type SignInAnswer, StaffCodeForm } from '#app/features/staff/sign-in-form.tsx'
import { STAFF_LOGIN } from '#app/features/staff/staff-paths.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { factsOf, servicesOf } from '#app/http/context.server.ts'
import { submit } from '#app/http/form.server.ts'
import { afterSignInStep } from '#app/features/staff/sign-in-actions.server.ts'
import { unlistedPage } from '#app/http/staff.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import type { Route } from './+types/code'
import text from '#app/ui/text.module.css'

export const handle: RouteHandle = { access: 'open' }
export const middleware: Route.MiddlewareFunction[] = [unlistedPage]
export const meta: Route.MetaFunction = () => [{ title: 'Enter a code | Mealwright' }]

export async function loader({ request, context }: Route.LoaderArgs) {
  if (!(await servicesOf(context).staff.isCodeAwaited(request.headers))) throw redirect(STAFF_LOGIN)
  return null
}

/** The second step of signing in. */
export async function action({ request, context }: Route.ActionArgs) {
  const { staff, log } = servicesOf(context)
  const form = await readForm(request)
  let cookies: string[] = []
  const answer = await submit(
    form,
    staffCodeSchema,
    async ({ code }): Promise<SignInAnswer> => {
      const asker = { headers: request.headers, clientAddress: factsOf(context).clientAddress }
      const signedIn = await staff.signInWithCode(code, asker)
      cookies = signedIn.cookies
      return { admin: signedIn.admin }
    },
    { fallback: 'Failed to sign in', log },
  )
  return afterSignInStep(answer, cookies, form)
}

export const shouldRevalidate = isAskedAgain

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return savedOrFailed(serverAction, 'Failed to sign in')
}

export default function StaffCode({ actionData }: Route.ComponentProps) {
  return (
    <AuthLayout title="Enter a code">
      <p className={text.muted}>Your password was right. Now the second factor.</p>
      <StaffCodeForm result={actionData} />
      <p>
        <Link to={STAFF_LOGIN}>Start again</Link>
      </p>
    </AuthLayout>
  )
}
