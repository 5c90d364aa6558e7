import { redirect } from 'react-router'
import { authorSchema } from '#app/domain/blog/taxonomy-forms.ts'
import { AuthorEditor } from '#app/features/blog/admin/taxonomies/author-editor.tsx'
import { createAuthor } from '#app/features/blog/admin/taxonomies/save-author.server.ts'
import { savedOrFailed } from '#app/features/blog/admin/saved-or-failed.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireStaff, servicesOf } from '#app/http/context.server.ts'
import { submit } from '#app/http/form.server.ts'
import type { Route } from './+types/author-new'

export const handle: RouteHandle = { access: 'staff' }
export const meta: Route.MetaFunction = () => [{ title: 'New author | Mealwright staff' }]

export function loader({ context }: Route.LoaderArgs) {
  requireStaff(context)
  return { origin: servicesOf(context).site.origin }
}

/** create-blog-author. */
export async function action({ request, context }: Route.ActionArgs) {
  const staff = requireStaff(context)
  const services = servicesOf(context)
  return submit(
    request,
    authorSchema,
    async (values) => {
      await createAuthor(services, staff, values)
      throw redirect('/blog-admin/authors')
    },
    { fallback: 'Failed to create blog author', log: services.log },
  )
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return savedOrFailed(serverAction, 'Failed to save author')
}

export default function StaffAuthorNew({ loaderData, actionData }: Route.ComponentProps) {
  return <AuthorEditor author={null} origin={loaderData.origin} faults={actionData} />
}
