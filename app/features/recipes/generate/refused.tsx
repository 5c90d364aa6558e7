import { Link } from 'react-router'
import type { AuthMode } from '#app/features/page/auth-context.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import styles from './refused.module.css'
import type { GenerationState } from './use-generation.ts'

type RefusedProps = {
  refusal: GenerationState['refusal']
  /** Id of the form, where our kitchen can write in the model’s place. */
  form: string | null
  authMode: AuthMode
  wayBack: string
}

/** What was refused, and the way on. */
export function Refused({ refusal, form, authMode, wayBack }: RefusedProps) {
  if (!refusal || refusal.code === 'limit-reached') return null
  if (refusal.code === 'signed-out') {
    return (
      <Notice title={authMode === 'sign-in' ? 'You are signed out.' : 'Generating needs an account.'}>
        Your ingredients stay here meanwhile.{' '}
        <Link to={`/?${new URLSearchParams({ auth: authMode, to: wayBack })}`}>
          {authMode === 'sign-in' ? 'Sign In' : 'Start Free Trial'}
        </Link>
      </Notice>
    )
  }
  if (refusal.code === 'premium-only') {
    return (
      <Notice tone="warn" title={`${refusal.message}.`}>
        <LinkButton as={Link} variant="secondary" isSmall className={styles.action} to="/pricing">
          View Pricing
        </LinkButton>
      </Notice>
    )
  }
  return (
    <Notice tone="error" title={refusal.message}>
      {refusal.code === 'failed' ? `This attempt was not counted. ${whenToTry(refusal.details)}` : null}
      {form && (refusal.code === 'failed' || refusal.code === 'unavailable') && (
        <p className={styles.action}>
          <Button type="submit" form={form} name="chef" value="kitchen" variant="secondary" isSmall>
            Let our kitchen write it
          </Button>
        </p>
      )}
    </Notice>
  )
}

/** A busy model says how long to wait before trying again. */
function whenToTry(details: Record<string, string | number> | undefined): string {
  const waitS = Number(details?.['retryAfterS'] ?? 0)
  if (waitS <= 0) return 'Please try again.'
  const minutes = Math.ceil(waitS / 60)
  return `The model is busy: try again in ${waitS < 60 ? `${waitS} seconds` : `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`}.`
}
