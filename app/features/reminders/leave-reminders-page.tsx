import { LinkPage } from '#app/features/mail/link-page.tsx'
import { Button } from '#app/ui/button.tsx'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import text from '#app/ui/text.module.css'

export type LeaveState = 'asks' | 'left' | 'unknown'

/** Where the link in a reminder leads. */
export function LeaveRemindersPage({ token, state }: { token: string; state: LeaveState }) {
  return (
    <LinkPage title="No more reminders">
      {state === 'asks' && (
        <form
          method="post"
          action={`/reminders/leave?token=${encodeURIComponent(token)}`}
          className={layout.stack}
        >
          <p className={text.muted}>One click, and we no longer write what should be used up.</p>
          <Button type="submit" variant="danger" isBlock>
            Stop the reminders
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
          <Notice tone="warn" title="This link leads to no reminders.">
            Perhaps it was cut off in your mail program, or the account is deleted.
          </Notice>
          <p>
            Reminders still come? Turn them off in <a href="/profile#reminders">your profile</a>, or{' '}
            <a href="/contact">write to us</a>.
          </p>
        </>
      )}
    </LinkPage>
  )
}
