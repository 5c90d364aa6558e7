import type { ElementType } from 'react'
import styles from './breadcrumbs.module.css'

type Crumb = { label: string; href?: string }

/** Where a page stands: all but the last are links. `link` draws them (default `a`). */
export function Breadcrumbs({ crumbs, link: Link = 'a' }: { crumbs: readonly Crumb[]; link?: ElementType }) {
  return (
    <nav aria-label="Breadcrumbs">
      <ol className={styles.crumbs}>
        {crumbs.map((crumb) => (
          <li key={crumb.label}>
            {crumb.href ? (
              <Link {...(Link === 'a' ? { href: crumb.href } : { to: crumb.href })}>{crumb.label}</Link>
            ) : (
              <span aria-current="page">{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
