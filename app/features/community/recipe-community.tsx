import MessageCircle from 'lucide-react/icons/message-circle'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useAuth } from '#app/features/page/auth-context.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import { CommentList } from './comment-list.tsx'
import styles from './comments.module.css'
import type { Author, CommentPage } from './community.ts'
import actionStyles from '#app/features/recipes/post-actions.module.css'
import { BookmarkButton, LikeButton, type ToggledPost } from './post-toggles.tsx'
import { ReportDialog } from './report-dialog.tsx'
import { useBlock } from './use-block.ts'

export type RecipeCommunityData = {
  post: ToggledPost & { commentsCount: number }
  /** Null where they could not be had. */
  comments: CommentPage | null
  /** Who shared it. */
  author: Author
  /** False where they blocked the viewer. */
  canComment: boolean
  /** Null is a visitor. */
  me: Author | null
}

/** Like, comments and bookmark of a shared recipe, among the actions at the top of its page. */
export function PostControls({ post, me }: Pick<RecipeCommunityData, 'post' | 'me'>) {
  return (
    <div className={classNames(actionStyles.controls, layout.noPrint)}>
      <LikeButton post={post} isMember={me !== null} />
      <a className={actionStyles.action} href="#comments">
        <MessageCircle className={text.icon} aria-hidden />
        <span className={text.num}>{post.commentsCount.toLocaleString('en-GB')}</span>
        <span className={text.srOnly}>{post.commentsCount === 1 ? 'comment' : 'comments'}</span>
      </a>
      <BookmarkButton post={post} isMember={me !== null} />
    </div>
  )
}

/** What people said about a shared recipe, at the foot of its page. */
export function RecipeComments({
  post,
  comments,
  author,
  canComment,
  me,
  isOwner,
}: RecipeCommunityData & { isOwner: boolean }) {
  const [count, setCount] = useState(post.commentsCount)
  return (
    <section id="comments" className={layout.noPrint} aria-labelledby="comments-title">
      <div className={classNames(layout.row, layout.spread)}>
        <h2 id="comments-title" className={text.heading3}>
          Comments{' '}
          <span className={classNames(text.num, text.small, text.muted)}>
            {count.toLocaleString('en-GB')}
          </span>
        </h2>
        {!isOwner && (
          <div className={styles.reports}>
            <ReportPost postId={post.id} isMember={me !== null} />
            {me && <BlockAuthor author={author} />}
          </div>
        )}
      </div>
      {comments ? (
        <CommentList
          postId={post.id}
          page={comments}
          count={post.commentsCount}
          me={me}
          canComment={canComment}
          onCount={setCount}
        />
      ) : (
        // What went wrong is the operator's to read; the page only offers to look again.
        <p className={styles.after}>
          <LinkButton variant="quiet" isSmall href="?">
            Show the comments
          </LinkButton>
        </p>
      )}
    </section>
  )
}

function BlockAuthor({ author }: { author: Author }) {
  const { block } = useBlock()
  return (
    <button
      type="button"
      className={classNames(styles.action, layout.needsScript)}
      onClick={() => void block(author)}
    >
      Block {author.label}
    </button>
  )
}

function ReportPost({ postId, isMember }: { postId: string; isMember: boolean }) {
  const openAuth = useAuth()
  const { pathname } = useLocation()
  const [isOpen, setIsOpen] = useState(false)
  const [isReported, setIsReported] = useState(false)
  return (
    <>
      <button
        type="button"
        className={classNames(styles.action, layout.needsScript)}
        aria-disabled={isReported || undefined}
        onClick={() => {
          if (isReported) return
          if (isMember) setIsOpen(true)
          else openAuth?.('sign-in', `${pathname}#comments`)
        }}
      >
        {isReported ? 'Reported' : 'Report this recipe'}
      </button>
      {isOpen && (
        <ReportDialog
          postId={postId}
          commentId={null}
          onClose={() => setIsOpen(false)}
          onReported={() => setIsReported(true)}
        />
      )}
    </>
  )
}
