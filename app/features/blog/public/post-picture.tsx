import type { BlogPostCardData } from './post-card-data.ts'
import type { ReactNode } from 'react'
import {
  ARTICLE_PICTURE_SIZES,
  articlePictureOf,
  articlePictureSources,
} from '#app/domain/blog/article-picture.ts'
import { topicLook } from '#app/domain/blog/topic-look.ts'
import { Backdrop } from '#app/ui/backdrop.tsx'
import { classNames } from '#app/ui/class-names.ts'
import styles from './post-picture.module.css'

type PostPictureProps = {
  post: Pick<BlogPostCardData, 'title' | 'featuredImageUrl' | 'featuredImageAlt' | 'category'>
  isSmall?: boolean
  /** Shown more than half a page wide, where a letter alone would look empty. */
  isCover?: boolean
  /** Below the fold: the browser may wait with it. */
  isLazy?: boolean
  /** How wide it is shown, for `sizes`, where that is not as wide as the text of an article. */
  sizes?: string | undefined
  /** Beside its own title a picture without words of its own is decoration. */
  className?: string | undefined
  children?: ReactNode
}

/**
 * The picture of a post. A post without one gets the first letter of its title on an empty plate or, where it is shown
 * large, the dish of its topic.
 */
export function PostPicture({
  post,
  isSmall,
  isCover,
  isLazy,
  sizes,
  className,
  children,
}: PostPictureProps) {
  const look = topicLook(post.category?.slug ?? null)
  const stored = post.featuredImageUrl ? articlePictureOf(post.featuredImageUrl) : null
  return (
    <Backdrop
      backdrop={look.cloth}
      isSquare={isSmall === true}
      className={classNames(
        !isSmall && styles.wide,
        !post.featuredImageUrl && styles.letterBackdrop,
        className,
      )}
    >
      {post.featuredImageUrl ? (
        <img
          className={styles.photo}
          src={post.featuredImageUrl}
          srcSet={stored ? articlePictureSources(stored) : undefined}
          sizes={stored ? (isSmall ? '8rem' : (sizes ?? ARTICLE_PICTURE_SIZES)) : undefined}
          alt={post.featuredImageAlt}
          width={isSmall ? 240 : 1200}
          height={isSmall ? 240 : 675}
          loading={isLazy ? 'lazy' : undefined}
          fetchPriority={isLazy ? undefined : 'high'}
          decoding="async"
        />
      ) : isCover ? (
        <img
          className={styles.plate}
          src={`/plates/${look.plate}.svg`}
          alt=""
          width="420"
          height="420"
          decoding="async"
        />
      ) : (
        <span className={classNames(styles.letter, isSmall && styles.letterSmall)} aria-hidden>
          {initialOf(post.title)}
        </span>
      )}
      {children}
    </Backdrop>
  )
}

/** The first letter or figure of a title, in upper case. */
function initialOf(title: string): string {
  return (/[\p{L}\p{N}]/u.exec(title)?.[0] ?? '·').toUpperCase()
}
