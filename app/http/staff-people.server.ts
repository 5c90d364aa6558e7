import { data } from 'react-router'
import { z } from 'zod'
import { AppError } from '#app/domain/errors.ts'
import { AddStaffForm, OneStaffForm, StaffLinkForm } from '#app/domain/staff/staff-forms.ts'
import type { PeopleAnswer } from '#app/features/staff/people-page.tsx'
import { type Context, requireStaff, servicesOf } from './context.server.ts'
import { submit, valuesOf } from './form.server.ts'

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Adding, helping and removing staff; the field `intent` says which. */
export async function changeStaff(request: Request, context: Context) {
  const actor = requireStaff(context)
  const { staff, log } = servicesOf(context)
  const form = await request.formData()
  const values = valuesOf(form)
  const intent = textOf(values['intent'])
  const { headers } = request
  const options = { fallback: 'That did not work. Please try again.', log }

  const run = async () => {
    switch (intent) {
      case 'add':
        return submit<typeof AddStaffForm, PeopleAnswer>(
          form,
          AddStaffForm,
          async (added) => ({ link: await staff.addStaff(actor, added, headers) }),
          options,
        )
      case 'link':
        return submit<typeof StaffLinkForm, PeopleAnswer>(
          form,
          StaffLinkForm,
          async (wanted) => ({ link: await staff.sendPasswordLink(actor, wanted, headers) }),
          options,
        )
      case 'reset':
        return submit<typeof OneStaffForm, PeopleAnswer>(
          form,
          OneStaffForm,
          async (one) => {
            await staff.resetSecondFactor(actor, one, headers)
            return { done: 'The second factor is reset, and their sessions have ended.' }
          },
          options,
        )
      case 'remove':
        return submit<typeof OneStaffForm, PeopleAnswer>(
          form,
          OneStaffForm,
          async (one) => {
            await staff.removeStaff(actor, one, headers)
            return { done: 'The account is removed, and its sessions have ended.' }
          },
          options,
        )
      default:
        return submit<typeof NoFields, PeopleAnswer>(
          form,
          NoFields,
          () => {
            throw new AppError('invalid-input', 'There is nothing to do.')
          },
          options,
        )
    }
  }
  const { data: result, init } = await run()
  return data({ intent, staffId: textOf(values['staffId']), result }, { status: init?.status ?? 200 })
}

const NoFields = z.object({})
