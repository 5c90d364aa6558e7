import type { Usage } from '#app/domain/allowance.ts'
import text from '#app/ui/text.module.css'
import styles from './usage-meter.module.css'
import { UsageMeter } from './usage-meter.tsx'

/** How a free member stands with one feature: used of all, and what remains. */
export function UsageCard({ usage }: { usage: Usage }) {
  const { label, used, limit, remaining, state } = usage
  return (
    <UsageMeter
      usage={usage}
      title={label}
      label={label}
      valueText={`${used} of ${limit} used`}
      figure={
        <span className={text.num}>
          {used}/{limit}
        </span>
      }
      note={
        <span className={styles.left}>
          {state === 'reached' ? 'Limit reached' : `${remaining} remaining`}
          {state === 'low' && ': the last free one'}
        </span>
      }
    />
  )
}
