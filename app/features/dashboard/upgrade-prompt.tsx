import { UpgradeLink } from '#app/features/billing/upgrade-host.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import styles from './dashboard.module.css'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import card from '#app/ui/card.module.css'

/** What a member without premium sees in the dashboard's place. */
export function UpgradePrompt() {
  return (
    <section
      className={classNames(card.card, card.pad, layout.stack, styles.upgrade)}
      aria-labelledby="upgrade-prompt"
    >
      <h2 id="upgrade-prompt">Upgrade to Premium</h2>
      <p className={text.muted}>
        With Premium your dashboard shows the meals of your plan for today, what you ate against your targets,
        your week, your weight and what in your pantry wants to be eaten.
      </p>
      <UpgradeLink className={buttonClass({ isBlock: true })}>Upgrade to Premium</UpgradeLink>
    </section>
  )
}
