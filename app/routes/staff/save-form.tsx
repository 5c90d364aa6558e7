import { data, Link, redirect } from 'react-router'
import { postSchema, type PostValues } from '#app/domain/blog/blog-forms.ts'
import { SaveFormPage } from '#app/features/blog/admin/posts/save-form-page.tsx'
import { refuseFixedPaths } from '#app/features/blog/admin/posts/post-redirects.server.ts'
import { savePost } from '#app/features/blog/admin/posts/save-post.server.ts'
import { withOffer } from '#app/features/blog/admin/posts/undo-offer.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { factsOf, requireStaff, servicesOf } from '#app/http/context.server.ts'
import { submit, textIn } from '#app/http/form.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import type { Route } from './+types/save-form'

export const handle: RouteHandle = { access: 'staff' }
export const meta: Route.MetaFunction = () => [{ title: 'Save post | Mealwright staff' }]

/** Saves the editor's form sent without scripts; a question or refusal is a page that keeps the sent fields. */
export async function action({ request, context }: Route.ActionArgs) {
  const staff = requireStaff(context, 'write-own-posts')
  const services = servicesOf(context)
  const form = await readForm(request, 'article')
  const isNew = textIn(form, 'version') === '0'
  const save = async (values: PostValues) => {
    refuseFixedPaths(values.redirectFrom, await factsOf(context).fixedPaths())
    return savePost(services, staff, values)
  }
  const answer = await submit(form, postSchema, save, {
    fallback: isNew ? 'Failed to create blog post' : 'Failed to update blog post',
    log: services.log,
  })
  if (answer.data.ok) {
    const { offer } = answer.data.value
    throw redirect(offer ? withOffer('/blog-admin/posts', offer) : '/blog-admin/posts', 303)
  }
  const sent = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [{ name, value }] : []))
  return data({ refusal: answer.data, sent }, { status: answer.init?.status ?? 422 })
}

export default function SaveForm({ actionData }: Route.ComponentProps) {
  if (actionData) return <SaveFormPage {...actionData} />
  return (
    <>
      <h1>Save post</h1>
      <p>
        Nothing was sent to be saved. <Link to="/blog-admin/posts">Go to the posts</Link>
      </p>
    </>
  )
}
