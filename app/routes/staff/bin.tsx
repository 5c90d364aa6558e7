import { z } from 'zod'
import { CONFIRMATIONS } from '#app/domain/blog/live-questions.ts'
import { AppError } from '#app/domain/errors.ts'
import { BinPage, FROM_ROW } from '#app/features/blog/admin/bin/bin-page.tsx'
import { BIN_KINDS, type BinKind } from '#app/features/blog/admin/bin/bin.ts'
import { purgeKept } from '#app/features/blog/admin/bin/kept-rows.server.ts'
import { purgePicture, restorePicture } from '#app/features/blog/admin/bin/picture-bin.server.ts'
import { restoreAuthor, restoreCategory } from '#app/features/blog/admin/bin/taxonomy-bin.server.ts'
import type { Services } from '#app/features/services.ts'
import type { Staff } from '#app/features/staff/staff.ts'
import { listBin } from '#app/features/blog/admin/bin/bin.server.ts'
import { purgePage, restoreDeletedPage } from '#app/features/blog/admin/bin/page-bin.server.ts'
import { purgePost, restoreDeletedPost } from '#app/features/blog/admin/bin/post-bin.server.ts'
import { savedOrFailed } from '#app/features/blog/admin/saved-or-failed.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireStaff, servicesOf } from '#app/http/context.server.ts'
import { submit } from '#app/http/form.server.ts'
import { readOrLog } from '#app/features/staff/staff-reads.server.ts'
import { showToast } from '#app/ui/toasts.ts'
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
  kind: z.enum(BIN_KINDS),
  intent: z.enum(['restore', 'purge']),
  confirmed: z.enum(CONFIRMATIONS).default(''),
})

type BinCommands = {
  restore: (services: Services, staff: Staff, id: string) => Promise<{ text: string }>
  purge: (services: Services, staff: Staff, id: string) => Promise<void>
}

const COMMANDS: Readonly<Record<BinKind, BinCommands>> = {
  post: { restore: restoreDeletedPost, purge: purgePost },
  page: { restore: restoreDeletedPage, purge: purgePage },
  author: {
    restore: restoreAuthor,
    purge: ({ db, now }, staff, id) => purgeKept(db, staff, { id, kind: 'author', at: now() }),
  },
  category: {
    restore: restoreCategory,
    purge: ({ db, now }, staff, id) => purgeKept(db, staff, { id, kind: 'category', at: now() }),
  },
  picture: { restore: restorePicture, purge: purgePicture },
}

export async function action({ request, context }: Route.ActionArgs) {
  const staff = requireStaff(context)
  const services = servicesOf(context)
  return submit(
    request,
    binSchema,
    async ({ id, kind, intent, confirmed }) => {
      if (intent === 'restore') return COMMANDS[kind].restore(services, staff, id)
      if (confirmed === '')
        throw new AppError('unconfirmed', 'Deleting for good cannot be taken back. Confirm it first.')
      await COMMANDS[kind].purge(services, staff, id)
      return { text: 'Deleted for good.' }
    },
    { fallback: 'The bin could not be changed', log: services.log },
  )
}

/** Says what a row's form did: by the time the bin is read again, the row may be gone. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  const answer = await savedOrFailed(
    serverAction,
    'The bin could not be changed. Check your connection and try again.',
  )
  if (form.has(FROM_ROW) && 'ok' in answer && answer.ok) showToast(answer.value.text, { takesFocus: true })
  return answer
}

export default function StaffBin({ loaderData, actionData }: Route.ComponentProps) {
  return <BinPage {...loaderData} result={actionData} />
}
