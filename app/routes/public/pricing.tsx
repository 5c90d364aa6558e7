import { breadcrumbs } from '#app/domain/seo/structured-data.ts'
import { data, useRevalidator } from 'react-router'
import { checkoutSchema } from '#app/domain/billing/billing-forms.ts'
import { BILLING_MESSAGES } from '#app/domain/billing/billing-messages.ts'
import { GUARANTEE_DAYS } from '#app/domain/billing/catalogue.ts'
import { usageStatsOf } from '#app/features/billing/allowance.server.ts'
import { startCheckout } from '#app/features/billing/checkout.server.ts'
import { LeaveForProvider } from '#app/features/billing/leave-for-provider.tsx'
import { FreeMemberPlans, OwnPlan } from '#app/features/billing/member-pricing.tsx'
import { PRICING_QUESTIONS, PricingQuestions, VisitorPlans } from '#app/features/billing/pricing-page.tsx'
import payment from '#app/features/billing/payment-page.module.css'
import styles from '#app/features/billing/pricing.module.css'
import { SavingsSum } from '#app/features/billing/savings-sum.tsx'
import { subscriptionOf } from '#app/features/billing/purchases.server.ts'
import { SandboxBadge } from '#app/features/billing/sandbox-badge.tsx'
import { useBillingNews } from '#app/features/billing/use-billing-news.ts'
import { ProductScenes } from '#app/features/site/landing/product-scenes.tsx'
import { sampleWeek } from '#app/features/site/landing/sample-week.server.ts'
import { faqOf } from '#app/features/seo/faq-of.ts'
import { pageMeta } from '#app/features/page/page-meta.ts'
import { pageImage } from '#app/features/page/social-image.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireMember, servicesOf, viewerOf } from '#app/http/context.server.ts'
import { submit } from '#app/http/form.server.ts'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import text from '#app/ui/text.module.css'
import { orOfflineResult } from '#app/features/page/offline-answer.ts'
import type { Route } from './+types/pricing'

export const handle: RouteHandle = { access: 'open' }

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: 'Pricing',
    description: `A free trial without a card, and Premium monthly or annual. Cancel anytime, ${GUARANTEE_DAYS}-day money-back guarantee.`,
    path: '/pricing',
    origin: loaderData?.origin ?? '',
    ...(loaderData && { image: loaderData.image }),
    structuredData: [
      breadcrumbs(loaderData?.origin ?? '', [{ name: 'Pricing', path: '/pricing' }]),
      faqOf(PRICING_QUESTIONS),
    ],
  })

export async function loader({ context }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const { member } = viewerOf(context)
  const { origin } = services.site
  const image = pageImage('pricing')
  const { payments } = services
  const paying = payments === null ? 'off' : payments.sandbox ? 'sandbox' : 'on'
  if (!member) return { viewer: 'visitor' as const, paying, origin, image, week: sampleWeek() }
  const isClosed = (payments?.salesFaults().length ?? 0) > 0
  const subscription = await subscriptionOf(services, member)
  // Who has a subscription looks after it: a second one would be paid twice.
  if (member.tier === 'free' && !subscription?.isManaged) {
    const stats = await usageStatsOf(services.db, member)
    return { viewer: 'free' as const, paying, isClosed, origin, image, stats, week: sampleWeek() }
  }
  const { email, tier } = member
  return { viewer: 'owner' as const, paying, origin, image, email, subscription, tier }
}

/** The way to pay without scripts; with them the page asks /billing/checkout. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context)
  const { data: result, init } = await submit(
    request,
    checkoutSchema,
    ({ plan }) => startCheckout(services, requireMember(context, BILLING_MESSAGES.checkoutSignedOut), plan),
    { fallback: BILLING_MESSAGES.checkoutFailed, log: services.log },
  )
  return data(result, init ?? undefined)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orOfflineResult(serverAction)

export default function Pricing({ loaderData, actionData }: Route.ComponentProps) {
  const { viewer, paying } = loaderData
  const revalidator = useRevalidator()
  useBillingNews(viewer !== 'visitor', ({ tier }) => {
    const shown = viewer === 'owner' ? loaderData.tier : 'free'
    if (tier !== shown) void revalidator.revalidate()
  })
  if (actionData?.ok) {
    return (
      <main className={classNames(layout.wrap, layout.pageHead, payment.page)}>
        <h1>Pricing</h1>
        <LeaveForProvider url={actionData.value.url}>
          {actionData.value.to === 'checkout'
            ? 'You pay on the payment provider’s page.'
            : 'You already have a subscription: it opens now.'}
        </LeaveForProvider>
      </main>
    )
  }
  const refused = actionData?.message ?? null
  const isClosed = viewer === 'free' && loaderData.isClosed
  const offReason =
    paying === 'off' ? BILLING_MESSAGES.notSetUp : isClosed ? BILLING_MESSAGES.notForSale : null
  return (
    <main className={classNames(layout.wrap, layout.sectionEnd)}>
      <div className={layout.pageHead}>
        <h1>Pricing</h1>
        <p className={text.lede}>
          Cook what you own, meet the target you set. One plan, two ways to pay. Cancel anytime;{' '}
          {GUARANTEE_DAYS}-day money-back guarantee.
        </p>
      </div>
      {paying === 'sandbox' && viewer !== 'visitor' && <SandboxBadge className={styles.notice} />}
      {offReason !== null && (
        <Notice tone="warn" className={styles.notice}>
          {offReason}
        </Notice>
      )}
      {refused !== null && viewer !== 'free' && (
        <Notice tone="error" className={styles.notice}>
          {refused}
        </Notice>
      )}
      <div className={styles.offer}>
        {viewer !== 'owner' && <ProductScenes week={loaderData.week} />}
        {viewer === 'visitor' && <VisitorPlans />}
        {viewer === 'free' && (
          <FreeMemberPlans stats={loaderData.stats} refused={refused} offReason={offReason} />
        )}
      </div>
      {viewer === 'owner' && (
        <OwnPlan
          email={loaderData.email}
          subscription={loaderData.subscription}
          hasPremium={loaderData.tier === 'premium'}
        />
      )}
      {viewer !== 'owner' && (
        <>
          <SavingsSum />
          <PricingQuestions />
        </>
      )}
    </main>
  )
}
