import { categoryPath } from '#app/domain/blog/blog-paths.ts'
import type { ListedCategory } from '#app/features/blog/blog-types.ts'
import { classNames } from '#app/ui/class-names.ts'
import styles from './blog-home-page.module.css'
import { articlesInWords } from './blog-parts.tsx'
import cardStyles from './post-card.module.css'
import card from '#app/ui/card.module.css'

export type BlogTopic = ListedCategory & { parentName: string | null }

/** A category on the front page: what it is about and how much there is to read. */
export function TopicCard({ topic }: { topic: BlogTopic }) {
  return (
    <li className={classNames(card.card, cardStyles.card, styles.topic)}>
      <h3 className={cardStyles.name}>
        <a href={categoryPath(topic.slug)}>{topic.name}</a>
      </h3>
      {topic.description && <p className={cardStyles.excerpt}>{topic.description}</p>}
      <p className={styles.count}>
        {articlesInWords(topic.postCount)}
        {topic.parentName && `, in ${topic.parentName}`}
      </p>
    </li>
  )
}
