import MessageCircle from 'lucide-react/icons/message-circle'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useAuth } from '#app/features/site/auth-context.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { CommentList } from './comment-list.tsx'
import type { Author, CommentPage } from './community.ts'
import { BookmarkButton, LikeButton, type ToggledPost } from './post-toggles.tsx'
import { ReportDialog } from './report-dialog.tsx'

export type RecipeCommunityData = {
  post: ToggledPost & { commentsCount: number }
  /** Null where they could not be had. */
  comments: CommentPage | null
  /** Null is a visitor. */
  me: Author | null
}

/** Like, comments and bookmark of a shared recipe, among the actions at the top of its page. */
export function PostControls({ post, me }: Pick<RecipeCommunityData, 'post' | 'me'>) {
  return (
    <div className="post-controls">
      <LikeButton post={post} isMember={me !== null} />
      <a className="act" href="#comments">
        <MessageCircle className="icon" aria-hidden />
        <span className="num">{post.commentsCount.toLocaleString('en-GB')}</span>
        <span className="sr-only">{post.commentsCount === 1 ? 'comment' : 'comments'}</span>
      </a>
      <BookmarkButton post={post} isMember={me !== null} />
    </div>
  )
}

/** What people said about a shared recipe, at the foot of its page. */
export function RecipeComments({ post, comments, me, isOwner }: RecipeCommunityData & { isOwner: boolean }) {
  const [count, setCount] = useState(post.commentsCount)
  return (
    <section id="comments" className="comments recipe-comments" aria-labelledby="comments-title">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="comments-title" className="text-xl">
          Comments <span className="num text-base text-ink-2">{count.toLocaleString('en-GB')}</span>
        </h2>
        {!isOwner && <ReportPost postId={post.id} isMember={me !== null} />}
      </div>
      {comments ? (
        <CommentList postId={post.id} page={comments} count={post.commentsCount} me={me} onCount={setCount} />
      ) : (
        // What went wrong is the operator's to read; the page only offers to look again.
        <p className="mt-3">
          <a className={buttonClass({ variant: 'quiet', isSmall: true })} href="?">
            Show the comments
          </a>
        </p>
      )}
    </section>
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
        className="comment-act needs-script"
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
