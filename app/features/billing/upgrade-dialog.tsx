import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { BILLING_MESSAGES } from '#app/domain/billing/billing-messages.ts'
import { PREMIUM_FROM } from '#app/domain/billing/catalogue.ts'
import { useAuth } from '#app/features/page/auth-context.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import text from '#app/ui/text.module.css'
import { askToPay } from './ask-provider.ts'
import confetti from './confetti.module.css'
import { burst } from './confetti.ts'
import { BenefitList, PremiumBenefits } from './premium-benefits.tsx'
import { tellOtherTabs } from './other-tabs.ts'
import styles from './upgrade-dialog.module.css'
import { useBillingNews } from './use-billing-news.ts'

const CLOSES_AFTER_MS = 3000

const WELCOME = [
  'Unlimited recipe generations',
  'Saving your favourite recipes',
  'Nutrition tracking',
  'Meal planning',
] as const

type UpgradeDialogProps = { isOpen: boolean; isSignedIn: boolean; onClose: () => void }

/**
 * What Premium holds, and the way to pay it. Its welcome shows once the server confirms: paid in another tab, it
 * shows here; paid in this one, the browser is away and /success says it.
 */
export function UpgradeDialog({ isOpen, isSignedIn, onClose }: UpgradeDialogProps) {
  const [phase, setPhase] = useState<'idle' | 'processing' | 'welcome'>('idle')
  const [error, setError] = useState<{ message: string; isManaged?: boolean } | null>(null)
  const revalidator = useRevalidator()
  const openAuth = useAuth()

  useBillingNews(isOpen && isSignedIn, ({ tier }) => {
    if (tier !== 'premium' || phase === 'welcome') return
    setPhase('welcome')
    void revalidator.revalidate()
    tellOtherTabs()
  })

  useEffect(() => {
    const wake = (event: PageTransitionEvent) => event.persisted && setPhase('idle')
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [])

  const closed = () => {
    setPhase('idle')
    setError(null)
    onClose()
  }

  const upgrade = async () => {
    if (phase !== 'idle') return
    if (!isSignedIn) return setError({ message: BILLING_MESSAGES.upgradeSignedOut })
    setPhase('processing')
    setError(null)
    const answer = await askToPay('/billing/upgrade', 'monthly')
    if (answer.ok) return window.location.assign(answer.url)
    setPhase('idle')
    setError(answer)
  }

  return (
    <Dialog
      id="upgrade"
      title={phase === 'welcome' ? 'Welcome to Premium!' : 'Upgrade to Premium'}
      isOpen={isOpen}
      onClose={closed}
      className={styles.dialog}
    >
      {phase === 'welcome' ? (
        <Welcome onDone={closed} />
      ) : (
        <>
          <PremiumBenefits isNarrow />
          {error !== null && (
            <Notice tone="error">
              {error.message}
              {error.isManaged && (
                <>
                  {' '}
                  <Link to="/profile" onClick={closed}>
                    See your subscription
                  </Link>
                </>
              )}
              {!isSignedIn && openAuth && (
                <p className={styles.signIn}>
                  <Button
                    variant="secondary"
                    isSmall
                    onClick={() => {
                      closed()
                      openAuth('sign-in')
                    }}
                  >
                    Sign In
                  </Button>
                </p>
              )}
            </Notice>
          )}
          <Button isBlock isBusy={phase === 'processing'} onClick={() => void upgrade()}>
            {phase === 'processing' ? 'Processing...' : `Upgrade Now - ${PREMIUM_FROM}`}
          </Button>
          <p className={classNames(text.small, text.muted, styles.terms)}>
            Cancel anytime. No commitment required. <Link to="/pricing">See the annual plan</Link>
          </p>
        </>
      )}
    </Dialog>
  )
}

function Welcome({ onDone }: { onDone: () => void }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const done = useEffectEvent(onDone)
  useEffect(() => {
    if (canvas.current) void burst(canvas.current)
    const timer = setTimeout(() => done(), CLOSES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div aria-live="polite" className={layout.stack}>
      <canvas ref={canvas} className={confetti.canvas} aria-hidden />
      <p>Your payment is confirmed. Now yours:</p>
      <BenefitList benefits={WELCOME} isNarrow />
    </div>
  )
}
