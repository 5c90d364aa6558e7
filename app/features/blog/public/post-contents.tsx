import type { ContentsItem } from '#app/domain/blog/blog.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Fold } from '#app/ui/fold.tsx'
import layout from '#app/ui/layout.module.css'
import styles from './post-contents.module.css'

type PostContentsProps = { items: readonly ContentsItem[]; hasFaqs: boolean }

const FAQ_ITEM: ContentsItem = { id: 'faq', text: 'Questions', level: 2, children: [] }

/** Table of contents, beside the text or folded above it. The script marks the current section (`aria-current`). */
export function PostContents({ items, hasFaqs }: PostContentsProps) {
  if (items.length === 0) return null
  const all = hasFaqs ? [...items, FAQ_ITEM] : items
  return (
    <nav className={classNames(styles.contents, layout.noPrint)} aria-label="Contents" data-contents>
      <Fold summary="Contents" className={styles.folded}>
        <ContentsList items={all} />
      </Fold>
      <div className={styles.beside} data-contents-beside>
        <p className={styles.title}>Contents</p>
        <ContentsList items={all} />
      </div>
    </nav>
  )
}

function ContentsList({ items }: { items: readonly ContentsItem[] }) {
  return (
    <ol>
      {items.map(({ id, text, children }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
          {children.length > 0 && <ContentsList items={children} />}
        </li>
      ))}
    </ol>
  )
}
