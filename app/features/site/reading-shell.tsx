import type { ReactNode } from 'react'
import type { Account } from './account-menu.tsx'
import { AuthDialog } from './auth-dialog.tsx'
import { SiteFooter } from './site-footer.tsx'
import type { AuthMode } from '#app/features/page/auth-context.ts'
import { SiteHeader } from './site-header.tsx'

type ReadingShellProps = {
  path: string
  query: string
  account: Account | null
  hasUnseenPlan: boolean
  children: ReactNode
}

const MODES: readonly AuthMode[] = ['sign-up', 'sign-in']

/**
 * Header and footer around a page without the application's scripts. Both dialogs lie in the page: the address opens
 * one of them natively, `app/enhance/auth.ts` opens them in place.
 */
export function ReadingShell({ path, query, account, hasUnseenPlan, children }: ReadingShellProps) {
  const asked = new URLSearchParams(query)
  const returnTo = asked.get('to') ?? undefined
  return (
    <>
      <SiteHeader path={path} account={account} hasUnseenPlan={hasUnseenPlan} />
      <div id="main" tabIndex={-1}>
        {children}
      </div>
      <SiteFooter />
      {!account &&
        MODES.map((mode) => (
          <AuthDialog
            key={mode}
            id={`auth-${mode}`}
            mode={asked.get('auth') === mode ? mode : null}
            modeWhenClosed={mode}
            onModeChange={() => {}}
            returnTo={returnTo}
          />
        ))}
    </>
  )
}
