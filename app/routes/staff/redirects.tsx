import { z } from 'zod'
import { redirectSchema } from '#app/domain/blog/blog-forms.ts'
import { MAX_REDIRECT_BYTES, readRedirectList } from '#app/domain/blog/redirect-list.ts'
import { AppError } from '#app/domain/errors.ts'
import { plainWords } from '#app/domain/plain-words.ts'
import {
  addRedirect,
  addRedirects,
  listRedirects,
  removeRedirect,
} from '#app/features/blog/admin/pages/redirects.server.ts'
import { RedirectsPage } from '#app/features/blog/admin/pages/redirects-page.tsx'
import type { RouteHandle } from '#app/http/access.ts'
import { factsOf, requireStaff, servicesOf } from '#app/http/context.server.ts'
import { submit, submitNothing, textIn } from '#app/http/form.server.ts'
import { readOrLog } from '#app/features/staff/staff-reads.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { orOfflineResult } from '#app/features/page/offline-answer.ts'
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
  const form = await readForm(request, 'article')
  const options = { fallback: 'The redirect could not be saved', log: services.log }
  const intent = textIn(form, 'intent')
  if (intent === 'remove')
    return submit(
      form,
      redirectSchema.pick({ fromPath: true }),
      async ({ fromPath }) => {
        await removeRedirect(services, fromPath)
        return { kind: 'removed' as const, fromPath }
      },
      options,
    )
  const fixedPaths = await factsOf(context).fixedPaths()
  if (intent === 'add')
    return submit(
      form,
      redirectSchema,
      async (values) => ({ kind: 'added' as const, ...(await addRedirect(services, values, fixedPaths)) }),
      options,
    )
  if (intent !== 'list') return submitNothing(form, services.log)
  return submit(
    form,
    redirectListSchema,
    async (values) => {
      const { redirects, refused } = readRedirectList(await textOfList(values))
      const done = await addRedirects(services, redirects, fixedPaths)
      const all = [...refused, ...done.refused].toSorted((one, other) => one.line - other.line)
      return { kind: 'listed' as const, ...done, refused: all.slice(0, MOST_NAMED), refusedCount: all.length }
    },
    options,
  )
}

const MOST_NAMED = 50

const redirectListSchema = z.object({
  list: z.string().default(''),
  file: z.instanceof(File).optional(),
})

/** A chosen file goes before what was pasted. */
async function textOfList({ list, file }: z.output<typeof redirectListSchema>): Promise<string> {
  const isChosen = file !== undefined && file.size > 0
  if ((isChosen ? file.size : list.length) > MAX_REDIRECT_BYTES)
    throw new AppError('too-large', 'That list is larger than 1 MB. Add it in parts.', { field: 'list' })
  return isChosen ? plainWords(await file.text()) : list
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orOfflineResult(serverAction)

export default function StaffRedirects({ loaderData, actionData }: Route.ComponentProps) {
  return <RedirectsPage {...loaderData} result={actionData ?? null} />
}
