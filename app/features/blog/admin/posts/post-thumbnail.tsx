import { articlePictureAddress, articlePictureOf } from '#app/domain/blog/article-picture.ts'
import { classNames } from '#app/ui/class-names.ts'
import styles from './post-thumbnail.module.css'

type PostThumbnailProps = { post: { title: string; featuredImageUrl: string | null }; isSmall?: boolean }

/** What a post is known by at a glance: its picture, else the first letter of its title. */
export function PostThumbnail({ post: { title, featuredImageUrl }, isSmall }: PostThumbnailProps) {
  const className = classNames(styles.picture, isSmall && styles.small)
  if (!featuredImageUrl)
    return (
      <span className={className} aria-hidden>
        {title.slice(0, 1)}
      </span>
    )
  const uploaded = articlePictureOf(featuredImageUrl)
  return (
    <img
      className={className}
      src={uploaded ? articlePictureAddress(uploaded, 480) : featuredImageUrl}
      alt=""
      width="96"
      height="64"
      loading="lazy"
      decoding="async"
    />
  )
}
