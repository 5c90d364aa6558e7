import { type ElementType, type MouseEvent, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Check } from '#app/ui/check.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/field.tsx'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import text from '#app/ui/text.module.css'
import styles from './auth-dialog.module.css'
import type { AuthMode } from '#app/features/page/auth-context.ts'

const COPY = {
  'sign-up': {
    title: 'Start Your Free Trial',
    text: '3 recipe generations, 3 meal plans and 3 calorie estimations. No credit card required.',
    submit: 'Start Free Trial',
    action: '/auth/sign-up',
    other: 'sign-in',
    question: 'Already have an account?',
    answer: 'Sign In',
  },
  'sign-in': {
    title: 'Welcome Back',
    text: null,
    submit: 'Sign In',
    action: '/auth/sign-in',
    other: 'sign-up',
    question: 'New to Mealwright?',
    answer: 'Start Free Trial',
  },
} as const

type AuthDialogProps = {
  id?: string
  /** `null` when closed. */
  mode: AuthMode | null
  /** What it is for when it opens without the page knowing. */
  modeWhenClosed?: AuthMode
  onModeChange: (mode: AuthMode | null) => void
  /** What the server answered to the last attempt (a `FormResult` fits); each answer is a new object. */
  error?: { message: string; fields?: Record<string, string> } | null
  isWorking?: boolean
  /** Where to go afterwards, as a path of ours. */
  returnTo?: string
  forgottenPasswordHref?: string
  /** What draws the form: a fetcher's Form to stay on the page, or a native form (the default). */
  form?: ElementType
}

/** Signing up and signing in. Native forms: they also work before hydration and with scripts off. */
export function AuthDialog({
  id = 'auth',
  mode,
  modeWhenClosed = 'sign-up',
  onModeChange,
  error = null,
  isWorking,
  returnTo,
  forgottenPasswordHref = '/auth/forgotten-password',
  form: Form = 'form',
}: AuthDialogProps) {
  // While it closes it keeps its words; each opening starts with empty fields and no error.
  const [lastMode, setLastMode] = useState<AuthMode>(mode ?? modeWhenClosed)
  const [visit, setVisit] = useState(0)
  const [pastError, setPastError] = useState<AuthDialogProps['error']>(null)
  if (mode && mode !== lastMode) setLastMode(mode)
  const shownMode = mode ?? lastMode
  const copy = COPY[shownMode]
  const shownError = error === pastError ? null : error

  const otherHref = `?auth=${copy.other}${returnTo ? `&to=${encodeURIComponent(returnTo)}` : ''}`

  const forget = () => {
    setPastError(error)
    setVisit(visit + 1)
  }
  const close = () => {
    forget()
    onModeChange(null)
  }
  const toggle = (event: MouseEvent) => {
    event.preventDefault()
    setPastError(error)
    onModeChange(copy.other)
  }

  return (
    <Dialog id={id} title={copy.title} isOpen={mode !== null} onClose={close}>
      {copy.text && <p className={text.muted}>{copy.text}</p>}
      <div className={layout.stack} data-region={`auth-${shownMode}`}>
        {shownError && <Notice tone="error">{shownError.message}</Notice>}
        <Form key={visit} method="post" action={copy.action} className={layout.stack}>
          {returnTo && <input type="hidden" name="returnTo" value={returnTo} />}
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="email"
            required
            error={shownError?.fields?.['email']}
          />
          <TextField
            label="Password"
            name="password"
            type="password"
            autoComplete={shownMode === 'sign-up' ? 'new-password' : 'current-password'}
            minLength={shownMode === 'sign-up' ? 8 : undefined}
            hint={shownMode === 'sign-up' ? 'At least 8 characters' : undefined}
            required
            error={shownError?.fields?.['password']}
          />
          {shownMode === 'sign-in' && (
            <div className={classNames(layout.row, layout.spread)}>
              <Check label="Remember me" name="rememberMe" value="yes" />
              <a href={forgottenPasswordHref}>Forgot your password?</a>
            </div>
          )}
          <Button type="submit" isBlock isBusy={isWorking} data-busy="Loading...">
            {isWorking ? 'Loading...' : copy.submit}
          </Button>
          {shownMode === 'sign-up' && (
            <p className={classNames(text.small, text.muted)}>
              By making an account you agree to the <a href="/terms">Terms of Service</a>. The{' '}
              <a href="/privacy">Privacy Policy</a> says what we keep about you.
            </p>
          )}
        </Form>
      </div>
      <p className={classNames(styles.otherMode, text.muted)}>
        {copy.question}{' '}
        <a href={otherHref} onClick={toggle}>
          {copy.answer}
        </a>
      </p>
    </Dialog>
  )
}
