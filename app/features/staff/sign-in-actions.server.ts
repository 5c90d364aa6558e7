import { redirect } from 'react-router'
import { SCRIPTED, type SignInAnswer } from '#app/features/staff/sign-in-form.tsx'
import { STAFF_CODE, STAFF_DASHBOARD } from '#app/features/staff/staff-paths.ts'
import { JUST_SIGNED_IN } from '#app/features/staff/use-browser-entry.ts'
import type { FormAnswer } from '#app/http/form.server.ts'

/** A script gets the answer and goes on itself; a form sent without one is led to the next page. */
export function afterSignInStep(
  answer: FormAnswer<SignInAnswer>,
  cookies: readonly string[],
  form: FormData,
): FormAnswer<SignInAnswer> {
  const headers = new Headers()
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  if (answer.data.ok && !form.has(SCRIPTED)) {
    const next = answer.data.value.admin ? `${STAFF_DASHBOARD}?${JUST_SIGNED_IN}` : STAFF_CODE
    throw redirect(next, { headers })
  }
  return { ...answer, init: { ...answer.init, headers } }
}
