import { redirect } from 'react-router'
import { previewSchema } from '#app/domain/blog/blog-forms.ts'
import { previewArticle } from '#app/features/blog/admin/editor/preview-article.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireStaff, servicesOf } from '#app/http/context.server.ts'
import { submit } from '#app/http/form.server.ts'
import { answerForm } from '#app/http/json.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import type { Route } from './+types/preview-article'

export const handle: RouteHandle = { access: 'staff' }

export function loader() {
  throw redirect('/blog-admin/posts')
}

/** What a text looks like to readers, and what is odd about it. */
export async function action({ request, context }: Route.ActionArgs) {
  requireStaff(context, 'write-own-posts')
  const { db, log } = servicesOf(context)
  const form = await readForm(request, 'article')
  const { data } = await submit(form, previewSchema, (values) => previewArticle(db, values), {
    fallback: 'No preview could be made',
    log,
  })
  return answerForm(request, form, data)
}
