import { Button } from '#app/ui/button.tsx'
import styles from './scripts-missing.module.css'

/** Every page includes it closed; script-watch.ts opens it if the page's scripts do not arrive. */
export function ScriptsMissing() {
  return (
    <dialog className={styles.bar} data-scripts-missing aria-label="Loading problem" suppressHydrationWarning>
      <p role="alert">This page hasn’t finished loading, so some buttons don’t work yet.</p>
      <form method="dialog" className={styles.actions}>
        <Button type="button" data-reload>
          Reload
        </Button>
        <Button type="submit" variant="quiet">
          Wait
        </Button>
      </form>
    </dialog>
  )
}
