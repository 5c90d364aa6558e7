import { Avatar } from '#app/ui/avatar.tsx'
import { classNames } from '#app/ui/class-names.ts'
import styles from './author.module.css'

type AuthorPhotoProps = { name: string; url: string | null; isSmall?: boolean }

/** The photo, or the first letters of the name. */
export function AuthorPhoto({ name, url, isSmall }: AuthorPhotoProps) {
  const className = classNames(styles.photo, isSmall && styles.small)
  if (!url) return <Avatar name={name} className={className} />
  return <img className={className} src={url} alt="" width="96" height="96" loading="lazy" decoding="async" />
}
