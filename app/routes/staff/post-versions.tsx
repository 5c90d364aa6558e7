import { data, redirect } from 'react-router'
import { z } from 'zod'
import { CONFIRMATIONS } from '#app/domain/blog/live-questions.ts'
import { AppError } from '#app/domain/errors.ts'
import { compareVersions, type Side } from '#app/features/blog/admin/posts/compare-versions.server.ts'
import { findAutosaves } from '#app/features/blog/admin/editor/autosaves.server.ts'
import { listVersions } from '#app/features/blog/admin/posts/post-versions.server.ts'
import { restoreVersion } from '#app/features/blog/admin/posts/restore-version.server.ts'
import { savedOrFailed } from '#app/features/blog/admin/saved-or-failed.ts'
import { withOffer } from '#app/features/blog/admin/posts/undo-offer.ts'
import { SCRIPTED } from '#app/features/staff/sign-in-form.tsx'
import { VersionsPage } from '#app/features/blog/admin/posts/versions-page.tsx'
import { findPostById } from '#app/features/blog/public/posts.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireStaff, servicesOf } from '#app/http/context.server.ts'
import { submit } from '#app/http/form.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import type { Route } from './+types/post-versions'

export const handle: RouteHandle = { access: 'staff' }
export const meta: Route.MetaFunction = () => [{ title: 'Versions | Mealwright staff' }]

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const staff = requireStaff(context)
  const { db } = servicesOf(context)
  const post = await findPostById(db, params.postId)
  if (!post) throw data(null, { status: 404 })
  const versions = await listVersions(db, post.id)
  const query = new URL(request.url).searchParams
  const newest = versions[0]?.version ?? 0
  const to = sideOf(query.get('to')) ?? newest
  const from = sideOf(query.get('from')) ?? versions[1]?.version ?? newest
  const [diffs, mine] = await Promise.all([
    compareVersions(db, staff, { postId: post.id, from, to, tabId: query.get('tab') }),
    findAutosaves(db, staff, post.id),
  ])
  return {
    postId: post.id,
    title: post.title,
    versions,
    from: String(from),
    to: String(to),
    diffs,
    hasMine: mine.length > 0,
  }
}

const restoreSchema = z.object({
  version: z.coerce.number().int().min(1),
  confirmed: z.enum(CONFIRMATIONS).default(''),
})

export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = requireStaff(context)
  const services = servicesOf(context)
  const form = await readForm(request)
  return submit(
    form,
    restoreSchema,
    async (values) => {
      const postId = z.uuid().safeParse(params.postId).data
      if (!postId) throw new AppError('not-found', 'This post has been deleted.')
      const { offer } = await restoreVersion(services, staff, { postId, ...values })
      if (form.has(SCRIPTED)) return { offer }
      const editor = `/blog-admin/posts/${postId}/edit`
      throw redirect(offer ? withOffer(editor, offer) : editor, 303)
    },
    { fallback: FAILED, log: services.log },
  )
}

const FAILED = 'Failed to update blog post'

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => savedOrFailed(serverAction, FAILED)

function sideOf(given: string | null): Side | null {
  if (given === 'mine') return 'mine'
  const version = Number(given)
  return Number.isInteger(version) && version > 0 ? version : null
}

export default function PostVersions({ loaderData, actionData }: Route.ComponentProps) {
  return <VersionsPage {...loaderData} result={actionData} />
}
