import { UpgradeLink } from '#app/features/billing/upgrade-host.tsx'
import { buttonClass } from '#app/ui/button.tsx'

/** What a member without premium sees in the dashboard's place. */
export function UpgradePrompt() {
  return (
    <section className="card card-pad stack max-w-[38rem]" aria-labelledby="upgrade-prompt">
      <h2 id="upgrade-prompt">Upgrade to Premium</h2>
      <p className="text-ink-2">
        With Premium your dashboard shows the meals of your plan for today, what you ate against your targets,
        your week, your weight and what in your pantry wants to be eaten.
      </p>
      <UpgradeLink className={buttonClass({ isBlock: true })}>Upgrade to Premium</UpgradeLink>
    </section>
  )
}
