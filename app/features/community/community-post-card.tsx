import MessageCircle from 'lucide-react/icons/message-circle'
import { type MouseEvent, useState } from 'react'
import { Link } from 'react-router'
import { RecipeCard } from '#app/features/recipes/saved/recipe-card.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import type { Author, FeedPost, PostDetails } from './community.ts'
import actionStyles from '#app/features/recipes/post-actions.module.css'
import styles from './community-post-card.module.css'
import { PostDetailsBones, PostDetailsView } from './post-details.tsx'
import { BookmarkButton, LikeButton } from './post-toggles.tsx'
import { usePostDetails } from './use-post-details.ts'

type CommunityPostCardProps = {
  post: FeedPost
  me: Author
  /** The address said that this card is open. */
  opened: PostDetails | null
  authorHref: (author: Author) => string
  onAuthor: (author: Author) => void
  isLazy: boolean
}

/** A shared recipe in the feed; opened it takes the whole row and shows what is in it and what was said. */
export function CommunityPostCard({
  post,
  me,
  opened,
  authorHref,
  onAuthor,
  isLazy,
}: CommunityPostCardProps) {
  const [commentsCount, setCommentsCount] = useState(post.commentsCount)
  const { isOpen, details, toggle } = usePostDetails(post.id, opened)
  const detailsId = `details-${post.id}`
  const { author } = post
  const { servings: _servings, ...card } = post.card
  const openAuthor = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onAuthor(author)
  }
  return (
    <div id={`post-${post.id}`} className={classNames(styles.post, isOpen && styles.open)}>
      <RecipeCard
        recipe={{ ...card, description: post.description, tags: post.tags }}
        headingLevel={2}
        isRowOnPhone
        isLazy={isLazy}
        by={
          <Link to={authorHref(author)} onClick={openAuthor} preventScrollReset>
            {author.label}
          </Link>
        }
        actions={
          <>
            <LikeButton post={post} isMember />
            <button
              type="button"
              className={classNames(actionStyles.action, layout.needsScript)}
              aria-expanded={isOpen}
              aria-controls={detailsId}
              onClick={toggle}
            >
              <MessageCircle className={text.icon} aria-hidden />
              <span className={text.srOnly}>Recipe and comments of {post.title},</span>
              <span className={text.num}>{commentsCount.toLocaleString('en-GB')}</span>
              <span className={text.srOnly}>{commentsCount === 1 ? 'comment' : 'comments'}</span>
            </button>
            <BookmarkButton post={post} isMember />
            <Link className={classNames(actionStyles.action, actionStyles.view)} to={card.href}>
              View Recipe<span className={text.srOnly}> {post.title}</span>
            </Link>
          </>
        }
      />
      <div id={detailsId} className={styles.details} hidden={!isOpen} aria-busy={isOpen && !details}>
        {isOpen &&
          (details ? (
            <PostDetailsView
              details={details}
              commentsCount={commentsCount}
              me={me}
              onCount={setCommentsCount}
            />
          ) : (
            <PostDetailsBones />
          ))}
      </div>
    </div>
  )
}
