import type { PostStatus } from '#app/domain/blog/blog.ts'
import { type Confirmation, type LiveChange, questionBefore } from '#app/domain/blog/live-questions.ts'
import { AppError } from '#app/domain/errors.ts'

/** Throws `unconfirmed` with the question for a live article, and for any deletion, unless it is confirmed. */
export function confirmFirst(
  change: LiveChange,
  post: { id: string; title: string; status: PostStatus },
  given: Confirmation,
  facts: Readonly<Record<string, string>> = {},
): void {
  const question = questionBefore(change, post, given)
  if (!question) return
  const confirmed: Confirmation = post.status === 'published' ? 'live' : 'yes'
  throw new AppError('unconfirmed', question.text, {
    details: { ...question, change, confirmed, postId: post.id, ...facts },
  })
}
