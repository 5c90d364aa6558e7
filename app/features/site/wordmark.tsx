import { Link } from 'react-router'
import styles from './wordmark.module.css'

/** The icon and the name; leads home. */
export function Wordmark({ to = '/' }: { to?: string }) {
  return (
    <Link className={styles.wordmark} to={to}>
      <img src="/brand/icon.svg" alt="" width="34" height="34" fetchPriority="low" />
      Mealwright
    </Link>
  )
}
