import { z } from 'zod'
import { CONFIRMATIONS } from '#app/domain/blog/live-questions.ts'
import { AppError } from '#app/domain/errors.ts'
import { BinPage } from '#app/features/blog/admin/bin/bin-page.tsx'
import { listBin } from '#app/features/blog/admin/bin/bin.server.ts'
import { purgePage, restoreDeletedPage } from '#app/features/blog/admin/bin/page-bin.server.ts'
import { purgePost, restoreDeletedPost } from '#app/features/blog/admin/bin/post-bin.server.ts'
import { savedOrFailed } from '#app/features/blog/admin/saved-or-failed.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireStaff, servicesOf } from '#app/http/context.server.ts'
import { submit } from '#app/http/form.server.ts'
import { readOrLog } from '#app/features/staff/staff-reads.server.ts'
import type { Route } from './+types/bin'

export const handle: RouteHandle = { access: 'staff' }
export const meta: Route.MetaFunction = () => [{ title: 'Bin | Mealwright staff' }]

export async function loader({ request, context }: Route.LoaderArgs) {
  requireStaff(context)
  const { db, log } = servicesOf(context)
  const page = Math.max(1, Math.trunc(Number(new URL(request.url).searchParams.get('page'))) || 1)
  return { bin: await readOrLog(log, 'Failed to fetch the bin', listBin(db, page)) }
}

const binSchema = z.object({
  id: z.uuid(),
  kind: z.enum(['post', 'page']),
  intent: z.enum(['restore', 'purge']),
  confirmed: z.enum(CONFIRMATIONS).default(''),
})

export async function action({ request, context }: Route.ActionArgs) {
  const staff = requireStaff(context)
  const services = servicesOf(context)
  return submit(
    request,
    binSchema,
    async ({ id, kind, intent, confirmed }) => {
      if (intent === 'restore')
        return kind === 'post'
          ? restoreDeletedPost(services, staff, id)
          : restoreDeletedPage(services, staff, id)
      if (confirmed === '')
        throw new AppError('unconfirmed', 'Deleting for good cannot be taken back. Confirm it first.')
      await (kind === 'post' ? purgePost(services, staff, id) : purgePage(services, staff, id))
      return { text: 'Deleted for good.' }
    },
    { fallback: 'The bin could not be changed', log: services.log },
  )
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return savedOrFailed(serverAction, 'The bin could not be changed. Check your connection and try again.')
}

export default function StaffBin({ loaderData, actionData }: Route.ComponentProps) {
  return <BinPage {...loaderData} result={actionData} />
}
