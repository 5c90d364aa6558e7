import { data, redirect } from 'react-router'
import { BlogPageForm } from '#app/domain/blog/blog-forms.ts'
import { BlogPageEditor } from '#app/features/blog-admin/blog-page-editor.tsx'
import {
  deleteBlogPage,
  findBlogPageById,
  saveBlogPage,
} from '#app/features/blog-admin/blog-page-desk.server.ts'
import { categoryChoices } from '#app/features/blog-admin/category-choices.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireStaff, servicesOf } from '#app/http/context.server.ts'
import { refusalOf, submit } from '#app/http/form.server.ts'
import type { Route } from './+types/staff-blog-page'

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
  requireStaff(context)
  const services = servicesOf(context)
  const form = await request.formData()
  const options = { fallback: 'Failed to save page', log: services.log }
  if (params.pageId && form.get('intent') === 'delete') {
    try {
      await deleteBlogPage(services, params.pageId)
    } catch (error) {
      return data(refusalOf(error, options), { status: 422 })
    }
    throw redirect('/blog-admin/pages')
  }
  return submit(
    form,
    BlogPageForm,
    async (values) => {
      await saveBlogPage(services, { ...values, id: params.pageId ?? null })
      throw redirect('/blog-admin/pages')
    },
    options,
  )
}

export default function StaffBlogPage({ loaderData, actionData }: Route.ComponentProps) {
  const refusal = actionData && !actionData.ok ? actionData : null
  return <BlogPageEditor key={loaderData.page?.id ?? 'new'} {...loaderData} refusal={refusal} />
}
