import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '#app/ui/class-names.ts'
import styles from './wordmark.module.css'

type WordmarkProps = {
  /** Where it leads: home, unless a part of the site has a home of its own. */
  to?: string
  iconPx?: number
  className?: string
  /** What stands behind the name. */
  children?: ReactNode
}

/** The icon and the name, as a link. */
export function Wordmark({ to = '/', iconPx = 34, className, children }: WordmarkProps) {
  return (
    <Link className={classNames(styles.wordmark, className)} to={to}>
      <img src="/brand/icon.svg" alt="" width={iconPx} height={iconPx} fetchPriority="low" />
      Mealwright
      {children}
    </Link>
  )
}
