import { Scale } from '#app/ui/scale.tsx'
import type { PlanProgress } from '#app/features/plans/view/plan-view.ts'
import { progressText } from '#app/features/plans/view/plan-words.ts'
import layout from '#app/ui/layout.module.css'
import { classNames } from '#app/ui/class-names.ts'
import card from '#app/ui/card.module.css'

/** How far a plan is that is being made: the specified words, one tick a meal. */
export function PlanProgressCard({ progress }: { progress: PlanProgress }) {
  return (
    <section className={classNames(card.card, card.pad, layout.stack)} aria-label="Progress">
      <output>
        <b>{progressText(progress)}</b>
      </output>
      <PlanScale progress={progress} />
    </section>
  )
}

export function PlanScale({ progress }: { progress: PlanProgress }) {
  const { mealsDone, mealsTotal } = progress
  return (
    <Scale
      kind="progress"
      label="Meals generated"
      value={mealsDone}
      max={mealsTotal}
      ticks={mealsTotal}
      valueText={`${mealsDone} of ${mealsTotal} meals`}
    />
  )
}
