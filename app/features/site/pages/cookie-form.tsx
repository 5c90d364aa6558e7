import { Button } from '#app/ui/button.tsx'
import { Switch } from '#app/ui/check.tsx'

const OPTIONAL = [
  {
    name: 'functional',
    label: 'Functional',
    text: 'Remembers in this browser which ingredients you have ticked off, and whether you weigh in pounds or kilograms, from one visit to the next. Off: until you close the tab.',
  },
  {
    name: 'analytics',
    label: 'Analytics',
    text: 'We run none. If we ever count visits in your browser, we will ask this switch first.',
  },
  {
    name: 'marketing',
    label: 'Marketing',
    text: 'We run none. If we ever do, we will ask this switch first.',
  },
] as const

/** What may be kept in this browser. `app/enhance/cookie-form.ts` shows the choice that was saved and saves a new one. */
export function CookieForm() {
  return (
    <form className="card mt-10 max-w-[38rem] p-6" data-cookie-preferences aria-labelledby="preferences">
      <h2 id="preferences">Your preferences</h2>
      <noscript>
        <p className="mt-3">
          Scripts are off in your browser, so nothing optional is kept in it and there is nothing to choose.
        </p>
      </noscript>
      <ul className="mt-4 grid gap-4">
        <li>
          <Switch label="Essential" checked readOnly disabled aria-describedby="essential-text" />
          <p id="essential-text" className="text-sm text-ink-2">
            Always on: without it nobody could sign in.
          </p>
        </li>
        {OPTIONAL.map(({ name, label, text }) => (
          <li key={name}>
            <Switch label={label} name={name} aria-describedby={`${name}-text`} />
            <p id={`${name}-text`} className="text-sm text-ink-2">
              {text}
            </p>
          </li>
        ))}
      </ul>
      <p className="needs-script mt-6 flex flex-wrap items-center gap-4">
        <Button type="submit">Save Preferences</Button>
        <output className="text-ink-2" />
      </p>
    </form>
  )
}
