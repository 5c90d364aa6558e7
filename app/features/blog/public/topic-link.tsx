import type { CSSProperties } from 'react'
import { categoryPath } from '#app/domain/blog/blog-paths.ts'
import { topicLook } from '#app/domain/blog/topic-look.ts'
import styles from './topic-link.module.css'

/** Sets `--cloth` for a part of a page that belongs to a topic. */
export const clothStyle = (slug: string | null): CSSProperties =>
  ({ '--cloth': `var(--${topicLook(slug).cloth})` }) as CSSProperties

/** A category on a label of its cloth. */
export function TopicLink({ category }: { category: { name: string; slug: string } }) {
  return (
    <a className={styles.topic} href={categoryPath(category.slug)} style={clothStyle(category.slug)}>
      {category.name}
    </a>
  )
}
