import styles from './skip-link.module.css'

/** The first thing one can reach by keyboard: past the bar, to the page itself. */
export function SkipLink() {
  return (
    <a className={styles.skipLink} href="#main">
      Skip to content
    </a>
  )
}
