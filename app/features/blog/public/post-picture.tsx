import type { CSSProperties, ReactNode } from 'react'
import {
  ARTICLE_PICTURE_SIZES,
  articlePictureOf,
  articlePictureSources,
} from '#app/domain/blog/article-picture.ts'
import { backdropOf } from '#app/domain/plate/backdrop.ts'
import { classNames } from '#app/ui/class-names.ts'
import type { PostCardData } from './post-card.tsx'

type PostPictureProps = {
  post: Pick<PostCardData, 'id' | 'title' | 'featuredImageUrl' | 'featuredImageAlt'>
  position?: number | undefined
  isSmall?: boolean
  /** Below the fold: the browser may wait with it. */
  isLazy?: boolean
  /** Beside its own title a picture without words of its own is decoration. */
  className?: string
  children?: ReactNode
}

/** The picture of a post; where it has none, the first letter of its title on an empty plate. */
export function PostPicture({ post, position, isSmall, isLazy, className, children }: PostPictureProps) {
  const style = { '--cloth': `var(--${backdropOf(post.id, position)})` } as CSSProperties
  const kept = post.featuredImageUrl ? articlePictureOf(post.featuredImageUrl) : null
  return (
    <div className={classNames('cloth', isSmall ? 'cloth-square' : 'post-picture', className)} style={style}>
      {post.featuredImageUrl ? (
        <img
          className="cloth-photo"
          src={post.featuredImageUrl}
          srcSet={kept ? articlePictureSources(kept) : undefined}
          sizes={kept ? (isSmall ? '8rem' : ARTICLE_PICTURE_SIZES) : undefined}
          alt={post.featuredImageAlt}
          width={isSmall ? 240 : 1200}
          height={isSmall ? 240 : 675}
          loading={isLazy ? 'lazy' : undefined}
          fetchPriority={isLazy ? undefined : 'high'}
          decoding="async"
        />
      ) : (
        <span className="post-letter" aria-hidden>
          {initialOf(post.title)}
        </span>
      )}
      {children}
    </div>
  )
}

/** The first letter or figure of a title, in upper case. */
function initialOf(title: string): string {
  return (/[\p{L}\p{N}]/u.exec(title)?.[0] ?? '·').toUpperCase()
}
