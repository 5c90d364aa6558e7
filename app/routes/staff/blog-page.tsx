import { data, redirect } from 'react-router'
import { z } from 'zod'
import { blogPageSchema } from '#app/domain/blog/blog-forms.ts'
import { CONFIRMATIONS } from '#app/domain/blog/live-questions.ts'
import { AppError } from '#app/domain/errors.ts'
import { BlogPageEditor } from '#app/features/blog/admin/pages/blog-page-editor.tsx'
import { findBlogPageById, saveBlogPage } from '#app/features/blog/admin/pages/blog-pages.server.ts'
import { deleteBlogPage } from '#app/features/blog/admin/bin/page-bin.server.ts'
import { categoryChoices } from '#app/features/blog/admin/taxonomies/category-choices.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireStaff, servicesOf } from '#app/http/context.server.ts'
import { submit, submitNothing, textIn } from '#app/http/form.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { orOfflineResult } from '#app/features/page/offline-answer.ts'
import type { Route } from './+types/blog-page'

export const handle: RouteHandle = { access: 'staff' }
export const meta: Route.MetaFunction = ({ params }) => [
  { title: `${params.pageId ? 'Edit Page' : 'New Page'} | Mealwright staff` },
]

/** One module for a new page and one that is there. */
export async function loader({ params, context }: Route.LoaderArgs) {
  requireStaff(context)
  const { db } = servicesOf(context)
  const page = params.pageId ? await findBlogPageById(db, params.pageId) : null
  if (params.pageId && !page) throw data(null, { status: 404 })
  return { page, categories: await categoryChoices(db) }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = requireStaff(context)
  const services = servicesOf(context)
  const form = await readForm(request, 'article')
  const options = { fallback: 'Failed to save page', log: services.log }
  const { pageId } = params
  const intent = textIn(form, 'intent')
  if (pageId && intent === 'delete')
    return submit(
      form,
      z.object({ confirmed: z.enum(CONFIRMATIONS).default('') }),
      async ({ confirmed }) => {
        if (confirmed === '')
          throw new AppError('unconfirmed', 'The page goes offline and to the bin. Confirm it first.')
        await deleteBlogPage(services, staff, pageId)
        throw redirect(`/blog-admin/pages?deleted=${pageId}`)
      },
      options,
    )
  if (intent !== 'save') return submitNothing(form, services.log)
  return submit(
    form,
    blogPageSchema,
    async (values) => {
      await saveBlogPage(services, { ...values, id: params.pageId ?? null })
      throw redirect('/blog-admin/pages')
    },
    options,
  )
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orOfflineResult(serverAction)

export default function StaffBlogPage({ loaderData, actionData }: Route.ComponentProps) {
  const refusal = actionData && !actionData.ok ? actionData : null
  return <BlogPageEditor key={loaderData.page?.id ?? 'new'} {...loaderData} refusal={refusal} />
}
