import { redirectSchema } from '#app/domain/blog/blog-forms.ts'
import {
  addRedirect,
  listRedirects,
  removeRedirect,
} from '#app/features/blog/admin/pages/redirects.server.ts'
import { RedirectsPage } from '#app/features/blog/admin/pages/redirects-page.tsx'
import type { RouteHandle } from '#app/http/access.ts'
import { requireStaff, servicesOf } from '#app/http/context.server.ts'
import { submit, submitNothing, textIn } from '#app/http/form.server.ts'
import { readOrLog } from '#app/features/staff/staff-reads.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import type { Route } from './+types/redirects'

export const handle: RouteHandle = { access: 'staff' }
export const meta: Route.MetaFunction = () => [{ title: 'Redirects | Mealwright staff' }]

export async function loader({ request, context }: Route.LoaderArgs) {
  requireStaff(context)
  const { db, log } = servicesOf(context)
  const query = new URL(request.url).searchParams
  const search = (query.get('q') ?? '').slice(0, 100)
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1)
  const list = await readOrLog(log, 'Failed to fetch redirects', listRedirects(db, { search, page }))
  return { search, list }
}

export async function action({ request, context }: Route.ActionArgs) {
  requireStaff(context)
  const services = servicesOf(context)
  const form = await readForm(request)
  const options = { fallback: 'The redirect could not be saved', log: services.log }
  const intent = textIn(form, 'intent')
  if (intent === 'remove')
    return submit(
      form,
      redirectSchema.pick({ fromPath: true }),
      async ({ fromPath }) => {
        await removeRedirect(services, fromPath)
        return { fromPath, toPath: null }
      },
      options,
    )
  if (intent !== 'add') return submitNothing(form, services.log)
  return submit(form, redirectSchema, (values) => addRedirect(services, values), options)
}

export default function StaffRedirects({ loaderData, actionData }: Route.ComponentProps) {
  return <RedirectsPage {...loaderData} result={actionData ?? null} />
}
