import { useEffect } from 'react'
import { Link } from 'react-router'
import { AppError } from '#app/domain/errors.ts'
import { staffSignInSchema } from '#app/domain/staff/staff-forms.ts'
import { savedOrFailed } from '#app/features/blog/admin/saved-or-failed.ts'
import { removeEntry, writeEntry } from '#app/features/staff/browser-entry.ts'
import { AuthLayout } from '#app/features/staff/auth-layout.tsx'
import { isAskedAgain, type SignInAnswer, StaffSignInForm } from '#app/features/staff/sign-in-form.tsx'
import { STAFF_DASHBOARD } from '#app/features/staff/staff-paths.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { factsOf, servicesOf } from '#app/http/context.server.ts'
import { submit } from '#app/http/form.server.ts'
import { afterSignInStep } from '#app/features/staff/sign-in-actions.server.ts'
import { unlistedPage } from '#app/http/staff.server.ts'
import { Notice } from '#app/ui/notice.tsx'
import { readForm } from '#app/http/read-form.server.ts'
import type { Route } from './+types/login'
import text from '#app/ui/text.module.css'

export const handle: RouteHandle = { access: 'open' }
export const middleware: Route.MiddlewareFunction[] = [unlistedPage]
export const meta: Route.MetaFunction = () => [{ title: 'Staff sign-in | Mealwright' }]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { session } = await servicesOf(context).staff.sessionOf(request.headers)
  if (session.kind === 'none') return { person: null }
  const { id, email } = session.kind === 'staff' ? session.staff : session.person
  return { person: { id, email } }
}

/** sign-in-blog-admin: address and password in, the admin out, or that a code is to come. */
export async function action({ request, context }: Route.ActionArgs) {
  const { staff, log } = servicesOf(context)
  const form = await readForm(request)
  let cookies: string[] = []
  const answer = await submit(
    form,
    staffSignInSchema,
    async (credentials): Promise<SignInAnswer> => {
      const asker = { headers: request.headers, clientAddress: factsOf(context).clientAddress }
      const signedIn = await staff.signInWithPassword(credentials, asker)
      if (!signedIn) throw new AppError('invalid-input', 'Invalid email or password')
      cookies = signedIn.cookies
      return { admin: signedIn.admin }
    },
    { fallback: 'Failed to sign in. Please check your credentials.', log },
  )
  return afterSignInStep(answer, cookies, form)
}

export const shouldRevalidate = isAskedAgain

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return savedOrFailed(serverAction, 'Failed to sign in')
}

export default function StaffLogin({ loaderData, actionData }: Route.ComponentProps) {
  const { person } = loaderData
  useEffect(() => {
    if (!person) removeEntry(localStorage)
  }, [person])
  return (
    <AuthLayout title="Staff sign-in">
      <p className={text.muted}>This area is private: it is for the people who write and run the blog.</p>
      {person && (
        <Notice>
          This browser is still signed in as {person.email}.{' '}
          <Link to={STAFF_DASHBOARD} onClick={() => writeEntry(localStorage, person)}>
            Continue
          </Link>
        </Notice>
      )}
      <StaffSignInForm result={actionData} />
    </AuthLayout>
  )
}
