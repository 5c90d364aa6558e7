import { redirect } from 'react-router'
import { categorySchema } from '#app/domain/blog/taxonomy-forms.ts'
import { CategoryEditor } from '#app/features/blog/admin/taxonomies/category-editor.tsx'
import { createCategory } from '#app/features/blog/admin/taxonomies/save-category.server.ts'
import { savedOrFailed } from '#app/features/blog/admin/saved-or-failed.ts'
import {
  categoriesForStaff,
  possibleParents,
} from '#app/features/blog/admin/taxonomies/staff-categories.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireStaff, servicesOf } from '#app/http/context.server.ts'
import { submit } from '#app/http/form.server.ts'
import type { Route } from './+types/category-new'

export const handle: RouteHandle = { access: 'staff' }
export const meta: Route.MetaFunction = () => [{ title: 'New category | Mealwright staff' }]

export async function loader({ context }: Route.LoaderArgs) {
  requireStaff(context)
  return { parents: possibleParents(await categoriesForStaff(servicesOf(context).db), null) }
}

/** create-blog-category. */
export async function action({ request, context }: Route.ActionArgs) {
  const staff = requireStaff(context)
  const services = servicesOf(context)
  return submit(
    request,
    categorySchema,
    async (values) => {
      await createCategory(services, staff, values)
      throw redirect('/blog-admin/categories')
    },
    { fallback: 'Failed to create blog category', log: services.log },
  )
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return savedOrFailed(serverAction, 'Failed to save category')
}

export default function StaffCategoryNew({ loaderData, actionData }: Route.ComponentProps) {
  return <CategoryEditor category={null} parents={loaderData.parents} posts={[]} faults={actionData} />
}
