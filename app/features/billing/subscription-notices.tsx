import { cancellingNotice, PAST_DUE_NOTICE, returnedNotice } from '#app/domain/billing/subscription-words.ts'
import { Notice } from '#app/ui/notice.tsx'
import type { SubscriptionView } from './purchases.server.ts'

/** What the member should know of the subscription beside its facts. */
export function SubscriptionNotices({ subscription }: { subscription: SubscriptionView | null }) {
  if (!subscription) return null
  const { status, hold, isReturned, isCancelling, periodEnd } = subscription
  return (
    <>
      {status === 'past_due' && <Notice tone="warn">{PAST_DUE_NOTICE}</Notice>}
      {hold !== null && <Notice tone="warn">{hold}</Notice>}
      {isReturned && periodEnd && <Notice tone="warn">{returnedNotice(periodEnd.day, isCancelling)}</Notice>}
      {isCancelling && !isReturned && periodEnd && <Notice>{cancellingNotice(periodEnd.day)}</Notice>}
    </>
  )
}
