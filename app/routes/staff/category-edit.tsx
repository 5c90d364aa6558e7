import { data, redirect } from 'react-router'
import { categorySchema } from '#app/domain/blog/taxonomy-forms.ts'
import { CategoryEditor } from '#app/features/blog/admin/taxonomies/category-editor.tsx'
import { updateCategory } from '#app/features/blog/admin/taxonomies/save-category.server.ts'
import { savedOrFailed } from '#app/features/blog/admin/saved-or-failed.ts'
import {
  categoriesForStaff,
  categoryForStaff,
  possibleParents,
  postsToFeature,
} from '#app/features/blog/admin/taxonomies/staff-categories.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireStaff, servicesOf } from '#app/http/context.server.ts'
import { submit } from '#app/http/form.server.ts'
import type { Route } from './+types/category-edit'

export const handle: RouteHandle = { access: 'staff' }
export const meta: Route.MetaFunction = () => [{ title: 'Edit category | Mealwright staff' }]

export async function loader({ context, params }: Route.LoaderArgs) {
  requireStaff(context)
  const { db } = servicesOf(context)
  const category = await categoryForStaff(db, params.categoryId)
  if (!category) throw data(null, { status: 404 })
  const [all, posts] = await Promise.all([categoriesForStaff(db), postsToFeature(db, category)])
  return { category, parents: possibleParents(all, category.id), posts }
}

/** update-blog-category. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const staff = requireStaff(context)
  const services = servicesOf(context)
  return submit(
    request,
    categorySchema,
    async (values) => {
      await updateCategory(services, staff, { ...values, id: params.categoryId })
      throw redirect('/blog-admin/categories')
    },
    { fallback: 'Failed to update blog category', log: services.log },
  )
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return savedOrFailed(serverAction, 'Failed to save category')
}

export default function StaffCategoryEdit({ loaderData, actionData }: Route.ComponentProps) {
  return <CategoryEditor key={loaderData.category.id} {...loaderData} faults={actionData} />
}
