import { useEnergy } from '#app/features/page/energy.tsx'
import { withFractionSigns } from '#app/domain/recipe/kitchen-figures.ts'
import type { KcalDoubts } from '#app/domain/recipe/kcal-doubts.ts'
import { Notice } from '#app/ui/notice.tsx'

/** Shown beside a recipe's energy: what it leaves out, and how far it is from the source's figure. */
export function KcalDoubtsNote({ missing, sourceKcal, className }: KcalDoubts & { className?: string }) {
  const energy = useEnergy()
  if (missing.length === 0 && sourceKcal === null) return null
  return (
    <Notice tone="warn" className={className}>
      {missing.length > 0 && `We couldn’t count ${missing.map(withFractionSigns).join('; ')}. `}
      {sourceKcal !== null &&
        `The recipe’s own figure is ${energy.words(sourceKcal)} a serving: check the amounts and how many it serves.`}
    </Notice>
  )
}
