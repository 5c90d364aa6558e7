import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import { Tag } from '#app/ui/tag.tsx'
import styles from './post-tags.module.css'

type PostTagsProps = {
  tags: readonly string[]
  /** Of the others only the number is said. */
  most?: number
}

/** What an article is about, in its writer's words. Nothing at all where there is none. */
export function PostTags({ tags, most = tags.length }: PostTagsProps) {
  if (tags.length === 0) return null
  return (
    <ul className={classNames(layout.row, styles.tags)} aria-label="Tags">
      {tags.slice(0, most).map((tag) => (
        <li key={tag}>
          <Tag className={styles.tag}>{tag}</Tag>
        </li>
      ))}
      {tags.length > most && (
        <li>
          <Tag>+{tags.length - most} more</Tag>
        </li>
      )}
    </ul>
  )
}
