import Download from 'lucide-react/icons/download'
import { Link, useSearchParams } from 'react-router'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import text from '#app/ui/text.module.css'
import styles from './account.module.css'
import card from '#app/ui/card.module.css'

/** Taking everything along, and leaving. */
export function OwnData() {
  const [query] = useSearchParams()
  return (
    <section className={classNames(card.card, card.pad, layout.stack, styles.wide)} id="your-data">
      <h2 className={text.heading3}>Your data</h2>
      {query.get('download') === 'later' && (
        <Notice tone="warn">
          You have downloaded it several times just now. Please try again in an hour.
        </Notice>
      )}
      <p className={text.muted}>
        Everything kept about you in one file: recipes, pantry, plans, diary and the rest as JSON, and your
        pictures.
      </p>
      <form method="post" action="/profile/export">
        <Button type="submit" variant="secondary">
          <Download className={text.icon} aria-hidden />
          Download everything
        </Button>
      </form>
      <p className={text.muted}>Leaving? Deleting your account deletes everything in it.</p>
      <p>
        <LinkButton as={Link} variant="quiet" className={styles.delete} to="/profile/delete">
          Delete account …
        </LinkButton>
      </p>
    </section>
  )
}
