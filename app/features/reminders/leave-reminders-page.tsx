import { LinkPage } from '#app/features/mail/link-page.tsx'
import { Button } from '#app/ui/button.tsx'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import text from '#app/ui/text.module.css'

export type LeaveState = 'asks' | 'left' | 'unknown'

/** Where the link in a reminder leads. */
export function LeaveRemindersPage({ token, state }: { token: string; state: LeaveState }) {
  return (
    <LinkPage title="Turn off reminders">
      {state === 'asks' && (
        <form
          method="post"
          action={`/reminders/leave?token=${encodeURIComponent(token)}`}
          className={layout.stack}
        >
          <p className={text.muted}>One click, and we stop emailing you about food to use up.</p>
          <Button type="submit" variant="danger" isBlock>
            Turn off reminders
          </Button>
        </form>
      )}
      {state === 'left' && (
        <Notice tone="ok" title="The reminders are off.">
          You can turn them on again in <a href="/profile#reminders">your profile</a> at any time.
        </Notice>
      )}
      {state === 'unknown' && (
        <>
          <Notice tone="warn" title="This link does not belong to an account.">
            Your email program may have cut it off, or the account has been deleted.
          </Notice>
          <p>
            Still getting reminders? Turn them off in <a href="/profile#reminders">your profile</a>, or{' '}
            <a href="/contact">write to us</a>.
          </p>
        </>
      )}
    </LinkPage>
  )
}
