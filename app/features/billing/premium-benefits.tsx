import Check from 'lucide-react/icons/check'
import { useSiteFacts } from '#app/features/page/site-facts.ts'
import { classNames } from '#app/ui/class-names.ts'
import text from '#app/ui/text.module.css'
import styles from './premium-benefits.module.css'

/** What Premium holds, in the order in which people ask for it. */
const PREMIUM_BENEFITS = [
  'Unlimited recipes and estimates',
  'Up to 3 recipes at once',
  'Plans of up to 7 days',
  'Macro targets and nutrition tracking',
  'Saved recipes with pictures',
] as const

const LEDGER_CLAIMED = '1000+ community recipes'
const LEDGER_COUNTED = 'Community recipes'

/** What Premium holds: with the operator's claim about the community feed, or without where the site counts instead. */
export function PremiumBenefits({ isNarrow = false }: { isNarrow?: boolean }) {
  const { hasLiveCounts } = useSiteFacts()
  const benefits = [...PREMIUM_BENEFITS, hasLiveCounts ? LEDGER_COUNTED : LEDGER_CLAIMED]
  return <BenefitList benefits={benefits} isNarrow={isNarrow} />
}

export function BenefitList({
  benefits,
  isNarrow,
}: {
  benefits: readonly string[]
  /** One under the other, also where there is room for two. */
  isNarrow?: boolean
}) {
  return (
    <ul className={classNames(styles.benefits, !isNarrow && styles.columns)}>
      {benefits.map((benefit) => (
        <li key={benefit}>
          <Check className={text.icon} aria-hidden />
          {benefit}
        </li>
      ))}
    </ul>
  )
}
