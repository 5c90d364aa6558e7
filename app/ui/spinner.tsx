import styles from './spinner.module.css'
import text from './text.module.css'

/** Turns while something is checked or loaded; the label is read out. */
export function Spinner({
  label = 'Loading...',
  isLabelShown = false,
}: {
  label?: string
  isLabelShown?: boolean
}) {
  return (
    <output className={styles.labelled}>
      <span className={styles.spinner} aria-hidden />
      <span className={isLabelShown ? undefined : text.srOnly}>{label}</span>
    </output>
  )
}

/** In place of a page that is being checked or fetched. */
export function PageSpinner() {
  return (
    <div className={styles.page}>
      <Spinner />
    </div>
  )
}
