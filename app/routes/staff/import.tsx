import { data, redirect } from 'react-router'
import { z } from 'zod'
import { ImportPage } from '#app/features/blog/admin/moving/import-page.tsx'
import { readBlogImport } from '#app/features/blog/admin/moving/import-jobs.server.ts'
import { beginImport, listImports } from '#app/features/blog/admin/moving/imports.server.ts'
import { takeUploadPlace } from '#app/features/recipes/saved/read-import.server.ts'
import { readOrLog } from '#app/features/staff/staff-reads.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { factsOf, requireStaff, servicesOf } from '#app/http/context.server.ts'
import { submit } from '#app/http/form.server.ts'
import { orOfflineResult } from '#app/features/page/offline-answer.ts'
import type { Route } from './+types/import'

export const handle: RouteHandle = { access: 'staff' }
export const meta: Route.MetaFunction = () => [{ title: 'Import and export | Mealwright staff' }]

export async function loader({ context }: Route.LoaderArgs) {
  requireStaff(context, 'move-blog')
  const { db, log, webPages } = servicesOf(context)
  const imports = await readOrLog(log, 'Failed to fetch imports', listImports(db))
  return { imports, canFetch: webPages !== null }
}

const uploadSchema = z.object({
  file: z.unknown().optional(),
  site: z
    .string()
    .default('')
    .transform((typed, context) => {
      if (typed.trim() === '') return null
      const url = URL.parse(/^https?:\/\//i.test(typed.trim()) ? typed.trim() : `https://${typed.trim()}`)
      if (url?.hostname.includes('.')) return url.origin + url.pathname.replace(/\/+$/, '')
      context.addIssue({
        code: 'custom',
        message: 'Write the address of the old site, such as https://example.org',
      })
      return z.NEVER
    }),
  fetch: z.string().optional(),
})

export async function action({ request, context }: Route.ActionArgs) {
  const staff = requireStaff(context, 'move-blog')
  const services = servicesOf(context)
  let leave = () => {}
  try {
    const answer = await submit(
      request,
      uploadSchema,
      async ({ file, site, fetch }) => {
        const upload = { file, site, fetchesPictures: fetch !== undefined }
        const { db, files, jobs, now } = services
        const fixedPaths = await factsOf(context).fixedPaths()
        const id = await beginImport(
          {
            db,
            files,
            now,
            enqueue: (importId, tx) => jobs.enqueue(readBlogImport, { importId }, { key: importId, tx }),
          },
          staff,
          upload,
          fixedPaths,
        )
        throw redirect(`/blog-admin/import/${id}`, 303)
      },
      {
        fallback: 'The file could not be read. Please try again.',
        log: services.log,
        size: 'archive',
        allow: () => {
          const length = request.headers.get('content-length')
          leave = takeUploadPlace(length === null ? null : Number(length))
        },
      },
    )
    return data(answer.data, { status: answer.init?.status ?? 200 })
  } finally {
    leave()
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orOfflineResult(serverAction)

export default function StaffImport({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportPage {...loaderData} refusal={actionData && !actionData.ok ? actionData : null} />
}
