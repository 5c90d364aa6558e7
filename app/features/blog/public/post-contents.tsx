import type { ContentsItem } from '#app/domain/blog/blog.ts'

type PostContentsProps = { items: readonly ContentsItem[]; hasFaqs: boolean }

const FAQ_ITEM: ContentsItem = { id: 'faq', text: 'Questions', level: 2, children: [] }

/** Table of contents, beside the text or folded above it. The script marks the current section (`aria-current`). */
export function PostContents({ items, hasFaqs }: PostContentsProps) {
  if (items.length === 0) return null
  const all = hasFaqs ? [...items, FAQ_ITEM] : items
  return (
    <nav className="toc" aria-label="Contents" data-contents>
      <details className="fold toc-folded">
        <summary>Contents</summary>
        <ContentsList items={all} />
      </details>
      <div className="toc-open">
        <p className="toc-title">Contents</p>
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
