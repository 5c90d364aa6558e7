import { categoryPath } from '#app/domain/blog/blog-paths.ts'
import { topicLook } from '#app/domain/blog/topic-look.ts'
import type { ListedCategory } from '#app/features/blog/blog-types.ts'
import styles from './blog-home-page.module.css'
import { articlesInWords } from './blog-parts.tsx'
import { clothStyle } from './topic-link.tsx'

export type BlogTopic = ListedCategory & { parentName: string | null }

/** A category on the front page, on its cloth: what it is about and how much there is to read. */
export function TopicCard({ topic }: { topic: BlogTopic }) {
  return (
    <li>
      <a className={styles.topic} href={categoryPath(topic.slug)} style={clothStyle(topic.slug)}>
        <h3>{topic.name}</h3>
        {topic.description && <p>{topic.description}</p>}
        <p className={styles.count}>
          {articlesInWords(topic.postCount)}
          {topic.parentName && `, in ${topic.parentName}`}
        </p>
        <img
          src={`/plates/${topicLook(topic.slug).plate}.svg`}
          alt=""
          width="420"
          height="420"
          loading="lazy"
          decoding="async"
        />
      </a>
    </li>
  )
}
