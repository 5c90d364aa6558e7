import Check from 'lucide-react/icons/check'
import { classNames } from '#app/ui/class-names.ts'

/** What Premium holds, in the order in which people ask for it. */
export const PREMIUM_BENEFITS = [
  'Unlimited recipes and estimates',
  'Up to 3 recipes at once',
  'Plans of up to 7 days',
  'Macro targets and nutrition tracking',
  'Saved recipes with pictures',
  '1000+ community recipes',
] as const

export function BenefitList({
  benefits,
  isNarrow,
}: {
  benefits: readonly string[]
  /** One under the other, also where there is room for two. */
  isNarrow?: boolean
}) {
  return (
    <ul className={classNames('gets', isNarrow && 'gets-narrow')}>
      {benefits.map((benefit) => (
        <li key={benefit}>
          <Check className="icon" aria-hidden />
          {benefit}
        </li>
      ))}
    </ul>
  )
}
