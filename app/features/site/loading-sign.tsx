import { Spinner } from '#app/ui/spinner.tsx'
import styles from './loading-sign.module.css'

/** A spinner over the page. It comes hidden with every page; the script shows it (app/enhance/loading-sign.ts). */
export function LoadingSign() {
  return (
    <div className={styles.sign} data-loading-sign hidden>
      <Spinner />
    </div>
  )
}
