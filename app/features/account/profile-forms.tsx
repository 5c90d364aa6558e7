import { type ReactNode, useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { Tier } from '#app/domain/allowance.ts'
import type { FormResult } from '#app/domain/errors.ts'
import { labelFromEmail } from '#app/domain/email-label.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { TextField } from '#app/ui/field.tsx'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import text from '#app/ui/text.module.css'
import card from '#app/ui/card.module.css'
import figures from '#app/ui/figure-table.module.css'

export type ProfileResult = { ok: true } | Extract<FormResult<never>, { ok: false }> | null

type AccountFactsProps = {
  email: string
  label: string
  tier: Tier
  isEmailConfirmed: boolean
  result: ProfileResult
}

export function AccountFacts({ email, label, tier, isEmailConfirmed, result }: AccountFactsProps) {
  return (
    <section className={classNames(card.card, card.pad, layout.stack)}>
      <h2 className={text.heading3}>Account</h2>
      <table className={figures.table}>
        <tbody>
          <tr>
            <th scope="row">Email</th>
            <td className={classNames(figures.figure, figures.words)}>
              <Address email={email} />
            </td>
          </tr>
          <tr>
            <th scope="row">Username</th>
            <td className={classNames(figures.figure, figures.words)}>{labelFromEmail(email)}</td>
          </tr>
          <tr>
            <th scope="row">Shown to others as</th>
            <td className={classNames(figures.figure, figures.words)}>{label}</td>
          </tr>
          <tr>
            <th scope="row">Plan</th>
            <td className={figures.figure}>{tier === 'premium' ? 'Premium' : 'Free'}</td>
          </tr>
        </tbody>
      </table>
      {!isEmailConfirmed && (
        <ProfileForm
          intent="send-confirmation"
          result={result}
          done="The email is on its way."
          submit="Send the confirmation email again"
          variant="secondary"
        >
          <Notice tone="warn">
            This address is not confirmed yet. Follow the link in the email we sent you.
          </Notice>
        </ProfileForm>
      )}
    </section>
  )
}

/** An address that does not fit its line breaks before the @. */
function Address({ email }: { email: string }) {
  const at = email.lastIndexOf('@')
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  )
}

export function ChangeLabel({ label, result }: { label: string; result: ProfileResult }) {
  return (
    <section className={classNames(card.card, card.pad, layout.stack)}>
      <h2 className={text.heading3}>Public name</h2>
      <ProfileForm intent="change-label" result={result} done="Your name is saved." submit="Save name">
        <TextField
          label="Shown with what you share"
          name="label"
          defaultValue={label}
          minLength={2}
          maxLength={40}
          required
          autoComplete="nickname"
          error={fieldOf(result, 'label')}
        />
      </ProfileForm>
    </section>
  )
}

export function ChangeEmail({ result }: { result: ProfileResult }) {
  return (
    <section className={classNames(card.card, card.pad, layout.stack)}>
      <h2 className={text.heading3}>
        Change <span className={text.num}>email</span> address
      </h2>
      <ProfileForm
        intent="change-email"
        result={result}
        done="Follow the link we sent to the new address."
        submit="Send the link"
      >
        <TextField
          label="New email"
          name="email"
          type="email"
          autoComplete="email"
          required
          error={fieldOf(result, 'email')}
        />
        <TextField
          label="Current password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          error={fieldOf(result, 'password')}
        />
      </ProfileForm>
    </section>
  )
}

export function ChangePassword({ result }: { result: ProfileResult }) {
  return (
    <section className={classNames(card.card, card.pad, layout.stack)}>
      <h2 className={text.heading3}>Change password</h2>
      <ProfileForm
        intent="change-password"
        result={result}
        done="Your password is changed and all other devices are signed out."
        submit="Change password"
      >
        <TextField
          label="Current password"
          name="currentPassword"
          type="password"
          autoComplete="current-password"
          required
          error={fieldOf(result, 'currentPassword')}
        />
        <TextField
          label="New password"
          name="newPassword"
          type="password"
          autoComplete="new-password"
          minLength={8}
          maxLength={128}
          required
          hint="8 to 128 characters"
          error={fieldOf(result, 'newPassword')}
        />
      </ProfileForm>
    </section>
  )
}

type ProfileFormProps = {
  intent: string
  result: ProfileResult
  /** Said once it worked. */
  done: string
  submit: string
  variant?: 'primary' | 'secondary'
  children: ReactNode
}

export function ProfileForm({
  intent,
  result,
  done,
  submit,
  variant = 'secondary',
  children,
}: ProfileFormProps) {
  const navigation = useNavigation()
  const isBusy = navigation.state !== 'idle' && navigation.formData?.get('intent') === intent
  const hasField = result?.ok === false && Object.keys(result.fields).length > 0
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!result?.ok || !form.current) return
    // What was saved stays in its field; passwords and addresses have done their work.
    for (const field of form.current.querySelectorAll('input'))
      if (field.type === 'password' || field.type === 'email') field.value = ''
  }, [result])
  return (
    <Form method="post" className={layout.stack} preventScrollReset ref={form}>
      <input type="hidden" name="intent" value={intent} />
      {result?.ok && <Notice tone="ok">{done}</Notice>}
      {result?.ok === false && !hasField && <Notice tone="error">{result.message}</Notice>}
      {children}
      <Button type="submit" variant={variant} isBusy={isBusy}>
        {submit}
      </Button>
    </Form>
  )
}

export function fieldOf(result: ProfileResult, name: string): string | undefined {
  return result?.ok === false ? result.fields[name] : undefined
}
