import type { BlogPostCardData } from './post-card-data.ts'
import type { ReactNode } from 'react'
import {
  ARTICLE_PICTURE_SIZES,
  articlePictureOf,
  articlePictureSources,
} from '#app/domain/blog/article-picture.ts'
import { backdropOf } from '#app/domain/plate/backdrop.ts'
import { Backdrop } from '#app/ui/backdrop.tsx'
import { classNames } from '#app/ui/class-names.ts'
import styles from './post-picture.module.css'

type PostPictureProps = {
  post: Pick<BlogPostCardData, 'id' | 'title' | 'featuredImageUrl' | 'featuredImageAlt'>
  isSmall?: boolean
  /** Below the fold: the browser may wait with it. */
  isLazy?: boolean
  /** Beside its own title a picture without words of its own is decoration. */
  className?: string
  children?: ReactNode
}

/** The picture of a post; where it has none, the first letter of its title on an empty plate. */
export function PostPicture({ post, isSmall, isLazy, className, children }: PostPictureProps) {
  const stored = post.featuredImageUrl ? articlePictureOf(post.featuredImageUrl) : null
  return (
    <Backdrop
      backdrop={backdropOf(post.id)}
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
          sizes={stored ? (isSmall ? '8rem' : ARTICLE_PICTURE_SIZES) : undefined}
          alt={post.featuredImageAlt}
          width={isSmall ? 240 : 1200}
          height={isSmall ? 240 : 675}
          loading={isLazy ? 'lazy' : undefined}
          fetchPriority={isLazy ? undefined : 'high'}
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
