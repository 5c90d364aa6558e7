import { redirect } from 'react-router'
import { z } from 'zod'
import { undoChange } from '#app/features/blog/admin/posts/undo-change.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireStaff, servicesOf } from '#app/http/context.server.ts'
import { submit } from '#app/http/form.server.ts'
import { answerForm } from '#app/http/json.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import type { Route } from './+types/undo'

export const handle: RouteHandle = { access: 'staff' }

export function loader() {
  throw redirect('/blog-admin/posts')
}

const undoSchema = z.object({ postId: z.uuid(), version: z.coerce.number().int().min(0) })

/** Takes the last change of a post, or its deletion, back: JSON for a script, the way back for a plain form. */
export async function action({ request, context }: Route.ActionArgs) {
  const staff = requireStaff(context, 'write-own-posts')
  const services = servicesOf(context)
  const form = await readForm(request)
  const { data } = await submit(form, undoSchema, (values) => undoChange(services, staff, values), {
    fallback: 'It could not be undone. Nothing has changed.',
    log: services.log,
  })
  return answerForm(request, form, data)
}
