import { redirect } from 'react-router'
import { AppError } from '#app/domain/errors.ts'
import { commentSchema, deleteCommentSchema, reportSchema } from '#app/domain/community/community-forms.ts'
import { addComment, deleteComment } from '#app/features/community/comments.server.ts'
import { findPostDetails } from '#app/features/community/posts.server.ts'
import { reportContent } from '#app/features/community/report-content.server.ts'
import { toggleFavorite, toggleLike } from '#app/features/community/toggle-reactions.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireMember, servicesOf, viewerOf } from '#app/http/context.server.ts'
import { noFieldsSchema, submit, submitNothing, textIn } from '#app/http/form.server.ts'
import { answerForm, asksForJson, jsonOf } from '#app/http/json.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import type { Route } from './+types/post'

export const handle: RouteHandle = { access: 'open' }

/** What an expanded card of the feed shows. Opened as a page it is the feed with that card open. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { postId } = params
  if (!asksForJson(request))
    throw redirect(
      `/public-recipes?${new URLSearchParams({ open: postId })}#post-${encodeURIComponent(postId)}`,
    )
  const { db, log } = servicesOf(context)
  return jsonOf(
    async () => {
      const details = await findPostDetails(db, viewerOf(context).member, postId)
      if (!details) throw new AppError('not-found', GONE)
      return details
    },
    { fallback: 'Failed to fetch comments. Please try again.', log },
  )
}

const GONE = 'This recipe is no longer shared.'
/** What any member does with a shared recipe; the intent says which. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, limits, log, now } = servicesOf(context)
  const form = await readForm(request)
  const { postId } = params
  const member = async (limit: 'like-minute' | 'comment-minute' | 'report-hour') => {
    const found = requireMember(context)
    await limits.spend(limit, found.id)
    return found
  }
  const run = () => {
    switch (textIn(form, 'intent')) {
      case 'like':
        return submit(
          form,
          noFieldsSchema,
          async () => toggleLike(db, await member('like-minute'), postId, now()),
          {
            fallback: 'Failed to update like status. Please try again.',
            log,
          },
        )
      case 'favorite':
        return submit(
          form,
          noFieldsSchema,
          async () => toggleFavorite(db, await member('like-minute'), postId, now()),
          { fallback: 'Failed to update favorite status. Please try again.', log },
        )
      case 'comment':
        return submit(
          form,
          commentSchema,
          async ({ content, key = crypto.randomUUID() }) =>
            addComment(db, await member('comment-minute'), postId, content, { key, now: now() }),
          { fallback: 'Failed to add comment. Please try again.', log },
        )
      case 'delete-comment':
        return submit(
          form,
          deleteCommentSchema,
          async ({ commentId }) => {
            await deleteComment(db, await member('comment-minute'), commentId)
            return null
          },
          { fallback: 'Failed to delete comment. Please try again.', log },
        )
      case 'report':
        return submit(
          form,
          reportSchema,
          async ({ commentId, reason }) => {
            await reportContent(db, await member('report-hour'), { postId, commentId, reason }, now())
            return null
          },
          { fallback: 'The report was not sent. Please try again.', log },
        )
      default:
        return submitNothing(form, log)
    }
  }
  return answerForm(request, form, (await run()).data)
}
