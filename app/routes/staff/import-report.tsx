import { data, redirect } from 'react-router'
import { importBlog } from '#app/features/blog/admin/moving/import-jobs.server.ts'
import { ImportReport } from '#app/features/blog/admin/moving/import-report.tsx'
import { dropImport, findImport, startImport } from '#app/features/blog/admin/moving/imports.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireStaff, servicesOf } from '#app/http/context.server.ts'
import { noFieldsSchema, submit, submitNothing, textIn } from '#app/http/form.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { orOfflineResult } from '#app/features/page/offline-answer.ts'
import type { Route } from './+types/import-report'

export const handle: RouteHandle = { access: 'staff' }
export const meta: Route.MetaFunction = () => [{ title: 'Import | Mealwright staff' }]

export async function loader({ params, context }: Route.LoaderArgs) {
  requireStaff(context, 'move-blog')
  const found = await findImport(servicesOf(context).db, params.importId)
  if (!found) throw data(null, { status: 404 })
  const { fileName, status, plan, refusal, result, options, fileKey } = found
  return {
    fileName,
    status,
    plan,
    refusal,
    result,
    fetchesPictures: options.fetchesPictures,
    hasFile: fileKey !== null,
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = requireStaff(context, 'move-blog')
  const { db, files, jobs, log, now } = servicesOf(context)
  const form = await readForm(request)
  const options = { fallback: 'That did not work. Please try again.', log }
  const { importId } = params
  switch (textIn(form, 'intent')) {
    case 'start':
      return submit(
        form,
        noFieldsSchema,
        () =>
          startImport(
            { db, now, enqueue: (id, tx) => jobs.enqueue(importBlog, { importId: id }, { key: id, tx }) },
            staff,
            importId,
          ),
        options,
      )
    case 'drop':
      return submit(
        form,
        noFieldsSchema,
        async () => {
          await dropImport({ db, files }, importId)
          throw redirect('/blog-admin/import', 303)
        },
        options,
      )
    default:
      return submitNothing(form, log)
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orOfflineResult(serverAction)

export default function StaffImportReport({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportReport {...loaderData} failure={actionData && !actionData.ok ? actionData.message : null} />
}
