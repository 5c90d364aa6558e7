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
      <Notice tone="ok" title="Please look into your mail.">
        We have written to {email}. Only once you follow the link in that letter do you get ours; it works for{' '}
        {CONFIRM_DAYS} days. Nothing there? Look among the spam, too.
      </Notice>
    </div>
  )
}

export type Subscribed = { asked: string } | { refusal: SubscribeRefusal } | null

export function NewsletterPage({ subscribed }: { subscribed: Subscribed }) {
  return (
    <main className={classNames(layout.wrap, layout.section)}>
      <div className={styles.narrow}>
        <h1 className={classNames(text.heading2, styles.title)}>Letters from Mealwright</h1>
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
    <LinkPage title="Letters from Mealwright">
      {state === 'waits' && (
        <form method="post" action="/newsletter/confirm" className={layout.stack}>
          <input type="hidden" name="token" value={token} />
          <p className={text.muted}>One click, and our letters come to this address.</p>
          <Button type="submit" isBlock>
            Yes, I want the letters
          </Button>
        </form>
      )}
      {state === 'done' && (
        <Notice tone="ok" title="You are subscribed.">
          Every letter carries a link to leave.
        </Notice>
      )}
      {state === 'gone' && (
        <>
          <Notice tone="warn" title="This link does not work any more.">
            It was used already, or is older than {CONFIRM_DAYS} days. If you have confirmed before, you get
            our letters and need do nothing.
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
    <LinkPage title="No more letters">
      {state === 'asks' && (
        <form
          method="post"
          action={`/newsletter/leave?${new URLSearchParams({ token, ...(letterId && { letter: letterId }) })}`}
          className={layout.stack}
        >
          <p className={text.muted}>One click, and we send no more letters to this address.</p>
          <Button type="submit" variant="danger" isBlock>
            Stop the letters
          </Button>
          <a href={`/newsletter/choices?token=${encodeURIComponent(token)}`}>
            Choose between letters and the weekly digest instead
          </a>
        </form>
      )}
      {state === 'left' && (
        <Notice tone="ok" title="You have left.">
          We send no more letters to this address. You can <a href="/newsletter">come back</a> at any time.
        </Notice>
      )}
      {state === 'unknown' && (
        <>
          <Notice tone="warn" title="This link leads to no subscription.">
            Perhaps it was cut off in your mail program, or the address is forgotten already.
          </Notice>
          <p>
            Letters still come? <a href="/contact">Write to us</a>, and we take the address out.
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
    <LinkPage title="What you get from us">
      {state.kind === 'unknown' ? (
        <>
          <Notice tone="warn" title="This link leads to no subscription.">
            Perhaps it was cut off in your mail program, or you have left.
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
            <Check name="letters" label="Letters, now and then" defaultChecked={state.letters} />
            <Check
              name="digest"
              label="A digest of new posts, once a week where there are any"
              defaultChecked={state.digest}
            />
            <p className={text.muted}>With neither of both you leave, and we send nothing more.</p>
            <Button type="submit" isBlock>
              Save
            </Button>
          </form>
        </>
      )}
    </LinkPage>
  )
}
