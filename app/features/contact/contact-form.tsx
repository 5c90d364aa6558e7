import { Link } from 'react-router'
import { CONTACT_CATEGORIES, CONTACT_LENGTHS, type ContactWords } from '#app/domain/contact/contact.ts'
import type { FormResult } from '#app/domain/errors.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { SelectField, TextArea, TextField } from '#app/ui/field.tsx'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import text from '#app/ui/text.module.css'

export type ContactRefusal = Extract<FormResult<never>, { ok: false }>

type ContactFormProps = {
  refusal: ContactRefusal | null
  written: ContactWords | null
}

/** Native: it works with scripts off, and keeps what was written when it is refused. */
export function ContactForm({ refusal, written }: ContactFormProps) {
  const fields = refusal?.fields ?? {}
  const isOnField = Object.keys(fields).some((name) => name in CONTACT_LENGTHS)
  return (
    <form method="post" action="/contact" className={layout.stack} aria-label="Contact">
      {refusal && !isOnField && <Notice tone="error">{refusal.message}</Notice>}
      <TextField
        label="Full name"
        name="name"
        autoComplete="name"
        maxLength={CONTACT_LENGTHS.name}
        defaultValue={written?.name}
        required
        error={fields['name']}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={CONTACT_LENGTHS.email}
        defaultValue={written?.email}
        required
        error={fields['email']}
      />
      <SelectField
        label="Category"
        name="category"
        options={CONTACT_CATEGORIES}
        defaultValue={written?.category ?? 'general'}
      />
      <TextField
        label="Subject"
        name="subject"
        maxLength={CONTACT_LENGTHS.subject}
        defaultValue={written?.subject}
        required
        error={fields['subject']}
      />
      <TextArea
        label="Message"
        name="message"
        rows={6}
        maxLength={CONTACT_LENGTHS.message}
        defaultValue={written?.message}
        required
        error={fields['message']}
      />
      <div hidden>
        <label>
          Leave this empty
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <p className={classNames(text.small, text.muted)}>
        We use what you write to answer you and for nothing else. See the{' '}
        <Link to="/privacy">Privacy Policy</Link>.
      </p>
      <Button type="submit" data-busy="Sending Message...">
        Send Message
      </Button>
    </form>
  )
}
