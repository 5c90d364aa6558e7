import { NEWSLETTER_EMAIL_LENGTH } from '#app/domain/newsletter/newsletter.ts'
import { Button } from '#app/ui/button.tsx'
import { Check } from '#app/ui/check.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { TextField } from '#app/ui/field.tsx'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import styles from './subscribe-form.module.css'

export type SubscribeRefusal = { message: string; email: string }

type SubscribeFormProps = {
  /** The same page may hold two boxes, such as one in the text and one at the end. */
  id?: string
  refusal?: SubscribeRefusal | null
}

/**
 * The newsletter's box. Plain HTML that is the same for everybody: it stands on pages that are kept for all visitors.
 * Without scripts the answer is a page; with them the region of that page comes in its place.
 */
export function SubscribeForm({ id = 'subscribe', refusal = null }: SubscribeFormProps) {
  return (
    <section className={classNames(styles.box, layout.noPrint)} aria-labelledby={id} data-region="subscribe">
      <div className={styles.words}>
        <h2 id={id} className={text.heading3}>
          Stay Updated
        </h2>
        <p>
          News from the Mealwright kitchen by <span className={text.num}>email</span>, now and then.
        </p>
      </div>
      <form method="post" action="/newsletter" className={styles.form}>
        <TextField
          label="Email address"
          id={`${id}-email`}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={NEWSLETTER_EMAIL_LENGTH}
          required
          defaultValue={refusal?.email}
          error={refusal?.message}
        />
        <Check name="digest" label="Also a weekly digest of new posts" className={styles.digest} />
        <div hidden>
          <label>
            Leave this empty
            <input name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <Button type="submit" className={styles.send} data-busy="Subscribing...">
          Subscribe
        </Button>
      </form>
      <p className={text.small}>
        You confirm with a link we email you, and unsubscribe with one click.{' '}
        <a href="/privacy">Privacy Policy</a>
      </p>
    </section>
  )
}
