import { redirect } from 'react-router'
import { AutosaveDiscardForm, AutosaveForm } from '#app/domain/blog/blog-forms.ts'
import { discardAutosave, keepAutosave } from '#app/features/blog-admin/autosaves.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireStaff, servicesOf } from '#app/http/context.server.ts'
import { submit } from '#app/http/form.server.ts'
import { answerForm } from '#app/http/json.server.ts'
import type { Route } from './+types/staff-autosave'

export const handle: RouteHandle = { access: 'staff' }

export function loader() {
  throw redirect('/blog-admin/posts')
}

/** Keeps what somebody types, for this person alone; `intent=discard` forgets it. */
export async function action({ request, context }: Route.ActionArgs) {
  const staff = requireStaff(context)
  const { db, log, now } = servicesOf(context)
  const form = await request.formData()
  const options = { fallback: 'Your text could not be kept', log }
  if (form.get('intent') === 'discard') {
    const { data } = await submit(
      form,
      AutosaveDiscardForm,
      (values) => discardAutosave(db, staff, values),
      options,
    )
    return answerForm(request, form, data)
  }
  const { data } = await submit(
    form,
    AutosaveForm,
    (values) => keepAutosave(db, staff, values, now()),
    options,
  )
  return answerForm(request, form, data)
}
