import { Scale } from '#app/ui/scale.tsx'
import type { PlanProgress } from '#app/features/plans/view/plan-view.ts'
import { progressText } from '#app/features/plans/view/plan-words.ts'

/** How far a plan is that is being made: the specified words, one tick a meal. */
export function PlanProgressCard({ progress }: { progress: PlanProgress }) {
  return (
    <section className="card card-pad grid gap-3" aria-label="Progress">
      <output className="font-semibold">{progressText(progress)}</output>
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
