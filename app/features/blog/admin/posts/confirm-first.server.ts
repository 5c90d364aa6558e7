import type { PostStatus } from '#app/domain/blog/blog.ts'
import { type Confirmation, type LiveAct, questionBefore } from '#app/domain/blog/live-questions.ts'
import { AppError } from '#app/domain/errors.ts'

/** Throws `unconfirmed` with the question where a live article, or any deletion, has not been answered for yet. */
export function confirmFirst(
  act: LiveAct,
  post: { id: string; title: string; status: PostStatus },
  given: Confirmation,
  facts: Record<string, number> = {},
): void {
  const question = questionBefore(act, post, given)
  if (!question) return
  const confirmed: Confirmation = post.status === 'published' ? 'live' : 'yes'
  throw new AppError('unconfirmed', question.text, {
    details: { ...question, act, confirmed, postId: post.id, ...facts },
  })
}
