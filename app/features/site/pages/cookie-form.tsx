import { Button } from '#app/ui/button.tsx'
import { Switch } from '#app/ui/check.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import styles from './cookie-form.module.css'
import card from '#app/ui/card.module.css'

const OPTIONAL = [
  {
    name: 'functional',
    label: 'Functional',
    purpose:
      'Remembers in this browser which ingredients you have ticked off, and whether you weigh in pounds or kilograms, from one visit to the next. Off: until you close the tab.',
  },
  {
    name: 'analytics',
    label: 'Analytics',
    purpose:
      'We store nothing for it, so there is nothing to switch on. How often articles are opened and how far they are read is counted in totals, without anything kept in your browser.',
  },
  {
    name: 'marketing',
    label: 'Marketing',
    purpose: 'We run none. If we ever do, we will ask this switch first.',
  },
] as const

/** What may be kept in this browser. `app/enhance/cookie-form.ts` shows the choice that was saved and saves a new one. */
export function CookieForm() {
  return (
    <form
      className={classNames(card.card, styles.form)}
      data-cookie-preferences
      aria-labelledby="preferences"
    >
      <h2 id="preferences">Your preferences</h2>
      <noscript>
        <p className={styles.noScript}>
          Scripts are off in your browser, so nothing optional is kept in it and there is nothing to choose.
        </p>
      </noscript>
      <ul className={styles.choices}>
        <li>
          <Switch label="Essential" checked readOnly disabled aria-describedby="essential-purpose" />
          <p id="essential-purpose" className={classNames(text.small, text.muted)}>
            Always on: without it nobody could sign in.
          </p>
        </li>
        {OPTIONAL.map(({ name, label, purpose }) => (
          <li key={name}>
            <Switch label={label} name={name} aria-describedby={`${name}-purpose`} />
            <p id={`${name}-purpose`} className={classNames(text.small, text.muted)}>
              {purpose}
            </p>
          </li>
        ))}
      </ul>
      <p className={classNames(layout.needsScript, layout.row, styles.save)}>
        <Button type="submit">Save Preferences</Button>
        <output className={text.muted} />
      </p>
    </form>
  )
}
