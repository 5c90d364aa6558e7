import { data, redirect } from 'react-router'
import { z } from 'zod'
import { AppError } from '#app/domain/errors.ts'
import { editorOfPost } from '#app/features/blog/admin/editor/editor-data.server.ts'
import { PostEditor } from '#app/features/blog/admin/editor/post-editor.tsx'
import { makePreviewLink, revokePreviewLink } from '#app/features/blog/admin/editor/preview-links.server.ts'
import { undoOfferAt } from '#app/features/blog/admin/posts/undo-change.server.ts'
import { UNDO_PARAM } from '#app/features/blog/admin/posts/undo-offer.ts'
import { handOverPost } from '#app/features/blog/admin/posts/hand-over.server.ts'
import {
  postPageFor,
  requireOwnPost,
  writesEverything,
} from '#app/features/blog/admin/posts/own-posts.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireStaff, servicesOf } from '#app/http/context.server.ts'
import { submit, textIn } from '#app/http/form.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { Notice } from '#app/ui/notice.tsx'
import { orOfflineResult } from '#app/features/page/offline-answer.ts'
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

const handOverSchema = z.object({ staffId: z.uuid('Choose a person.') })

/** Hands the post over, makes the link for a preview, or takes it back; saving is at /blog-admin/posts/save. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = requireStaff(context, 'write-own-posts')
  const services = servicesOf(context)
  const { db, log, site } = services
  const form = await readForm(request)
  if (textIn(form, 'intent') === 'hand-over')
    return submit(
      form,
      handOverSchema,
      async ({ staffId }) => {
        await handOverPost(services, staff, { postId: params.postId, staffId })
        // A writer may not open it any more.
        throw redirect(
          writesEverything(staff) ? `/blog-admin/posts/${params.postId}/edit` : '/blog-admin/posts',
          303,
        )
      },
      { fallback: 'The post was not handed over. Please try again.', log },
    )
  const LinkForm = z.object({ intent: z.enum(['make-link', 'revoke-link']) })
  return submit(
    form,
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

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orOfflineResult(serverAction)

export default function EditPost({ loaderData, actionData }: Route.ComponentProps) {
  const { offer, ...data } = loaderData
  return (
    <>
      {actionData?.ok === false && <Notice tone="error">{actionData.message}</Notice>}
      <PostEditor key={`${data.id} ${data.restored?.version ?? ''}`} data={data} offer={offer} />
    </>
  )
}
