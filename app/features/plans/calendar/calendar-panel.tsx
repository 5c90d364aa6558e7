import CalendarDays from 'lucide-react/icons/calendar-days'
import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import card from '#app/ui/card.module.css'
import { classNames } from '#app/ui/class-names.ts'
import { Field } from '#app/ui/field.tsx'
import field from '#app/ui/field.module.css'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import text from '#app/ui/text.module.css'

type CalendarPanelProps = {
  /** When the address there is was made, in words; null without one. */
  since: string | null
  /** The address just made: it is shown this once. */
  address: string | null
  failure?: string | undefined
}

/** Meals in a calendar of one's own: a secret address to subscribe to, made anew or taken back at any time. */
export function CalendarPanel({ since, address, failure }: CalendarPanelProps) {
  return (
    <section className={classNames(card.card, card.pad, layout.stack)} id="calendar">
      <h2 className={text.heading3}>Meals in your calendar</h2>
      <p className={text.muted}>
        Subscribe to a private address in Google Calendar, Outlook or on your phone, and your planned meals
        appear there.
      </p>
      {failure && <Notice tone="error">{failure}</Notice>}
      {address !== null && <NewAddress address={address} />}
      {address === null && since !== null && (
        <p>You made an address on {since}. We cannot show it again; if you lost it, make a new one.</p>
      )}
      <Form method="post" preventScrollReset className={layout.row}>
        <Button type="submit" variant="secondary" isSmall name="intent" value="create-calendar">
          <CalendarDays className={text.icon} aria-hidden />
          {since === null ? 'Make an address' : 'Make a new address'}
        </Button>
        {since !== null && (
          <Button type="submit" variant="quiet" isSmall name="intent" value="remove-calendar">
            Turn off
          </Button>
        )}
      </Form>
      {since !== null && (
        <p className={classNames(text.small, text.muted)}>
          A new address replaces the old one. Anyone with the address sees your meals, and nothing else.
        </p>
      )}
    </section>
  )
}

function NewAddress({ address }: { address: string }) {
  const [copied, setCopied] = useState('')
  const copy = () => {
    navigator.clipboard.writeText(address).then(
      () => setCopied('Copied.'),
      () => setCopied('Select the address and copy it.'),
    )
  }
  return (
    <div className={layout.stack}>
      <Field label="Your private address" hint="It is shown only now: copy it into your calendar.">
        {(control) => (
          <input
            {...control}
            className={field.input}
            readOnly
            value={address}
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
      </Field>
      <div className={classNames(layout.row, layout.needsScript)}>
        <Button type="button" isSmall onClick={copy}>
          <Copy className={text.icon} aria-hidden />
          Copy address
        </Button>
        <output>{copied}</output>
      </div>
    </div>
  )
}
