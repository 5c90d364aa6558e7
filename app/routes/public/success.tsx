import { useEffect } from 'react'
import { Link, useRevalidator } from 'react-router'
import { type Purchase, purchaseOf } from '#app/features/billing/purchases.server.ts'
import { shower } from '#app/features/billing/confetti.ts'
import { SandboxBadge } from '#app/features/billing/sandbox-badge.tsx'
import { tellOtherTabs } from '#app/features/billing/other-tabs.ts'
import styles from '#app/features/billing/payment-page.module.css'
import { useBillingNews } from '#app/features/billing/use-billing-news.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { servicesOf, viewerOf } from '#app/http/context.server.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import text from '#app/ui/text.module.css'
import type { Route } from './+types/success'

export const handle: RouteHandle = { access: 'open' }

export const meta: Route.MetaFunction = () => [
  { title: 'Your payment | Mealwright' },
  { name: 'robots', content: 'noindex' },
]

const CONFETTI_MS = 3000

/** What became of the member's own purchase. Looking at it grants nothing: only what the provider confirmed does. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const { member } = viewerOf(context)
  const isSandbox = services.payments?.sandbox != null
  const reference = new URL(request.url).searchParams.get('session_id')
  if (!member) {
    const back = `/success?${new URLSearchParams({ session_id: reference ?? '' })}`
    const signInHref = `/?${new URLSearchParams({ auth: 'sign-in', to: back })}`
    return { isSandbox, purchase: { kind: 'signed-out' as const, signInHref } }
  }
  return { isSandbox, purchase: await purchaseOf(services, member, reference) }
}

export default function Success({ loaderData: { purchase, isSandbox } }: Route.ComponentProps) {
  const revalidator = useRevalidator()
  const { kind } = purchase
  useBillingNews(kind === 'waiting', () => void revalidator.revalidate())
  useEffect(() => {
    if (kind !== 'confirmed') return
    tellOtherTabs()
    return shower(CONFETTI_MS)
  }, [kind])
  return (
    <main className={classNames(layout.wrap, layout.pageHead, styles.page)}>
      <div className={classNames(layout.stack, styles.content)}>
        {kind === 'confirmed' && <Confirmed {...purchase} isSandbox={isSandbox} />}
        {kind === 'over' && <Over {...purchase} isSandbox={isSandbox} />}
        {kind === 'waiting' && <Waiting />}
        {kind === 'not-found' && <NotFound />}
        {kind === 'signed-out' && <SignedOut href={purchase.signInHref} />}
      </div>
    </main>
  )
}

type Of<Kind extends Purchase['kind']> = Omit<Extract<Purchase, { kind: Kind }>, 'kind'>

function Confirmed({ transactionId, note, isSandbox }: Of<'confirmed'> & { isSandbox: boolean }) {
  return (
    <>
      <Tick />
      <h1>Payment Successful!</h1>
      <p className={text.lede}>Premium is yours, on every device you are signed in on.</p>
      {isSandbox && <SandboxBadge />}
      {note !== null && <Notice>{note}</Notice>}
      <TransactionId id={transactionId} />
      <p>A confirmation email follows shortly.</p>
      <p className={classNames(layout.row, styles.actions)}>
        <LinkButton as={Link} to="/upload">
          Start Creating Recipes
        </LinkButton>
        <LinkButton as={Link} variant="secondary" to="/">
          Back to Home
        </LinkButton>
      </p>
    </>
  )
}

function TransactionId({ id }: { id: string }) {
  return (
    <dl className={styles.facts}>
      <dt className={classNames(text.small, text.muted)}>Transaction ID</dt>
      <dd>{id}</dd>
    </dl>
  )
}

/** It was paid once, and gives nothing any more: its money went back, or what it began is over or on hold. */
function Over({ transactionId, title, words, next, isSandbox }: Of<'over'> & { isSandbox: boolean }) {
  const plans = { label: 'View Pricing', to: '/pricing' }
  const profile = { label: 'See your profile', to: '/profile' }
  const [first, second] = next === 'plans' ? [plans, profile] : [profile, plans]
  return (
    <>
      <h1>{title}</h1>
      <p className={text.lede}>{words}</p>
      {isSandbox && <SandboxBadge />}
      <TransactionId id={transactionId} />
      <p className={classNames(layout.row, styles.actions)}>
        <LinkButton as={Link} to={first.to}>
          {first.label}
        </LinkButton>
        <LinkButton as={Link} variant="secondary" to={second.to}>
          {second.label}
        </LinkButton>
      </p>
    </>
  )
}

/** A ticked plate: the dial closed all around. */
function Tick() {
  return (
    <svg viewBox="-70 -70 140 140" width="112" height="112" aria-hidden fill="none">
      <circle r="60" stroke="var(--leaf)" strokeWidth="8" />
      <circle r="44" fill="var(--leaf-tint)" />
      <path d="M-20 2 -6 16 20 -14" stroke="var(--leaf-ink)" strokeWidth="8" strokeLinecap="round" />
    </svg>
  )
}

function Waiting() {
  return (
    <>
      <h1>Your payment</h1>
      <div aria-live="polite" className={layout.row}>
        <Spinner />
        <p>We are waiting for the confirmation of your payment.</p>
      </div>
      <p className={text.muted}>
        This page updates as soon as it arrives, usually within a few seconds. You can also leave it: Premium
        starts all the same, and nothing is charged twice.
      </p>
      <p className={classNames(layout.row, styles.actions)}>
        <LinkButton as={Link} variant="secondary" to="/profile">
          See your profile
        </LinkButton>
      </p>
    </>
  )
}

function NotFound() {
  return (
    <>
      <h1>Your payment</h1>
      <Notice tone="warn" title="We found no such payment of yours.">
        The link may be incomplete, or the payment was not finished. Nothing was charged then. What you did
        pay for is in your profile.
      </Notice>
      <p className={classNames(layout.row, styles.actions)}>
        <LinkButton as={Link} to="/pricing">
          View Pricing
        </LinkButton>
        <LinkButton as={Link} variant="secondary" to="/profile">
          See your profile
        </LinkButton>
      </p>
    </>
  )
}

function SignedOut({ href }: { href: string }) {
  return (
    <>
      <h1>Your payment</h1>
      <Notice title="Please sign in to see your payment.">
        Sign in with the account that paid. Premium has begun there as soon as the payment was confirmed.
      </Notice>
      <p className={classNames(layout.row, styles.actions)}>
        <LinkButton as={Link} to={href}>
          Sign In
        </LinkButton>
      </p>
    </>
  )
}
