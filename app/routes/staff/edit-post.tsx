import { data } from 'react-router'
import { z } from 'zod'
import { AppError } from '#app/domain/errors.ts'
import { editorOfPost } from '#app/features/blog/admin/editor/editor-data.server.ts'
import { PostEditor } from '#app/features/blog/admin/editor/post-editor.tsx'
import { makePreviewLink, revokePreviewLink } from '#app/features/blog/admin/editor/preview-links.server.ts'
import { undoOfferAt } from '#app/features/blog/admin/posts/undo-change.server.ts'
import { UNDO_PARAM } from '#app/features/blog/admin/posts/undo-offer.ts'
import { postPageFor, requireOwnPost } from '#app/features/blog/admin/posts/own-posts.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireStaff, servicesOf } from '#app/http/context.server.ts'
import { submit } from '#app/http/form.server.ts'
import type { Route } from './+types/edit-post'

export const handle: RouteHandle = { access: 'staff' }
export const meta: Route.MetaFunction = () => [{ title: 'Edit Post | Mealwright staff' }]

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const staff = requireStaff(context, 'write-own-posts')
  const { db, site } = servicesOf(context)
  await postPageFor(db, staff, params.postId)
  const query = new URL(request.url).searchParams
  const restoring = Math.trunc(Number(query.get('version'))) || null
  const editor = await editorOfPost(db, staff, params.postId, { origin: site.origin, restoring })
  if (!editor) throw data(null, { status: 404 })
  const param = query.get(UNDO_PARAM)
  return { ...editor, offer: param === null ? null : await undoOfferAt(db, param) }
}

/** Makes the link for a preview, or takes it back; saving is at /blog-admin/posts/save. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = requireStaff(context, 'write-own-posts')
  const { db, log, site } = servicesOf(context)
  const LinkForm = z.object({ intent: z.enum(['make-link', 'revoke-link']) })
  return submit(
    request,
    LinkForm,
    async ({ intent }) => {
      const postId = z.uuid().safeParse(params.postId).data
      if (!postId) throw new AppError('not-found', 'This post has been deleted.')
      await requireOwnPost(db, staff, postId)
      if (intent === 'make-link') return { link: site.origin + (await makePreviewLink(db, postId)) }
      await revokePreviewLink(db, postId)
      return { link: null }
    },
    { fallback: 'The link could not be changed', log },
  )
}

export default function EditPost({ loaderData }: Route.ComponentProps) {
  const { offer, ...data } = loaderData
  return <PostEditor key={`${data.id} ${data.restored?.version ?? ''}`} data={data} offer={offer} />
}
