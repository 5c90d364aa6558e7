import { Link } from 'react-router'
import { UpgradeLink } from '#app/features/billing/upgrade-host.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import card from '#app/ui/card.module.css'

/** What Premium would add to the page. */
export function UpgradePrompt() {
  return (
    <section className={classNames(card.card, card.pad, layout.stack)} aria-labelledby="upgrade-prompt">
      <h2 id="upgrade-prompt" className={text.heading3}>
        Upgrade to Premium
      </h2>
      <p className={text.muted}>
        With Premium this page shows today’s meals from your plan, what you have eaten against your targets,
        your week and your weight.
      </p>
      <UpgradeLink className={buttonClass({ isBlock: true })}>Upgrade to Premium</UpgradeLink>
      <p>
        <Link to="/pricing">View Pricing Plans</Link>
      </p>
    </section>
  )
}
