import { data } from 'react-router'
import {
  changeStaffPasswordSchema,
  confirmSecondFactorSchema,
  ownPasswordSchema,
} from '#app/domain/staff/staff-forms.ts'
import type { Enrolment, OwnSignInAnswer } from '#app/features/staff/enrolment.ts'
import { enrolmentOf } from '#app/features/staff/second-factor.server.ts'
import { type Context, requireStaff, requireStaffPerson, servicesOf } from '#app/http/context.server.ts'
import { noFieldsSchema, submit, submitNothing, textIn } from '#app/http/form.server.ts'
import { readForm } from '#app/http/read-form.server.ts'

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
        return submit<typeof ownPasswordSchema, OwnSignInAnswer>(
          form,
          ownPasswordSchema,
          async ({ password }) => ({ enrolment: await staff.beginSecondFactor(person, password, sent) }),
          options,
        )
      case 'confirm':
        return submit<typeof confirmSecondFactorSchema, OwnSignInAnswer>(
          form,
          confirmSecondFactorSchema,
          async ({ code }) => {
            const confirmed = await staff.confirmSecondFactor(person, code, sent)
            cookies = confirmed.cookies
            return { done: 'The second factor is on.', recoveryCodes: confirmed.recoveryCodes }
          },
          options,
        )
      case 'renew':
        return submit<typeof ownPasswordSchema, OwnSignInAnswer>(
          form,
          ownPasswordSchema,
          async ({ password }) => ({
            recoveryCodes: await staff.renewRecoveryCodes(
              requireStaff(context, 'change-own-sign-in'),
              password,
              sent,
            ),
          }),
          options,
        )
      case 'switch-off':
        return submit<typeof ownPasswordSchema, OwnSignInAnswer>(
          form,
          ownPasswordSchema,
          async ({ password }) => {
            cookies = await staff.switchOffSecondFactor(
              requireStaff(context, 'change-own-sign-in'),
              password,
              sent,
            )
            return { done: 'The second factor is off.' }
          },
          options,
        )
      case 'change-password':
        return submit<typeof changeStaffPasswordSchema, OwnSignInAnswer>(
          form,
          changeStaffPasswordSchema,
          async (values) => {
            cookies = await staff.changePassword(requireStaff(context, 'change-own-sign-in'), values, sent)
            return { done: 'Your password is changed, and other devices are signed out.' }
          },
          options,
        )
      case 'end-others':
        return submit<typeof noFieldsSchema, OwnSignInAnswer>(
          form,
          noFieldsSchema,
          async () => {
            await staff.revokeOtherSessions(requireStaff(context, 'change-own-sign-in'))
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
  const uri = confirmSecondFactorSchema.shape.uri.safeParse(form.get('uri'))
  return uri.success ? { enrolment: enrolmentOf(uri.data) } : {}
}
