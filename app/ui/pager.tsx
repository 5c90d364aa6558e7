import type { ElementType } from 'react'
import styles from './pager.module.css'

type PagerProps = {
  page: number
  pageCount: number
  hrefOf: (page: number) => string
  /** What draws a link (default `a`); a router's Link gets `to`. */
  link?: ElementType
  label?: string
}

/** The pages to offer: first, last, the current one and its neighbours; `null` is a gap. */
export function pagesAround(page: number, pageCount: number): (number | null)[] {
  const wanted = [...new Set([1, page - 1, page, page + 1, pageCount])].filter(
    (each) => each >= 1 && each <= pageCount,
  )
  return wanted
    .sort((a, b) => a - b)
    .flatMap((each, index, all) => {
      const before = all[index - 1]
      if (before === undefined || each - before === 1) return [each]
      return each - before === 2 ? [each - 1, each] : [null, each]
    })
}

/** Numbered pages with Previous and Next. Shows nothing when there is only one page. */
export function Pager({ page, pageCount, hrefOf, link: Link = 'a', label = 'Pages' }: PagerProps) {
  if (pageCount <= 1) return null
  const to = (target: number) => (Link === 'a' ? { href: hrefOf(target) } : { to: hrefOf(target) })
  return (
    <nav className={styles.pages} aria-label={label}>
      {page > 1 ? (
        <Link {...to(page - 1)} rel="prev">
          Previous
        </Link>
      ) : (
        <span aria-disabled="true">Previous</span>
      )}
      {pagesAround(page, pageCount).map((each, index) =>
        each === null ? (
          <span key={`gap-${index}`} aria-hidden>
            …
          </span>
        ) : (
          <Link
            key={each}
            {...to(each)}
            aria-label={`Page ${each}`}
            aria-current={each === page ? 'page' : undefined}
          >
            {each}
          </Link>
        ),
      )}
      {page < pageCount ? (
        <Link {...to(page + 1)} rel="next">
          Next
        </Link>
      ) : (
        <span aria-disabled="true">Next</span>
      )}
    </nav>
  )
}
