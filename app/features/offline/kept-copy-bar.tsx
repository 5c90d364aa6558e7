import { useSyncExternalStore } from 'react'
import styles from './kept-copy-bar.module.css'

/** Decided once, as the page loads: until the next load it stays what it was. */
const isKeptCopy = (() => {
  const here = typeof window === 'undefined' ? null : window.navigator
  return here !== null && !here.onLine && here.serviceWorker?.controller != null
})()
const neverChanges = () => () => {}

/** Says that the page is a copy, where it was loaded without a connection. */
export function KeptCopyBar() {
  const isShown = useSyncExternalStore(
    neverChanges,
    () => isKeptCopy,
    () => false,
  )
  if (!isShown) return null
  return (
    <p className={styles.bar}>
      No connection: this is the page as it was when you last opened it here.{' '}
      <button type="button" onClick={() => location.reload()}>
        Load it again
      </button>
    </p>
  )
}
