import { data, redirect } from 'react-router'
import { authorSchema } from '#app/domain/blog/taxonomy-forms.ts'
import { AuthorEditor } from '#app/features/blog/admin/taxonomies/author-editor.tsx'
import { updateAuthor } from '#app/features/blog/admin/taxonomies/save-author.server.ts'
import { savedOrFailed } from '#app/features/blog/admin/saved-or-failed.ts'
import { authorForStaff } from '#app/features/blog/admin/taxonomies/staff-authors.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireStaff, servicesOf } from '#app/http/context.server.ts'
import { submit } from '#app/http/form.server.ts'
import type { Route } from './+types/author-edit'

export const handle: RouteHandle = { access: 'staff' }
export const meta: Route.MetaFunction = () => [{ title: 'Edit author | Mealwright staff' }]

export async function loader({ context, params }: Route.LoaderArgs) {
  requireStaff(context)
  const { db, site } = servicesOf(context)
  const author = await authorForStaff(db, params.authorId)
  if (!author) throw data(null, { status: 404 })
  return { author, origin: site.origin }
}

/** update-blog-author. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const staff = requireStaff(context)
  const services = servicesOf(context)
  return submit(
    request,
    authorSchema,
    async (values) => {
      await updateAuthor(services, staff, { ...values, id: params.authorId })
      throw redirect('/blog-admin/authors')
    },
    { fallback: 'Failed to update blog author', log: services.log },
  )
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return savedOrFailed(serverAction, 'Failed to save author')
}

export default function StaffAuthorEdit({ loaderData, actionData }: Route.ComponentProps) {
  return <AuthorEditor key={loaderData.author.id} {...loaderData} faults={actionData} />
}
