import { redirect } from 'react-router'
import { postSchema, type PostValues } from '#app/domain/blog/blog-forms.ts'
import { refuseFixedPaths } from '#app/features/blog/admin/posts/post-redirects.server.ts'
import { savePost } from '#app/features/blog/admin/posts/save-post.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { factsOf, requireStaff, servicesOf } from '#app/http/context.server.ts'
import { submit, textIn } from '#app/http/form.server.ts'
import { answerForm } from '#app/http/json.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import type { Route } from './+types/save-post'

export const handle: RouteHandle = { access: 'staff' }

export function loader() {
  throw redirect('/blog-admin/posts')
}

/** Saves what the editor sends: JSON for its script, the way back to the list for a plain form. */
export async function action({ request, context }: Route.ActionArgs) {
  const staff = requireStaff(context, 'write-own-posts')
  const services = servicesOf(context)
  const form = await readForm(request, 'article')
  const isNew = textIn(form, 'version') === '0'
  const save = async (values: PostValues) => {
    refuseFixedPaths(values.redirectFrom, await factsOf(context).fixedPaths())
    return savePost(services, staff, values)
  }
  const { data } = await submit(form, postSchema, save, {
    fallback: isNew ? 'Failed to create blog post' : 'Failed to update blog post',
    log: services.log,
  })
  return answerForm(request, form, data)
}
