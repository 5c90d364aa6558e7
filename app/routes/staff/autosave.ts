import { redirect } from 'react-router'
import { autosaveDiscardSchema, autosaveSchema } from '#app/domain/blog/blog-forms.ts'
import {
  discardAutosave,
  keepAutosave,
  othersWriting,
} from '#app/features/blog/admin/editor/autosaves.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireStaff, servicesOf } from '#app/http/context.server.ts'
import { submit, submitNothing, textIn } from '#app/http/form.server.ts'
import { answerForm } from '#app/http/json.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import type { Route } from './+types/autosave'

export const handle: RouteHandle = { access: 'staff' }

export function loader() {
  throw redirect('/blog-admin/posts')
}

/** Keeps what somebody types, for this person alone, and says who else writes there; `intent=discard` forgets it. */
export async function action({ request, context }: Route.ActionArgs) {
  const staff = requireStaff(context, 'write-own-posts')
  const { db, log, now } = servicesOf(context)
  const form = await readForm(request, 'article')
  const options = { fallback: 'Your text could not be kept', log }
  const intent = textIn(form, 'intent')
  if (intent === 'discard') {
    const { data } = await submit(
      form,
      autosaveDiscardSchema,
      (values) => discardAutosave(db, staff, values),
      options,
    )
    return answerForm(request, form, data)
  }
  if (intent !== 'keep') return answerForm(request, form, (await submitNothing(form, log)).data)
  const { data } = await submit(
    form,
    autosaveSchema,
    async (values) => {
      await keepAutosave(db, staff, values, now())
      return { others: await othersWriting(db, staff, values.postKey, now()) }
    },
    options,
  )
  return answerForm(request, form, data)
}
