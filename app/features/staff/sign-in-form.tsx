import { useEffect } from 'react'
import { type ShouldRevalidateFunctionArgs, useFetcher } from 'react-router'
import type { FormResult } from '#app/domain/errors.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { writeEntry } from './browser-entry.ts'
import { PasswordField } from './password-field.tsx'
import { STAFF_CODE, STAFF_DASHBOARD, STAFF_LOGIN } from './staff-paths.ts'
import layout from '#app/ui/layout.module.css'

/** What signing in answers: who it is, or that a code is to come. */
export type SignInAnswer = { admin: { id: string; email: string } | null }

/** Tells the server that a script reads the answer; a form sent without it is led on by redirects. */
export const SCRIPTED = 'scripted'

/** No revalidation after a step: the page is left anyway. */
export function isAskedAgain({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod === undefined || formMethod === 'GET' ? defaultShouldRevalidate : false
}

/** Sends a step of signing in, keeps the browser's entry and goes on. */
export function useSignInStep(action: string) {
  const fetcher = useFetcher<FormResult<SignInAnswer>>()
  const { data } = fetcher
  useEffect(() => {
    if (!data?.ok) return
    const { admin } = data.value
    if (admin) writeEntry(localStorage, admin)
    // A full page load, so that no state from before the sign-in is kept.
    location.assign(admin ? STAFF_DASHBOARD : STAFF_CODE)
  }, [data])
  const send = (event: { preventDefault(): void; currentTarget: HTMLFormElement }) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    form.set(SCRIPTED, 'yes')
    void fetcher.submit(form, { method: 'post', action })
  }
  return { send, result: data, isBusy: fetcher.state !== 'idle' || data?.ok === true }
}

export function StaffSignInForm({ result: first }: { result?: FormResult<SignInAnswer> | undefined }) {
  const step = useSignInStep(STAFF_LOGIN)
  const result = step.result ?? first
  return (
    <form method="post" action={STAFF_LOGIN} className={layout.stack} onSubmit={step.send}>
      {result?.ok === false && <Notice tone="error">{result.message}</Notice>}
      <TextField label="Email" name="email" type="email" autoComplete="username" required />
      <PasswordField />
      <Button type="submit" isBlock isBusy={step.isBusy}>
        {step.isBusy ? 'Signing In...' : 'Sign In'}
      </Button>
    </form>
  )
}

export function StaffCodeForm({ result: first }: { result?: FormResult<SignInAnswer> | undefined }) {
  const step = useSignInStep(STAFF_CODE)
  const result = step.result ?? first
  return (
    <form method="post" action={STAFF_CODE} className={layout.stack} onSubmit={step.send}>
      {result?.ok === false && <Notice tone="error">{result.message}</Notice>}
      <TextField
        label="Code"
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        hint="Six digits from your authenticator app, or one of your recovery codes."
        required
      />
      <Button type="submit" isBlock isBusy={step.isBusy}>
        {step.isBusy ? 'Signing In...' : 'Sign In'}
      </Button>
    </form>
  )
}
