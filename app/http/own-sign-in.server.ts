import { data } from 'react-router'
import {
  ChangeStaffPasswordForm,
  ConfirmSecondFactorForm,
  OwnPasswordForm,
} from '#app/domain/staff/staff-forms.ts'
import type { Enrolment, OwnSignInAnswer } from '#app/features/staff/enrolment.ts'
import { enrolmentOf } from '#app/features/staff/second-factor.server.ts'
import { type Context, requireStaff, requireStaffPerson, servicesOf } from './context.server.ts'
import { NoFields, submit, submitNothing, textIn } from './form.server.ts'
import { readForm } from './read-form.server.ts'

/** What staff do with their own sign-in; the field `intent` says which. */
export async function changeOwnSignIn(request: Request, context: Context) {
  const { staff, log } = servicesOf(context)
  const form = await readForm(request)
  const intent = textIn(form, 'intent')
  const person = requireStaffPerson(context)
  const { headers: sent } = request
  let cookies: readonly string[] = []
  const options = { fallback: 'That did not work. Please try again.', log }

  const run = async () => {
    switch (intent) {
      case 'begin':
        return submit<typeof OwnPasswordForm, OwnSignInAnswer>(
          form,
          OwnPasswordForm,
          async ({ password }) => ({ enrolment: await staff.beginSecondFactor(person, password, sent) }),
          options,
        )
      case 'confirm':
        return submit<typeof ConfirmSecondFactorForm, OwnSignInAnswer>(
          form,
          ConfirmSecondFactorForm,
          async ({ code }) => {
            const confirmed = await staff.confirmSecondFactor(person, code, sent)
            cookies = confirmed.cookies
            return { done: 'The second factor is on.', recoveryCodes: confirmed.recoveryCodes }
          },
          options,
        )
      case 'renew':
        return submit<typeof OwnPasswordForm, OwnSignInAnswer>(
          form,
          OwnPasswordForm,
          async ({ password }) => ({
            recoveryCodes: await staff.renewRecoveryCodes(requireStaff(context), password, sent),
          }),
          options,
        )
      case 'switch-off':
        return submit<typeof OwnPasswordForm, OwnSignInAnswer>(
          form,
          OwnPasswordForm,
          async ({ password }) => {
            cookies = await staff.switchOffSecondFactor(requireStaff(context), password, sent)
            return { done: 'The second factor is off.' }
          },
          options,
        )
      case 'change-password':
        return submit<typeof ChangeStaffPasswordForm, OwnSignInAnswer>(
          form,
          ChangeStaffPasswordForm,
          async (values) => {
            cookies = await staff.changePassword(requireStaff(context), values, sent)
            return { done: 'Your password is changed, and other devices are signed out.' }
          },
          options,
        )
      case 'end-others':
        return submit<typeof NoFields, OwnSignInAnswer>(
          form,
          NoFields,
          async () => {
            await staff.revokeOtherSessions(requireStaff(context))
            return { done: 'Other devices are signed out.' }
          },
          options,
        )
      default:
        return submitNothing(form, log)
    }
  }
  const { data: result, init } = await run()
  const headers = new Headers()
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  const again = intent === 'confirm' && !result.ok ? drawnAgain(form) : {}
  return data({ intent, result, ...again }, { status: init?.status ?? 200, headers })
}

/** After a wrong code the page shows the same secret again: it came along with the code. */
function drawnAgain(form: FormData): { enrolment?: Enrolment } {
  const uri = ConfirmSecondFactorForm.shape.uri.safeParse(form.get('uri'))
  return uri.success ? { enrolment: enrolmentOf(uri.data) } : {}
}
