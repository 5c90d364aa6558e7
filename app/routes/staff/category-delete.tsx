import { data, redirect } from 'react-router'
import { deleteTaxonomySchema } from '#app/domain/blog/taxonomy-forms.ts'
import { DeleteTaxonomy } from '#app/features/blog/admin/taxonomies/delete-taxonomy.tsx'
import { deleteCategory } from '#app/features/blog/admin/taxonomies/save-category.server.ts'
import { savedOrFailed } from '#app/features/blog/admin/saved-or-failed.ts'
import { postsOf } from '#app/features/blog/admin/taxonomies/staff-authors.server.ts'
import {
  categoriesForStaff,
  categoryForStaff,
} from '#app/features/blog/admin/taxonomies/staff-categories.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireStaff, servicesOf } from '#app/http/context.server.ts'
import { submit } from '#app/http/form.server.ts'
import type { Route } from './+types/category-delete'

export const handle: RouteHandle = { access: 'staff' }
export const meta: Route.MetaFunction = () => [{ title: 'Delete category | Mealwright staff' }]

export async function loader({ context, params }: Route.LoaderArgs) {
  requireStaff(context)
  const { db } = servicesOf(context)
  const category = await categoryForStaff(db, params.categoryId)
  if (!category) throw data(null, { status: 404 })
  const [posts, all] = await Promise.all([postsOf(db, { categoryId: category.id }), categoriesForStaff(db)])
  const others = all.flatMap(({ id, name }) => (id === category.id ? [] : [{ id, name }]))
  const below = all.filter(({ parentCategoryId }) => parentCategoryId === category.id).length
  return { name: category.name, posts, others, note: noteOf(below) }
}

function noteOf(below: number): string | null {
  if (below === 0) return null
  return below === 1 ? 'The category below it moves up.' : `The ${below} categories below it move up.`
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const staff = requireStaff(context)
  const services = servicesOf(context)
  return submit(
    request,
    deleteTaxonomySchema,
    async ({ moveTo }) => {
      await deleteCategory(services, staff, { id: params.categoryId, moveTo })
      throw redirect(`/blog-admin/categories?deleted=${params.categoryId}`)
    },
    { fallback: 'Failed to delete blog category', log: services.log },
  )
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return savedOrFailed(serverAction, 'Failed to delete blog category')
}

export default function StaffCategoryDelete({ loaderData, actionData }: Route.ComponentProps) {
  return <DeleteTaxonomy what="category" {...loaderData} faults={actionData} />
}
