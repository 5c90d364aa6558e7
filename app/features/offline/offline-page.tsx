import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import styles from './offline-page.module.css'

/** Shown for whatever is not kept. The script fills in what is. */
export function OfflinePage() {
  return (
    <main className={classNames(layout.wrap, layout.pageHead, layout.sectionEnd)}>
      <h1>No connection</h1>
      <p className={text.lede}>This page is not kept on this device, and there is no network.</p>
      {/* To the address that was asked for, whatever it was. */}
      <form method="get" className={styles.retry}>
        <Button type="submit">Try again</Button>
      </form>
      <section className={styles.kept} aria-labelledby="kept" data-kept-pages hidden>
        <h2 id="kept">What you can open now</h2>
        <p className={text.muted}>As it was when you last opened it here.</p>
        <ul />
      </section>
    </main>
  )
}
