import { data } from 'react-router'
import type { z } from 'zod'
import { addStaffSchema, oneStaffSchema, staffRankSchema } from '#app/domain/staff/staff-forms.ts'
import type { PeopleAnswer } from '#app/features/staff/people-page.tsx'
import { type Context, requireStaff, servicesOf } from '#app/http/context.server.ts'
import { submit, submitNothing, textIn } from '#app/http/form.server.ts'
import { readForm } from '#app/http/read-form.server.ts'

/** Adding, helping and removing staff, for owners; the field `intent` says which. */
export async function changeStaff(request: Request, context: Context) {
  const actor = requireStaff(context, 'change-staff')
  const { staff, log } = servicesOf(context)
  const form = await readForm(request)
  const intent = textIn(form, 'intent')
  const { headers } = request
  const options = { fallback: 'That did not work. Please try again.', log }
  const toOne = (command: (one: z.output<typeof oneStaffSchema>) => Promise<void>, done: string) =>
    submit<typeof oneStaffSchema, PeopleAnswer>(
      form,
      oneStaffSchema,
      async (one) => {
        await command(one)
        return { done }
      },
      options,
    )

  const run = async () => {
    switch (intent) {
      case 'add':
        return submit<typeof addStaffSchema, PeopleAnswer>(
          form,
          addStaffSchema,
          async (added) => {
            await staff.addStaff(actor, added, headers)
            return { done: `A link to choose a password is on its way to ${added.email}.` }
          },
          options,
        )
      case 'rank':
        return submit<typeof staffRankSchema, PeopleAnswer>(
          form,
          staffRankSchema,
          async (wanted) => {
            await staff.changeRank(actor, wanted, headers)
            return { done: 'The rank is changed, and they are told by email.' }
          },
          options,
        )
      case 'link':
        return toOne(
          (one) => staff.sendPasswordLink(actor, one, headers),
          'A link to choose a password is on its way to them.',
        )
      case 'end-sessions':
        return toOne(
          (one) => staff.endSessions(actor, one, headers),
          'Their sessions have ended, and they are told by email.',
        )
      case 'reset':
        return toOne(
          (one) => staff.resetSecondFactor(actor, one, headers),
          'The second factor is reset, and their sessions have ended. They are told by email.',
        )
      case 'remove':
        return toOne(
          (one) => staff.removeStaff(actor, one, headers),
          'The account is removed, and its sessions have ended. They are told by email.',
        )
      default:
        return submitNothing(form, log)
    }
  }
  const { data: result, init } = await run()
  return data({ intent, staffId: textIn(form, 'staffId'), result }, { status: init?.status ?? 200 })
}
