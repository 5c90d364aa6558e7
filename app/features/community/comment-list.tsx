import { useEffect, useRef, useState } from 'react'
import { useAuth } from '#app/features/page/auth-context.ts'
import { closeDialog } from '#app/ui/close-dialog.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import { showToast } from '#app/ui/toasts.ts'
import { CommentForm } from './comment-form.tsx'
import styles from './comments.module.css'
import type { Author, CommentPage, PostComment } from './community.ts'
import { dayInWords } from './dates.ts'
import { DeleteCommentDialog } from './delete-comment-dialog.tsx'
import { useHiddenAuthors } from './hidden-authors.ts'
import { ReportDialog } from './report-dialog.tsx'
import { SignInToComment } from './sign-in-to-comment.tsx'
import { useBlock } from './use-block.ts'
import { type ShownComment, useComments } from './use-comments.ts'

type CommentListProps = {
  postId: string
  page: CommentPage
  count: number
  me: Author | null
  /** False where whoever shared the recipe blocked the viewer. */
  canComment: boolean
  onCount?: (count: number) => void
}

/** What people said about a shared recipe, oldest first, and the line to say something oneself. */
export function CommentList({ postId, page, count, me, canComment, onCount }: CommentListProps) {
  const list = useRef<HTMLUListElement>(null)
  const thread = useComments({ postId, page, count, me, onCount })
  const hidden = useHiddenAuthors()
  const comments = thread.comments.filter(({ author }) => !hidden.has(author.id))
  const { block } = useBlock()
  const openAuth = useAuth()
  const deleteDialog = `delete-comment-${postId}`
  const [deleting, setDeleting] = useState<PostComment | null>(null)
  const [reporting, setReporting] = useState<PostComment | null>(null)

  const [firstNewId, setFirstNewId] = useState<string | null>(null)

  // The button moves away under the finger: the focus goes to what it brought.
  useEffect(() => {
    if (firstNewId) document.getElementById(`comment-${firstNewId}`)?.focus()
  }, [firstNewId])

  const showMore = async () => setFirstNewId((await thread.loadMore())?.id ?? null)
  const remove = async (comment: PostComment) => {
    const isGone = await thread.remove(comment)
    // Only now: the second click of a double click must not fall through to what lies below.
    closeDialog(deleteDialog)
    if (isGone) showToast('Comment deleted.')
    list.current?.focus()
  }
  const hideAuthor = async ({ author }: PostComment) => {
    if (await block(author)) list.current?.focus()
  }
  return (
    <>
      {comments.length === 0 && <p className={classNames(text.muted, styles.after)}>No comments yet.</p>}
      <ul ref={list} className={styles.list} aria-label="Comments" tabIndex={-1}>
        {comments.map((comment) => (
          <Comment
            key={comment.id}
            comment={comment}
            isOwn={comment.author.id === me?.id}
            onDelete={() => setDeleting(comment)}
            onReport={() => (me ? setReporting(comment) : openAuth?.('sign-in'))}
            onBlock={me && (() => void hideAuthor(comment))}
          />
        ))}
      </ul>
      {thread.hasMore && (
        <p className={styles.after}>
          <Button
            variant="quiet"
            isSmall
            className={layout.needsScript}
            isBusy={thread.isLoading}
            onClick={() => void showMore()}
          >
            More comments
          </Button>
        </p>
      )}
      {!me && <SignInToComment />}
      {me && canComment && <CommentForm postId={postId} onSend={thread.add} />}
      {me && !canComment && (
        <p className={classNames(text.muted, styles.after)}>You cannot comment on this recipe.</p>
      )}
      {deleting && (
        <DeleteCommentDialog
          id={deleteDialog}
          comment={deleting}
          onClose={() => setDeleting(null)}
          onDelete={() => void remove(deleting)}
        />
      )}
      {reporting && (
        <ReportDialog
          postId={postId}
          commentId={reporting.id}
          onClose={() => setReporting(null)}
          onReported={() => thread.markReported(reporting.id)}
        />
      )}
    </>
  )
}

function Comment({
  comment,
  isOwn,
  onDelete,
  onReport,
  onBlock,
}: {
  comment: ShownComment
  isOwn: boolean
  onDelete: () => void
  onReport: () => void
  /** Null for a visitor, who has nobody to block. */
  onBlock: (() => void) | null
}) {
  const { id, author, content, createdAt, canDelete, isReported, isPending } = comment
  return (
    <li
      id={`comment-${id}`}
      className={classNames(styles.comment, isPending && styles.pending)}
      tabIndex={-1}
      aria-busy={isPending || undefined}
    >
      <Avatar name={author.label} />
      <p>
        <b>{author.label}</b>
        <time dateTime={createdAt}>{dayInWords(createdAt)}</time>
      </p>
      <div>
        <p className={styles.words}>{content}</p>
        {!isPending && (
          <p className={classNames(styles.actions, layout.needsScript)}>
            {canDelete && (
              <button type="button" className={styles.action} onClick={onDelete}>
                Delete<span className={text.srOnly}> the comment of {author.label}</span>
              </button>
            )}
            {!isOwn && (
              <button
                type="button"
                className={styles.action}
                aria-disabled={isReported || undefined}
                onClick={isReported ? undefined : onReport}
              >
                {isReported ? 'Reported' : 'Report'}
                <span className={text.srOnly}> the comment of {author.label}</span>
              </button>
            )}
            {!isOwn && onBlock && (
              <button type="button" className={styles.action} onClick={onBlock}>
                Block<span className={text.srOnly}> {author.label}</span>
              </button>
            )}
          </p>
        )}
      </div>
    </li>
  )
}
