import { data, redirect } from 'react-router'
import { deleteTaxonomySchema } from '#app/domain/blog/taxonomy-forms.ts'
import { DeleteTaxonomy } from '#app/features/blog/admin/taxonomies/delete-taxonomy.tsx'
import { deleteAuthor } from '#app/features/blog/admin/taxonomies/save-author.server.ts'
import { savedOrFailed } from '#app/features/blog/admin/saved-or-failed.ts'
import {
  authorForStaff,
  authorsForStaff,
  postsOf,
} from '#app/features/blog/admin/taxonomies/staff-authors.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireStaff, servicesOf } from '#app/http/context.server.ts'
import { submit } from '#app/http/form.server.ts'
import type { Route } from './+types/author-delete'

export const handle: RouteHandle = { access: 'staff' }
export const meta: Route.MetaFunction = () => [{ title: 'Delete author | Mealwright staff' }]

export async function loader({ context, params }: Route.LoaderArgs) {
  requireStaff(context)
  const { db } = servicesOf(context)
  const author = await authorForStaff(db, params.authorId)
  if (!author) throw data(null, { status: 404 })
  const [posts, authors] = await Promise.all([postsOf(db, { authorId: author.id }), authorsForStaff(db)])
  const others = authors.flatMap(({ id, name }) => (id === author.id ? [] : [{ id, name }]))
  return { name: author.name, posts, others }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const staff = requireStaff(context)
  const services = servicesOf(context)
  return submit(
    request,
    deleteTaxonomySchema,
    async ({ moveTo }) => {
      await deleteAuthor(services, staff, { id: params.authorId, moveTo })
      throw redirect(`/blog-admin/authors?deleted=${params.authorId}`)
    },
    { fallback: 'Failed to delete blog author', log: services.log },
  )
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return savedOrFailed(serverAction, 'Failed to delete blog author')
}

export default function StaffAuthorDelete({ loaderData, actionData }: Route.ComponentProps) {
  return <DeleteTaxonomy what="author" {...loaderData} faults={actionData} />
}
