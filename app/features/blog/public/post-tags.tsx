import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import { tagPath, tagSlug } from '#app/domain/blog/tags.ts'
import { Tag } from '#app/ui/tag.tsx'
import styles from './post-tags.module.css'

type PostTagsProps = {
  tags: readonly string[]
  /** Of the others only the number is said. */
  most?: number
  /** Each leads to all articles with it. */
  isLinked?: boolean
}

/** What an article is about, in its writer's words. Nothing at all where there is none. */
export function PostTags({ tags, most = tags.length, isLinked = false }: PostTagsProps) {
  if (tags.length === 0) return null
  return (
    <ul className={classNames(layout.row, styles.tags)} aria-label="Tags">
      {tags.slice(0, most).map((tag) => (
        <li key={tag}>
          <TagOrLink tag={tag} isLinked={isLinked} />
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

function TagOrLink({ tag, isLinked }: { tag: string; isLinked: boolean }) {
  const slug = tagSlug(tag)
  if (!isLinked || slug === '') return <Tag className={styles.tag}>{tag}</Tag>
  return (
    <a className={styles.link} href={tagPath(slug)} rel="tag">
      <Tag className={styles.tag}>{tag}</Tag>
    </a>
  )
}
