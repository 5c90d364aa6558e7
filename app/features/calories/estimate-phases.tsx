import type { AuthMode } from '#app/features/page/auth-context.ts'
import { Link } from 'react-router'
import { returnPath } from '#app/domain/return-path.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import { Bone, BoneLines } from '#app/ui/skeleton.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import type { EstimateRefusal } from './use-estimate.ts'

/** While the meal is looked at. */
export function Analysing({ onCancel }: { onCancel(): void }) {
  return (
    <div className={layout.stack} aria-busy>
      <div className={classNames(layout.row, layout.spread)}>
        <Spinner label="Analyzing your meal..." isLabelShown />
        <Button variant="quiet" isSmall onClick={onCancel}>
          Cancel
        </Button>
      </div>
      <Bone width="12rem" height="3.5rem" />
      <Bone width="100%" height="3rem" />
      <BoneLines widths={['100%', '92%', '96%', '60%']} />
    </div>
  )
}

/** Why there is no estimate; what was used up has a dialog of its own. */
export function Refused({
  refusal,
  authMode,
  description,
}: {
  refusal: EstimateRefusal
  authMode: AuthMode
  description: string
}) {
  if (refusal.code === 'limit-reached') {
    return (
      <Notice tone="warn" title={refusal.message}>
        <Link to="/pricing">View Pricing</Link>
      </Notice>
    )
  }
  if (refusal.code === 'signed-out') {
    return (
      <Notice title={authMode === 'sign-in' ? 'You are signed out.' : 'An estimate needs an account.'}>
        Your description stays here meanwhile.{' '}
        <Link
          to={`/?${new URLSearchParams({ auth: authMode, to: returnPath('/calories', { meal: description }) })}`}
        >
          {authMode === 'sign-in' ? 'Sign In' : 'Start Free Trial'}
        </Link>
      </Notice>
    )
  }
  return (
    <Notice tone="error" title={refusal.message}>
      {refusal.code === 'failed' ? 'This attempt was not counted.' : null}
    </Notice>
  )
}
