import type { Usage } from '#app/domain/allowance.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Scale } from '#app/ui/scale.tsx'

const TONE = { plenty: 'plain', low: 'warn', reached: 'limit' } as const

/** How a free member stands with one feature: used of all, what remains, a warning near the end, red at it. */
export function UsageCard({ usage }: { usage: Usage }) {
  const tone = TONE[usage.state]
  return (
    <div className={classNames('usage', tone !== 'plain' && `usage-${tone}`)}>
      <div className="usage-head">
        <strong>{usage.label}</strong>
        <span className="num">
          {usage.used}/{usage.limit}
        </span>
      </div>
      <Scale
        label={usage.label}
        value={usage.used}
        max={usage.limit}
        tone={tone}
        valueText={`${usage.used} of ${usage.limit} used`}
      />
      <span className="usage-left">
        {usage.state === 'reached' ? 'Limit reached' : `${usage.remaining} remaining`}
        {usage.state === 'low' && ': the last free one'}
      </span>
    </div>
  )
}
