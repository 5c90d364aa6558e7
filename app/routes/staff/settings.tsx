import { blogSettingsSchema } from '#app/domain/blog/taxonomy-forms.ts'
import { blogHomeSettings } from '#app/features/blog/public/blog-pages.server.ts'
import { BlogHeadForm } from '#app/features/blog/admin/pages/blog-head-form.tsx'
import { saveBlogSettings } from '#app/features/blog/admin/pages/blog-head.server.ts'
import { savedOrFailed } from '#app/features/blog/admin/saved-or-failed.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireStaff, servicesOf } from '#app/http/context.server.ts'
import { submit } from '#app/http/form.server.ts'
import type { Route } from './+types/settings'

export const handle: RouteHandle = { access: 'staff' }
export const meta: Route.MetaFunction = () => [{ title: 'Blog settings | Mealwright staff' }]

export async function loader({ context }: Route.LoaderArgs) {
  requireStaff(context, 'change-settings')
  return { settings: await blogHomeSettings(servicesOf(context).db) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const staff = requireStaff(context, 'change-settings')
  const services = servicesOf(context)
  return submit(
    request,
    blogSettingsSchema,
    async (values) => {
      await saveBlogSettings(services, staff, values)
      return null
    },
    { fallback: 'Failed to save the settings', log: services.log },
  )
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return savedOrFailed(serverAction, 'Failed to save the settings')
}

export default function StaffSettings({ loaderData, actionData }: Route.ComponentProps) {
  return <BlogHeadForm settings={loaderData.settings} faults={actionData} />
}
