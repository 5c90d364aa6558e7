import { CONFIRM_DAYS } from '#app/domain/newsletter/newsletter.ts'
import { LinkPage } from '#app/features/mail/link-page.tsx'
import { Button } from '#app/ui/button.tsx'
import { Check } from '#app/ui/check.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import text from '#app/ui/text.module.css'
import styles from './newsletter-pages.module.css'
import { SubscribeForm, type SubscribeRefusal } from './subscribe-form.tsx'

/** The answer to a subscription: the same for every address, known or not. */
export function SubscribedAnswer({ email }: { email: string }) {
  return (
    <div data-region="subscribe">
      <Notice tone="ok" title="Check your email.">
        We have sent a link to {email}. Follow it to confirm your address; it works for {CONFIRM_DAYS} days.
        Nothing there? Check your spam folder.
      </Notice>
    </div>
  )
}

export type Subscribed = { asked: string } | { refusal: SubscribeRefusal } | null

export function NewsletterPage({ subscribed }: { subscribed: Subscribed }) {
  return (
    <main className={classNames(layout.wrap, layout.section)}>
      <div className={styles.narrow}>
        <h1 className={classNames(text.heading2, styles.title)}>The Mealwright newsletter</h1>
        {subscribed && 'asked' in subscribed ? (
          <SubscribedAnswer email={subscribed.asked} />
        ) : (
          <SubscribeForm refusal={subscribed?.refusal ?? null} />
        )}
      </div>
    </main>
  )
}

export type ConfirmState = 'waits' | 'done' | 'gone'

export function ConfirmSubscriptionPage({ token, state }: { token: string; state: ConfirmState }) {
  return (
    <LinkPage title="The Mealwright newsletter">
      {state === 'waits' && (
        <form method="post" action="/newsletter/confirm" className={layout.stack}>
          <input type="hidden" name="token" value={token} />
          <p className={text.muted}>One click, and the newsletter comes to this address.</p>
          <Button type="submit" isBlock>
            Confirm subscription
          </Button>
        </form>
      )}
      {state === 'done' && (
        <Notice tone="ok" title="You are subscribed.">
          Every email has a link to unsubscribe.
        </Notice>
      )}
      {state === 'gone' && (
        <>
          <Notice tone="warn" title="This link no longer works.">
            It was used already, or is older than {CONFIRM_DAYS} days. If you have confirmed before, you are
            subscribed and do not need to do anything.
          </Notice>
          <p>
            <a href="/newsletter">Enter your address again</a>
          </p>
        </>
      )}
    </LinkPage>
  )
}

export type LeaveState = 'asks' | 'left' | 'unknown'

export function LeaveNewsletterPage({
  token,
  letterId = null,
  state,
}: {
  token: string
  letterId?: string | null
  state: LeaveState
}) {
  return (
    <LinkPage title="Unsubscribe">
      {state === 'asks' && (
        <form
          method="post"
          action={`/newsletter/leave?${new URLSearchParams({ token, ...(letterId && { letter: letterId }) })}`}
          className={layout.stack}
        >
          <p className={text.muted}>One click, and we stop emailing this address.</p>
          <Button type="submit" variant="danger" isBlock>
            Unsubscribe
          </Button>
          <a href={`/newsletter/choices?token=${encodeURIComponent(token)}`}>
            Choose between the newsletter and the weekly digest instead
          </a>
        </form>
      )}
      {state === 'left' && (
        <Notice tone="ok" title="You are unsubscribed.">
          We no longer email this address. You can <a href="/newsletter">come back</a> at any time.
        </Notice>
      )}
      {state === 'unknown' && (
        <>
          <Notice tone="warn" title="This link does not belong to a subscription.">
            Your email program may have cut it off, or the address has already been deleted.
          </Notice>
          <p>
            Still getting emails? <a href="/contact">Write to us</a>, and we will remove the address.
          </p>
        </>
      )}
    </LinkPage>
  )
}

export type ChoicesState = { kind: 'asks' | 'saved'; letters: boolean; digest: boolean } | { kind: 'unknown' }

/** What a reader gets. */
export function NewsletterChoicesPage({ token, state }: { token: string; state: ChoicesState }) {
  return (
    <LinkPage title="What you receive from us">
      {state.kind === 'unknown' ? (
        <>
          <Notice tone="warn" title="This link does not belong to a subscription.">
            Your email program may have cut it off, or you have unsubscribed.
          </Notice>
          <p>
            <a href="/newsletter">Enter your address again</a>
          </p>
        </>
      ) : (
        <>
          {state.kind === 'saved' && <Notice tone="ok" title="Saved." />}
          <form
            method="post"
            action={`/newsletter/choices?token=${encodeURIComponent(token)}`}
            className={layout.stack}
          >
            <Check name="letters" label="The newsletter, now and then" defaultChecked={state.letters} />
            <Check
              name="digest"
              label="A digest of new posts, once a week where there are any"
              defaultChecked={state.digest}
            />
            <p className={text.muted}>With neither ticked you are unsubscribed, and we send nothing more.</p>
            <Button type="submit" isBlock>
              Save
            </Button>
          </form>
        </>
      )}
    </LinkPage>
  )
}
